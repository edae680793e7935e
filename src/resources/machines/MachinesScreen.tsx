import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import { useTranslate } from 'react-admin';
import { customerPaths } from '../../lib/customerPaths';
import { LinkButton } from '../../ui/LinkButton';
import { PageHeading } from '../../ui/PageHeading';
import { useCustomerId } from '../../ui/useCustomerId';
import { useTitleOfCustomer } from '../../ui/useTitleOfCustomer';
import { AddMachine } from './AddMachine';
import { MachinesPanel } from './MachinesPanel';

/** A customer's machines on a page of their own. */
export const MachinesScreen = () => {
  const translate = useTranslate();
  const customerId = useCustomerId();
  return (
    <>
      <PageHeading title={useTitleOfCustomer(customerId)}>
        <LinkButton to={customerPaths.dashboard(customerId)} variant="outlined" startIcon={<DashboardIcon />}>
          {translate('customers.dashboard')}
        </LinkButton>
        <AddMachine customerId={customerId} />
      </PageHeading>
      <MachinesPanel customerId={customerId} />
    </>
  );
};
