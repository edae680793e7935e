import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import { createDataProvider } from '../../src/provider/dataProvider';
import { createClient } from '../../src/provider/http/client';
import { aPngUrl } from '../support/pictures';

/**
 * What the dashboard writes, letter by letter as sections 3 and 7 name it. By a v2 of these tests' own: the embedded
 * server reads a body by the schema that wrote it, and so misses no field that both have lost.
 */

type Row = Readonly<Record<string, unknown>>;

/** The writes that the provider sends; every read is answered with this record. */
const v2With = (record: unknown = {}) => {
  const writes: [call: string, body: unknown][] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async (url, { method = 'GET', body } = {}) => {
    if (method !== 'GET') writes.push([`${method} ${url}`, body === undefined ? undefined : JSON.parse(String(body))]);
    return Response.json({ code: 'OK', data: method === 'GET' ? record : { id: 9 } });
  });
  const token = () => 'token';
  const client = createClient({ token, fetch, base: '', pause: async () => {} });
  return { writes, provider: createDataProvider(client, new QueryClient(), { token, fetch }) };
};

const created = async (resource: string, data: Row) => {
  const { provider, writes } = v2With();
  await provider.create(resource, { data });
  return writes;
};
/** `answer`: what v2 answers to a read of the record, when that is more than the record. */
const updated = async (resource: string, id: number, record: unknown, change: Row) => {
  const { provider, writes } = v2With(record);
  const { data: previousData } = await provider.getOne(resource, { id });
  await provider.update(resource, { id, data: { ...previousData, ...change }, previousData });
  return writes;
};

const picture = aPngUrl();

describe('a category', () => {
  const fields = { shop_id: 2, category_title: 'Wax', category_color: '#0a6b72', category_active: 0 };

  test('is made with its image', async () => {
    expect(await created('categories', { ...fields, category_image: picture })).toEqual([
      ['POST /v2/dashboard/category/new', { ...fields, category_image: picture }],
    ]);
  });

  test('is edited without its image, which has a call of its own', async () => {
    const stored = { category_id: 3, ...fields, category_image: '/a.png', category_prio: 4, shop_name: 'carwash' };
    expect(await updated('categories', 3, stored, { category_title: 'Was', category_image: picture })).toEqual([
      ['POST /v2/dashboard/category/3/image/update', { category_image: picture }],
      ['POST /v2/dashboard/category/edit/3', { ...fields, category_title: 'Was' }],
    ]);
  });
});

describe('a subcategory', () => {
  const fields = {
    ...{ subcategory_title: 'Zemen', subcategory_color: '', product_category_id: 3, subcategory_active: 1 },
  };

  test('is made with its image', async () => {
    expect(await created('subcategories', { ...fields, subcategory_image: picture })).toEqual([
      ['POST /v2/dashboard/subcategory/new', { ...fields, subcategory_image: picture }],
    ]);
  });

  test('is edited without its image, which has a call of its own', async () => {
    const stored = { subcategory_id: 5, ...fields, subcategory_image: null, subcategory_prio: 1 };
    expect(await updated('subcategories', 5, stored, { subcategory_active: 0, subcategory_image: picture })).toEqual([
      ['POST /v2/dashboard/subcategory/5/image/update', { subcategory_image: picture }],
      ['POST /v2/dashboard/subcategory/edit/5', { ...fields, subcategory_active: 0 }],
    ]);
  });
});

describe('a product', () => {
  const fields = {
    ...{ main_title: 'Zeem', main_description: 'Droogt.', tech_description: 'Leer', weight: '1.5' },
    ...{
      main_price: '-12.50',
      discount_price: '9.95',
      active: 1,
      discount_price_active: 1,
      product_type: 'Doek',
      sku: 'ZM-1',
    },
    ...{ king_sireon_artikelnummer: 'KS-1', king_carwash_artikelnummer: 'KC-1' },
  };
  const place = { shop_id: 2, shop_product_category_id: 3, shop_product_subcategory_id: 5 };
  const sent = [{ shop_id: 2, category_id: 3, subcategory_id: 5 }];

  test('is made with its places, and its image goes to the id that v2 gave', async () => {
    const typed = { weight: '1,5', main_price: '-12,50', discount_price: '9,95' };
    expect(await created('products', { ...fields, ...typed, categories: [place], main_image: picture })).toEqual([
      ['POST /v2/dashboard/product/new/1', { ...fields, categories: sent }],
      ['POST /v2/dashboard/product/9/image/new', { main_image: picture }],
    ]);
  });

  test('is edited with all its fields, the two hidden article numbers too', async () => {
    const stored = {
      ...{ product_id: 7, ...fields, main_image: '/a.png', prio: 4, shop_product_category_id: 3 },
      categories: [place],
    };
    expect(await updated('products', 7, stored, { main_title: 'Spons' })).toEqual([
      ['POST /v2/dashboard/product/edit/7', { ...fields, main_title: 'Spons', categories: sent }],
    ]);
  });

  test('without a subcategory says so', async () => {
    const categories = [{ shop_id: 1, shop_product_category_id: 3 }];
    const [[, body] = []] = await created('products', { ...fields, categories });
    expect(body).toMatchObject({ categories: [{ shop_id: 1, category_id: 3, subcategory_id: null }] });
  });
});

