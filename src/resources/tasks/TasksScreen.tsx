import Box from '@mui/material/Box';
import { DashboardButton } from '../../ui/page/CustomerLink';
import { PageHeading } from '../../ui/page/PageHeading';
import { useCustomerId, useTitleOfCustomer } from '../../ui/page/useCustomer';
import { TasksPanel } from './TasksPanel';

const WIDTH = 720;

export const TasksScreen = () => {
  const customerId = useCustomerId();
  return (
    <>
      <PageHeading title={useTitleOfCustomer(customerId)} maxWidth={WIDTH}>
        <DashboardButton customerId={customerId} />
      </PageHeading>
      <Box sx={{ maxWidth: WIDTH }}>
        <TasksPanel customerId={customerId} />
      </Box>
    </>
  );
};
