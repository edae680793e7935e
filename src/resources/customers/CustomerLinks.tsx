import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import { useRecordContext, useTranslate } from 'react-admin';
import { customerPaths } from '../../lib/customerPaths';
import { LinkButton } from '../../ui/LinkButton';

export const CustomerLinks = () => {
  const translate = useTranslate();
  const customer = useRecordContext();
  if (!customer) return null;
  return (
    <LinkButton to={customerPaths.dashboard(customer.id)} variant="outlined" startIcon={<DashboardIcon />}>
      {translate('customers.dashboard')}
    </LinkButton>
  );
};
