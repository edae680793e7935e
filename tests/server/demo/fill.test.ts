import { sql } from 'kysely';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { makeDeclaredTables } from '../../../server/db/declaredTables';
import type { OpenDatabase } from '../../../server/db/open';
import type { Database } from '../../../server/db/schema';
import { byName } from '../../../server/db/tables';
import { fillDemo, readWishes } from '../../../server/demo/fill';
import { aCustomer } from '../../support/builders';
import { exampleFirms } from '../../support/exampleFirms';
import { leftOutIf } from '../../support/leftOut';
import { eachEngine, MONDAY } from '../../support/server';
import { cannotUsePostgres, testDatabase } from '../../support/testDatabase';

const SMALL = { scale: 0.1, seed: 'wasstraat', replace: false };
const TABLES = [
  'images',
  'categories',
  'products',
  'product_categories',
  'customers',
  'customer_logins',
  'tasks',
  'reports',
  'machines',
  'waterreports',
  'market',
  'news',
  'pushes',
  'orders',
  'order_lines',
  'leads',
] as const satisfies readonly (keyof Database)[];

/** Every row but the passwords, which are salted. */
const contents = async ({ db }: OpenDatabase) => {
  const tables: Record<string, string[]> = {};
  for (const table of TABLES)
    tables[table] = (await db.selectFrom(table).selectAll().execute()).map((row) => JSON.stringify(row)).sort();
  return tables;
};

describe('What npm run demo-data is asked for', () => {
  it('is scale 1 of the usual seed, on an empty database', () => {
    expect(readWishes([])).toEqual({ scale: 1, seed: 'wasstraat', replace: false });
    expect(readWishes(['--scale', '10', '--seed', 'x', '--replace'])).toEqual({ scale: 10, seed: 'x', replace: true });
  });

  it.each([['--scale', 'veel'], ['--scale', '0'], ['--scale', '101'], ['--schaal', '10'], ['10']])(
    'is not %s %s',
    (...args) => {
      expect(() => readWishes(args.filter((arg) => arg !== undefined))).toThrow('npm run demo-data');
    },
  );
});

// On one engine: how much is made is not up to the database.
it('multiplies products, customers, orders and leads by the scale', async () => {
  const open = await testDatabase('sqlite');
  onTestFinished(open.close);
  await fillDemo(open, { ...SMALL, scale: 1.2 }, MONDAY);
  const { products, customers, leads, orders } = await contents(open);
  expect(products).toHaveLength(180);
  expect(customers).toHaveLength(480);
  expect(leads).toHaveLength(72);
  expect(orders?.length).toBeGreaterThan(12_000);
  const skus = await open.db.selectFrom('products').select('sku').distinct().execute();
  expect(skus).toHaveLength(180);
});

eachEngine('npm run demo-data', (engine) => {
  const opened: OpenDatabase[] = [];
  const database = async () => {
    const open = await testDatabase(engine);
    opened.push(open);
    return open;
  };
  afterEach(async () => {
    for (const open of opened.splice(0)) await open.close();
  });

  it('makes the same rows from the same seed, scale and moment, and others from another seed', async () => {
    const made = [];
    for (const seed of ['wasstraat', 'wasstraat', 'wasbox']) {
      const open = await database();
      await fillDemo(open, { ...SMALL, seed }, MONDAY);
      made.push(await contents(open));
    }
    const [one, same, other] = made;
    expect(same).toEqual(one);
    expect(other?.customers).not.toEqual(one?.customers);
    expect(other?.images).toEqual(one?.images);
  });

  it('replaces what a declaration left behind that went, too', async () => {
    const open = await database();
    await makeDeclaredTables(byName(open.db), [exampleFirms]);
    const customer = await aCustomer(open.db);
    await sql`insert into example_firms (name, customer_id) values ('Borstel', ${customer})`.execute(open.db);
    await fillDemo(open, { ...SMALL, replace: true }, MONDAY);
    expect((await sql`select 1 from example_firms`.execute(open.db)).rows).toEqual([]);
  });

  it('leaves a database that is not empty as it is, unless it may replace everything', async () => {
    const open = await database();
    await fillDemo(open, SMALL, MONDAY);
    await open.db.updateTable('products').set({ main_title: 'Van onszelf' }).execute();
    const before = await contents(open);
    await expect(fillDemo(open, SMALL, MONDAY)).rejects.toThrow('De database is niet leeg');
    expect(await contents(open)).toEqual(before);

    await fillDemo(open, { ...SMALL, replace: true }, MONDAY);
    const own = await open.db.selectFrom('products').select('sku').where('main_title', '=', 'Van onszelf').execute();
    expect(own).toEqual([]);
    expect(await open.db.selectFrom('staff').selectAll().execute()).toHaveLength(4);
  });
});

it('leaves what something else has in the same PostgreSQL as it is', leftOutIf(cannotUsePostgres), async () => {
  const open = await testDatabase('postgres');
  onTestFinished(open.close);
  const others = ['spatial_ref_sys', 'layers', 'styles'];
  for (const name of others)
    await sql`create table ${sql.table(name)} (id integer generated by default as identity primary key)`.execute(
      open.db,
    );
  await sql`alter extension plpgsql add table spatial_ref_sys`.execute(open.db);
  await sql`alter table layers add style_id integer references styles`.execute(open.db);
  await sql`alter table styles add layer_id integer references layers`.execute(open.db);
  for (const name of others) await sql`insert into ${sql.table(name)} (id) values (1)`.execute(open.db);
  await fillDemo(open, SMALL, MONDAY);
  await fillDemo(open, { ...SMALL, replace: true }, MONDAY);
  for (const name of others)
    expect((await sql`select id from ${sql.table(name)}`.execute(open.db)).rows, name).toEqual([{ id: 1 }]);
});
