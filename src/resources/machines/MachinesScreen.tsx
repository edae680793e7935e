import { SHORTCUTS } from '../../keys/shortcuts';
import { useV2Query } from '../../provider/reads/ClientContext';
import { DashboardButton } from '../../ui/page/CustomerLink';
import { PageHeading } from '../../ui/page/PageHeading';
import { useCustomerId, useTitleOfCustomer } from '../../ui/page/useCustomer';
import { endpoints } from '../../v2/endpoints';
import { LabelsButton } from './labels/LabelsButton';
import { AddMachine, UsageButton } from './MachineLinks';
import { MachinesPanel } from './MachinesPanel';

export const MachinesScreen = () => {
  const customerId = useCustomerId();
  const items = useV2Query(endpoints.machines.list, { id: customerId }).data?.machines ?? [];
  return (
    <>
      <PageHeading title={useTitleOfCustomer(customerId)}>
        <DashboardButton customerId={customerId} />
        {items.length > 0 && (
          <>
            <UsageButton customerId={customerId} variant="outlined" />
            <LabelsButton machines={items} customerId={customerId} variant="outlined" />
          </>
        )}
        <AddMachine customerId={customerId} variant="contained" aria-keyshortcuts={SHORTCUTS.create.keys} />
      </PageHeading>
      <MachinesPanel customerId={customerId} />
    </>
  );
};
