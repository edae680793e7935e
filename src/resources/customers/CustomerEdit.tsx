import { ConfirmedDeleteButton } from '../../feedback/ConfirmedDeleteButton';
import { EditScreen } from '../../ui/EditScreen';
import { HistoryButton } from '../../ui/HistoryButton';
import { PasswordInput } from '../../ui/inputs/PasswordInput';
import { TextInput } from '../../ui/inputs/TextInput';
import { CustomerEdit as CustomerSchema } from '../../v2/entities/customer';
import { AccountState } from './AccountState';
import { CustomerForm } from './CustomerForm';
import { CustomerLinks } from './CustomerLinks';
import { CustomerStanding } from './CustomerStanding';

export const CustomerEdit = () => (
  <EditScreen
    schema={CustomerSchema}
    links={
      <>
        <CustomerLinks />
        <HistoryButton />
      </>
    }
    header={<CustomerStanding />}
    actions={<ConfirmedDeleteButton content="customers.confirmDelete" />}
  >
    <CustomerForm
      account={
        <>
          <TextInput source="username" readOnly autoComplete="off" helperText="customers.usernameFixed" />
          <PasswordInput source="password" autoComplete="new-password" helperText="customers.password.unchanged" />
        </>
      }
    />
    <AccountState />
  </EditScreen>
);