test('a transaction is edited by its address', async () => {
  const fields = {
    ...{ first_name: 'Jan', prefix_last_name: 'de', last_name: 'Wit', company_name: 'Wasserij', street: 'Kade' },
    ...{ housenumber: '1', housenumber_ext: 'b', zip: '8011 AA', place: 'Zwolle', phone: '038 1234567' },
    email: 'jan@wasserij.example',
  };
  const stored = { orderno: 12, ...fields, lines: [], total: '1.00', created: '2026-03-05 09:30:00' };
  expect(await updated('transactions', 12, stored, { place: 'Kampen' })).toEqual([
    ['POST /v2/dashboard/updateTransaction/12', { ...fields, place: 'Kampen' }],
  ]);
});

describe('a customer', () => {
  const fields = {
    ...{ company_name: 'Wasserij', name: 'Jan', company_address: 'Kade 1', company_zip: '8011 AA' },
    ...{ company_place: 'Zwolle', company_country_id: 2, company_phone: '038 1234567' },
    company_email: 'info@wasserij.example,jan@wasserij.example',
    ...{ invoice_address: 'Postbus 1', invoice_zip: '8000 AA', invoice_place: 'Zwolle', invoice_country_id: 3 },
    ...{ tax_number: 'NL1', king_debiteurnummer_sireon: 'S1', king_debiteurnummer_carwash: 'C1' },
    ...{ order_on_invoice: 1, discount_on_first_order: 1, marketing_automation: 1, created_by_order: 1 },
    ...{ active: 'Y', shops: [{ shop_id: 1 }, { shop_id: 2 }] },
  };
  const email = fields.company_email;
  const account = { username: 'wasserij', password: 'geheim123' };

  test('is made with its account, and its e-mail in both fields', async () => {
    expect(await created('customers', { ...fields, ...account })).toEqual([
      ['POST /v2/dashboard/customer/new', { ...fields, email, ...account }],
    ]);
  });

  test('is edited with all its fields, but for its username and what v2 finds out itself', async () => {
    const known = { customer_id: 4, username: 'wasserij', last_login: '-', prio_shop_id: 1 };
    expect(await updated('customers', 4, { ...fields, ...known }, { company_email: 'w@x.example' })).toEqual([
      ['POST /v2/dashboard/customer/edit/4', { ...fields, company_email: 'w@x.example', email: 'w@x.example' }],
    ]);
  });

  test('has its invoices in the country of the company, unless another is chosen', async () => {
    for (const invoice_country_id of [null, undefined])
      expect(await created('customers', { ...fields, ...account, invoice_country_id })).toMatchObject([
        [expect.any(String), { company_country_id: 2, invoice_country_id: 2 }],
      ]);
  });
});

test('a task is made by its description, and set to 1 or 0', async () => {
  expect(await created('tasks', { customer_id: 4, description: 'Bellen' })).toEqual([
    ['POST /v2/dashboard/customer/4/tasks/new', { description: 'Bellen' }],
  ]);
  for (const set of [1, 0]) {
    const { provider, writes } = v2With();
    await provider.update('tasks', { id: 8, data: { set }, previousData: { id: 8 } });
    expect(writes).toEqual([['POST /v2/dashboard/customer/tasks/set/8', { set }]]);
  }
});

