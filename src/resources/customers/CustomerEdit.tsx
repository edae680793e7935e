import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PasswordInput, TextInput, useRecordContext, useTranslate } from 'react-admin';
import { formatDateTime } from '../../lib/dates';
import { ConfirmedDeleteButton } from '../../ui/form/ConfirmedDeleteButton';
import { EditScreen } from '../../ui/form/EditScreen';
import { Tag } from '../../ui/list/Tag';
import { DashboardButton } from '../../ui/page/CustomerLink';
import { READ_ONLY } from '../../ui/page/formLayout';
import { HistoryButton } from '../../ui/page/HistoryButton';
import { useReturnTo } from '../../ui/page/returnTo';
import { CustomerEditBody } from '../../v2/entities/customer';
import { AccountState } from './AccountState';
import { CustomerForm } from './CustomerForm';

export const CustomerEdit = () => {
  const from = useReturnTo();
  return (
    <EditScreen
      redirect={from}
      schema={CustomerEditBody}
      links={
        <>
          <CustomerLinks />
          <HistoryButton />
        </>
      }
      header={<CustomerStanding />}
      actions={<ConfirmedDeleteButton />}
    >
      <CustomerForm
        account={
          <>
            <TextInput source="username" slotProps={READ_ONLY} helperText="customers.usernameFixed" />
            <PasswordInput source="password" autoComplete="new-password" helperText="customers.password.unchanged" />
          </>
        }
      />
      <AccountState />
    </EditScreen>
  );
};

const CustomerLinks = () => {
  const customer = useRecordContext<{ id: number }>();
  return customer ? <DashboardButton customerId={customer.id} /> : null;
};

/** The customer's role and last login. */
const CustomerStanding = () => {
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
