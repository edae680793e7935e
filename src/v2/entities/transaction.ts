import { z } from 'zod';
import { count, decimal, id, moment, optionalText, requiredNumberText, requiredText, text } from '../fields';
import { perhapsRows } from '../many';

/** An order of a shop with its delivery address (section 3). */
export const Transaction = z.looseObject({
  orderno: id,
  first_name: text,
  prefix_last_name: text,
  last_name: text,
  company_name: text,
  street: text,
  housenumber: text,
  housenumber_ext: text,
  zip: text,
  place: text,
  phone: text,
  email: text,
});
export type Transaction = z.output<typeof Transaction>;

const TransactionLine = z.looseObject({ sku: text, title: text, quantity: count, price: decimal });
export const TransactionDetail = Transaction.extend({
  lines: perhapsRows(TransactionLine),
  total: decimal,
  created: moment,
});
export type TransactionDetail = z.output<typeof TransactionDetail>;

/** Section 5: all required, except prefix, extension and phone. */
export const TransactionEdit = z.object({
  first_name: requiredText('Voornaam'),
  prefix_last_name: optionalText(),
  last_name: requiredText('Achternaam'),
  company_name: requiredText('Bedrijfsnaam'),
  street: requiredText('Straat'),
  housenumber: requiredNumberText('Huisnummer', 20),
  housenumber_ext: optionalText(20),
  zip: requiredText('Postcode', 20),
  place: requiredText('Plaats'),
  phone: optionalText(50),
  email: requiredText('E-mail'),
});
