import { beforeEach, describe, expect, it } from 'vitest';
import { nextPlace, ORDERED } from '../../server/db/saveOrder';
import { endpoints } from '../../src/v2/endpoints';
import { aCategory, anOrder, aProduct, aSubcategory } from '../support/builders';
import { meanwhile } from '../support/meanwhile';
import { aPngUrl } from '../support/pictures';
import { createTestServer, eachEngine, type TestServer } from '../support/server';
import { isLockWaitedFor } from '../support/testDatabase';
import { unversioned } from '../support/unversioned';
import { whileMoving } from '../support/whileMoving';

const { products } = endpoints;

const body = {
  main_title: 'Velgenreiniger 10 l',
  main_description: 'Zuurvrij.',
  tech_description: 'pH 7',
  weight: '10.5',
  main_price: '24.95',
  discount_price: '-1.00',
  active: 1 as const,
  discount_price_active: 0 as const,
  product_type: 'vloeistof',
  sku: 'VR-10',
  king_sireon_artikelnummer: 'S-1',
  king_carwash_artikelnummer: 'C-1',
};

eachEngine('products', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await createTestServer({ engine });
  });

  const read = async (id: number) => unversioned(await server.client.call(products.one, { params: { id } }));
  const ids = async () => (await server.client.call(products.list)).map(({ product_id }) => product_id);

  it('makes a product with all its fields and its places in both shops, after the last one', async () => {
    const { client, db } = server;
    await aProduct(db, { prio: 11 });
    const inWebShop = await aCategory(db, { shop_id: 1 });
    const inCarWash = await aCategory(db, { shop_id: 2 });
    const subcategory = await aSubcategory(db, { product_category_id: inCarWash });
    const { id } = await client.call(products.create, {
      body: {
        ...body,
        categories: [
          { shop_id: 2, category_id: inCarWash, subcategory_id: subcategory },
          { shop_id: 1, category_id: inWebShop, subcategory_id: null },
        ],
      },
    });
    expect(await read(id)).toEqual({
      ...body,
      product_id: id,
      main_image: null,
      prio: 12,
      shop_product_category_id: inCarWash,
      categories: [
        { shop_id: 2, shop_product_category_id: inCarWash, shop_product_subcategory_id: subcategory },
        { shop_id: 1, shop_product_category_id: inWebShop, shop_product_subcategory_id: null },
      ],
    });
  });

  it('takes a price with a comma, and gives it a dot', async () => {
    const json = { ...body, main_price: '1,5', discount_price: '', categories: [] };
    const answer = await server.request('/v2/dashboard/product/new/1', { json });
    expect(await read((await answer.json()).data.id)).toMatchObject({ main_price: '1.5', discount_price: '' });
  });

  it('edits a product: its fields, and its places as they now are', async () => {
    const { client, db } = server;
    const [from, to] = [await aCategory(db), await aCategory(db)];
    const id = await aProduct(db, { prio: 3, categories: [{ category_id: from }, { category_id: to }] });
    await client.call(products.update, {
      params: { id },
      body: { ...body, categories: [{ shop_id: 1, category_id: to, subcategory_id: null }] },
    });
    expect(await read(id)).toMatchObject({ ...body, prio: 3, shop_product_category_id: to, categories: [{}] });
  });

  it('is in a place once, however often a call names it, so that its form can be saved', async () => {
    const { client, db } = server;
    const category_id = await aCategory(db);
    const place = { shop_id: 1, category_id, subcategory_id: null };
    const inSubcategory = { ...place, subcategory_id: await aSubcategory(db, { product_category_id: category_id }) };
    const categories = [inSubcategory, place, inSubcategory, place];
    const { id } = await client.call(products.create, { body: { ...body, categories } });
    const places = [
      { shop_product_subcategory_id: inSubcategory.subcategory_id },
      { shop_product_subcategory_id: null },
    ];
    expect((await read(id)).categories).toMatchObject(places);
    await client.call(products.update, { params: { id }, body: { ...body, categories } });
    expect((await read(id)).categories).toMatchObject(places);
  });

  it('shows the picture by its address, in the record and in the list', async () => {
    const { client, db } = server;
    const id = await aProduct(db);
    await client.call(products.updateImage, { params: { id }, body: { main_image: aPngUrl() } });
    const { main_image } = await read(id);
    expect(main_image).toMatch(/^\/v2\/images\/[0-9a-f]{64}$/);
    expect(await client.call(products.list)).toMatchObject([{ product_id: id, main_image }]);
  });

  it.each(['categories', 'subcategories'] as const)(
    'refuses a place among %s that a colleague is moving: it waits for where that comes to stand',
    async (moved) => {
      const { db } = server;
      const [there, here] = [await aCategory(db, { shop_id: 1 }), await aCategory(db, { shop_id: 1 })];
      const subcategory_id = await aSubcategory(db, { product_category_id: there });
      const place = { shop_id: 1, category_id: there, subcategory_id };
      const answer = await whileMoving(
        server,
        moved === 'categories'
          ? ['categories', there, { shop_id: 2 }]
          : ['subcategories', subcategory_id, { product_category_id: here }],
        () => server.request('/v2/dashboard/product/new/1', { json: { ...body, categories: [place] } }),
      );
      expect(answer.status).toBe(422);
      expect(await db.selectFrom('product_categories').selectAll().execute()).toEqual([]);
    },
  );

  it('refuses a shop, a category or a subcategory that does not exist or does not belong', async () => {
    const { db } = server;
    const category = await aCategory(db, { shop_id: 1 });
    const elsewhere = await aSubcategory(db);
    const categories = [
      { shop_id: 1, category_id: category, subcategory_id: null },
      { shop_id: 3, category_id: category },
      { shop_id: 1, category_id: 999 },
      { shop_id: 2, category_id: category },
      { shop_id: 1, category_id: category, subcategory_id: 999 },
      { shop_id: 1, category_id: category, subcategory_id: elsewhere },
    ];
    const fields = {
      'categories.1.shop_id': 'Deze shop bestaat niet.',
      'categories.2.shop_product_category_id': 'Deze categorie bestaat niet (meer).',
      'categories.3.shop_product_category_id': 'Deze categorie is van een andere shop.',
      'categories.4.shop_product_subcategory_id': 'Deze subcategorie bestaat niet (meer).',
      'categories.5.shop_product_subcategory_id': 'Deze subcategorie hoort bij een andere categorie.',
    };
    const id = await aProduct(db, { main_title: 'Onveranderd' });
    for (const path of ['/v2/dashboard/product/new/1', `/v2/dashboard/product/edit/${id}`])
      expect(await server.refused(path, { ...body, categories })).toEqual(fields);
    expect(await server.client.call(products.list)).toMatchObject([{ main_title: 'Onveranderd', categories: [] }]);
  });

  it('deletes a product; an order that had it keeps its line', async () => {
    const { client, db } = server;
    const category_id = await aCategory(db);
    const id = await aProduct(db, { categories: [{ category_id }] });
    await anOrder(db, { lines: [{ product_id: id, title: 'Velgenreiniger' }] });
    await client.call(products.delete, { params: { id } });
    await expect(read(id)).rejects.toMatchObject({ status: 404 });
    expect(await db.selectFrom('order_lines').select(['product_id', 'title']).execute()).toEqual([
      { product_id: null, title: 'Velgenreiniger' },
    ]);
  });

  describe('the order', () => {
    const save = (order: { productId: number; prio: string }[]) =>
      server.client.call(products.updateOrder, { body: { order } });

    it('is saved, and decides the list', async () => {
      const { db } = server;
      const [a, b, c] = [await aProduct(db), await aProduct(db), await aProduct(db)];
      await save([c, a, b].map((productId, index) => ({ productId, prio: String(index) })));
      expect(await ids()).toEqual([c, a, b]);
      expect((await server.client.call(products.list)).map(({ prio }) => prio)).toEqual([0, 1, 2]);
    });

    it('holds them in one order, as a bulk change does: the two never wait for each other', async () => {
      const { db } = server;
      const [a, b] = [await aProduct(db), await aProduct(db)];
      // PostgreSQL puts the changed row after the other one.
      await db.updateTable('products').set({ prio: 9 }).where('product_id', '=', a).execute();
      const order = [a, b].map((productId, at) => ({ productId, prio: String(at) }));
      const saved = () => server.request('/v2/dashboard/product/updateOrder/', { json: { order } });
      let answer: Promise<Response> | Response | undefined;
      await db.transaction().execute(async (transaction) => {
        await transaction.updateTable('products').set({ active: 0 }).where('product_id', '=', a).execute();
        answer = saved();
        if (engine === 'sqlite') return;
        await expect.poll(() => isLockWaitedFor(db)).toBe(true);
        await transaction.selectFrom('products').selectAll().where('product_id', '=', b).forUpdate().noWait().execute();
      });
      expect((await answer)?.status).toBe(200);
    });

    it('gives two that are made at the same moment a place each', async () => {
      const answer = await meanwhile(
        server,
        async (transaction) => aProduct(transaction, { prio: await nextPlace(transaction, ORDERED.products) }),
        () => server.request('/v2/dashboard/product/new/1', { json: { ...body, categories: [] } }),
      );
      expect(answer.status).toBe(200);
      expect((await server.client.call(products.list)).map(({ prio }) => prio)).toEqual([0, 1]);
    });

    it('of some products leaves the others where they are', async () => {
      const { db } = server;
      const [a, b, c] = [
        await aProduct(db, { prio: 1 }),
        await aProduct(db, { prio: 2 }),
        await aProduct(db, { prio: 3 }),
      ];
      await save([
        { productId: a, prio: '2' },
        { productId: b, prio: '1' },
      ]);
      expect(await ids()).toEqual([b, a, c]);
    });

    it('of nothing changes nothing', async () => {
      await aProduct(server.db, { prio: 5 });
      await save([]);
      expect(await server.client.call(products.list)).toMatchObject([{ prio: 5 }]);
    });

    it.each([
      ['unknown', (a: number) => [a, 999]],
      ['repeated', (a: number) => [a, a]],
    ])('with an %s product is refused, and changes nothing', async (_, named) => {
      const a = await aProduct(server.db, { prio: 5 });
      await expect(save(named(a).map((productId) => ({ productId, prio: '0' })))).rejects.toMatchObject({
        status: 409,
      });
      expect(await read(a)).toMatchObject({ prio: 5 });
    });

    it.each(['', 'een', '-1', '1.5', '9999999999'])('with prio %j is refused', async (prio) => {
      const json = { order: [{ productId: await aProduct(server.db), prio }] };
      expect((await server.request('/v2/dashboard/product/updateOrder/', { json })).status).toBe(422);
    });
  });

  describe('of a category', () => {
    it('come in order of prio, inactive ones and those of its subcategories too, with all their places', async () => {
      const { client, db } = server;
      const categoryId = await aCategory(db, { shop_id: 2 });
      const subcategory_id = await aSubcategory(db, { product_category_id: categoryId });
      const other = await aCategory(db, { shop_id: 1 });
      const inIt = { shop_id: 2, category_id: categoryId };
      const second = await aProduct(db, {
        prio: 2,
        active: 0,
        categories: [{ category_id: other }, { ...inIt, subcategory_id }],
      });
      const first = await aProduct(db, { prio: 1, categories: [inIt] });
      await aProduct(db, { prio: 0, categories: [{ category_id: other }] });

      const list = await client.call(products.ofCategory, { params: { shopId: 2, categoryId } });
      expect(list.map(({ product_id }) => product_id)).toEqual([first, second]);
      expect(list[1]?.categories).toHaveLength(2);
    });

    it('are 404 for a category of another shop', async () => {
      const categoryId = await aCategory(server.db, { shop_id: 1 });
      const call = (shopId: number) => server.client.call(products.ofCategory, { params: { shopId, categoryId } });
      expect(await call(1)).toEqual([]);
      await expect(call(2)).rejects.toMatchObject({ status: 404 });
    });
  });
});
