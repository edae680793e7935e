import { normalizePhone } from './phone';

type Texts = Readonly<Record<string, unknown>>;

/** Everything that a user may type: a postcode with and without its space, a telephone number in any notation. */
const spelled = (zip: unknown, phone: unknown): string[] => {
  const [code, digits] = [String(zip ?? ''), normalizePhone(String(phone ?? ''))];
  const international = (prefix: string) => digits.replace(/^0(?!0)/, prefix);
  return [code, code.replaceAll(' ', ''), digits, international('+31'), international('0031')];
};

/** The columns that a search for a customer looks in. */
export const CUSTOMER_SEARCHED = [
  ...['company_name', 'name', 'company_address', 'company_place', 'company_zip', 'company_phone', 'company_email'],
  ...['username', 'tax_number', 'king_debiteurnummer_sireon', 'king_debiteurnummer_carwash'],
] as const;

export const customerSearchText = ({ company_zip, company_phone, ...customer }: Texts): string =>
  [...CUSTOMER_SEARCHED.map((column) => customer[column]), ...spelled(company_zip, company_phone)].join(' ');

/** The texts of an order and its number: its total is a text. */
export const transactionSearchText = ({ orderno, zip, phone, ...order }: Texts): string =>
  [orderno, ...Object.values(order).filter((value) => typeof value === 'string'), ...spelled(zip, phone)].join(' ');
