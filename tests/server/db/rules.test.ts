import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '../../../server/db/open';
import {
  aCategory,
  aCustomer,
  aMachine,
  anOrder,
  aProduct,
  aReport,
  aStaffMember,
  aSubcategory,
} from '../../support/builders';
import { eachEngine, testDatabase } from '../../support/testDatabase';

/** What the database itself holds, whatever the handlers do: the same on both engines. */
eachEngine('the database', (engine) => {
  let open: OpenDatabase;
  beforeEach(async () => {
    open = await testDatabase(engine);
    return open.close;
  });

  const count = async (
    table: 'tasks' | 'reports' | 'machines' | 'waterreports' | 'customer_shops' | 'customer_logins',
  ) =>
    (
      await open.db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow()
    ).rows;

  test('starts with both shops, and all countries in Dutch with the neighbours first', async () => {
    expect(await open.db.selectFrom('shops').selectAll().orderBy('shop_id').execute()).toEqual([
      { shop_id: 1, name: 'sireon' },
      { shop_id: 2, name: 'carwash' },
    ]);
    const countries = await open.db.selectFrom('countries').select('name').orderBy('country_id').execute();
    expect(countries).toHaveLength(249);
    expect(countries.slice(0, 3).map(({ name }) => name)).toEqual(['Nederland', 'België', 'Duitsland']);
  });

  test('a customer who goes takes along what is theirs; orders stay, without the customer', async () => {
    const { db } = open;
    const customer_id = await aCustomer(db);
    const orderno = await anOrder(db, { customer_id });
    await aMachine(db, { customer_id });
    await aReport(db, { customer_id, user_id: await aStaffMember(db) });
    const created = '2026-11-16 10:00:00';
    await db.insertInto('tasks').values({ customer_id, description: 'Bellen', done: null, created }).execute();
    await db.insertInto('customer_logins').values({ customer_id, created }).execute();
    await db
      .insertInto('waterreports')
      .values({ customer_id, created, ph: '7,2', hardness: '8', ec: '450', remarks: '' })
      .execute();

    await db.deleteFrom('customers').where('customer_id', '=', customer_id).execute();

    for (const table of ['tasks', 'reports', 'machines', 'waterreports', 'customer_shops', 'customer_logins'] as const)
      expect([table, await count(table)]).toEqual([table, 0]);
    const order = await db.selectFrom('orders').selectAll().where('orderno', '=', orderno).executeTakeFirst();
    expect(order).toMatchObject({ orderno, customer_id: null, company_name: 'Wasstraat De Vaart' });
  });

  test('a category with products or subcategories cannot go; an empty one can', async () => {
    const { db } = open;
    const withProduct = await aCategory(db);
    await aProduct(db, { categories: [{ category_id: withProduct }] });
    const withSubcategory = await aCategory(db);
    await aSubcategory(db, { product_category_id: withSubcategory });
    const empty = await aCategory(db);
    const remove = (id: number) => db.deleteFrom('categories').where('category_id', '=', id).execute();

    await expect(remove(withProduct)).rejects.toThrow(/foreign key/i);
    await expect(remove(withSubcategory)).rejects.toThrow(/foreign key/i);
    await remove(empty);
    expect(await db.selectFrom('categories').select('category_id').orderBy('category_id').execute()).toEqual([
      { category_id: withProduct },
      { category_id: withSubcategory },
    ]);
  });

  test('a subcategory that goes leaves its products in the category; a product takes its places along', async () => {
    const { db } = open;
    const category_id = await aCategory(db);
    const subcategory_id = await aSubcategory(db, { product_category_id: category_id });
    const product_id = await aProduct(db, { categories: [{ category_id, subcategory_id }] });
    const places = () => db.selectFrom('product_categories').select(['category_id', 'subcategory_id']).execute();

    await db.deleteFrom('subcategories').where('subcategory_id', '=', subcategory_id).execute();
    expect(await places()).toEqual([{ category_id, subcategory_id: null }]);
    await db.deleteFrom('products').where('product_id', '=', product_id).execute();
    expect(await places()).toEqual([]);
  });

  test('no two accounts have the same user name, letter case aside', async () => {
    const { db } = open;
    await aCustomer(db, { username: 'DeVaart' });
    await expect(aCustomer(db, { username: 'devaart' })).rejects.toThrow(/unique/i);
    const user_id = await aStaffMember(db, { username: 'sanne' });
    const renamed = db.updateTable('staff').set({ username: 'SANNE' }).where('user_id', '=', user_id);
    await expect(renamed.execute()).resolves.toBeDefined();
    await expect(aStaffMember(db, { username: 'sanne' })).rejects.toThrow(/unique/i);
  });

  test('a flag is 1 or 0, and a number is not text', async () => {
    await expect(aProduct(open.db, { active: 2 })).rejects.toThrow(/check constraint/i);
    await expect(aCustomer(open.db, { active: 'J' })).rejects.toThrow(/check constraint/i);
    const text = sql`insert into shops (shop_id, name) values (${'drie'}, ${'derde'})`;
    await expect(text.execute(open.db)).rejects.toThrow();
  });

  test('an id is never given out twice', async () => {
    const first = await aCategory(open.db);
    await open.db.deleteFrom('categories').execute();
    expect(await aCategory(open.db)).toBe(first + 1);
  });

  test('values come back as the same JavaScript values on either engine', async () => {
    const { db } = open;
    const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    await db
      .insertInto('images')
      .values({ sha256: 'a'.repeat(64), type: 'image/png', bytes })
      .execute();
    const image = await db.selectFrom('images').selectAll().executeTakeFirstOrThrow();
    expect(image).toEqual({ sha256: 'a'.repeat(64), type: 'image/png', bytes });
    expect(Object.getPrototypeOf(image.bytes)).toBe(Uint8Array.prototype);

    await anOrder(db, { lines: [{ price_cents: 1050, quantity: 3 }] });
    await db.insertInto('sign_in_attempts').values({ key: 'k', attempted_ms: 1_795_000_000_123 }).execute();
    const { rows } = await sql`
      select count(*) as orders, sum(total_cents) as cents, avg(total_cents) as average, max(total_cents) > 3000 as much,
        (select attempted_ms from sign_in_attempts) as at, max(customer_id) as nobody
      from orders`.execute(db);
    expect(rows).toEqual([{ orders: 1, cents: 3150, average: 3150, much: 1, at: 1_795_000_000_123, nobody: null }]);
  });

  test('text sorts by code point on either engine', async () => {
    const names = ['zebra', 'Éclair', 'appel', 'Zebra', 'eclair', '10', '9'];
    for (const category_title of names) await aCategory(open.db, { category_title });
    const sorted = await open.db.selectFrom('categories').select('category_title').orderBy('category_title').execute();
    expect(sorted.map((row) => row.category_title)).toEqual([...names].sort());
  });

  test('a transaction that fails leaves nothing', async () => {
    const failing = open.db.transaction().execute(async (transaction) => {
      await aCategory(transaction);
      throw new Error('halfway');
    });
    await expect(failing).rejects.toThrow('halfway');
    expect(await open.db.selectFrom('categories').selectAll().execute()).toEqual([]);
  });
});
