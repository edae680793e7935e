import { SHORTCUTS } from '../../keys/shortcuts';
import { DashboardButton } from '../../ui/page/DashboardButton';
import { PageHeading } from '../../ui/page/PageHeading';
import { useCustomerId, useTitleOfCustomer } from '../../ui/page/useCustomer';
import { AddMachine } from './AddMachine';
import { MachinesPanel } from './MachinesPanel';
import { UsageButton } from './UsageButton';

export const MachinesScreen = () => {
  const customerId = useCustomerId();
  return (
    <>
      <PageHeading title={useTitleOfCustomer(customerId)}>
        <DashboardButton customerId={customerId} />
        <UsageButton customerId={customerId} />
        <AddMachine customerId={customerId} aria-keyshortcuts={SHORTCUTS.create.keys} />
      </PageHeading>
      <MachinesPanel customerId={customerId} />
    </>
  );
};
