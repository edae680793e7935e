import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'react-admin';
import { formatDateTime } from '../../lib/dates';
import { Tag } from '../../ui/Tag';

/** What a customer is to the business, and when they last came by. */
export const CustomerStanding = () => {
  const translate = useTranslate();
  const customer = useRecordContext();
  if (!customer) return null;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, mb: 2.5, mt: -1 }}>
      {customer.user_role && <Tag>{customer.user_role}</Tag>}
      <Typography variant="body2" color="text.secondary">
        {translate('customers.lastLogin', { moment: formatDateTime(customer.last_login) })}
      </Typography>
    </Stack>
  );
};
