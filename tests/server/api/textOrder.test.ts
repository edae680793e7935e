import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { restResourceOf } from '../../../server/api/declared';
import { restResources } from '../../../server/api/index';
import { listPage } from '../../../server/api/listPage';
import { listQuery } from '../../../server/api/listQuery';
import { makeDeclaredTables } from '../../../server/db/declaredTables';
import { insertOne } from '../../../server/db/insertAll';
import { openDatabase } from '../../../server/db/open';
import type { Db } from '../../../server/db/schema';
import { completeSearchTexts } from '../../../server/db/searchTexts';
import { byName } from '../../../server/db/tables';
import type { Fields } from '../../../src/lib/recordFields';
import { orderOf } from '../../../src/provider/records/listOrder';
import type { Declaration } from '../../../src/v2/declaration';
import { flag, optionalText, requiredText, wholeNumber } from '../../../src/v2/fields';
import { aCustomer, aStaffMember } from '../../support/builders';
import { aMachineProduct } from '../../support/declaredRecords';
import { createTestServer, eachEngine, listPath } from '../../support/server';
import { placeOf } from '../../support/testDatabase';

/** The lists of `/api` sort texts as the dashboard sorts a list in memory, page after page. */

const NAMES = ['banaan', 'Zout', 'élan', 'Citroen', 'Ędin', 'appel', 'nr 10', 'Elan', 'nr 9', '12 stuks', '100'];
const IN_ORDER = ['100', '12 stuks', 'appel', 'banaan', 'Citroen', 'Ędin', 'élan', 'Elan', 'nr 9', 'nr 10', 'Zout'];
/** What is equal stands in the order in which it was added, in both directions. */
const DOWNWARDS = ['Zout', 'nr 10', 'nr 9', 'élan', 'Elan', 'Ędin', 'Citroen', 'banaan', 'appel', '12 stuks', '100'];

const declaredFirms = (fields: z.ZodRawShape): Declaration => ({
  ...{ name: 'example_firms', what: 'Dit', title: 'name', searched: ['name'], canDelete: true },
  body: z.object({ name: requiredText('Naam'), ...fields }),
});

/** The names in the order of a list, read in pages of five. */
const namesBy = async (db: Db, declaration: Declaration, field: string, order: 'ASC' | 'DESC') => {
  const resource = restResourceOf(declaration);
  const names: unknown[] = [];
  for (const range of ['[0,4]', '[5,9]', '[10,14]']) {
    const query = { sort: JSON.stringify([field, order]), range };
    const { ids } = await listPage(db, resource, listQuery(query, { ...resource, search: () => undefined }));
    for (const id of ids) {
      const { rows } = await sql<{ name: string }>`select name from example_firms where id = ${id}`.execute(db);
      names.push(rows[0]?.name);
    }
  }
  return names;
};

