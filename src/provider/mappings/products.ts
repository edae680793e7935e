import { endpoints } from '../../v2/endpoints';
import type { ProductBody } from '../../v2/entities/product';
import { type FormData, listOf, type Mapping, oneOf, write } from '../mapping';

const rows = endpoints.products;

/** The wire takes a product's categories under other names than it gives them (section 7). */
const body = (data: FormData): ProductBody => {
  const { categories, ...fields } = data as FormData & { categories?: readonly FormData[] };
  return {
    ...fields,
    categories: (categories ?? []).map((place) => ({
      shop_id: place.shop_id,
      category_id: place.shop_product_category_id,
      subcategory_id: place.shop_product_subcategory_id ?? null,
    })),
  } as ProductBody;
};

const places = (record: FormData) => (record.categories ?? []) as readonly FormData[];

export const products: Mapping = {
  idField: 'product_id',
  list: listOf(rows.list, (list) => list, {}),
  one: oneOf(rows.one, (id) => ({ id })),
  create: write(rows.create, () => ({}), body),
  update: write(rows.update, (id) => ({ id }), body),
  delete: write(rows.delete, (id) => ({ id })),
  images: [{ field: 'main_image', upload: write(rows.updateImage, (id) => ({ id })) }],
  rules: {
    searchText: (record) =>
      [record.main_title, record.sku, record.king_sireon_artikelnummer, record.king_carwash_artikelnummer].join(' '),
    filters: {
      category_id: (record, id) => places(record).some((place) => place.shop_product_category_id === Number(id)),
      subcategory_id: (record, id) => places(record).some((place) => place.shop_product_subcategory_id === Number(id)),
    },
  },
};
