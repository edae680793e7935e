import { z } from 'zod';
import { PASSWORD_MIN, USERNAME_MIN } from '../constants';
import {
  count,
  flag,
  id,
  isRequired,
  nullableId,
  optionalText,
  requiredId,
  requiredText,
  text,
  yesNo,
} from '../fields';
import { leaving, perhapsMany } from '../many';

/** A date-time, or '-' for never. */
const lastLogin = leaving(
  z.preprocess((value) => value || '-', text),
  (value) => typeof value === 'string' && value !== '',
);

/** A business client (section 3). `name` is the contact; `last_login` is a date-time or '-'. */
export const Customer = z.looseObject({
  customer_id: id,
  company_name: text,
  name: text,
  company_address: text,
  company_zip: text,
  company_place: text,
  company_country_id: nullableId,
  company_phone: text,
  company_email: text,
  invoice_address: text,
  invoice_zip: text,
  invoice_place: text,
  invoice_country_id: nullableId,
  tax_number: text,
  king_debiteurnummer_sireon: text,
  king_debiteurnummer_carwash: text,
  order_on_invoice: flag,
  discount_on_first_order: flag,
  marketing_automation: flag,
  created_by_order: flag,
  username: text,
  active: leaving(yesNo.catch('N'), (value) => value === 'Y' || value === 'N'),
  shops: perhapsMany(z.looseObject({ shop_id: id })),
  last_login: lastLogin,
  prio_shop_id: nullableId,
});
export type Customer = z.output<typeof Customer>;

/** E-mail addresses in one text, split by commas: each must look like one, and there is at least one. */
export const EMAIL_PATTERN = /^[^\s@,]+@[^\s@,]+\.[^\s@,]+$/;
const emails = requiredText('E-mail', 1000).refine(
  (value) => value.split(',').every((part) => part.trim() === '' || EMAIL_PATTERN.test(part.trim())),
  'Vul geldige e-mailadressen in.',
);

/** Section 5. The invoice country follows the company country when it is left open. */
const rules = {
  company_name: requiredText('Bedrijfsnaam'),
  name: requiredText('Contactpersoon'),
  company_address: requiredText('Adres'),
  company_zip: requiredText('Postcode', 20),
  company_place: requiredText('Plaats'),
  company_country_id: requiredId('Land'),
  company_phone: requiredText('Telefoon', 50),
  company_email: emails,
  email: optionalText(1000),
  invoice_address: optionalText(),
  invoice_zip: optionalText(20),
  invoice_place: optionalText(),
  invoice_country_id: nullableId,
  tax_number: optionalText(50),
  king_debiteurnummer_sireon: optionalText(50),
  king_debiteurnummer_carwash: optionalText(50),
  order_on_invoice: flag,
  discount_on_first_order: flag,
  marketing_automation: flag,
  created_by_order: flag,
  active: yesNo,
  shops: z.preprocess((value) => value ?? [], z.array(z.object({ shop_id: id }))),
};

const username = requiredText('Gebruikersnaam', 100).refine(
  (value) => value === '' || value.trim().length >= USERNAME_MIN,
  `Gebruik minstens ${USERNAME_MIN} tekens.`,
);
const passwordTooShort = `Gebruik minstens ${PASSWORD_MIN} tekens.`;

export const CustomerNew = z.object({
  ...rules,
  username,
  password: optionalText(128)
    .refine((value) => value !== '', isRequired('Wachtwoord'))
    .refine((value) => value === '' || value.length >= PASSWORD_MIN, passwordTooShort),
});
export const CustomerEdit = z.object({
  ...rules,
  password: optionalText(128).refine((value) => value === '' || value.length >= PASSWORD_MIN, passwordTooShort),
});

export const Country = z.looseObject({ country_id: id, name: text });
export type Country = z.output<typeof Country>;

export const Advisor = z.looseObject({ user_id: id, name: text });
export type Advisor = z.output<typeof Advisor>;

/** What a customer's visits to the shops come to (statistics, customerLogins). */
export const CustomerLogin = z.looseObject({
  customer_id: id,
  company_name: text,
  name: text,
  logins: count,
  last_login: lastLogin,
  prio_shop_id: nullableId,
  marketing_automation: flag,
  created_by_order: flag,
});
export type CustomerLogin = z.output<typeof CustomerLogin>;
