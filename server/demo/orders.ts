import { insertAll } from '../db/insertAll';
import { addDays } from '../lib/moment';
import { type Business, businessOf } from './business';
import type { Sellable } from './catalogue';
import type { DemoCustomer } from './customers';
import { type Demo, isPast, randomFor, timeOf, weekdayOf } from './demo';
import { insertNumbered } from './insertNumbered';
import type { Random } from './random';

const DAYS = 548;
/** Orders on an ordinary day. */
const DAILY = { 1: 13, 2: 9 } as const;
/** Monday first. */
const WEEK = [1.3, 1.2, 1.1, 1.1, 1.05, 0.55, 0.2] as const;
/** January first. Salt and pollen on cars make it busy, the summer holidays quiet. */
const YEAR = [1.05, 1.1, 1.25, 1.2, 1.1, 1, 0.85, 0.85, 1, 1.05, 1, 0.9] as const;
/** The growth of the shops from the first day to the last. */
const GROWTH = { from: 0.88, to: 1.12 } as const;
/** Nobody orders on New Year's Day, King's Day and Christmas. */
const CLOSED = new Set(['01-01', '04-27', '12-25', '12-26']);

const GUEST_SHARE = 0.05;

const meanOn = (day: string, shop: 1 | 2, age: number, scale: number): number => {
  if (CLOSED.has(day.slice(5))) return 0;
  const growth = GROWTH.to - (GROWTH.to - GROWTH.from) * (age / DAYS);
  const month = Number(day.slice(5, 7)) - 1;
  return DAILY[shop] * (WEEK[weekdayOf(day)] ?? 1) * (YEAR[month] ?? 1) * growth * scale;
};

/** A Poisson count, exact for a small mean, approximate for a large one. */
const timesAround = (random: Random, mean: number): number => {
  let count = 0;
  for (let left = mean; left > 0; left -= 50) count += random.times(Math.min(left, 50));
  return count;
};

/** Picks an item; the first of the list is far more likely than the last. */
const favourite = <Item>(random: Random, items: readonly Item[], skew: number): Item | undefined =>
  items[Math.floor(items.length * random.next() ** skew)];

/** Cheap products are ordered by the box, machines one by one. */
const quantityOf = (random: Random, { priceCents }: Sellable): number =>
  priceCents < 1_800 ? random.whole(1, 12) : priceCents < 12_000 ? random.whole(1, 4) : 1;

interface Line {
  product_id: number;
  sku: string;
  title: string;
  quantity: number;
  price_cents: number;
}

const linesOf = (random: Random, range: readonly Sellable[]): Line[] => {
  const chosen = new Set<Sellable>();
  for (let line = 1 + Math.floor(5 * random.next() ** 1.6); line > 0; line -= 1) {
    const product = favourite(random, range, 1.7);
    if (product) chosen.add(product);
  }
  return [...chosen].map((product) => ({
    product_id: product.productId,
    sku: product.sku,
    title: product.title,
    quantity: quantityOf(random, product),
    price_cents: product.priceCents,
  }));
};

const recipientOf = ({ person, ...business }: Business) => ({
  first_name: person.first,
  prefix_last_name: person.prefix,
  last_name: person.last,
  company_name: business.company,
  street: business.street,
  housenumber: business.housenumber,
  housenumber_ext: business.housenumberExtension,
  zip: business.zip,
  place: business.place,
  phone: business.phone,
  email: business.email,
});

/** Fills eighteen months of orders in both shops, up to now, oldest first. */
export const seedOrders = async (
  demo: Demo,
  products: readonly Sellable[],
  customers: readonly DemoCustomer[],
): Promise<void> => {
  const { db, today, scale } = demo;
  const random = randomFor(demo, 'orders');
  const shops = ([1, 2] as const).map((shop) => ({
    shop,
    range: random.shuffled(products.filter((product) => product.shops.has(shop))),
    buyers: random.shuffled(customers.filter((customer) => customer.buys && customer.shops.includes(shop))),
  }));

  const orders = [];
  for (let age = DAYS - 1; age >= 0; age -= 1) {
    const day = addDays(today, -age);
    const ofDay = [];
    for (const { shop, range, buyers } of shops) {
      for (let order = timesAround(random, meanOn(day, shop, age, scale)); order > 0; order -= 1) {
        const minutes = Math.floor(6.5 * 60 + ((random.next() + random.next()) / 2) * 16 * 60);
        const created = `${day} ${timeOf(minutes, random.whole(0, 59))}`;
        const buyer = random.chance(GUEST_SHARE) ? undefined : favourite(random, buyers, 1.9);
        const business = buyer?.business ?? businessOf(random, random.whole(400, 1000));
        const lines = linesOf(random, range);
        if (lines.length === 0 || !isPast(demo, created)) continue;
        const total_cents = lines.reduce((sum, line) => sum + line.quantity * line.price_cents, 0);
        const customer_id = buyer?.customerId ?? null;
        ofDay.push({ row: { shop_id: shop, customer_id, created, ...recipientOf(business), total_cents }, lines });
      }
    }
    orders.push(...ofDay.sort((a, b) => (a.row.created < b.row.created ? -1 : 1)));
  }

  const rows = orders.map(({ row }) => row);
  const numbers = await insertNumbered(db, 'orders', rows);
  const lines = orders.flatMap((order, index) =>
    order.lines.map((line) => ({ orderno: numbers[index] ?? 0, ...line })),
  );
  await insertAll(db, 'order_lines', lines);
};
