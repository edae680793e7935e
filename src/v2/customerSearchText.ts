import { normalizePhone } from './phone';

type Texts = Readonly<Record<string, unknown>>;

/** The columns that a search for a customer looks in. */
export const CUSTOMER_SEARCHED = [
  ...['company_name', 'name', 'company_address', 'company_place', 'company_zip', 'company_phone', 'company_email'],
  ...['username', 'tax_number', 'king_debiteurnummer_sireon', 'king_debiteurnummer_carwash'],
] as const;

/** Everything that a user may type: a postcode without space, a telephone number in any notation. */
export const customerSearchText = (customer: Texts): string => {
  const phone = normalizePhone(String(customer.company_phone));
  return [
    ...CUSTOMER_SEARCHED.filter((column) => column !== 'company_phone').map((column) => customer[column]),
    String(customer.company_zip).replaceAll(' ', ''),
    phone,
    phone.replace(/^0(?!0)/, '+31'),
    phone.replace(/^0(?!0)/, '0031'),
  ].join(' ');
};
