import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { CheckboxGroupInput, PasswordInput, TextInput, useRecordContext, useTranslate } from 'react-admin';
import { formatPhone, formatPostcode, formatVatNumber } from '../../lib/contactDetails';
import { useShops } from '../../provider/reads/useShops';
import { CreateScreen } from '../../ui/form/CreateScreen';
import { EmailsInput } from '../../ui/inputs/EmailsInput';
import { FlagInput } from '../../ui/inputs/FlagInput';
import { UsualFormInput } from '../../ui/inputs/UsualFormInput';
import { Columns, FORM_WIDTH, FormSection } from '../../ui/page/formLayout';
import { FIRST_ORDER_DISCOUNT_PERCENT } from '../../v2/constants';
import { type Customer, CustomerNew } from '../../v2/entities/customer';
import { CountryInput, useInvoiceCountry } from './CountryInput';

/** A customer's fields in the user's order. `account`: user name and password, which differ between create and edit. */
export const CustomerForm = ({ account }: { account: ReactNode }) => {
  const translate = useTranslate();
  const { onCompany, onInvoice } = useInvoiceCountry();
  return (
    <>
      <Columns>
        <TextInput source="company_name" isRequired />
        <TextInput source="name" isRequired />
      </Columns>
      <TextInput source="company_address" isRequired />
      <Columns>
        <UsualFormInput source="company_zip" usual={formatPostcode} isRequired />
        <TextInput source="company_place" isRequired />
        <CountryInput source="company_country_id" onChoose={onCompany} isRequired />
      </Columns>
      <UsualFormInput source="company_phone" usual={formatPhone} type="tel" isRequired />
      <EmailsInput source="company_email" helperText="customers.emailsHint" isRequired />

      <FormSection>{translate('customers.sections.invoice')}</FormSection>
      <TextInput source="invoice_address" />
      <Columns>
        <UsualFormInput source="invoice_zip" usual={formatPostcode} />
        <TextInput source="invoice_place" />
        <CountryInput source="invoice_country_id" onChoose={onInvoice} />
      </Columns>
      <Columns>
        <UsualFormInput source="tax_number" usual={formatVatNumber} />
        <TextInput source="king_debiteurnummer_sireon" />
        <TextInput source="king_debiteurnummer_carwash" />
      </Columns>

      <FormSection>{translate('customers.sections.shops')}</FormSection>
      <CustomerShopsInput />
      <FlagInput source="order_on_invoice" />
      <FlagInput source="discount_on_first_order" />
      <FlagInput source="marketing_automation" />
      <FlagInput source="created_by_order" />

      <FormSection>{translate('customers.sections.account')}</FormSection>
      <Columns>{account}</Columns>
    </>
  );
};

type Shops = Customer['shops'];

/** The customer's shops as check boxes. The value is v2's list of `{shop_id}`, sorted by number. */
const CustomerShopsInput = () => {
  const shops = useShops();
  const customer = useRecordContext<Partial<Customer>>();
  // An older v2 may not tell which: then none is sent either.
  if (customer?.customer_id && !customer.shops) return null;
  return (
    <CheckboxGroupInput
      source="shops"
      choices={shops.map(({ shop_id, name }) => ({ id: shop_id, name }))}
      translateChoice={false}
      format={(chosen: Shops | null) => (chosen ?? []).map(({ shop_id }) => shop_id)}
      parse={(ids: number[]): Shops => ids.toSorted((one, other) => one - other).map((shop_id) => ({ shop_id }))}
      helperText={false}
    />
  );
};

const NEW = { active: 'Y', discount_on_first_order: 1, shops: [] };

export const CustomerCreate = () => (
  <CreateScreen schema={CustomerNew} defaultValues={NEW} header={<FirstOrderDiscount />}>
    <CustomerForm
      account={
        <>
          <TextInput source="username" isRequired />
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
