import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import { useTranslate } from 'react-admin';
import { customerPaths } from '../../lib/paths';
import { LinkButton } from './LinkButton';

/** A link to a customer's dashboard, for the heading of their other screens. */
export const DashboardButton = ({ customerId }: { customerId: number }) => {
  const translate = useTranslate();
  return (
    <LinkButton to={customerPaths.dashboard(customerId)} variant="outlined" startIcon={<DashboardIcon />}>
      {translate('customers.dashboard')}
    </LinkButton>
  );
};
