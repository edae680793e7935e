import { normalizePhone } from '../../lib/contactDetails';
import { customerRole } from '../../lib/customerRole';
import { endpoints } from '../../v2/endpoints';
import type { Customer } from '../../v2/entities/customer';
import { type FormData, listOf, type Mapping, oneOf, type WireRecord, write } from '../mapping';

const rows = endpoints.customers;

/** Section 3: the customer e-mail is copied into the email field. Section 5: an open invoice country is the company's. */
const body = (data: FormData): FormData => ({
  ...data,
  email: data.company_email,
  invoice_country_id: data.invoice_country_id ?? data.company_country_id,
});

/** The user_role label of section 4, derived by the client: a column like any other. */
const withRole = (customer: Customer) => Object.assign(customer, { user_role: customerRole(customer) });

/** Everything that a person would type: a postcode without its space, a telephone number in any notation. */
const searchText = (customer: WireRecord): string => {
  const phone = normalizePhone(String(customer.company_phone));
  return [
    customer.company_name,
    customer.name,
    customer.company_address,
    customer.company_place,
    customer.company_zip,
    String(customer.company_zip).replaceAll(' ', ''),
    phone,
    phone.replace(/^0(?!0)/, '+31'),
    phone.replace(/^0(?!0)/, '0031'),
    customer.company_email,
    customer.username,
    customer.tax_number,
    customer.king_debiteurnummer_sireon,
    customer.king_debiteurnummer_carwash,
  ].join(' ');
};

export const customers: Mapping = {
  idField: 'customer_id',
  list: listOf(rows.list, (list) => list.map(withRole), {}),
  one: oneOf(rows.one, (id) => ({ id }), withRole),
  create: write(rows.create, () => ({}), body),
  update: write(rows.update, (id) => ({ id }), body),
  delete: write(rows.delete, (id) => ({ id })),
  fixed: ['username'],
  writeOnly: ['password'],
  rules: { searchText },
};
