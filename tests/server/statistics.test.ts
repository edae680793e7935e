import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '../../src/v2/endpoints';
import { aCustomer, anOrder, aProduct, customerLogins } from '../support/builders';
import { createTestServer, eachEngine, type TestServer } from '../support/server';

const { statistics } = endpoints;
const ofShop = [
  statistics.salesLastMonth,
  statistics.nrOfOrders,
  statistics.revenueLastMonth,
  statistics.bestSoldProducts,
  statistics.customerOrders,
];

/** The month of the test's Monday: 18 October up to and including 16 November, over the end of summer time. */
const FIRST_MOMENT = '2026-10-18 00:00:00';
const LAST_MOMENT = '2026-11-16 23:59:59';
const OUTSIDE = ['2026-10-17 23:59:59', '2026-11-17 00:00:00'];
const THIRTY_DAYS = [
  ...Array.from({ length: 14 }, (_, index) => `2026-10-${index + 18}`),
  ...Array.from({ length: 16 }, (_, index) => `2026-11-${String(index + 1).padStart(2, '0')}`),
];

eachEngine('statistics', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await createTestServer({ engine });
  });

  const sales = (shopId = 1) => server.client.call(statistics.salesLastMonth, { params: { shopId } });
  const revenue = (shopId = 1) => server.client.call(statistics.revenueLastMonth, { params: { shopId } });
  const bestSold = (shopId = 1) => server.client.call(statistics.bestSoldProducts, { params: { shopId } });
  const customerOrders = (shopId = 1) => server.client.call(statistics.customerOrders, { params: { shopId } });
  const usage = () => server.client.call(statistics.systemUsageLastMonth);
  const logins = () => server.client.call(statistics.customerLogins);
  /** Moves the clock, and the session with it. */
  const setNow = async (moment: string) => {
    server.setNow(new Date(moment));
    const at = Date.parse(moment);
    await server.db.updateTable('sessions').set({ created_ms: at, last_used_ms: at }).execute();
  };

  describe('the last month', () => {
    it('has a row for each of its 30 days, today the last, zero included', async () => {
      expect(await sales()).toEqual(THIRTY_DAYS.map((full_date) => ({ full_date, sold_orders: 0 })));
      expect(await server.client.call(statistics.nrOfOrders, { params: { shopId: 2 } })).toEqual(await sales());
      expect(await revenue()).toEqual(THIRTY_DAYS.map((full_date) => ({ full_date, revenues: 0 })));
      expect(await usage()).toEqual(THIRTY_DAYS.map((full_date) => ({ full_date, system_logins: 0 })));
      expect(await bestSold()).toEqual([]);
      expect(await customerOrders()).toEqual([]);
      expect(await logins()).toEqual([]);
    });

    it('runs from the first second of its first day to the last of today', async () => {
      const { db } = server;
      const customer_id = await aCustomer(db);
      const product_id = await aProduct(db);
      for (const created of [FIRST_MOMENT, LAST_MOMENT, ...OUTSIDE])
        await anOrder(db, { created, customer_id, lines: [{ product_id }] });
      await customerLogins(db, customer_id, [FIRST_MOMENT, LAST_MOMENT, ...OUTSIDE]);
      const ends = ['2026-10-18', '2026-11-16'];
      for (const list of [await sales(), await server.client.call(statistics.nrOfOrders, { params: { shopId: 1 } })])
        expect(list.filter(({ sold_orders }) => sold_orders > 0)).toEqual(
          ends.map((full_date) => ({ full_date, sold_orders: 1 })),
        );
      expect((await revenue()).filter(({ revenues }) => revenues > 0)).toEqual(
        ends.map((full_date) => ({ full_date, revenues: 10 })),
      );
      expect((await usage()).filter(({ system_logins }) => system_logins > 0)).toEqual(
        ends.map((full_date) => ({ full_date, system_logins: 1 })),
      );
      expect(await bestSold()).toMatchObject([{ product_id, sold: 2 }]);
      expect(await customerOrders()).toMatchObject([{ customer_id, sold_orders: 2, revenues: 20 }]);
      expect(await logins()).toMatchObject([{ customer_id, logins: 2, last_login: LAST_MOMENT }]);
    });

    it.each([
      ['2026-03-28T22:59:59Z', '2026-03-28'],
      ['2026-03-28T23:00:00Z', '2026-03-29'],
      ['2026-03-29T21:59:59Z', '2026-03-29'],
      ['2026-03-29T22:00:00Z', '2026-03-30'],
      ['2026-10-24T22:00:00Z', '2026-10-25'],
      ['2026-10-25T22:59:59Z', '2026-10-25'],
      ['2026-10-25T23:00:00Z', '2026-10-26'],
      ['2026-12-31T23:00:00Z', '2027-01-01'],
    ])('at %s ends on %s, the day in Amsterdam', async (moment, today) => {
      await setNow(moment);
      await anOrder(server.db, { created: `${today} 02:30:00` });
      const days = await sales();
      expect(days).toHaveLength(30);
      expect(new Set(days.map(({ full_date }) => full_date)).size).toBe(30);
      expect(days.at(-1)).toEqual({ full_date: today, sold_orders: 1 });
    });
  });

  it('each shop has its own orders', async () => {
    const { db } = server;
    const customer_id = await aCustomer(db);
    const product_id = await aProduct(db);
    await anOrder(db, { shop_id: 2, customer_id, lines: [{ product_id, quantity: 3, price_cents: 250 }] });
    expect((await sales(2)).at(-1)).toEqual({ full_date: '2026-11-16', sold_orders: 1 });
    expect((await revenue(2)).at(-1)).toEqual({ full_date: '2026-11-16', revenues: 7.5 });
    expect(await bestSold(2)).toHaveLength(1);
    expect(await customerOrders(2)).toHaveLength(1);
    expect((await sales(1)).every(({ sold_orders }) => sold_orders === 0)).toBe(true);
    expect((await revenue(1)).every(({ revenues }) => revenues === 0)).toBe(true);
    expect(await bestSold(1)).toEqual([]);
    expect(await customerOrders(1)).toEqual([]);
  });

  it('the orders and the revenue of a day add up, exact to the cent', async () => {
    const { db } = server;
    for (const price_cents of [10, 20, 1999]) await anOrder(db, { lines: [{ price_cents }] });
    await anOrder(db, { created: '2026-11-15 10:00:00', lines: [{ price_cents: 5, quantity: 3 }] });
    expect((await sales()).slice(-2)).toEqual([
      { full_date: '2026-11-15', sold_orders: 1 },
      { full_date: '2026-11-16', sold_orders: 3 },
    ]);
    expect((await revenue()).slice(-2)).toEqual([
      { full_date: '2026-11-15', revenues: 0.15 },
      { full_date: '2026-11-16', revenues: 20.29 },
    ]);
  });

  it('the ten best sold products come most sold first, by number and not by order', async () => {
    const { db } = server;
    const products: number[] = [];
    for (let rank = 0; rank < 12; rank += 1) products.push(await aProduct(db, { main_title: `Product ${rank}` }));
    const lines = products.map((product_id, rank) => ({ product_id, quantity: 20 - rank }));
    await anOrder(db, { lines: [...lines, { product_id: null, quantity: 99 }] });
    const [, , third] = products;
    if (third === undefined) throw new Error('no products');
    await anOrder(db, { lines: [{ product_id: third, quantity: 2 }, { product_id: third }] });
    const answer = await bestSold();
    expect(answer).toHaveLength(10);
    expect(answer.slice(0, 4).map(({ main_title, sold }) => [main_title, sold])).toEqual([
      ['Product 2', 21],
      ['Product 0', 20],
      ['Product 1', 19],
      ['Product 3', 17],
    ]);
    expect(answer[0]).toEqual({ product_id: third, main_title: 'Product 2', sold: 21 });
  });

  it('customers come by their number of orders, then by what they spent; orders of nobody have no place', async () => {
    const { db } = server;
    const [few, cheap, dear] = [
      await aCustomer(db, { company_name: 'Een' }),
      await aCustomer(db, { company_name: 'Twee' }),
      await aCustomer(db, { company_name: 'Twee maar meer' }),
    ];
    await anOrder(db, { customer_id: few, lines: [{ price_cents: 99_999 }] });
    for (const customer_id of [cheap, dear]) await anOrder(db, { customer_id, lines: [{ price_cents: 1010 }] });
    await anOrder(db, { customer_id: cheap, lines: [{ price_cents: 1 }] });
    await anOrder(db, { customer_id: dear, lines: [{ price_cents: 1020 }] });
    await anOrder(db, { customer_id: null });
    expect(await customerOrders()).toEqual([
      { customer_id: dear, company_name: 'Twee maar meer', sold_orders: 2, revenues: 20.3 },
      { customer_id: cheap, company_name: 'Twee', sold_orders: 2, revenues: 10.11 },
      { customer_id: few, company_name: 'Een', sold_orders: 1, revenues: 999.99 },
    ]);
  });

  it('customer logins come most first, with what the role label follows from', async () => {
    const { db } = server;
    const role = { prio_shop_id: 2, marketing_automation: 1, created_by_order: 1 };
    const once = await aCustomer(db, { ...role, company_name: 'Autowas Oost', name: 'Fatima' });
    const often = await aCustomer(db, { prio_shop_id: null, shops: [] });
    await aCustomer(db);
    await customerLogins(db, once, ['2026-11-03 09:00:00', '2026-09-01 09:00:00']);
    await customerLogins(db, often, ['2026-10-25 02:30:00', '2026-10-25 02:30:00', '2026-10-20 09:00:00']);
    expect(await logins()).toEqual([
      {
        customer_id: often,
        company_name: 'Wasstraat De Vaart',
        name: 'Jan Jansen',
        logins: 3,
        last_login: '2026-10-25 02:30:00',
        prio_shop_id: null,
        marketing_automation: 0,
        created_by_order: 0,
      },
      {
        customer_id: once,
        company_name: 'Autowas Oost',
        name: 'Fatima',
        logins: 1,
        last_login: '2026-11-03 09:00:00',
        ...role,
      },
    ]);
  });

  it('system usage counts the logins of all customers, day by day', async () => {
    const { db } = server;
    for (const customer of [await aCustomer(db), await aCustomer(db)])
      await customerLogins(db, customer, ['2026-10-25 02:30:00', '2026-11-16 09:59:00']);
    expect((await usage()).filter(({ system_logins }) => system_logins > 0)).toEqual([
      { full_date: '2026-10-25', system_logins: 2 },
      { full_date: '2026-11-16', system_logins: 2 },
    ]);
  });

  it('a shop other than 1 and 2 answers 404', async () => {
    for (const row of ofShop)
      for (const shopId of [3, 0, 12])
        await expect(server.client.call(row, { params: { shopId } }), row.path).rejects.toMatchObject({ status: 404 });
    await expect(sales(3)).rejects.toMatchObject({ text: 'Deze shop bestaat niet.' });
  });
});
