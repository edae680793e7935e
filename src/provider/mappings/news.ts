import { endpoints } from '../../v2/endpoints';
import { listOf, type Mapping, oneOf, write } from '../mapping';

const rows = endpoints.news;

export const news: Mapping = {
  idField: 'newsId',
  list: listOf(rows.list, (list) => list, {}),
  one: oneOf(rows.one, (id) => ({ id })),
  create: write(rows.create, () => ({})),
  update: write(rows.update, (id) => ({ id })),
  delete: write(rows.delete, (id) => ({ id })),
  images: [{ field: 'image', upload: write(rows.updateImage, (id) => ({ id })) }],
};
