import Alert from '@mui/material/Alert';
import { PasswordInput, TextInput, useTranslate } from 'react-admin';
import { CreateScreen } from '../../ui/form/CreateScreen';
import { FORM_WIDTH } from '../../ui/form/formLayout';
import { FlagInput } from '../../ui/inputs/FlagInput';
import { FIRST_ORDER_DISCOUNT_PERCENT } from '../../v2/constants';
import { CustomerNew } from '../../v2/entities/customer';
import { CustomerForm } from './CustomerForm';

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

/** The discount text of section 9. */
const FirstOrderDiscount = () => {
  const translate = useTranslate();
  return (
    <Alert severity="info" role="note" sx={{ mb: 2.5, maxWidth: FORM_WIDTH }}>
      {translate('customers.firstOrderDiscount', { percent: FIRST_ORDER_DISCOUNT_PERCENT })}
    </Alert>
  );
};
