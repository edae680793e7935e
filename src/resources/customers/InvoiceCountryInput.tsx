import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { CountryInput } from './CountryInput';

/** The invoice country: the company's, also when that changes, until another one is chosen (section 5). */
export const InvoiceCountryInput = () => {
  const { getValues, setValue } = useFormContext();
  const company: unknown = useWatch({ name: 'company_country_id' });
  const previous = useRef(company);
  const isChosen = useRef(false);
  useEffect(() => {
    const invoice: unknown = getValues('invoice_country_id');
    if (!isChosen.current && (!invoice || invoice === previous.current)) setValue('invoice_country_id', company);
    previous.current = company;
  }, [company, getValues, setValue]);
  return (
    <CountryInput
      source="invoice_country_id"
      onChoose={(country) => {
        isChosen.current = country !== null;
      }}
    />
  );
};
