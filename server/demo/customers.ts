import { HASH_OF_NOBODY } from '../auth/passwords';
import { insertAll } from '../db/insertAll';
import { addDays } from '../lib/moment';
import { addressOf, type Business, businessOf, nameOfPerson, slugOf } from './business';
import { type Demo, isPast, isWorkday, momentOn, randomFor, timeOf } from './demo';
import { insertNumbered } from './insertNumbered';
import type { Random } from './random';

export interface DemoCustomer {
  customerId: number;
  business: Business;
  shops: readonly number[];
  /** True for a customer who buys in the shops: an active account with rights beyond visiting. */
  buys: boolean;
}

const CUSTOMERS = 400;
const LOGIN_DAYS = 60;

interface Standing {
  prio_shop_id: number | null;
  marketing_automation: number;
  created_by_order: number;
}

/** Every role of section 4, as often as it occurs among twenty customers. */
const STANDINGS: readonly Standing[] = [
  [9, 1],
  [5, 2, 0, 0],
  [3, 2, 1, 0],
  [1, 2, 0, 1],
  [1, 2, 1, 1],
  [1, null],
].flatMap(([times, prio_shop_id, marketing = null, byOrder = null]) =>
  Array.from({ length: times ?? 0 }, (_, index) => ({
    prio_shop_id: prio_shop_id ?? null,
    marketing_automation: marketing ?? index % 2,
    created_by_order: byOrder ?? Math.floor(index / 2) % 2,
  })),
);

/** The number of visits in 60 days: a few customers come daily, many hardly ever. */
const visitsOf = (random: Random): number => {
  const chance = random.next();
  if (chance < 0.25) return 0;
  return chance < 0.85 ? random.times(4) : random.times(18);
};

/** The visits of the last 60 days, oldest first; mostly on workdays and in the daytime. */
const loginsOf = (demo: Demo, random: Random): string[] => {
  const moments: string[] = [];
  for (let visit = visitsOf(random); visit > 0; visit -= 1) {
    const day = addDays(demo.today, -random.whole(0, LOGIN_DAYS - 1));
    if (!isWorkday(day) && random.chance(0.6)) continue;
    const minutes = Math.floor(7 * 60 + (random.next() + random.next()) * 7.2 * 60);
    moments.push(`${day} ${timeOf(minutes, random.whole(0, 59))}`);
  }
  return moments.filter((moment) => isPast(demo, moment)).sort();
};

const usernames = () => {
  const taken = new Set<string>();
  return ({ company }: Business): string => {
    const wanted = slugOf(company).replace(/^(wasstraat|autowas|carwash|wasbox)-/, '');
    let username = wanted;
    for (let number = 2; taken.has(username); number += 1) username = `${wanted}${number}`;
    taken.add(username);
    return username;
  };
};

const emailsOf = (random: Random, { email, domain }: Business): string => {
  if (!random.chance(0.18)) return email;
  const second = random.pick([`facturen@${domain}`, `inkoop@${domain}`, `planning@${domain}`]);
  return `${email}, ${second}`;
};

const shopsOf = (random: Random, { prio_shop_id }: Standing): number[] => {
  const isInBoth = random.chance(0.3);
  if (prio_shop_id === null) return [];
  return isInBoth ? [1, 2] : [prio_shop_id];
};

/** Fills customers, their shops and their visits. */
export const seedCustomers = async (demo: Demo): Promise<DemoCustomer[]> => {
  const { db, scale, today } = demo;
  const random = randomFor(demo, 'customers');
  const countries = await db.selectFrom('countries').selectAll().execute();
  const countryId = new Map(countries.map(({ country_id, name }) => [name, country_id]));
  const usernameOf = usernames();
  const standings = random.shuffled(STANDINGS);

  const made = Array.from({ length: Math.round(CUSTOMERS * scale) }, (_, index) => {
    const business = businessOf(random, index);
    const standing = standings[index % standings.length] as Standing; // The cast is safe: the remainder is an index of the list.
    const isActive = !random.chance(0.07);
    const shops = shopsOf(random, standing);
    const logins = isActive ? loginsOf(demo, random) : [];
    const isNeverIn = logins.length === 0 && random.chance(0.4);
    const longAgo = momentOn(random, addDays(today, -random.whole(LOGIN_DAYS, 400)), 8, 20);
    const hasInvoiceAddress = random.chance(0.2);
    const country_id = countryId.get(business.country) ?? null;
    if (country_id === null) throw new RangeError(`no country is called ${business.country}`);
    const emails = emailsOf(random, business);
    const row = {
      company_name: business.company,
      name: nameOfPerson(business),
      company_address: addressOf(business),
      company_zip: business.zip,
      company_place: business.place,
      company_country_id: country_id,
      company_phone: business.phone,
      company_email: emails,
      email: emails,
      invoice_address: hasInvoiceAddress ? `Postbus ${random.whole(10, 950)}` : '',
      invoice_zip: hasInvoiceAddress ? business.zip : '',
      invoice_place: hasInvoiceAddress ? business.place : '',
      invoice_country_id: country_id,
      tax_number: random.chance(0.88) ? business.taxNumber : '',
      king_debiteurnummer_sireon: shops.includes(1) ? String(10_001 + index) : '',
      king_debiteurnummer_carwash: shops.includes(2) ? String(60_001 + index) : '',
      order_on_invoice: random.chance(0.45) ? 1 : 0,
      discount_on_first_order: standing.created_by_order,
      ...standing,
      username: usernameOf(business),
      password_hash: HASH_OF_NOBODY,
      active: isActive ? 'Y' : 'N',
      last_login: logins.at(-1) ?? (isNeverIn ? null : longAgo),
    };
    return { business, shops, logins, row, buys: isActive && standing.prio_shop_id !== null };
  });

  const rows = made.map(({ row }) => row);
  const ids = await insertNumbered(db, 'customers', rows);
  const customers = made.map(({ business, shops, buys }, index) => ({
    customerId: ids[index] ?? 0,
    business,
    shops,
    buys,
  }));
  const places = customers.flatMap(({ customerId, shops }) =>
    shops.map((shop_id) => ({ customer_id: customerId, shop_id })),
  );
  await insertAll(db, 'customer_shops', places);
  const logins = made.flatMap(({ logins }, index) =>
    logins.map((created) => ({ customer_id: ids[index] ?? 0, created })),
  );
  logins.sort((a, b) => (a.created < b.created ? -1 : 1));
  await insertAll(db, 'customer_logins', logins);
  return customers;
};
