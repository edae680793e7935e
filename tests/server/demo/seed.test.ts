import { type Selectable, sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { restResources } from '../../../server/api/index';
import { DEMO_ACCOUNT } from '../../../server/auth/demoAccount';
import { passwordFits } from '../../../server/auth/passwords';
import type { OpenDatabase } from '../../../server/db/open';
import type { Database } from '../../../server/db/schema';
import { completeSearchTexts } from '../../../server/db/searchTexts';
import { seedDemo } from '../../../server/demo/seed';
import { imageInfo } from '../../../server/images/imageInfo';
import { addDays } from '../../../server/lib/moment';
import { declaration as machineProducts } from '../../../src/resources/machine_products/declaration';
import { LINE_SPEEDS, MACHINE_PRODUCT_CODES } from '../../../src/v2/constants';
import { endpoints } from '../../../src/v2/endpoints';
import { CategoryEdit } from '../../../src/v2/entities/category';
import { CustomerEditBody } from '../../../src/v2/entities/customer';
import { MachineBody } from '../../../src/v2/entities/machine';
import { MarketBody } from '../../../src/v2/entities/market';
import { NewsBody } from '../../../src/v2/entities/news';
import { ProductBody } from '../../../src/v2/entities/product';
import { ReportBody } from '../../../src/v2/entities/report';
import { TransactionEditBody } from '../../../src/v2/entities/transaction';
import { WaterReportNew } from '../../../src/v2/entities/waterreport';
import { createTestServer, eachEngine, MONDAY } from '../../support/server';
import { testDatabase } from '../../support/testDatabase';

/** A Monday; `MONDAY` is one in the morning. */
const TODAY = '2026-11-16';

eachEngine('Demonstration data', (engine) => {
  let open: OpenDatabase;
  const rows = async <Table extends keyof Database>(table: Table) => {
    const all: unknown = await open.db.selectFrom(table).selectAll().execute();
    // Kysely gives up on the columns of a table that is only known by its type.
    return all as Selectable<Database[Table]>[];
  };

  beforeAll(async () => {
    open = await testDatabase(engine);
    await seedDemo(open.db, { now: MONDAY });
    return open.close;
  });

  it('has two shops with at least six categories each, all with subcategories', async () => {
    const categories = await rows('categories');
    const subcategories = await rows('subcategories');
    for (const shop of [1, 2]) expect(categories.filter(({ shop_id }) => shop_id === shop).length).toBeGreaterThan(5);
    const parents = new Set(subcategories.map(({ product_category_id }) => product_category_id));
    expect(categories.filter(({ category_id }) => !parents.has(category_id))).toEqual([]);
    expect(new Set(categories.map(({ category_color }) => category_color)).size).toBe(categories.length);
  });

  it('has 150 products, each with a picture, a place and a SKU of its own', async () => {
    const products = await rows('products');
    expect(products).toHaveLength(150);
    expect(new Set(products.map(({ sku }) => sku)).size).toBe(150);
    expect(products.filter(({ main_image }) => main_image === null)).toEqual([]);
    expect(products.filter(({ active }) => active === 0)).toHaveLength(12);
    const placed = await rows('product_categories');
    expect(new Set(placed.map(({ product_id }) => product_id)).size).toBe(150);
    const inBoth = products.filter((product) => {
      const own = placed.filter(({ product_id }) => product_id === product.product_id);
      return new Set(own.map(({ shop_id }) => shop_id)).size === 2;
    });
    expect(inBoth.length).toBeGreaterThan(20);
    const texts = products.map(({ main_description }) => main_description.split(/(?<=[.!?]) /).length);
    expect(texts.filter((sentences) => sentences < 2 || sentences > 4)).toEqual([]);
  });

  it('is said in the audit to be demonstration data', async () => {
    expect(await rows('audit')).toEqual([
      expect.objectContaining({ user_id: null, user_name: 'Server', resource: 'server', verb: 'demoData' }),
    ]);
  });

  it('gives discounts below the price', async () => {
    const discounted = (await rows('products')).filter(({ discount_price }) => discount_price !== '');
    expect(discounted.length).toBeGreaterThan(10);
    for (const { discount_price, main_price } of discounted)
      expect(Number(discount_price)).toBeLessThan(Number(main_price));
    expect(discounted.some(({ discount_price_active }) => discount_price_active === 1)).toBe(true);
  });

  it('keeps small pictures that the wire takes', async () => {
    const images = await rows('images');
    expect(images.length).toBeGreaterThan(150);
    for (const { bytes } of images) {
      expect(imageInfo(new Uint8Array(bytes))).toMatchObject({ type: 'image/png', height: 400 });
      expect(bytes.byteLength).toBeLessThan(30_000);
    }
  });

  it('has 400 customers of every standing that has a role label of its own', async () => {
    const customers = await rows('customers');
    expect(customers).toHaveLength(400);
    const standings = customers.map(({ prio_shop_id, marketing_automation, created_by_order }) => {
      if (prio_shop_id === null) return 'Bezoeker';
      if (prio_shop_id === 1) return 'Klant van de webshop';
      if (created_by_order === 1) return 'Nieuwe klant';
      return marketing_automation === 1 ? 'Relatie' : 'Klant';
    });
    for (const standing of ['Bezoeker', 'Klant van de webshop', 'Nieuwe klant', 'Relatie', 'Klant'])
      expect(standings.filter((own) => own === standing).length, standing).toBeGreaterThan(5);
    expect(new Set(customers.map(({ username }) => username)).size).toBe(400);
    expect(new Set(customers.map(({ active }) => active))).toEqual(new Set(['Y', 'N']));
    expect(customers.filter(({ last_login }) => last_login === null).length).toBeGreaterThan(10);
    expect(customers.filter(({ company_email }) => company_email.includes(',')).length).toBeGreaterThan(20);
    for (const { company_email } of customers)
      for (const email of company_email.split(',')) expect(email.trim()).toMatch(/^[a-z0-9-]+@[a-z0-9-]+\.example$/);
    const dutch = customers.filter(({ company_country_id }) => company_country_id === 1);
    expect(dutch.length).toBeGreaterThan(330);
    expect(dutch.length).toBeLessThan(400);
    for (const { company_zip, tax_number } of dutch) {
      expect(company_zip).toMatch(/^[1-9]\d{3} (?!SA|SD|SS)[A-Z]{2}$/);
      expect(tax_number).toMatch(/^(NL\d{9}B\d{2})?$/);
    }
  });

  it('never says that a customer came by later than it did', async () => {
    const latest = await open.db
      .selectFrom('customer_logins')
      .innerJoin('customers', 'customers.customer_id', 'customer_logins.customer_id')
      .select(({ fn }) => ['customers.customer_id', 'last_login', fn.max('created').as('latest')])
      .groupBy(['customers.customer_id', 'last_login'])
      .execute();
    expect(latest.length).toBeGreaterThan(150);
    for (const { last_login, latest: own } of latest) expect(last_login).toBe(own);
  });

  it('signs in the demonstration account and no other member of staff', async () => {
    const staff = await rows('staff');
    expect(staff).toHaveLength(4);
    const fitting = [];
    for (const { username, password_hash } of staff)
      if (await passwordFits(password_hash, DEMO_ACCOUNT.password)) fitting.push(username);
    expect(fitting).toEqual([DEMO_ACCOUNT.username]);
  });

  it('fills eighteen months with orders whose totals are the sum of their lines', async () => {
    const totals = await sql<{ orderno: number; total_cents: number; lines: number }>`
      select orders.orderno, total_cents, sum(quantity * price_cents) as lines
      from orders join order_lines on order_lines.orderno = orders.orderno
      group by orders.orderno, total_cents`.execute(open.db);
    const orders = await rows('orders');
    expect(orders.length).toBeGreaterThan(10_000);
    expect(totals.rows).toHaveLength(orders.length);
    expect(totals.rows.filter(({ total_cents, lines }) => Number(lines) !== total_cents)).toEqual([]);
    expect(orders.filter(({ created }) => created > `${TODAY} 10:00:00`)).toEqual([]);
    expect(orders.every(({ created }) => created >= addDays(TODAY, -548))).toBe(true);
    expect(new Set(orders.map(({ shop_id }) => shop_id))).toEqual(new Set([1, 2]));
  });

  it('sells less on Sundays and nothing on a few holidays', async () => {
    const ordersOn = new Map<string, number>();
    for (const { created } of await rows('orders'))
      ordersOn.set(created.slice(0, 10), (ordersOn.get(created.slice(0, 10)) ?? 0) + 1);
    const sum = (weekday: number) =>
      [...ordersOn].reduce(
        (all, [day, count]) => (new Date(`${day}T12:00:00Z`).getUTCDay() === weekday ? all + count : all),
        0,
      );
    expect(sum(0)).toBeLessThan(sum(1) / 3);
    expect(ordersOn.has('2025-12-25')).toBe(false);
    expect(ordersOn.size).toBeGreaterThan(530);
  });

  it('sells products only in shops where they stand', async () => {
    const strange = await sql<{ n: number }>`
      select count(*) as n from order_lines
      join orders on orders.orderno = order_lines.orderno
      where not exists (select 1 from product_categories
        where product_categories.product_id = order_lines.product_id and product_categories.shop_id = orders.shop_id)`.execute(
      open.db,
    );
    expect(Number(strange.rows[0]?.n)).toBe(0);
  });

  it('gives the demonstration account appointments today, this week and next, more than one on some days', async () => {
    const own = await open.db
      .selectFrom('reports')
      .innerJoin('staff', 'staff.user_id', 'reports.user_id')
      .select('scheduled')
      .where('staff.username', '=', DEMO_ACCOUNT.username)
      .execute();
    const on = (day: string) => own.filter(({ scheduled }) => scheduled.startsWith(day)).length;
    expect(on(TODAY)).toBeGreaterThan(0);
    const workdays = [1, 2, 3, 4, 7, 8, 9, 10, 11].map((days) => on(addDays(TODAY, days)));
    expect(Math.min(...workdays)).toBeGreaterThan(0);
    expect(Math.max(...workdays)).toBeGreaterThan(1);
    expect(own.filter(({ scheduled }) => scheduled < TODAY).length).toBeGreaterThan(100);
  });

  it('has worked in the past and not yet in the future', async () => {
    for (const { scheduled, working_comments } of await rows('reports'))
      expect(working_comments !== '').toBe(scheduled < TODAY);
  });

  it('measures water over a year, several times a customer', async () => {
    const reports = await rows('waterreports');
    const customers = new Set(reports.map(({ customer_id }) => customer_id));
    expect(customers.size).toBeGreaterThan(80);
    expect(reports.length / customers.size).toBeGreaterThan(6);
    expect(reports.some(({ created }) => created < addDays(TODAY, -300))).toBe(true);
  });

  it('counts the machines of every customer from 0', async () => {
    const machines = await rows('machines');
    const ofCustomer = new Map<number, number[]>();
    for (const { customer_id, view_order, line_speed, product } of machines) {
      ofCustomer.set(customer_id, [...(ofCustomer.get(customer_id) ?? []), view_order]);
      expect(LINE_SPEEDS).toContain(line_speed);
      expect(MACHINE_PRODUCT_CODES).toContain(product);
    }
    expect(ofCustomer.size).toBeGreaterThan(100);
    for (const orders of ofCustomer.values()) expect(orders.sort((a, b) => a - b)).toEqual([...orders.keys()]);
  });

  it('names products of machines, each in a package that is sold', async () => {
    const { rows: named } = await sql<{ code: string; sku: string }>`select * from machine_products`.execute(open.db);
    const sold = new Set((await rows('products')).map(({ sku }) => sku));
    for (const product of named) {
      machineProducts.body.parse(product);
      expect(sold, product.code).toContain(product.sku);
    }
    expect(new Set(named.map(({ code }) => code)).size).toBe(named.length);
  });

  it('has news, adverts and pushes with their pictures, and leads that are not known alike', async () => {
    const news = await rows('news');
    expect(news.length).toBeGreaterThan(10);
    expect(news.filter(({ image }) => image === null)).toEqual([]);
    const market = await rows('market');
    expect(market.length).toBeGreaterThan(10);
    expect(market.filter(({ main_image }) => main_image === null)).toEqual([]);
    expect(market.some(({ image_2 }) => image_2 !== null)).toBe(true);
    expect(new Set(market.map(({ published }) => published))).toEqual(new Set([0, 1]));
    expect((await rows('pushes')).length).toBeGreaterThan(5);
    const leads = await rows('leads');
    const shapes = new Set(leads.map(({ details }) => Object.keys(JSON.parse(details)).join()));
    expect(leads).toHaveLength(60);
    expect(shapes.size).toBeGreaterThan(5);
  });

  it('could have been typed: every row keeps the rules of its form', async () => {
    const shops = await rows('customer_shops');
    const places = await rows('product_categories');
    for (const row of await rows('categories')) CategoryEdit.parse(row);
    for (const row of await rows('products'))
      ProductBody.parse({ ...row, categories: places.filter(({ product_id }) => product_id === row.product_id) });
    for (const row of await rows('customers'))
      CustomerEditBody.parse({ ...row, shops: shops.filter(({ customer_id }) => customer_id === row.customer_id) });
    for (const row of await rows('machines')) MachineBody.parse(row);
    for (const row of await rows('waterreports')) WaterReportNew.parse(row);
    for (const row of await rows('reports')) ReportBody.parse(row);
    for (const row of await rows('market')) MarketBody.parse(row);
    for (const row of await rows('news')) NewsBody.parse(row);
    for (const row of await rows('orders')) TransactionEditBody.parse(row);
  });

  it('has no customer that changes by being saved as it is', async () => {
    const { client, db } = await createTestServer({ engine });
    await seedDemo(db, { now: MONDAY, scale: 0.1 });
    await completeSearchTexts(db, restResources);
    const held = async () => [
      await db.selectFrom('customers').selectAll().orderBy('customer_id').execute(),
      await db.selectFrom('customer_shops').selectAll().orderBy('customer_id').orderBy('shop_id').execute(),
    ];
    const before = await held();
    for (const { customer_id: id } of await client.call(endpoints.customers.list)) {
      const body = CustomerEditBody.parse(await client.call(endpoints.customers.one, { params: { id } }));
      await client.call(endpoints.customers.update, { params: { id }, body });
    }
    expect(await held()).toEqual(before);
  });

  it('leaves room for the next record', async () => {
    const { newsId } = await open.db
      .insertInto('news')
      .values({ shop_id: 1, title: 'Volgende', description: '', image: null, created: `${TODAY} 10:00:00` })
      .returning('newsId')
      .executeTakeFirstOrThrow();
    expect(newsId).toBe(17);
  });
});
