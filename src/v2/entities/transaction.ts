import { z } from 'zod';
import { withCents } from '../decimalNotation';
import { count, decimal, idUpTo, moment, nullableId, optionalText, requiredText, text } from '../fields';
import { perhapsRows, testOf, unchangedWhen } from '../many';

/** Some installations make it of a date, longer than an id. */
const orderNumber = idUpTo(Number.MAX_SAFE_INTEGER);

/** An order of a shop with its delivery address (section 3). */
export const Transaction = z.looseObject({
  orderno: orderNumber,
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

/** Euros to the cent ("84.50"), so that a search finds an amount as it is shown. */
export const amount = unchangedWhen(z.preprocess(withCents, z.string()), (value) => withCents(value) === value);

/** Anything else than an id counts as none: nobody promised one, and no order is lost by it. */
const perhapsId = unchangedWhen(nullableId.catch(null), testOf(nullableId)).optional();

/** An order in a list. The contract promises none of these: where v2 leaves one out, the list has no such column. */
export const ListedTransaction = Transaction.extend({
  total: amount.optional(),
  created: moment.optional(),
  shop_id: perhapsId,
  customer_id: perhapsId,
});
export type ListedTransaction = z.output<typeof ListedTransaction>;

const TransactionLine = z.looseObject({ sku: text, title: text, quantity: count, price: decimal });
export const TransactionDetail = ListedTransaction.extend({
  lines: perhapsRows(TransactionLine),
  total: decimal,
  created: moment,
});
export type TransactionDetail = z.output<typeof TransactionDetail>;

/** Section 5: all required, except prefix, extension and phone. */
export const TransactionEditBody = z.object({
  first_name: requiredText('Voornaam'),
  prefix_last_name: optionalText(),
  last_name: requiredText('Achternaam'),
  company_name: requiredText('Bedrijfsnaam'),
  street: requiredText('Straat'),
  housenumber: requiredText('Huisnummer', 20),
  housenumber_ext: optionalText(20),
  zip: requiredText('Postcode', 20),
  place: requiredText('Plaats'),
  phone: optionalText(50),
  email: requiredText('E-mail'),
});

/** How many of an article a customer ordered in a month (`/api/ordered_products`). */
export interface OrderedProduct {
  id: number;
  customer_id: number;
  sku: string;
  /** `2026-11`. */
  month: string;
  quantity: number;
}
