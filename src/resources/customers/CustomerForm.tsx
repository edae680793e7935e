import type { ReactNode } from 'react';
import { TextInput, useTranslate } from 'react-admin';
import { formatPhone, formatPostcode, formatVatNumber } from '../../lib/contactDetails';
import { Columns, FormSection } from '../../ui/form/formLayout';
import { EmailsInput } from '../../ui/inputs/EmailsInput';
import { FlagInput } from '../../ui/inputs/FlagInput';
import { UsualFormInput } from '../../ui/inputs/UsualFormInput';
import { CountryInput, InvoiceCountryInput } from './CountryInput';
import { CustomerShopsInput } from './CustomerShopsInput';

/** A customer's fields in the user's order. `account`: user name and password, which differ between create and edit. */
export const CustomerForm = ({ account }: { account: ReactNode }) => {
  const translate = useTranslate();
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
        <CountryInput source="company_country_id" isRequired />
      </Columns>
      <UsualFormInput source="company_phone" usual={formatPhone} type="tel" isRequired />
      <EmailsInput source="company_email" helperText="customers.emailsHint" isRequired />

      <FormSection>{translate('customers.sections.invoice')}</FormSection>
      <TextInput source="invoice_address" />
      <Columns>
        <UsualFormInput source="invoice_zip" usual={formatPostcode} />
        <TextInput source="invoice_place" />
        <InvoiceCountryInput />
      </Columns>
      <Columns>
        <UsualFormInput source="tax_number" usual={formatVatNumber} />
        <TextInput source="king_debiteurnummer_sireon" />
        <TextInput source="king_debiteurnummer_carwash" />
      </Columns>

      <FormSection>{translate('customers.sections.shops')}</FormSection>
      <CustomerShopsInput />
      <FlagInput source="order_on_invoice" helperText={false} />
      <FlagInput source="discount_on_first_order" helperText={false} />
      <FlagInput source="marketing_automation" helperText={false} />
      <FlagInput source="created_by_order" helperText={false} />

      <FormSection>{translate('customers.sections.account')}</FormSection>
      <Columns>{account}</Columns>
    </>
  );
};
