import { CreateScreen } from '../../ui/CreateScreen';
import { FlagInput } from '../../ui/inputs/FlagInput';
import { PasswordInput } from '../../ui/inputs/PasswordInput';
import { TextInput } from '../../ui/inputs/TextInput';
import { CustomerNew } from '../../v2/entities/customer';
import { CustomerForm } from './CustomerForm';
import { FirstOrderDiscount } from './FirstOrderDiscount';

const NEW = { active: 'Y', discount_on_first_order: 1, shops: [] };

export const CustomerCreate = () => (
  <CreateScreen schema={CustomerNew} defaultValues={NEW} header={<FirstOrderDiscount />}>
    <CustomerForm
      account={
        <>
          <TextInput source="username" isRequired autoComplete="off" />
          <PasswordInput
            source="password"
            isRequired
            autoComplete="new-password"
            helperText="customers.password.length"
          />
        </>
      }
    />
    <FlagInput source="active" on="Y" off="N" />
  </CreateScreen>
);
