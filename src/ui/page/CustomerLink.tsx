import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import { useRecordContext, useTranslate } from 'react-admin';
import { customerPaths } from '../../lib/paths';
import { LinkButton } from './LinkButton';
import { useCustomerLeft } from './returnTo';
import { useCustomer } from './useCustomer';
import './page.css';

/** Names the customer whose form this is, and leads to their dashboard. */
export const CustomerLink = ({ customerId }: { customerId: number }) => {
  const translate = useTranslate();
  const { name } = useCustomer(customerId);
  return (
    <LinkButton
      to={customerPaths.dashboard(customerId)}
      variant="outlined"
      startIcon={<DashboardIcon />}
      title={name}
      className="customer-link"
    >
      <span>{name || translate('customers.dashboard')}</span>
    </LinkButton>
  );
};

/** Whose record a form has. An older v2 may leave out the customer: then the one whose screen it was opened from. */
export const useCustomerOfRecord = (): number | undefined => {
  const left = useCustomerLeft();
  return useRecordContext<{ id: number; customer_id?: number | null }>()?.customer_id ?? left;
};

/** The same as a link, for the record of a form. */
export const CustomerOfRecord = () => {
  const customerId = useCustomerOfRecord();
  return customerId ? <CustomerLink customerId={customerId} /> : null;
};

interface DashboardButtonProps {
  customerId: number;
  variant?: 'outlined' | 'text';
}

/** A link to a customer's dashboard, for the heading of their other screens; in a list a text as its other buttons. */
export const DashboardButton = ({ customerId, variant = 'outlined' }: DashboardButtonProps) => {
  const translate = useTranslate();
  return (
    <LinkButton to={customerPaths.dashboard(customerId)} variant={variant} startIcon={<DashboardIcon />}>
      {translate('customers.dashboard')}
    </LinkButton>
  );
};
