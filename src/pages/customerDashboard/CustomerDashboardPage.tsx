import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useV2Query } from '../../provider/reads/ClientContext';
import { MachinesPanel } from '../../resources/machines/MachinesPanel';
import { TasksPanel } from '../../resources/tasks/TasksPanel';
import { isNotFound } from '../../ui/page/LoadFailed';
import { useCustomerId } from '../../ui/page/useCustomer';
import { useFirstAnswers } from '../../ui/page/useFirstAnswers';
import { endpoints } from '../../v2/endpoints';
import { CustomerHead } from './CustomerHead';
import { OrdersPanel } from './OrdersPanel';
import { ReportsPanel } from './ReportsPanel';
import { WaterReportsPanel } from './WaterReportsPanel';

/** A customer's overview for an advisor. Each panel loads, fails and retries by itself. */
export const CustomerDashboardPage = () => {
  const translate = useTranslate();
  const customerId = useCustomerId();
  const customer = useV2Query(endpoints.customers.one, { id: customerId });
  // What the panels show, so that they are drawn once: with it.
  useV2Query(endpoints.tasks.list, { id: customerId });
  useV2Query(endpoints.reports.list, { id: customerId });
  useV2Query(endpoints.waterreports.list, { customerId });
  useV2Query(endpoints.machines.list, { id: customerId });
  const isReady = useFirstAnswers(customer.data !== undefined);
  if (!customer.data && isNotFound(customer.error)) return <CustomerHead query={customer} customerId={customerId} />;
  return (
    <>
      <CustomerHead query={customer} customerId={customerId} />
      {isReady && (
        <Box
          sx={{
            display: 'grid',
            gap: 2.5,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <Stack sx={{ gap: 2.5, minWidth: 0 }}>
            <TasksPanel customerId={customerId} title={translate('customerDashboard.tasks')} />
            <OrdersPanel key={customerId} customerId={customerId} />
          </Stack>
          <Stack sx={{ gap: 2.5, minWidth: 0 }}>
            <ReportsPanel customerId={customerId} />
            <WaterReportsPanel customerId={customerId} />
          </Stack>
          <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
            <MachinesPanel customerId={customerId} title={translate('customerDashboard.machines')} />
          </Box>
        </Box>
      )}
    </>
  );
};
