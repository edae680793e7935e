import Box from '@mui/material/Box';
import { DashboardButton } from '../../ui/page/CustomerLink';
import { PageHeading } from '../../ui/page/PageHeading';
import { useCustomerId, useTitleOfCustomer } from '../../ui/page/useCustomer';
import { TasksPanel } from './TasksPanel';

export const TasksScreen = () => {
  const customerId = useCustomerId();
  return (
    <>
      <PageHeading title={useTitleOfCustomer(customerId)}>
        <DashboardButton customerId={customerId} />
      </PageHeading>
      <Box sx={{ maxWidth: 720 }}>
        <TasksPanel customerId={customerId} />
      </Box>
    </>
  );
};
