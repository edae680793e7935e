import { DefaultQueryExecutor } from 'kysely';
import { expect, it, onTestFinished, vi } from 'vitest';
import { insertAll } from '../../server/db/insertAll';
import { ROWS, successJson } from '../../server/lib/inPieces';
import { products } from '../../server/resources/products';
import { endpoints } from '../../src/v2/endpoints';
import { aCategory, anOrder, aProduct } from '../support/builders';
import { createTestServer, eachEngine } from '../support/server';

it.each([0, 1, 50, 51, ROWS - 1, ROWS, ROWS + 1, 3 * ROWS])(
  '%d records are the same text in pieces as at once',
  async (count) => {
    const records = Array.from({ length: count }, (_, id) => ({ id, title: `"|" \\ é ${id}`, none: null }));
    expect(String(await successJson(records))).toBe(JSON.stringify({ code: 'OK', data: records }));
  },
);

it.each([{ a: 1 }, null, 'text', [undefined, '"|"']])('%j is the same text', async (data) => {
  expect(String(await successJson(data))).toBe(JSON.stringify({ code: 'OK', data }));
});

eachEngine('a long list of transactions', (engine) => {
  it('is whole and in order, and others are answered while it is made', async () => {
    const server = await createTestServer({ engine });
    const first = await anOrder(server.db, { created: '2026-11-10 10:00:00', lines: [] });
    const { orderno: _, ...order } = await server.db
      .selectFrom('orders')
      .selectAll()
      .where('orderno', '=', first)
      .executeTakeFirstOrThrow();
    // Newest first: of a moment the highest number, also where a piece ends among the many of one moment.
    const days = Array.from({ length: 2 * ROWS + 6 }, (_, nth) => `2026-11-${10 + (nth % 7)} 10:00:00`);
    days.fill('2026-11-16 10:00:00', ROWS);
    await insertAll(
      server.db,
      'orders',
      days.map((created) => ({ ...order, created })),
    );
    const stored = await server.db.selectFrom('orders').select(['orderno', 'created']).execute();
    const wanted = stored
      .toSorted((one, other) => other.created.localeCompare(one.created) || other.orderno - one.orderno)
      .map(({ orderno }) => orderno);

    let turns = 0;
    let isDone = false;
    const turn = () => {
      turns += 1;
      if (!isDone) setImmediate(turn);
    };
    setImmediate(turn);
    const list = await server.client.call(endpoints.transactions.list);
    isDone = true;
    expect(list.map(({ orderno }) => orderno)).toEqual(wanted);
    expect(turns).toBeGreaterThanOrEqual(3);
  });
});

eachEngine('a long list of products', (engine) => {
  it('is whole and in order, and has a product once that is moved while it is read', async () => {
    const { db, client } = await createTestServer({ engine });
    const categoryId = await aCategory(db);
    const first = await aProduct(db, { prio: 0, categories: [{ category_id: categoryId }] });
    const { product_id: _, ...product } = await db.selectFrom('products').selectAll().executeTakeFirstOrThrow();
    // Not in the order of their numbers, and two places have many products.
    const prios = Array.from({ length: 2 * ROWS + 6 }, (_, nth) => (nth % 3 === 0 ? 5 : 4_000 - nth));
    await insertAll(
      db,
      'products',
      prios.map((prio) => ({ ...product, prio })),
    );
    const last = await aProduct(db, { prio: 9_999, categories: [{ category_id: categoryId }] });
    const stored = await db.selectFrom('products').select(['product_id', 'prio']).execute();
    const wanted = stored
      .toSorted((one, other) => one.prio - other.prio || one.product_id - other.product_id)
      .map(({ product_id }) => product_id);
    const list = await client.call(endpoints.products.list);
    expect(list.map(({ product_id }) => product_id)).toEqual(wanted);
    for (const product of [list[0], list.at(-1)])
      expect(product?.categories).toEqual([
        { shop_id: 1, shop_product_category_id: categoryId, shop_product_subcategory_id: null },
      ]);

    const ids: number[] = [];
    const sizes: number[] = [];
    for await (const piece of products.list.pieces({ db })) {
      if (ids.length === 0) {
        const order = [last, first].map((productId, prio) => ({ productId, prio: String(9_999 * prio) }));
        await client.call(endpoints.products.updateOrder, { body: { order } });
      }
      sizes.push(piece.length);
      ids.push(...Array.from(piece, (row) => Number(Object(row).product_id)));
    }
    expect(sizes).toEqual([ROWS, ROWS, 8]);
    expect(ids.toSorted((one, other) => one - other)).toEqual(wanted.toSorted((one, other) => one - other));
  });
});

eachEngine('a category with many products', (engine) => {
  it('takes them along to the other shop, each with its history', async () => {
    const { client, db } = await createTestServer({ engine });
    const category_id = await aCategory(db, { shop_id: 1 });
    await aProduct(db);
    const { product_id: _, ...row } = await db.selectFrom('products').selectAll().executeTakeFirstOrThrow();
    await insertAll(db, 'products', Array(ROWS + 5).fill(row));
    const made = await db.selectFrom('products').select('product_id').execute();
    await insertAll(
      db,
      'product_categories',
      made.map(({ product_id }) => ({ product_id, position: 0, shop_id: 1, category_id, subcategory_id: null })),
    );
    const executed = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery');
    onTestFinished(() => {
      vi.restoreAllMocks();
    });
    const body = { category_title: 'Wax', category_color: '#123456', category_active: 1 as const, shop_id: 2 };
    await client.call(endpoints.categories.update, { params: { id: category_id }, body });
    const named = executed.mock.calls.filter(([{ sql }]) => sql.includes('from product_categories'));
    // SQLite takes 32,766 in one query.
    expect(Math.max(...named.map(([{ parameters }]) => parameters.length))).toBe(ROWS);
    const places = await db.selectFrom('product_categories').select('shop_id').distinct().execute();
    expect(places).toEqual([{ shop_id: 2 }]);
    const history = await db.selectFrom('audit').selectAll().where('resource', '=', 'products').execute();
    expect(new Set(history.map(({ record_id }) => record_id)).size).toBe(ROWS + 6);
    expect(new Set(history.map(({ changes }) => changes)).size).toBe(1);
  });
});
