import { useMemo } from 'react';
import { useOrderFeedback } from '../../feedback/useOrderFeedback';
import { useOrdering, whole } from '../../ordering/useOrdering';
import { useClient } from '../../provider/reads/ClientContext';
import { PRODUCT_ORDER_FIRST_PRIO } from '../../v2/constants';
import type { ParamsOf } from '../../v2/endpoint';
import { endpoints } from '../../v2/endpoints';
import type { Product } from '../../v2/entities/product';

/** A place in the order. `product` stays the same object while places change. */
export interface ProductPlace {
  key: number;
  prio: number;
  product: Product;
}

const placesOf = (products: readonly Product[]) =>
  products.map((product): ProductPlace => ({ key: product.product_id, prio: product.prio, product }));

export type ProductsOf = ParamsOf<typeof endpoints.products.ofCategory>;

/**
 * The order of a category's products, numbered from 1 (section 4). It is the same `prio` that the list of products orders
 * all of them by: a save moves these products there too.
 */
export const useProductOrder = (params: ProductsOf, products: readonly Product[]) => {
  const client = useClient();
  const items = useMemo(() => placesOf(products), [products]);
  return useOrdering<ProductPlace>({
    items,
    id: ({ key }) => key,
    field: 'prio',
    first: PRODUCT_ORDER_FIRST_PRIO,
    read: async () => placesOf(whole(await client.call(endpoints.products.ofCategory, { params }))),
    save: (places) =>
      client.call(endpoints.products.updateOrder, {
        body: { order: places.map(({ key, prio }) => ({ productId: key, prio: String(prio) })) },
      }),
    ...useOrderFeedback(),
  });
};
