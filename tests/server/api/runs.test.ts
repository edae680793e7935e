import { DefaultQueryExecutor, sql } from 'kysely';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { keepSearchText } from '../../../server/db/searchTexts';
import { CUSTOMERS } from '../../../server/resources/customerRecords';
import { BIN_KEPT_MS, forgetOld } from '../../../server/writes/bin/bin';
import { endpoints } from '../../../src/v2/endpoints';
import { RUN_MAX } from '../../../src/v2/entities/run';
import {
  aCategory,
  aCustomer,
  aMarketAdvert,
  aNewsMessage,
  anOrder,
  aProduct,
  aSubcategory,
  customerLogins,
} from '../../support/builders';
import { createTestServer, eachEngine, listPath, MONDAY, type TestServer } from '../../support/server';
import { isLockWaitedFor } from '../../support/testDatabase';
import { whileMoving } from '../../support/whileMoving';

eachEngine('/api/runs', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await createTestServer({ engine, name: 'Sanne de Vries' });
  });

  type Fields = Record<string, unknown>;
  const run = (resource: string, rows: { id: number; old: Fields; new: Fields }[], label = 'Prijs +4,5 %') =>
    server.request('/api/runs', { json: { resource, label, rows } });
  const revert = (id: number) => server.request('/api/runs', { json: { reverts: id } });
  const done = async (answer: Response | Promise<Response>): Promise<Fields & { id: number }> => {
    const { status } = await answer;
    expect(status).toBe(201);
    return (await answer).json();
  };
  const rowsOf = async ({ id }: { id: number }): Promise<Fields[]> =>
    (await server.request(listPath('run_rows', { filter: { run_id: id }, range: [0, 4999] }))).json();
  const outcomes = async (made: { id: number }) =>
    (await rowsOf(made)).map(({ record_id, outcome }) => [record_id, outcome]);
  const revertedBy = async ({ id }: { id: number }) => {
    const answer = await server.request(`/api/runs/${id}`);
    return (await answer.json()).reverted_by;
  };
  /** Every row of these tables, whatever the order. */
  const everything = async (...tables: string[]) => {
    const contents: string[] = [];
    for (const table of tables) {
      const { rows } = await sql<Fields>`select * from ${sql.table(table)}`.execute(server.db);
      contents.push(...rows.map((row) => JSON.stringify(Object.entries(row).toSorted())).sort());
    }
    return contents;
  };
  const priceOf = async (id: number) =>
    (await server.client.call(endpoints.products.one, { params: { id } })).main_price;

  it('changes what was seen, lists what someone else changed, deleted or what no rule allows, and says why', async () => {
    const [changed, same, theirs, wrong] = [
      await aProduct(server.db, { main_title: 'Shampoo', main_price: '12.5' }),
      await aProduct(server.db, { main_price: '13.06' }),
      await aProduct(server.db, { main_price: '99' }),
      await aProduct(server.db, { main_title: 'Wax', main_price: '5' }),
    ];
    const made = await done(
      run('products', [
        { id: theirs, old: { main_price: '10' }, new: { main_price: '10.45' } },
        { id: changed, old: { main_price: '12.51' }, new: { main_price: '13.06' } },
        { id: same, old: { main_price: '12.50' }, new: { main_price: '13.06' } },
        { id: wrong, old: { main_price: '5' }, new: { main_price: 'gratis' } },
        { id: 999, old: { main_price: '5' }, new: { main_price: '6' } },
      ]),
    );
    expect(made).toMatchObject({ user_name: 'Sanne de Vries', resource: 'products', label: 'Prijs +4,5 %' });
    expect(await outcomes(made)).toEqual([
      [changed, 'changed'],
      [same, 'same'],
      [theirs, 'changed'],
      [wrong, 'refused'],
      [999, 'gone'],
    ]);
    expect((await rowsOf(made)).find(({ record_id }) => record_id === wrong)).toMatchObject({
      ...{ record_name: 'Wax', reason: 'Vul een bedrag in, bijvoorbeeld 12,50.' },
      ...{ old: { main_price: '5' }, new: { main_price: 'gratis' } },
    });
    expect(await Promise.all([changed, theirs, wrong].map(priceOf))).toEqual(['12.5', '99', '5']);
  });

  it.each(['constructor', 'toString'])('refuses the field %s like any that it does not know', async (name) => {
    const id = await aProduct(server.db);
    const made = await done(run('products', [{ id, old: { [name]: 1 }, new: { [name]: 2 } }]));
    const reason = `${name} kan niet in één keer worden gewijzigd.`;
    expect(await rowsOf(made)).toMatchObject([{ outcome: 'refused', reason }]);
  });

  it('keeps nothing of a field that a run may not change, such as a password', async () => {
    const id = await aCustomer(server.db, { active: 'Y' });
    const made = await done(
      run('customers', [{ id, old: { active: 'Y', password: '' }, new: { active: 'N', password: 'geheim' } }]),
    );
    expect(await rowsOf(made)).toMatchObject([
      { outcome: 'refused', reason: 'password kan niet in één keer worden gewijzigd.', record_id: id },
    ]);
    expect((await rowsOf(made)).map(({ old, new: wanted }) => [old, wanted])).toEqual([
      [{ active: 'Y' }, { active: 'N' }],
    ]);
  });

  it.each(['old', 'new'])('422: values as deep as no field has, as the %s ones', async (side) => {
    const id = await aProduct(server.db);
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    const values = { old: '{"main_title":"a"}', new: '{"main_title":"b"}', [side]: `{"main_title":${deep}}` };
    const body = `{"resource":"products","label":"x","rows":[{"id":${id},"old":${values.old},"new":${values.new}}]}`;
    const headers = { 'Content-Type': 'application/json' };
    const answer = await server.request('/api/runs', { method: 'POST', body, headers });
    expect([answer.status, server.failures]).toEqual([422, []]);
  });

  it('of 120 prices is reverted to the same texts, as a run of its own', async () => {
    const texts = ['12.5', '12.50', '7', '0.1', '1234.5678'];
    const rows: { id: number; old: Fields; new: Fields }[] = [];
    for (let nth = 0; nth < 120; nth += 1) {
      const main_price = texts[nth % texts.length] ?? '';
      const id = await aProduct(server.db, { main_price });
      rows.push({ id, old: { main_price }, new: { main_price: `${nth}.95` } });
    }
    const before = await everything('products', 'product_categories');
    const made = await done(run('products', rows));
    expect([made.changed, made.refused, made.reverted_by]).toEqual([120, 0, null]);
    expect(await everything('products', 'product_categories')).not.toEqual(before);

    const reverted = await done(revert(made.id));
    expect(reverted).toMatchObject({
      ...{ label: 'Teruggedraaid: Prijs +4,5 %', resource: 'products', reverts: made.id },
      ...{ changed: 120, refused: 0 },
    });
    expect(await everything('products', 'product_categories')).toEqual(before);
    expect(await (await server.request(`/api/runs/${made.id}`)).json()).toMatchObject({ reverted_by: reverted.id });

    const again = await done(revert(reverted.id));
    expect(await priceOf(rows[7]?.id ?? 0)).toBe('7.95');
    expect([await revertedBy(made), await revertedBy(reverted)]).toEqual([null, expect.any(Number)]);
    // And so on: the first is undone, its revert in force.
    await done(revert(again.id));
    expect([await revertedBy(made), await revertedBy(reverted)]).toEqual([reverted.id, null]);
    await done(revert(reverted.id));
    expect([await revertedBy(made), await revertedBy(reverted)]).toEqual([null, expect.any(Number)]);
    // And so it can be reverted once more.
    const last = await done(revert(made.id));
    expect(last.changed).toBe(120);
    expect(await revertedBy(made)).toBe(last.id);
  });

  it('that a colleague has reverted is not reverted once more, which would give a run of nothing', async () => {
    const id = await aProduct(server.db, { main_price: '10' });
    const made = await done(run('products', [{ id, old: { main_price: '10' }, new: { main_price: '11' } }]));
    const reverted = await done(revert(made.id));
    const late = await revert(made.id);
    expect([late.status, await late.text()]).toEqual([409, expect.stringContaining('is al teruggedraaid.')]);
    expect(await revertedBy(made)).toBe(reverted.id);
  });

  it('that is reverted leaves alone what was changed since, and lists it', async () => {
    const [one, other] = [
      await aProduct(server.db, { main_price: '10' }),
      await aProduct(server.db, { main_price: '20' }),
    ];
    const made = await done(
      run('products', [
        { id: one, old: { main_price: '10' }, new: { main_price: '11' } },
        { id: other, old: { main_price: '20' }, new: { main_price: '22' } },
      ]),
    );
    await server.db.updateTable('products').set({ main_price: '9' }).where('product_id', '=', other).execute();
    const reverted = await done(revert(made.id));
    expect([reverted.changed, reverted.refused]).toEqual([1, 1]);
    expect(await outcomes(reverted)).toEqual([
      [one, 'done'],
      [other, 'changed'],
    ]);
    expect([await priceOf(one), await priceOf(other)]).toEqual(['10', '9']);
    expect((await revert(999)).status).toBe(404);
    expect(await revertedBy(made)).toBe(reverted.id);
  });

  it('that is reverted leaves alone what it had left alone itself', async () => {
    const [changed, same, theirs] = [
      await aProduct(server.db, { main_price: '10' }),
      await aProduct(server.db, { main_price: '11' }),
      await aProduct(server.db, { main_price: '9' }),
    ];
    const rows = [changed, same, theirs].map((id) => ({ id, old: { main_price: '10' }, new: { main_price: '11' } }));
    const made = await done(run('products', rows));
    // What the run would have made of it, by a colleague.
    await server.db.updateTable('products').set({ main_price: '11' }).where('product_id', '=', theirs).execute();
    expect(await outcomes(await done(revert(made.id)))).toEqual([[changed, 'done']]);
    expect(await Promise.all([changed, same, theirs].map(priceOf))).toEqual(['10', '11', '11']);
  });

  it('whose revert reverted nothing is not told as reverted, and can be reverted later', async () => {
    const id = await aProduct(server.db, { main_price: '10' });
    const made = await done(run('products', [{ id, old: { main_price: '10' }, new: { main_price: '11' } }]));
    const setPrice = (main_price: string) =>
      server.db.updateTable('products').set({ main_price }).where('product_id', '=', id).execute();
    await setPrice('9');
    expect((await done(revert(made.id))).changed).toBe(0);
    expect(await revertedBy(made)).toBeNull();
    await setPrice('11');
    expect((await done(revert(made.id))).changed).toBe(1);
    expect(await priceOf(id)).toBe('10');
  });

  it('that changed nothing is not reverted, and a name has room for the word before it', async () => {
    const id = await aProduct(server.db, { main_price: '10' });
    const none = await done(run('products', [{ id: 999, old: { main_price: '5' }, new: { main_price: '6' } }]));
    expect(await rowsOf(none)).toMatchObject([{ record_name: '', reason: '' }]);
    const refused = await revert(none.id);
    expect([refused.status, (await refused.json()).data.error]).toEqual([
      409,
      'Deze bulkwijziging heeft niets gewijzigd.',
    ]);
    const label = 'x'.repeat(255);
    const made = await done(run('products', [{ id, old: { main_price: '10' }, new: { main_price: '11' } }], label));
    expect((await done(revert(made.id))).label).toBe(`Teruggedraaid: ${label}`.slice(0, 255));
  });

  it('says of customers whose data are erased that these are gone, and not that nothing was changed', async () => {
    const id = await aCustomer(server.db, { active: 'Y' });
    const made = await done(run('customers', [{ id, old: { active: 'Y' }, new: { active: 'N' } }]));
    await server.client.call(endpoints.customers.delete, { params: { id } });
    await forgetOld(server.db, new Date(MONDAY.getTime() + BIN_KEPT_MS + 1_000));
    const refused = await revert(made.id);
    expect([refused.status, (await refused.json()).data.error]).toEqual([
      409,
      'De gegevens van deze bulkwijziging zijn er niet meer.',
    ]);
  });

  it('stands in the history of each record, and makes a form that was open stale', async () => {
    const id = await aProduct(server.db, { main_title: 'Shampoo', active: 1 });
    const { version, ...opened } = Object(await server.client.call(endpoints.products.one, { params: { id } }));
    await done(run('products', [{ id, old: { active: 1 }, new: { active: 0 } }], 'Inactief'));
    const entries = await server.db.selectFrom('audit').selectAll().where('resource', '=', 'products').execute();
    expect(entries).toMatchObject([{ verb: 'update', record_id: id, record_name: 'Shampoo', user_id: server.userId }]);
    expect(JSON.parse(entries[0]?.changes ?? '')).toEqual([{ field: 'active', old: 1, new: 0 }]);
    const body = { ...opened, categories: [] };
    const stale = await server.request(`/v2/dashboard/product/edit/${id}`, {
      ...{ json: body, headers: { 'If-Match': `"${version}"` } },
    });
    expect(stale.status).toBe(409);
  });

  it('adds a category that is there, refuses one that is gone, and is reverted place by place', async () => {
    const [first, second] = [await aCategory(server.db), await aCategory(server.db)];
    const id = await aProduct(server.db, { categories: [{ category_id: first, subcategory_id: null }] });
    const place = (category: number) => ({
      ...{ shop_id: 1, shop_product_category_id: category, shop_product_subcategory_id: null },
    });
    const before = await everything('products', 'product_categories');
    const adds = (category: number) =>
      run('products', [
        { id, old: { categories: [place(first)] }, new: { categories: [place(first), place(category)] } },
      ]);
    const refused = await done(adds(999));
    expect(await rowsOf(refused)).toMatchObject([
      { outcome: 'refused', reason: 'Deze categorie bestaat niet (meer).' },
    ]);
    expect(await everything('products', 'product_categories')).toEqual(before);
    const made = await done(adds(second));
    expect((await server.client.call(endpoints.products.one, { params: { id } })).categories).toEqual([
      place(first),
      place(second),
    ]);
    await done(revert(made.id));
    expect(await everything('products', 'product_categories')).toEqual(before);
  });

  it('refuses a category that a colleague is moving to the other shop, and a subcategory goes along with it', async () => {
    const { db } = server;
    const [here, moved] = [await aCategory(db), await aCategory(db)];
    const subcategory = await aSubcategory(db, { product_category_id: here });
    const id = await aProduct(db, { categories: [{ category_id: here, subcategory_id: subcategory }] });
    const place = (category: number, sub: number | null) => ({
      ...{ shop_id: 1, shop_product_category_id: category, shop_product_subcategory_id: sub },
    });
    const old = [place(here, subcategory)];
    const whileMoved = (to: number, call: () => Promise<Response> | Response) =>
      done(whileMoving(server, ['categories', moved, { shop_id: to }], call));
    const refused = await whileMoved(2, () =>
      run('products', [{ id, old: { categories: old }, new: { categories: [...old, place(moved, null)] } }]),
    );
    expect(await rowsOf(refused)).toMatchObject([
      { outcome: 'refused', reason: 'Deze categorie is van een andere shop.' },
    ]);
    await whileMoved(1, () =>
      run('subcategories', [
        { id: subcategory, old: { product_category_id: here }, new: { product_category_id: moved } },
      ]),
    );
    expect((await server.client.call(endpoints.products.one, { params: { id } })).categories).toEqual([
      place(moved, subcategory),
    ]);
  });

  it('asks the database hardly more for forty records than for two: SQLite has one connection for all writes', async () => {
    const asked = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery');
    onTestFinished(() => asked.mockRestore());
    const queriesOf = async (count: number) => {
      const ids: number[] = [];
      for (let nth = 0; nth < count; nth += 1) ids.push(await aCustomer(server.db, { company_place: 'Utrecht' }));
      asked.mockClear();
      const rows = ids.map((id) => ({ id, old: { company_place: 'Utrecht' }, new: { company_place: 'Deventer' } }));
      expect(await done(run('customers', rows))).toMatchObject({ changed: count });
      return asked.mock.calls.length;
    };
    expect((await queriesOf(40)) - (await queriesOf(2))).toBeLessThan(3);
  });

  it('waits for no category or subcategory that its products have nothing to do with', async () => {
    const { db } = server;
    const [here, there, other] = [await aCategory(db), await aCategory(db), await aCategory(db)];
    const subcategory = await aSubcategory(db, { product_category_id: other });
    const id = await aProduct(db, { categories: [{ category_id: here, subcategory_id: null }] });
    const place = (category: number) => ({
      ...{ shop_id: 1, shop_product_category_id: category, shop_product_subcategory_id: null },
    });
    const move = () =>
      run('products', [{ id, old: { categories: [place(here)] }, new: { categories: [place(there)] } }]);
    // SQLite has one writer at a time.
    if (engine === 'sqlite') return done(move());
    await db.transaction().execute(async (transaction) => {
      await transaction.selectFrom('categories').selectAll().where('category_id', '=', other).forUpdate().execute();
      await transaction
        .selectFrom('subcategories')
        .selectAll()
        .where('subcategory_id', '=', subcategory)
        .forUpdate()
        .execute();
      await done(move());
    });
    expect((await server.client.call(endpoints.products.one, { params: { id } })).categories).toEqual([place(there)]);
  });

  it('lets tasks and what the web shops insert be added to its customers meanwhile', async () => {
    const { db } = server;
    const [first, second] = [await aCustomer(db, { active: 'Y' }), await aCustomer(db, { active: 'Y' })];
    const deactivate = () =>
      run(
        'customers',
        [first, second].map((id) => ({ id, old: { active: 'Y' }, new: { active: 'N' } })),
      );
    // SQLite has one writer at a time.
    if (engine === 'sqlite') return done(deactivate());
    let answer: Promise<Response> | undefined;
    await db.transaction().execute(async (transaction) => {
      await transaction.selectFrom('customers').selectAll().where('customer_id', '=', second).forUpdate().execute();
      answer = Promise.resolve(deactivate());
      // Holds the first, and waits for the second.
      await expect.poll(() => isLockWaitedFor(db)).toBe(true);
      const task = await server.request(`/v2/dashboard/customer/${first}/tasks/new`, {
        json: { description: 'Pomp nakijken' },
      });
      expect(task.status).toBe(200);
      await customerLogins(db, first, ['2026-11-16 09:00:00']);
      await anOrder(db, { customer_id: first });
    });
    expect(answer && (await done(answer))).toMatchObject({ changed: 2 });
  });

  it('takes a shop from customers, makes them inactive, and gives all of it back', async () => {
    const id = await aCustomer(server.db, { shops: [1, 2], prio_shop_id: 1, active: 'Y' });
    const before = await everything('customers', 'customer_shops');
    const shops = await done(
      run('customers', [
        { id, old: { shops: [{ shop_id: 1 }, { shop_id: 2 }] }, new: { shops: [{ shop_id: 2 }, { shop_id: 2 }] } },
        { id: 999, old: { shops: [] }, new: { shops: [{ shop_id: 2 }] } },
      ]),
    );
    const active = await done(run('customers', [{ id, old: { active: 'Y' }, new: { active: 'N' } }]));
    expect(await server.client.call(endpoints.customers.one, { params: { id } })).toMatchObject({
      ...{ active: 'N', shops: [{ shop_id: 2 }], prio_shop_id: 2 },
    });
    await done(revert(active.id));
    await done(revert(shops.id));
    expect(await everything('customers', 'customer_shops')).toEqual(before);
    const unknown = await done(run('customers', [{ id, old: { active: 'Y' }, new: { active: 'N', username: 'x' } }]));
    expect(await rowsOf(unknown)).toMatchObject([{ outcome: 'refused' }]);
  });

  it('leaves the preferred shop of a customer as it is where it is still chosen', async () => {
    const id = await aCustomer(server.db, { shops: [2], prio_shop_id: 2 });
    const shops = [{ shop_id: 1 }, { shop_id: 2 }];
    await done(run('customers', [{ id, old: { shops: [{ shop_id: 2 }] }, new: { shops } }]));
    const customer = await server.client.call(endpoints.customers.one, { params: { id } });
    expect(customer).toMatchObject({ shops, prio_shop_id: 2 });
  });

  it('gives each record values of its own in several fields, as an import does, and takes all of them back', async () => {
    const [first, second] = [await aCategory(server.db), await aCategory(server.db, { shop_id: 2 })];
    const sub = await aSubcategory(server.db, { product_category_id: first, subcategory_title: 'Schuim' });
    const product = await aProduct(server.db, {
      ...{ main_title: 'Shampoo', main_price: '12.50', king_sireon_artikelnummer: 'K1' },
      categories: [{ category_id: first, subcategory_id: sub }],
    });
    const customer = await aCustomer(server.db, { company_name: 'Wasco', company_email: 'oud@wasco.example' });
    await keepSearchText(server.db, CUSTOMERS, customer);
    const tables = ['products', 'product_categories', 'subcategories', 'customers'];
    const before = await everything(...tables);
    const made = [
      await done(
        run('products', [
          {
            id: product,
            old: { main_title: 'Shampoo', main_price: '12.50', king_sireon_artikelnummer: 'K1' },
            new: { main_title: 'Autoshampoo', main_price: '13,95', king_sireon_artikelnummer: 'K2' },
          },
        ]),
      ),
      await done(
        run('customers', [
          {
            id: customer,
            old: { company_name: 'Wasco', company_email: 'oud@wasco.example' },
            new: { company_name: 'Glansbedrijf', company_email: 'nieuw@glans.example' },
          },
        ]),
      ),
      await done(
        run('subcategories', [
          {
            id: sub,
            old: { subcategory_title: 'Schuim', product_category_id: first },
            new: { subcategory_title: 'Actief schuim', product_category_id: second },
          },
        ]),
      ),
    ];
    expect(made.map(({ changed }) => changed)).toEqual([1, 1, 1]);
    expect(await server.client.call(endpoints.products.one, { params: { id: product } })).toMatchObject({
      ...{ main_title: 'Autoshampoo', main_price: '13.95', king_sireon_artikelnummer: 'K2' },
      categories: [{ shop_id: 2, shop_product_category_id: second, shop_product_subcategory_id: sub }],
    });
    expect(await server.client.call(endpoints.customers.one, { params: { id: customer } })).toMatchObject({
      ...{ company_name: 'Glansbedrijf', company_email: 'nieuw@glans.example', email: 'nieuw@glans.example' },
    });
    const search = listPath('customers', { filter: { q: 'glansbedrijf' } });
    expect(await (await server.request(search)).json()).toHaveLength(1);
    for (const { id } of made.toReversed()) await done(revert(id));
    expect(await everything(...tables)).toEqual(before);
    expect(await (await server.request(search)).json()).toEqual([]);
  });

  it('never leaves an action price in use that is not there, whoever emptied or used it meanwhile', async () => {
    const action = (discount_price: string, discount_price_active: 0 | 1) =>
      aProduct(server.db, { discount_price, discount_price_active });
    const [emptied, used, both] = [await action('', 0), await action('9.50', 1), await action('', 0)];
    const made = await done(
      run('products', [
        { id: emptied, old: { discount_price_active: 0 }, new: { discount_price_active: 1 } },
        { id: used, old: { discount_price: '9.50' }, new: { discount_price: '' } },
        {
          id: both,
          old: { discount_price: '', discount_price_active: 0 },
          new: { discount_price: '8', discount_price_active: 1 },
        },
      ]),
    );
    const reason = 'Er is geen actieprijs ingevuld.';
    expect(await rowsOf(made)).toMatchObject([
      { outcome: 'refused', reason },
      { outcome: 'refused', reason },
      { outcome: 'done' },
    ]);
    // Other fields of what an older v2 stored so can be changed, and a revert does not bring it about.
    const priced = await done(
      run('products', [{ id: emptied, old: { discount_price: '' }, new: { discount_price: '7' } }]),
    );
    const set = { discount_price_active: 1 };
    await server.db.updateTable('products').set(set).where('product_id', '=', emptied).execute();
    expect(await rowsOf(await done(revert(priced.id)))).toMatchObject([{ outcome: 'refused', reason }]);
    await server.db.updateTable('products').set({ discount_price: '' }).where('product_id', '=', emptied).execute();
    const named = run('products', [{ id: emptied, old: { weight: '5.2' }, new: { weight: '6' } }]);
    expect((await done(named)).changed).toBe(1);
  });

  it('refuses a country or a category that is not there', async () => {
    const customer = await aCustomer(server.db, { company_country_id: 1 });
    const sub = await aSubcategory(server.db, { product_category_id: await aCategory(server.db) });
    const { product_category_id } = await server.client.call(endpoints.subcategories.one, { params: { id: sub } });
    const country = { id: customer, old: { company_country_id: 1 }, new: { company_country_id: 99_999 } };
    expect(await rowsOf(await done(run('customers', [country])))).toMatchObject([{ reason: 'Dit land bestaat niet.' }]);
    const parent = { id: sub, old: { product_category_id }, new: { product_category_id: 99_999 } };
    expect(await rowsOf(await done(run('subcategories', [parent])))).toMatchObject([
      { reason: 'Deze categorie bestaat niet (meer).' },
    ]);
  });

  it('publishes adverts and moves news to the other shop', async () => {
    const advert = await aMarketAdvert(server.db, { published: 0 });
    const news = await aNewsMessage(server.db, { shop_id: 1 });
    await done(run('market', [{ id: advert, old: { published: 0 }, new: { published: 1 } }]));
    const moved = await done(run('news', [{ id: news, old: { shop_id: 1 }, new: { shop_id: 2 } }]));
    const nowhere = await done(run('news', [{ id: news, old: { shop_id: 2 }, new: { shop_id: 9 } }]));
    expect(await outcomes(nowhere)).toEqual([[news, 'refused']]);
    expect((await server.client.call(endpoints.market.one, { params: { id: advert } })).published).toBe(1);
    expect((await server.client.call(endpoints.news.one, { params: { id: news } })).shop_id).toBe(2);
    await done(revert(moved.id));
    expect((await server.client.call(endpoints.news.one, { params: { id: news } })).shop_id).toBe(1);
  });

  it('takes more than a form may send, and says how many rows is the most', async () => {
    const rows = Array.from({ length: RUN_MAX + 1 }, (_, nth) => ({
      ...{ id: nth + 1, old: { active: 'Y', order_on_invoice: 0 }, new: { active: 'N', order_on_invoice: 1 } },
    }));
    const answer = await run('customers', rows);
    expect([answer.status, (await answer.json()).data.fields]).toEqual([
      422,
      { rows: 'Wijzig hoogstens 2500 regels in één keer.' },
    ]);
    const twice = await run('customers', [...rows.slice(0, 2), ...rows.slice(0, 1)]);
    expect([twice.status, (await twice.json()).data.fields]).toEqual([
      422,
      { rows: 'Wijzig elke regel hoogstens één keer.' },
    ]);
    expect((await run('staff', [{ id: 1, old: {}, new: { active: 0 } }])).status).toBe(422);
  });

  it('gives back an empty invoice country when it is reverted, as it was', async () => {
    const id = await aCustomer(server.db, { company_country_id: 1, invoice_country_id: null });
    const row = { id, old: { invoice_country_id: null }, new: { invoice_country_id: 2 } };
    const made = await done(run('customers', [row]));
    const back = await done(revert(made.id));
    expect(await rowsOf(back)).toMatchObject([{ outcome: 'done', new: { invoice_country_id: null } }]);
    const stored = await server.db.selectFrom('customers').select('invoice_country_id').execute();
    expect(stored).toEqual([{ invoice_country_id: null }]);
  });
});
