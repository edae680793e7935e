import type { Random } from '../../server/demo/random';
import { IN_MEMORY_MAX } from '../../src/provider/reads/listSizes';
import { aPngUrl } from '../support/pictures';

/** What staff do all day, as calls: a group each, so often as it is done. */
export interface Step {
  group: string;
  method: string;
  path: string;
  json?: unknown;
}

/** The ids that a user works on: of writes its own, so that no two get in each other's way. */
export interface Desk {
  user: number;
  products: readonly number[];
  customers: readonly number[];
  orders: readonly number[];
  news: readonly number[];
  /** Of the whole business: the dashboard reads a list of more than IN_MEMORY_MAX in pages. */
  customersInAll: number;
  ordersInAll: number;
}

const get = (group: string, path: string): Step => ({ group, method: 'GET', path });
const post = (group: string, path: string, json: unknown): Step => ({ group, method: 'POST', path, json });

const CUSTOMERS = get('pages', '/api/customers?range=[0,24]&sort=["company_name","ASC"]');
const NEWEST_ORDERS = get('pages', '/api/transactions?range=[0,24]&sort=["orderno","DESC"]');
const listOf = (inAll: number, whole: Step, page: Step): Step => (inAll > IN_MEMORY_MAX ? page : whole);

const WORDS = ['shampoo', 'borstel', 'droger', 'wax', 'ontvetter', 'velgen'];
const product = (title: string) => ({
  ...{ main_title: title, main_description: 'Reinigt de lak.', tech_description: '', weight: '5', main_price: '12.50' },
  ...{ discount_price: '', active: 1, discount_price_active: 0, product_type: '', sku: 'SH-5', categories: [] },
  ...{ king_sireon_artikelnummer: '', king_carwash_artikelnummer: '' },
});
const order = (place: string) => ({
  ...{ first_name: 'Jan', prefix_last_name: '', last_name: 'Wit', company_name: 'Wasstraat', street: 'Kade' },
  ...{ housenumber: '1', housenumber_ext: '', zip: '8011 AA', place, phone: '', email: 'jan@wit.example' },
});

/** Each with how often it is done, and what it comes to at this desk. */
const HABITS: readonly [weight: number, (desk: Desk, random: Random) => Step][] = [
  [6, () => get('home', '/v2/dashboard/myReports')],
  [6, () => get('home', '/v2/dashboard/salesLastWeeks')],
  [8, () => get('lists', '/v2/dashboard/product/overview')],
  [8, ({ customersInAll }) => listOf(customersInAll, get('lists', '/v2/dashboard/customer/overview'), CUSTOMERS)],
  [6, () => get('lists', '/v2/dashboard/category/overview')],
  [4, () => get('lists', '/v2/news/overview')],
  [6, () => get('pages', '/api/transactions?range=[0,24]&sort=["company_name","ASC"]')],
  [3, () => get('pages', '/api/transactions?range=[0,24]&sort=["orderno","DESC"]&filter={"q":"jansen"}')],
  [
    3,
    ({ ordersInAll }) =>
      listOf(ordersInAll, get('all transactions', '/v2/dashboard/overviewTransactions'), NEWEST_ORDERS),
  ],
  [10, (desk, random) => get('records', `/v2/dashboard/product/overview/${random.pick(desk.products)}`)],
  [8, (desk, random) => get('records', `/v2/dashboard/customer/overview/${random.pick(desk.customers)}`)],
  [6, (desk, random) => get('records', `/v2/dashboard/overviewTransactions/${random.pick(desk.orders)}`)],
  [3, (desk, random) => get('records', `/v2/dashboard/customer/${random.pick(desk.customers)}/tasks/overview`)],
  [2, () => get('statistics', '/v2/dashboard/customerOrders/1')],
  [2, () => get('statistics', '/v2/dashboard/revenueLastMonth/2')],
  [2, () => get('statistics', '/v2/dashboard/bestSoldProducts/1')],
  [3, () => get('history', '/api/audit?range=[0,24]&sort=["id","DESC"]')],
  [4, () => get('session', '/v2/accounts/checkToken')],
  [
    6,
    (desk, random) =>
      post('writes', `/v2/dashboard/product/edit/${random.pick(desk.products)}`, product(random.pick(WORDS))),
  ],
  [
    5,
    (desk, random) =>
      post('writes', `/v2/dashboard/updateTransaction/${random.pick(desk.orders)}`, order(random.pick(WORDS))),
  ],
  [
    4,
    (desk, random) =>
      post('writes', `/v2/dashboard/customer/${random.pick(desk.customers)}/tasks/new`, {
        description: random.pick(WORDS),
      }),
  ],
  [
    3,
    (desk, random) =>
      post('writes', `/v2/news/edit/${random.pick(desk.news)}`, {
        ...{ shop_id: 1, title: random.pick(WORDS), description: `Van ${desk.user}` },
      }),
  ],
  [
    1,
    (desk, random) =>
      post('pictures', `/v2/dashboard/product/${random.pick(desk.products)}/image/new`, {
        main_image: aPngUrl(random.whole(0, 60_000)),
      }),
  ],
];

const bag = HABITS.flatMap(([weight, step]) => Array.from({ length: weight }, () => step));
export const nextStep = (desk: Desk, random: Random): Step => random.pick(bag)(desk, random);
/** One of each, for what they take while nobody else asks. */
export const everyStep = (desk: Desk, random: Random): Step[] => HABITS.map(([, step]) => step(desk, random));
