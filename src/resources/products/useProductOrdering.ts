import { useQueryClient } from '@tanstack/react-query';
import { useGetList, useNotify } from 'react-admin';
import { useOrdering } from '../../ordering/useOrdering';
import { useClient } from '../../provider/ClientContext';
import { markListsStale } from '../../provider/wholeLists';
import { endpoints } from '../../v2/endpoints';
import type { Product } from '../../v2/entities/product';

export type ProductRow = Product & { id: number };

/** The order of all products, numbered from 0 (section 4). */
export const useProductOrdering = () => {
  const client = useClient();
  const queryClient = useQueryClient();
  const notify = useNotify();
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
      notify('feedback.order.saved', { type: 'success' });
      markListsStale(queryClient, 'products');
      void refetch();
    },
    onFailed: () => notify('feedback.order.saveFailed', { type: 'error' }),
  });
};
