import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useStore } from 'react-admin';
import { usageTexts } from '../../../i18n/nl/late/usage';
import { CUSTOMERS } from '../../lib/paths';
import type { Assumptions } from '../../lib/usage';
import { useV2Query } from '../../provider/reads/ClientContext';
import { DashboardButton } from '../../ui/page/CustomerLink';
import { PageHeading } from '../../ui/page/PageHeading';
import { Panel } from '../../ui/page/Panel';
import { useCustomer, useCustomerId } from '../../ui/page/useCustomer';
import { endpoints } from '../../v2/endpoints';
import type { Machine } from '../../v2/entities/machine';
import { AssumptionFields } from './Assumptions';
import { MachineUsageTable } from './MachineUsageTable';
import { OrderPanel } from './OrderPanel';
import { useUsage } from './useUsage';

const USUAL: Assumptions = { carsPerDay: 100, daysPerWeek: 6 };

/** What a customer's wash line will use in the coming months, and what to order for it. */
export const UsagePage = () => {
  const customerId = useCustomerId();
  const { name, error } = useCustomer(customerId);
  const query = useV2Query(endpoints.machines.list, { id: customerId });
  return (
    <>
      <PageHeading title={name ? usageTexts.titleOf(name) : usageTexts.title} isUnfinished={!name && !error}>
        <DashboardButton customerId={customerId} />
      </PageHeading>
      <Panel query={query} overview={CUSTOMERS}>
        {({ machines }) => <Usage key={customerId} customerId={customerId} machines={machines} />}
      </Panel>
    </>
  );
};

const Usage = ({ customerId, machines }: { customerId: number; machines: readonly Machine[] }) => {
  const [assumptions, setAssumptions] = useStore<Assumptions>(`preferences.usage.${customerId}`, USUAL);
  const usage = useUsage(customerId, machines, assumptions);
  if (usage.machines.length === 0) return <Typography color="text.secondary">{usageTexts.none}</Typography>;
  return (
    <Stack sx={{ gap: 3 }}>
      <div>
        <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
          {usageTexts.assumptions}
        </Typography>
        <AssumptionFields value={assumptions} onChange={setAssumptions} />
        <Typography variant="body2" color="text.secondary">
          {usageTexts.formula}
        </Typography>
        {usage.left > 0 && (
          <Typography variant="body2" sx={{ mt: 1 }}>
            {usageTexts.left(usage.left)}
          </Typography>
        )}
      </div>
      <OrderPanel
        customerId={customerId}
        products={usage.products}
        months={usage.months}
        assumptions={assumptions}
        missing={[usage.lacksNames && usageTexts.lacksNames, usage.lacksOrders && usageTexts.lacksOrders]
          .filter(Boolean)
          .join(' ')}
        onRetry={usage.refetch}
      />
      <MachineUsageTable machines={usage.machines} months={usage.months} />
    </Stack>
  );
};
