import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { customerPaths } from '../../lib/customerPaths';
import { LinkButton } from '../../ui/LinkButton';
import { PageHeading } from '../../ui/PageHeading';
import { useCustomerId } from '../../ui/useCustomerId';
import { useTitleOfCustomer } from '../../ui/useTitleOfCustomer';
import { TasksPanel } from './TasksPanel';

/** A customer's tasks on a page of their own. */
export const TasksScreen = () => {
  const translate = useTranslate();
  const customerId = useCustomerId();
  return (
    <>
      <PageHeading title={useTitleOfCustomer(customerId)}>
        <LinkButton to={customerPaths.dashboard(customerId)} variant="outlined" startIcon={<DashboardIcon />}>
          {translate('customers.dashboard')}
        </LinkButton>
      </PageHeading>
      <Box sx={{ maxWidth: 720 }}>
        <TasksPanel customerId={customerId} />
      </Box>
    </>
  );
};
