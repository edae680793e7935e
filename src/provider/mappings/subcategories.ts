import { endpoints } from '../../v2/endpoints';
import { listOf, type Mapping, oneOf, write } from '../mapping';

const rows = endpoints.subcategories;

export const subcategories: Mapping = {
  idField: 'subcategory_id',
  // v2 lists subcategories within their categories alone.
  list: listOf(endpoints.categories.list, (list) => list.flatMap((category) => category.subcategories), {}),
  one: oneOf(rows.one, (id) => ({ id })),
  create: write(rows.create, () => ({})),
  update: write(rows.update, (id) => ({ id })),
  delete: write(rows.delete, (id) => ({ id })),
  images: [{ field: 'subcategory_image', upload: write(rows.updateImage, (id) => ({ id })), inCreate: true }],
};
