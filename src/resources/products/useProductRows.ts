import { useGetList, useListContext } from 'react-admin';
import { useOrderFeedback } from '../../feedback/useOrderFeedback';
import type { Fields } from '../../lib/recordFields';
import { orderingView } from '../../ordering/orderingView';
import { useOrdering, whole } from '../../ordering/useOrdering';
import { useClient } from '../../provider/reads/ClientContext';
import { WHEN_SEEN } from '../../provider/reads/queryCache';
import { useAsKept } from '../../provider/reads/useAsKept';
import { applyListParams } from '../../provider/records/listParams';
import { mappings } from '../../provider/records/mappings';
import { endpoints } from '../../v2/endpoints';
import type { Product } from '../../v2/entities/product';

/**
 * The table's rows, and whether they can be ordered. That needs the stored order and no search: only then a place among
 * the rows is a place in the whole order, and the rows are those of all pages. Hidden products keep their places.
 */
export const useProductRows = (filter: Fields) => {
  const { data = [], sort, filterValues } = useListContext<ProductRow>();
  const ordering = useProductOrdering();
  const { q, ...shown } = filterValues;
  const isSorted = sort.field === 'prio' && sort.order === 'ASC';
  const isOrderable = isSorted && !q;

  const rows = isOrderable
    ? applyListParams(ordering.items, { filter: { ...filter, ...shown } }, mappings.products?.rules).data
    : data;
  const reason = q ? 'products.ordering.offSearch' : isSorted ? undefined : 'products.ordering.offSort';
  const hidesSome = isOrderable && rows.length < ordering.items.length;
  return { ordering, view: orderingView(ordering, rows), isOrderable, reason, hidesSome };
};

type ProductRow = Product & { id: number };

const IN_ORDER = { pagination: { page: 1, perPage: 1_000_000 }, sort: { field: 'prio', order: 'ASC' } } as const;

/**
 * The order of all products, numbered from 0 (section 4). A save also replaces the places that the order page of a category
 * gave: v2 has one `prio` a product.
 */
const useProductOrdering = () => {
  const client = useClient();
  // As the list around it is: see ListScreen.
  const { data: items = [] } = useGetList<ProductRow>('products', IN_ORDER, { ...useAsKept('products'), ...WHEN_SEEN });
  return useOrdering({
    items,
    id: ({ id }) => id,
    field: 'prio',
    read: async () => {
      const products = whole(await client.call(endpoints.products.list));
      return applyListParams(
        products.map((product) => ({ ...product, id: product.product_id })),
        IN_ORDER,
      ).data;
    },
    save: (products) =>
      client.call(endpoints.products.updateOrder, {
        body: { order: products.map(({ id, prio }) => ({ productId: id, prio: String(prio) })) },
      }),
    ...useOrderFeedback(),
  });
};
