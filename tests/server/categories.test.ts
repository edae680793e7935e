import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '../../src/v2/endpoints';
import { aCategory, aProduct, aSubcategory } from '../support/builders';
import { aPngUrl } from '../support/pictures';
import { createTestServer, eachEngine, type TestServer } from '../support/server';
import { unversioned } from '../support/unversioned';
import { whileMoving } from '../support/whileMoving';

const { categories, products, subcategories } = endpoints;

eachEngine('categories', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await createTestServer({ engine });
  });

  const body = { shop_id: 2, category_title: 'Velgenreiniger', category_color: '#123456', category_active: 1 as const };

  it('lists categories in order of prio, each with its subcategories in theirs', async () => {
    const { client, db } = server;
    const second = await aCategory(db, { category_title: 'Wax', category_prio: 2, shop_id: 2, category_active: 0 });
    const first = await aCategory(db, { category_title: 'Shampoo', category_prio: 1 });
    const b = await aSubcategory(db, { product_category_id: first, subcategory_prio: 20, subcategory_title: 'Nawas' });
    const a = await aSubcategory(db, { product_category_id: first, subcategory_prio: 10 });

    const list = await client.call(categories.list);
    expect(list.map(({ category_id, shop_name }) => [category_id, shop_name])).toEqual([
      [first, 'sireon'],
      [second, 'carwash'],
    ]);
    expect(list[0]?.subcategories.map(({ subcategory_id }) => subcategory_id)).toEqual([a, b]);
    expect(list[1]).toMatchObject({
      category_title: 'Wax',
      category_active: 0,
      category_image: null,
      subcategories: [],
    });
    expect(unversioned(await client.call(categories.one, { params: { id: first } }))).toEqual(list[0]);
  });

  it('knows both shops by name', async () => {
    expect(await server.client.call(categories.shops)).toEqual([
      { shop_id: 1, name: 'sireon' },
      { shop_id: 2, name: 'carwash' },
    ]);
  });

  it('makes a category with its picture, after the last one', async () => {
    const { client, db } = server;
    await aCategory(db, { category_prio: 7 });
    const { id } = await client.call(categories.create, { body: { ...body, category_image: aPngUrl() } });
    expect(unversioned(await client.call(categories.one, { params: { id } }))).toEqual({
      ...body,
      category_id: id,
      category_image: expect.stringMatching(/^\/v2\/images\/[0-9a-f]{64}$/),
      category_prio: 8,
      shop_name: 'carwash',
      subcategories: [],
    });
  });

  it('is active unless the call says otherwise, and so is a subcategory', async () => {
    const { client, request } = server;
    const made = async (path: string, json: object): Promise<number> =>
      (await (await request(`/v2/dashboard/${path}/new`, { json })).json()).data.id;
    const { category_active: _, ...unsaid } = body;
    const id = await made('category', { ...unsaid, category_image: aPngUrl() });
    expect(await client.call(categories.one, { params: { id } })).toMatchObject({ category_active: 1 });
    const below = { product_category_id: id, subcategory_title: 'Gel', subcategory_image: aPngUrl() };
    const params = { id: await made('subcategory', below) };
    const stored = await client.call(subcategories.one, { params });
    expect(stored).toMatchObject({ subcategory_active: 1 });
  });

  it('requires a shop that exists', async () => {
    const json = { ...body, shop_id: 3, category_image: aPngUrl() };
    expect(await server.refused('/v2/dashboard/category/new', json)).toEqual({ shop_id: 'Deze shop bestaat niet.' });
  });

  it('edits a category and replaces its picture, each by its own call', async () => {
    const { client, db } = server;
    const id = await aCategory(db);
    await client.call(categories.updateImage, { params: { id }, body: { category_image: aPngUrl() } });
    const { category_image } = await client.call(categories.one, { params: { id } });
    await client.call(categories.update, { params: { id }, body });
    expect(await client.call(categories.one, { params: { id } })).toMatchObject({ ...body, category_image });
    expect(category_image).not.toBeNull();
  });

  it('a category that moves to the other shop takes its products along', async () => {
    const { client, db } = server;
    const id = await aCategory(db, { shop_id: 1 });
    const product = await aProduct(db, { categories: [{ shop_id: 1, category_id: id }] });
    await client.call(categories.update, { params: { id }, body });
    expect((await client.call(products.one, { params: { id: product } })).categories).toMatchObject([{ shop_id: 2 }]);
  });

  it('and the history dates those products by the clock, not by when a move was typed', async () => {
    const { db, client } = server;
    const id = await aCategory(db, { shop_id: 1 });
    await aProduct(db, { categories: [{ shop_id: 1, category_id: id }] });
    await client.call(categories.update, { params: { id }, body, headers: { 'X-Written-Ago': '9999999' } });
    const changes = await db.selectFrom('audit').select(['resource', 'created']).execute();
    expect(changes.map(({ resource }) => resource).sort()).toEqual(['categories', 'products']);
    expect(new Set(changes.map(({ created }) => created)).size).toBe(1);
  });

  it('deletes an empty category, and refuses while anything stands in it', async () => {
    const { client, db } = server;
    const [empty, parent, stocked] = [await aCategory(db), await aCategory(db), await aCategory(db)];
    await aSubcategory(db, { product_category_id: parent });
    await aProduct(db, { categories: [{ category_id: stocked }] });
    await client.call(categories.delete, { params: { id: empty } });
    await expect(client.call(categories.delete, { params: { id: parent } })).rejects.toMatchObject({
      status: 409,
      text: 'Deze categorie heeft nog subcategorieën. Verplaats of verwijder die eerst.',
    });
    await expect(client.call(categories.delete, { params: { id: stocked } })).rejects.toMatchObject({
      status: 409,
      text: 'Er staan nog producten in deze categorie. Verplaats of verwijder die eerst.',
    });
    const left = (await client.call(categories.list)).map(({ category_id }) => category_id);
    expect(left).toEqual([parent, stocked]);
  });

  describe('the order', () => {
    const setUp = async () => {
      const { db } = server;
      const a = await aCategory(db, { category_prio: 1 });
      const b = await aCategory(db, { category_prio: 2 });
      const a1 = await aSubcategory(db, { product_category_id: a, subcategory_prio: 1 });
      const a2 = await aSubcategory(db, { product_category_id: a, subcategory_prio: 2 });
      return { a, b, a1, a2 };
    };
    const category = (categoryId: number, prio: string) => ({
      categoryId,
      subcategoryId: null,
      isSubcategory: false,
      prio,
    });
    const subcategory = (categoryId: number, subcategoryId: number, prio: string) => ({
      categoryId,
      subcategoryId,
      isSubcategory: true,
      prio,
    });
    const stored = async () =>
      (await server.client.call(categories.list)).map((row) => [
        row.category_id,
        row.category_prio,
        row.subcategories.map(({ subcategory_id, subcategory_prio }) => [subcategory_id, subcategory_prio]),
      ]);

    it('of the whole flat list is saved', async () => {
      const { a, b, a1, a2 } = await setUp();
      const order = [category(b, '0'), category(a, '1'), subcategory(a, a2, '2'), subcategory(a, a1, '3')];
      await server.client.call(categories.updateOrder, { body: { order } });
      expect(await stored()).toEqual([
        [b, 0, []],
        [
          a,
          1,
          [
            [a2, 2],
            [a1, 3],
          ],
        ],
      ]);
    });

    it.each([
      [
        'an unknown category',
        ({ b, a, a1, a2 }: Rows) => [
          category(b, '0'),
          category(999, '1'),
          subcategory(a, a1, '2'),
          subcategory(a, a2, '3'),
        ],
      ],
      [
        'a repeated category',
        ({ a, a1, a2 }: Rows) => [category(a, '0'), category(a, '1'), subcategory(a, a1, '2'), subcategory(a, a2, '3')],
      ],
      [
        'every record, and one of them twice',
        ({ a, b, a1, a2 }: Rows) => [
          category(b, '0'),
          category(a, '1'),
          subcategory(a, a1, '2'),
          subcategory(a, a2, '3'),
          subcategory(a, a2, '4'),
        ],
      ],
      ['a missing subcategory', ({ a, b, a1 }: Rows) => [category(b, '0'), category(a, '1'), subcategory(a, a1, '2')]],
      [
        'a subcategory under another category',
        ({ a, b, a1, a2 }: Rows) => [
          category(b, '0'),
          category(a, '1'),
          subcategory(b, a1, '2'),
          subcategory(a, a2, '3'),
        ],
      ],
      [
        'a subcategory that is called a category',
        ({ a, b, a1, a2 }: Rows) => [
          category(b, '0'),
          category(a, '1'),
          { ...subcategory(a, a1, '2'), isSubcategory: false },
          subcategory(a, a2, '3'),
        ],
      ],
      [
        'a category that is called a subcategory',
        ({ a, b, a1, a2 }: Rows) => [
          { ...category(b, '0'), isSubcategory: true },
          category(a, '1'),
          subcategory(a, a1, '2'),
          subcategory(a, a2, '3'),
        ],
      ],
      ['nothing', () => []],
    ])('with %s is refused, and changes nothing', async (_, orderOf) => {
      const rows = await setUp();
      const before = await stored();
      await expect(
        server.client.call(categories.updateOrder, { body: { order: orderOf(rows) } }),
      ).rejects.toMatchObject({
        status: 409,
        text: 'De lijst is intussen gewijzigd. Laad de pagina opnieuw en bepaal de volgorde dan nog eens.',
      });
      expect(await stored()).toEqual(before);
    });
  });
});