describe('an appointment report', () => {
  const fields = { scheduled: '2026-12-01 10:00:00', customer_comments: 'Te laat', working_comments: 'Pomp gesteld' };

  test('is made with the id of its advisor', async () => {
    const typed = { ...fields, scheduled: '2026-12-01 10:00', user_id: 6, customer_id: 4 };
    expect(await created('reports', typed)).toEqual([
      ['POST /v2/dashboard/customer/4/reports/new', { ...fields, user_id: 6 }],
    ]);
  });

  test('is edited with the id of its advisor', async () => {
    const report = { customer_report_id: 2, ...fields, formatted_scheduled: '01-12-2026 10:00', customer_id: 4 };
    const answer = { reports: [{ ...report, advisor: { user_id: 6, name: 'An' } }], customer: { customer_id: 4 } };
    expect(await updated('reports', 2, answer, { customer_comments: 'Op tijd' })).toEqual([
      ['POST /v2/dashboard/customer/reports/2/edit', { ...fields, user_id: 6, customer_comments: 'Op tijd' }],
    ]);
  });
});

test('a water report is made of its values as they were typed', async () => {
  const fields = { ph: '7,2', hardness: '8', ec: '500.5', remarks: 'Helder' };
  expect(await created('waterreports', { ...fields, customer_id: 4, sampling_point: 'tap' })).toEqual([
    ['POST /v2/dashboard/customer/waterreport/4/new', fields],
  ]);
});

describe('a machine', () => {
  const fields = {
    ...{ brand: 'Istobal', type: 'Voorwas', production_year: '2019', line: 'Lijn 1', line_speed: '8,5' },
    ...{ product: '002', percentage: '2,5', slag: '100', usage_ml: '45', comments: 'Nieuw' },
  };

  test('is made with all its fields', async () => {
    expect(await created('machines', { ...fields, customer_id: 4 })).toEqual([
      ['POST /v2/dashboard/customer/4/machines/new', fields],
    ]);
  });

  test('is edited with all its fields, but for its place in the line', async () => {
    const stored = { customer_machinery_id: 3, customer_id: 4, ...fields, view_order: 1 };
    expect(await updated('machines', 3, stored, { line_speed: '15' })).toEqual([
      ['POST /v2/dashboard/customer/machines/3/edit', { ...fields, line_speed: '15' }],
    ]);
  });
});

describe('an advert', () => {
  const fields = {
    ...{ title: 'Borstel', description: 'Weinig gebruikt.', company_name: 'Wasserij', company_address: 'Kade 1' },
    ...{ company_zip: '8011 AA', company_place: 'Zwolle', company_contact: 'Jan', company_email: 'jan@x.example' },
    ...{ company_phone: '038 1234567', published: 0 },
  };

  test('is made without its images, each of which has a call of its own', async () => {
    const images = { main_image: picture, image_1: null, image_2: picture };
    expect(await created('market', { ...fields, ...images })).toEqual([
      ['POST /v2/dashboard/market/new/1', fields],
      ['POST /v2/dashboard/market/9/image/new', { main_image: picture }],
      ['POST /v2/dashboard/market/9/image/new', { image_2: picture }],
    ]);
  });

  test('is edited, and an image that was cleared is deleted by its number', async () => {
    const stored = { market_id: 6, ...fields, main_image: '/0.png', image_1: '/1.png', image_2: '/2.png' };
    expect(await updated('market', 6, stored, { published: 1, main_image: null, image_2: null })).toEqual([
      ['DELETE /v2/dashboard/market/image/6/0', undefined],
      ['DELETE /v2/dashboard/market/image/6/2', undefined],
      ['POST /v2/dashboard/market/edit/6', { ...fields, published: 1 }],
    ]);
  });
});

describe('a news message', () => {
  const fields = { shop_id: 2, title: 'Open', description: 'Tot vijf uur' };

  test('is made without its image, which goes to the id that v2 gave', async () => {
    expect(await created('news', { ...fields, image: picture })).toEqual([
      ['POST /v2/news/new', fields],
      ['POST /v2/news/9/image/new', { image: picture }],
    ]);
  });

  test('is edited without an image that did not change', async () => {
    const stored = { newsId: 2, ...fields, image: '/a.png', created: '2026-03-05 09:30:00' };
    expect(await updated('news', 2, stored, { title: 'Dicht' })).toEqual([
      ['POST /v2/news/edit/2', { ...fields, title: 'Dicht' }],
    ]);
  });
});
