import { z } from 'zod';
import { PASSWORD_MIN, USERNAME_MIN } from '../constants';
import { isMailable, withCommas } from '../email';
import {
  count,
  flag,
  id,
  isRequired,
  nullableId,
  optionalReference,
  optionalText,
  reference,
  requiredText,
  secret,
  text,
  yesNo,
} from '../fields';
import { ofKind } from '../kinds';
import { perhapsWhole, unchangedWhen } from '../many';
import { withoutIso } from '../withoutIso';

/** A date-time, or '-' for never. */
const lastLogin = unchangedWhen(
  z.preprocess((value) => withoutIso(value) || '-', text),
  (value) => typeof value === 'string' && value !== '' && withoutIso(value) === value,
);

/** How an older v2 may say that a customer is active. Read as 'N', the next save would switch the customer off. */
const ALSO_YES: unknown[] = ['y', 1, '1', true];

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
  active: unchangedWhen(
    z.preprocess((value) => (ALSO_YES.includes(value) ? 'Y' : value), yesNo.catch('N')),
    (value) => value === 'Y' || value === 'N',
  ),
  shops: perhapsWhole(z.looseObject({ shop_id: id })),
  last_login: lastLogin,
  prio_shop_id: optionalReference('shops'),
});
export type Customer = z.output<typeof Customer>;

/** The customer beside a list of what it has. Its number alone is read of it, so nothing else hides that list. */
export const OfCustomer = z.preprocess(
  (value) => [value].flat()[0],
  z.looseObject({ customer_id: nullableId }).nullish().catch(null),
);

/** E-mail addresses in one text, separated by commas: at least one, all well-formed. */
const emails = optionalText(1000)
  .overwrite(withCommas)
  .refine((value) => /[^\s,]/.test(value), isRequired('E-mail'))
  .refine(
    (value) => value.split(',').every((part) => part.trim() === '' || isMailable(part.trim())),
    'Vul geldige e-mailadressen in.',
  );

/** Section 5. An empty invoice country follows the company country. */
const rules = {
  company_name: requiredText('Bedrijfsnaam'),
  name: requiredText('Contactpersoon'),
  company_address: requiredText('Adres'),
  company_zip: requiredText('Postcode', 20),
  company_place: requiredText('Plaats'),
  company_country_id: reference('countries', 'Land'),
  company_phone: requiredText('Telefoon', 50),
  company_email: emails,
  email: optionalText(1000),
  invoice_address: optionalText(),
  invoice_zip: optionalText(20),
  invoice_place: optionalText(),
  invoice_country_id: optionalReference('countries'),
  tax_number: optionalText(50),
  king_debiteurnummer_sireon: optionalText(50),
  king_debiteurnummer_carwash: optionalText(50),
  order_on_invoice: flag,
  discount_on_first_order: flag,
  marketing_automation: flag,
  created_by_order: flag,
  active: yesNo,
};
const shops = z.preprocess((value) => value ?? [], z.array(z.object({ shop_id: reference('shops', 'Shop') })));

const username = requiredText('Gebruikersnaam', 100).refine(
  (value) => value === '' || [...value.trim()].length >= USERNAME_MIN,
  `Gebruik minstens ${USERNAME_MIN} tekens.`,
);
/** Empty passes: each form says whether it is required. */
const password = secret(128).refine(
  (value) => value === '' || [...value].length >= PASSWORD_MIN,
  `Gebruik minstens ${PASSWORD_MIN} tekens.`,
);

export const CustomerNew = z.object({
  ...rules,
  shops,
  username,
  password: password.refine((value) => value !== '', isRequired('Wachtwoord')),
});
export const CustomerEditBody = z.object({
  ...rules,
  /** The customer keeps its shops where a call does not name them. */
  shops: ofKind({ kind: 'list' }, shops.optional()),
  /** Left out unless a new one is typed: an older v2 would store an empty one. */
  password: ofKind(
    { kind: 'secret' },
    password.transform((value) => value || undefined),
  ),
});

export const Country = z.looseObject({ country_id: id, name: text });
export type Country = z.output<typeof Country>;

export const Advisor = z.looseObject({ user_id: id, name: text });
export type Advisor = z.output<typeof Advisor>;

/** A customer's logins (statistics, customerLogins). */
export const CustomerLogin = z.looseObject({
  customer_id: nullableId,
  company_name: text,
  name: text,
  logins: count,
  last_login: lastLogin,
  prio_shop_id: nullableId,
  marketing_automation: flag,
  created_by_order: flag,
});
export type CustomerLogin = z.output<typeof CustomerLogin>;