eachEngine('a list that sorts texts', (engine) => {
  const aDatabase = async () => {
    const settings = await placeOf(engine);
    const open = async () => {
      const opened = await openDatabase(settings);
      let isOpen = true;
      const close = async () => {
        if (isOpen) await opened.close();
        isOpen = false;
      };
      onTestFinished(close);
      return { ...opened, close };
    };
    return open;
  };

  it('of a declared resource has the order of a list in memory, in pages, up and down, searched or not', async () => {
    const server = await createTestServer({ engine });
    const call = (path: string, init?: RequestInit & { json?: unknown }) =>
      server.request(`/api/machine_products${path}`, init);
    for (const [nth, name] of NAMES.entries())
      await call('', { json: { code: '110', name, sku: nth % 3 === 0 ? '' : `${name} 5 l`, litres: '5' } });
    const listed = async (query: Record<string, unknown>): Promise<Fields[]> =>
      (await server.request(listPath('machine_products', query))).json();
    const paged = async (query: Record<string, unknown>) => {
      const pages = [];
      for (const from of [0, 5, 10]) pages.push(...(await listed({ ...query, range: [from, from + 4] })));
      return pages;
    };
    const all = await listed({ sort: ['id', 'ASC'] });
    for (const field of ['name', 'sku', 'code'])
      for (const order of ['ASC', 'DESC'] as const) {
        const inMemory = [...orderOf(all, field, order)].map((nth) => all[nth]);
        const sort = [field, order];
        expect(await paged({ sort }), String(sort)).toEqual(inMemory);
        expect(await paged({ sort, filter: { q: '110' } }), `${sort} searched`).toEqual(inMemory);
      }
    const names = (await paged({ sort: ['name', 'ASC'] })).map(({ name }) => name);
    expect(names).toEqual(IN_ORDER);

    const { id, ...last } = (await listed({ sort: ['name', 'DESC'] }))[0] ?? {};
    await call(`/${id}`, { method: 'PUT', json: { ...last, name: 'Aardbei' } });
    expect((await listed({ sort: ['name', 'ASC'] })).map(({ name }) => name)[2]).toBe('Aardbei');
    expect(await (await call(`/${id}`)).text()).not.toContain('sort_');
    const changes = await server.db.selectFrom('audit').select('changes').execute();
    expect(changes.filter((entry) => entry.changes.includes('sort_'))).toEqual([]);
    expect((await call('?sort=["sort_name","ASC"]')).status).toBe(400);
  });

  it('has it for records from before, in a database that a version without it made', async () => {
    const open = await aDatabase();
    const before = await open();
    for (const column of ['code', 'name', 'sku']) {
      await sql`drop index ${sql.ref(`machine_products_sort_${column}`)}`.execute(before.db);
      await sql`alter table machine_products drop column ${sql.ref(`sort_${column}`)}`.execute(before.db);
    }
    for (const name of NAMES) {
      await sql`insert into machine_products (code, name) values ('110', ${name})`.execute(before.db);
      const id = sql<number>`(select max(id) from machine_products)`;
      const text = { resource: 'machine_products', columns: 'code name sku', words: `110 ${name} ` };
      await before.db
        .insertInto('search_texts')
        .values({ ...text, record_id: id })
        .execute();
    }
    await before.close();

    const { db } = await open();
    await completeSearchTexts(db, restResources);
    const { rows } = await sql<Fields>`select name from machine_products order by sort_name, id`.execute(db);
    expect(rows.map(({ name }) => name)).toEqual(IN_ORDER);
  });

  it('has it for a field that is added later, and for one that was taken out and is back', async () => {
    const { db } = await (await aDatabase())();
    const start = async (declaration: Declaration) => {
      await makeDeclaredTables(byName(db), [declaration]);
      await completeSearchTexts(db, [restResourceOf(declaration)]);
    };
    const grown = declaredFirms({ city: optionalText(), notes: optionalText(), active: flag });
    await start(declaredFirms({}));
    for (const name of NAMES) await sql`insert into example_firms (name) values (${name})`.execute(db);
    await start(grown);
    await sql`update example_firms set city = name`.execute(db);
    await start(declaredFirms({}));
    expect(await namesBy(db, declaredFirms({}), 'name', 'ASC')).toEqual(IN_ORDER);
    await start(grown);
    expect(await namesBy(db, grown, 'city', 'ASC')).toEqual(IN_ORDER);
    expect(await namesBy(db, grown, 'city', 'DESC')).toEqual(DOWNWARDS);
    expect(await namesBy(db, grown, 'notes', 'DESC')).toEqual(NAMES);
  });

  it('has it for a resource that no search looks in, and is made for one without texts', async () => {
    const { db } = await (await aDatabase())();
    const unsearched: Declaration = { ...declaredFirms({}), searched: [] };
    const counts: Declaration = {
      ...{ name: 'example_counts', what: 'Dit', title: 'count', searched: ['count'] },
      body: z.object({ count: wholeNumber(0, 9) }),
    };
    await makeDeclaredTables(byName(db), [unsearched, counts]);
    for (const name of NAMES) await sql`insert into example_firms (name) values (${name})`.execute(db);
    await sql`insert into example_counts (count) values (3)`.execute(db);
    await completeSearchTexts(db, [unsearched, counts].map(restResourceOf));
    expect(await namesBy(db, unsearched, 'name', 'ASC')).toEqual(IN_ORDER);
  });

  it.each([
    ['machine_products', 'name', (db: Db, name: string) => aMachineProduct(db, name), '/api/machine_products'],
    [
      'customers',
      'company_name',
      (db: Db, name: string) => aCustomer(db, { company_name: name }),
      '/v2/dashboard/customer',
    ],
  ] as const)('has it for one of %s that was deleted by a version without it, and is restored', async (...resource) => {
    const [list, field, add, deletion] = resource;
    const { request, db } = await createTestServer({ engine });
    const ids: number[] = [];
    for (const name of ['Zout', 'élan', 'appel']) ids.push(await add(db, name));
    await completeSearchTexts(db, restResources);
    expect((await request(`${deletion}/${ids[1]}`, { method: 'DELETE' })).status).toBe(200);
    const { bin_id, contents } = await db.selectFrom('bin').selectAll().executeTakeFirstOrThrow();
    const withoutKeys = contents.replaceAll(/"sort_\w+":("[^"]*"|null),?/g, '').replaceAll(',}', '}');
    expect(withoutKeys).not.toBe(contents);
    await db.updateTable('bin').set({ contents: withoutKeys }).execute();
    expect((await request(`/api/bin/${bin_id}`, { method: 'PUT', json: { restored: 1 } })).status).toBe(200);
    const answer = await request(`/api/${list}?sort=["${field}","ASC"]`);
    expect((await answer.json()).map(({ id }: { id: number }) => id)).toEqual([ids[2], ids[1], ids[0]]);
  });

  it('has it for staff, views, the bin, runs and the outbox, up and down', async () => {
    const { db, request, userId: user_id } = await createTestServer({ engine, name: 'Zoë' });
    const created = '2026-11-16 10:00:00';
    const view = { user_id, resource: 'products', settings: '{}', shared: 1 };
    for (const name of NAMES) {
      await aStaffMember(db, { username: name, name });
      await insertOne(db, 'views', 'view_id', { ...view, name });
      const deleted = { resource: 'news', record_id: 1, record_name: name, contents: '{}' };
      await insertOne(db, 'bin', 'bin_id', { ...deleted, created, user_name: name });
      const run = { resource: 'products', label: name, changed: 1, refused: 0, reverts: null };
      await insertOne(db, 'runs', 'run_id', { ...run, created, user_name: name });
      const mail = { orderno: null, recipient: name, subject: name, result: 'sent', error: '', file: '' };
      await insertOne(db, 'outbox', 'mail_id', { ...mail, created, created_ms: 0 });
    }
    await completeSearchTexts(db, restResources);
    const sorted = {
      ...{ staff: ['username', 'name'], views: ['name'], bin: ['user_name', 'record_name'] },
      ...{ runs: ['user_name', 'label'], outbox: ['recipient', 'subject'] },
    };
    for (const [name, fields] of Object.entries(sorted))
      for (const field of fields)
        for (const order of ['ASC', 'DESC'] as const) {
          const list = async (sort: string[]): Promise<Fields[]> =>
            (await request(`/api/${name}?range=[0,99]&sort=${JSON.stringify(sort)}`)).json();
          // Equal names have the order of their numbers, down too.
          const all = await list(['id', order]);
          const inMemory = [...orderOf(all, field, order)].map((nth) => all[nth]);
          expect(await list([field, order]), `${name} ${field} ${order}`).toEqual(inMemory);
        }
  });
});
