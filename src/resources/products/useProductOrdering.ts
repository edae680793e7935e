import { useGetList } from 'react-admin';
import { useOrderFeedback } from '../../feedback/useOrderFeedback';
import { useOrdering } from '../../ordering/useOrdering';
import { useClient } from '../../provider/ClientContext';
import { endpoints } from '../../v2/endpoints';
import type { Product } from '../../v2/entities/product';

export type ProductRow = Product & { id: number };

/** The order of all products, numbered from 0 (section 4). */
export const useProductOrdering = () => {
  const client = useClient();
  const feedback = useOrderFeedback();
  const { data: items = [], refetch } = useGetList<ProductRow>('products', {
    pagination: { page: 1, perPage: 1_000_000 },
    sort: { field: 'prio', order: 'ASC' },
  });
  return useOrdering({
    items,
    id: ({ id }) => id,
    field: 'prio',
    save: (products) =>
      client.call(endpoints.products.updateOrder, {
        body: { order: products.map(({ id, prio }) => ({ productId: id, prio: String(prio) })) },
      }),
    onSaved: () => {
      feedback.onSaved();
      void refetch();
    },
    onFailed: (error) => {
      feedback.onFailed(error);
      void refetch();
    },
  });
};