type Rows = Record<'a' | 'b' | 'a1' | 'a2', number>;

eachEngine('subcategories', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await createTestServer({ engine });
  });

  const bodyIn = (product_category_id: number) => ({
    subcategory_title: 'Voorwas',
    subcategory_color: '#abcdef',
    product_category_id,
    subcategory_active: 0 as const,
  });

  it('makes a subcategory with its picture, after the last of its category', async () => {
    const { client, db } = server;
    const category = await aCategory(db);
    await aSubcategory(db, { product_category_id: category, subcategory_prio: 4 });
    await aSubcategory(db, { subcategory_prio: 90 });
    const { id } = await client.call(subcategories.create, {
      body: { ...bodyIn(category), subcategory_image: aPngUrl() },
    });
    expect(unversioned(await client.call(subcategories.one, { params: { id } }))).toEqual({
      ...bodyIn(category),
      subcategory_id: id,
      subcategory_image: expect.stringMatching(/^\/v2\/images\/[0-9a-f]{64}$/),
      subcategory_prio: 5,
    });
  });

  it('requires a category that exists', async () => {
    const json = { ...bodyIn(999), subcategory_image: aPngUrl() };
    expect(await server.refused('/v2/dashboard/subcategory/new', json)).toEqual({
      product_category_id: 'Deze categorie bestaat niet (meer).',
    });
  });

  it('edits a subcategory, and replaces its picture by its own call', async () => {
    const { client, db } = server;
    const id = await aSubcategory(db);
    const category = await aCategory(db);
    await client.call(subcategories.update, { params: { id }, body: bodyIn(category) });
    await client.call(subcategories.updateImage, { params: { id }, body: { subcategory_image: aPngUrl() } });
    const edited = await client.call(subcategories.one, { params: { id } });
    expect(edited).toMatchObject(bodyIn(category));
    expect(edited.subcategory_image).toMatch(/^\/v2\/images\//);
  });

  it('a subcategory that moves to another category takes its products along', async () => {
    const { client, db } = server;
    const from = await aCategory(db, { shop_id: 1 });
    const to = await aCategory(db, { shop_id: 2 });
    const id = await aSubcategory(db, { product_category_id: from });
    const product = await aProduct(db, { categories: [{ shop_id: 1, category_id: from, subcategory_id: id }] });
    await client.call(subcategories.update, { params: { id }, body: bodyIn(to) });
    expect((await client.call(products.one, { params: { id: product } })).categories).toEqual([
      { shop_id: 2, shop_product_category_id: to, shop_product_subcategory_id: id },
    ]);
  });

  it('its products come to stand in the shop to which a colleague is moving that category', async () => {
    const { client, db } = server;
    const [from, to] = [await aCategory(db, { shop_id: 1 }), await aCategory(db, { shop_id: 1 })];
    const id = await aSubcategory(db, { product_category_id: from });
    const product = await aProduct(db, { categories: [{ shop_id: 1, category_id: from, subcategory_id: id }] });
    const answer = await whileMoving(server, ['categories', to, { shop_id: 2 }], () =>
      server.request(`/v2/dashboard/subcategory/edit/${id}`, { json: bodyIn(to) }),
    );
    expect(answer.status).toBe(200);
    expect((await client.call(products.one, { params: { id: product } })).categories).toEqual([
      { shop_id: 2, shop_product_category_id: to, shop_product_subcategory_id: id },
    ]);
  });

  it('deletes an empty subcategory, and refuses while products stand in it', async () => {
    const { client, db } = server;
    const category_id = await aCategory(db);
    const id = await aSubcategory(db, { product_category_id: category_id });
    const product = await aProduct(db, { categories: [{ category_id, subcategory_id: id }] });
    await expect(client.call(subcategories.delete, { params: { id } })).rejects.toMatchObject({
      status: 409,
      text: 'Er staan nog producten in deze subcategorie. Verplaats of verwijder die eerst.',
    });
    await client.call(products.delete, { params: { id: product } });
    await client.call(subcategories.delete, { params: { id } });
    await expect(client.call(subcategories.one, { params: { id } })).rejects.toMatchObject({ status: 404 });
  });
});
