import { useOrderFeedback } from '../../feedback/useOrderFeedback';
import { useOrdering } from '../../ordering/useOrdering';
import { useClient, useV2Query } from '../../provider/reads/ClientContext';
import { endpoints } from '../../v2/endpoints';
import type { Machine } from '../../v2/entities/machine';

const NONE: readonly Machine[] = [];

/** A customer's machines in the order of the wash line, numbered from 0 (section 4). */
export const useMachines = (customerId: number) => {
  const client = useClient();
  const query = useV2Query(endpoints.machines.list, { id: customerId });
  const ordering = useOrdering({
    items: query.data?.machines ?? NONE,
    id: ({ customer_machinery_id }) => customer_machinery_id,
    field: 'view_order',
    read: async () => (await client.call(endpoints.machines.list, { params: { id: customerId } })).machines,
    save: (machines) =>
      client.call(endpoints.machines.updateOrder, {
        body: {
          order: machines.map(({ customer_machinery_id, view_order }) => ({
            machineId: customer_machinery_id,
            view_order: String(view_order),
          })),
        },
      }),
    ...useOrderFeedback(),
  });
  return { query, ordering };
};
