import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { CUSTOMERS } from '../../lib/paths';
import { SaveOrderButton } from '../../ordering/SaveOrderButton';
import { Panel } from '../../ui/page/Panel';
import { AddMachine } from './AddMachine';
import { LabelsButton } from './labels/LabelsButton';
import { MachineTable } from './MachineTable';
import { UsageButton } from './UsageButton';
import { useMachines } from './useMachines';

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
              <LabelsButton machines={ordering.items} />
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
            <MachineTable ordering={ordering} />
            {ordering.items.length > 1 && <SaveOrderButton ordering={ordering} />}
          </>
        )
      }
    </Panel>
  );
};
