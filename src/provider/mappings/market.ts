import { endpoints } from '../../v2/endpoints';
import { MARKET_IMAGES } from '../../v2/entities/market';
import { listOf, type Mapping, oneOf, write } from '../mapping';

const rows = endpoints.market;

export const market: Mapping = {
  idField: 'market_id',
  list: listOf(rows.list, (list) => list, {}),
  one: oneOf(rows.one, (id) => ({ id })),
  create: write(rows.create, () => ({})),
  update: write(rows.update, (id) => ({ id })),
  images: MARKET_IMAGES.map((field, imageNo) => ({
    field,
    upload: write(rows.updateImage, (id) => ({ id })),
    remove: write(rows.deleteImage, (marketId) => ({ marketId, imageNo })),
  })),
};
