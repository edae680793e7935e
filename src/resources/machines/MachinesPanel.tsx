import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useOrderFeedback } from '../../feedback/useOrderFeedback';
import { CUSTOMERS } from '../../lib/paths';
import { OrderBar } from '../../ordering/OrderBar';
import { useOrdering, whole } from '../../ordering/useOrdering';
import { useClient, useV2Query } from '../../provider/reads/ClientContext';
import { Panel } from '../../ui/page/Panel';
import { endpoints } from '../../v2/endpoints';
import type { Machine } from '../../v2/entities/machine';
import { LabelsButton } from './labels/LabelsButton';
import { AddMachine, UsageButton } from './MachineLinks';
import { MachineTable } from './MachineTable';

export const MachinesPanel = ({ customerId, title }: { customerId: number; title?: string }) => {
  const translate = useTranslate();
  const { query, ordering } = useMachines(customerId);
  return (
    <Panel
      title={title}
      query={query}
      overview={CUSTOMERS}
      actions={
        <>
          {ordering.items.length > 0 && (
            <>
              <UsageButton customerId={customerId} />
              <LabelsButton machines={ordering.items} customerId={customerId} />
            </>
          )}
          <AddMachine customerId={customerId} />
        </>
      }
    >
      {() =>
        ordering.items.length === 0 ? (
          <Typography color="text.secondary">{translate('machines.none')}</Typography>
        ) : (
          <>
            {ordering.items.length > 1 && <OrderBar ordering={ordering} />}
            <MachineTable ordering={ordering} />
          </>
        )
      }
    </Panel>
  );
};

const NONE: readonly Machine[] = [];

/** A customer's machines in the order of the wash line, numbered from 0 (section 4). */
const useMachines = (customerId: number) => {
  const client = useClient();
  const query = useV2Query(endpoints.machines.list, { id: customerId });
  const ordering = useOrdering({
    items: query.data?.machines ?? NONE,
    id: ({ customer_machinery_id }) => customer_machinery_id,
    field: 'view_order',
    read: async () => whole(await client.call(endpoints.machines.list, { params: { id: customerId } })).machines,
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
