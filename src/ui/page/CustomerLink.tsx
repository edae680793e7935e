import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import Box from '@mui/material/Box';
import { useRecordContext, useTranslate } from 'react-admin';
import { customerPaths } from '../../lib/paths';
import { LinkButton } from './LinkButton';
import { useCustomer } from './useCustomer';

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
      sx={{ maxWidth: '20rem' }}
    >
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {name || translate('customers.dashboard')}
      </Box>
    </LinkButton>
  );
};

/** The same for the record of a form. An older v2 may leave out the customer. */
export const CustomerOfRecord = () => {
  const customerId = useRecordContext<{ id: number; customer_id?: number | null }>()?.customer_id;
  return customerId ? <CustomerLink customerId={customerId} /> : null;
};

/** A link to a customer's dashboard, for the heading of their other screens. */
export const DashboardButton = ({ customerId }: { customerId: number }) => {
  const translate = useTranslate();
  return (
    <LinkButton to={customerPaths.dashboard(customerId)} variant="outlined" startIcon={<DashboardIcon />}>
      {translate('customers.dashboard')}
    </LinkButton>
  );
};
