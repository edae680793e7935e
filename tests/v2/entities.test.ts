import { describe, expect, it } from 'vitest';
import { Category, CategoryOrder } from '../../src/v2/entities/category';
import { Country, Customer, CustomerLogin } from '../../src/v2/entities/customer';
import { Lead } from '../../src/v2/entities/lead';
import { CustomerMachines, Machine, MachineOrder } from '../../src/v2/entities/machine';
import { MARKET_IMAGES, Market } from '../../src/v2/entities/market';
import { News } from '../../src/v2/entities/news';
import { Product, ProductOrder } from '../../src/v2/entities/product';
import { Appointment, CustomerReports, Report } from '../../src/v2/entities/report';
import { Identity, Session } from '../../src/v2/entities/session';
import { Shop } from '../../src/v2/entities/shop';
import {
  BestSoldProduct,
  CustomerOrders,
  RevenuePerDay,
  SalesPerDay,
  UsagePerDay,
} from '../../src/v2/entities/statistics';
import { Subcategory } from '../../src/v2/entities/subcategory';
import { CustomerTasks, Task } from '../../src/v2/entities/task';
import { ListedTransaction, Transaction, TransactionDetail } from '../../src/v2/entities/transaction';
import { WaterReport } from '../../src/v2/entities/waterreport';

/** The fields of section 3, literally. A password is never read, so no record has one. */
const SECTION_3 = [
  [
    'Category',
    Category,
    'category_id, category_title, category_color, category_image, category_active, category_prio, shop_id, shop_name, subcategories',
  ],
  [
    'Subcategory',
    Subcategory,
    'subcategory_id, subcategory_title, subcategory_color, subcategory_image, subcategory_active, subcategory_prio, product_category_id',
  ],
  ['Shop', Shop, 'shop_id, name'],
  [
    'Product',
    Product,
    'product_id, main_title, main_description, tech_description, main_image, weight, main_price, discount_price, active, ' +
      'discount_price_active, prio, product_type, sku, king_sireon_artikelnummer, king_carwash_artikelnummer, ' +
      'shop_product_category_id, categories',
  ],
  [
    'Customer',
    Customer,
    'customer_id, company_name, name, company_address, company_zip, company_place, company_country_id, company_phone, ' +
      'company_email, invoice_address, invoice_zip, invoice_place, invoice_country_id, tax_number, ' +
      'king_debiteurnummer_sireon, king_debiteurnummer_carwash, order_on_invoice, discount_on_first_order, ' +
      'marketing_automation, created_by_order, username, active, shops, last_login, prio_shop_id',
  ],
  ['Country', Country, 'country_id, name'],
  ['Task', Task, 'task_id, description, done, customer_id'],
  [
    'Report',
    Report,
    'customer_report_id, scheduled, formatted_scheduled, advisor, customer_comments, working_comments, customer_id',
  ],
  [
    'Machine',
    Machine,
    'customer_machinery_id, customer_id, brand, type, production_year, line, line_speed, product, percentage, slag, ' +
      'usage_ml, comments, view_order',
  ],
  ['Water report', WaterReport, 'water_report_id, customer_id, created, ph, hardness, ec, remarks'],
  [
    'Market advert',
    Market,
    'market_id, title, description, company_name, company_address, company_zip, company_place, company_contact, ' +
      'company_email, company_phone, published, main_image, image_1, image_2',
  ],
  ['News message', News, 'newsId, title, description, image, shop_id, created'],
  [
    'Transaction',
    Transaction,
    'orderno, first_name, prefix_last_name, last_name, company_name, street, housenumber, housenumber_ext, zip, place, phone, email',
  ],
  ['Sales per day', SalesPerDay, 'full_date, sold_orders'],
  ['Usage per day', UsagePerDay, 'full_date, system_logins'],
  ['Revenue per day', RevenuePerDay, 'full_date, revenues'],
  ['Best-sold product', BestSoldProduct, 'product_id, main_title, sold'],
  ['Customer orders', CustomerOrders, 'customer_id, company_name, sold_orders, revenues'],
  [
    'Customer login',
    CustomerLogin,
    'customer_id, company_name, name, logins, last_login, prio_shop_id, marketing_automation, created_by_order',
  ],
  ['Appointment', Appointment, 'customer_report_id, customer_id, company_name, scheduled, formatted_scheduled'],
] as const;

describe('the entities of section 3', () => {
  it.each(SECTION_3)('%s has the fields of the specification', (_, schema, fields) => {
    expect(Object.keys(schema.shape).sort()).toEqual(fields.split(', ').sort());
  });

  it.each(SECTION_3)('%s keeps what an installation adds', (_, schema, fields) => {
    const record = Object.fromEntries(
      fields.split(', ').map((name) => [name, /(_id|Id|orderno)$/.test(name) ? 1 : null]),
    );
    expect(schema.parse({ ...record, extra: 'blijft' })).toMatchObject({ extra: 'blijft' });
  });
});

describe('what an older installation answers is read as what it means', () => {
  it('a product with numbers as text and nothing where there is nothing', () => {
    expect(
      Product.parse({ product_id: '5', main_title: 'Shampoo', main_price: '12,5', active: '1', prio: '3' }),
    ).toEqual({
      product_id: 5,
      main_title: 'Shampoo',
      main_description: '',
      tech_description: '',
      main_image: null,
      weight: '',
      main_price: '12.5',
      discount_price: '',
      active: 1,
      discount_price_active: 0,
      prio: 3,
      product_type: '',
      sku: '',
      king_sireon_artikelnummer: '',
      king_carwash_artikelnummer: '',
      shop_product_category_id: null,
    });
  });

  it('a category without subcategories has an empty list of them', () => {
    expect(Category.parse({ category_id: 1, shop_id: 1, subcategories: null }).subcategories).toEqual([]);
  });

  it('the zero date of a database is no date', () => {
    expect(News.parse({ newsId: 1, shop_id: 1, created: '0000-00-00 00:00:00' }).created).toBeNull();
    expect(Customer.parse({ customer_id: 1, last_login: '0000-00-00 00:00:00' }).last_login).toBe('-');
    expect(Lead.parse({ b2b_insights_id: 1, reference: '0000-1234' })).toMatchObject({ reference: '0000-1234' });
  });

  it('a customer who never signed in has last_login -, and one of an unknown state is not active', () => {
    const customer = Customer.parse({ customer_id: 1, last_login: null, active: null, shops: null });
    expect(customer).toMatchObject({ last_login: '-', active: 'N', shops: [], prio_shop_id: null });
    expect(Customer.parse({ customer_id: 1, last_login: '2024-01-02 03:04:05' }).last_login).toBe(
      '2024-01-02 03:04:05',
    );
  });

  it.each(['Y', 'y', 1, '1', true])('a customer is active with %j', (active) => {
    expect(Customer.parse({ customer_id: 1, active }).active).toBe('Y');
  });
  it.each(['N', 'n', 0, '0', false, null, undefined, ''])('a customer is not active with %j', (active) => {
    expect(Customer.parse({ customer_id: 1, active }).active).toBe('N');
  });

  it('a task is open while done is null, or what stands for it: no, a 0 or a zero date', () => {
    for (const done of [
      null,
      undefined,
      '',
      0,
      '0',
      false,
      'false',
      'N',
      '0000-00-00 00:00:00',
      '0000-00-00T00:00:00Z',
    ])
      expect([done, Task.parse({ task_id: 1, done }).done]).toEqual([done, null]);
    for (const done of [1, '1', true, 'Y', 'ja', 'done', '2024-01-02 03:04:05'])
      expect(Task.parse({ task_id: 1, done }).done).toBe(String(done));
    expect(Task.parse({ task_id: 1, done: '2026-11-16T23:30:00Z' }).done).toBe('2026-11-17 00:30:00');
  });

  it('a report may have no advisor', () => {
    expect(Report.parse({ customer_report_id: 1 }).advisor).toBeNull();
    expect(Report.parse({ customer_report_id: 1, advisor: { user_id: '2', name: 'An' } }).advisor).toEqual({
      user_id: 2,
      name: 'An',
    });
  });

  it('tasks, reports and machines come with their customer, of which only the number is read', () => {
    const customer = { customer_id: 3 };
    expect(CustomerTasks.parse({ tasks: [{ task_id: 1 }], customer }).tasks).toHaveLength(1);
    expect(CustomerReports.parse({ reports: [{ customer_report_id: 1 }], customer }).reports).toHaveLength(1);
    expect(CustomerMachines.parse({ machines: [{ customer_machinery_id: 1 }], customer }).machines).toHaveLength(1);
    expect(CustomerTasks.parse({ tasks: [], customer: 'x' })).toEqual({ tasks: [], customer: null });
    expect(CustomerTasks.safeParse({ customer }).success).toBe(false);
  });

  it('a product code of a machine that comes as a number is the code of section 9', () => {
    const read = (product: unknown) => Machine.parse({ customer_machinery_id: 1, product }).product;
    expect([2, '2', '002', 12, 110, 5, 'Wax', null].map(read)).toEqual([
      ...['002', '002', '002', '012', '110', '5', 'Wax', ''],
    ]);
  });

  it('an ISO 8601 last login is one in local time', () => {
    expect(Customer.parse({ customer_id: 1, last_login: '2024-01-02T03:04:05Z' }).last_login).toBe(
      '2024-01-02 04:04:05',
    );
  });

  it('a transaction has its lines, total and date', () => {
    expect(
      TransactionDetail.parse({
        orderno: '7',
        lines: [{ sku: 'A', title: 'B', quantity: '2', price: '1,5' }],
        total: 3,
      }),
    ).toMatchObject({ orderno: 7, lines: [{ quantity: 2, price: '1.5' }], total: '3', created: null });
  });

  it('what an order in a list has beyond the contract is read, or not there', () => {
    const { total, created, shop_id, customer_id } = ListedTransaction.parse({
      orderno: '7',
      total: '1.234,5',
      created: '2026-11-16T23:30:00.000Z',
      shop_id: '2',
      customer_id: '0',
    });
    expect([total, created, shop_id, customer_id]).toEqual(['1234.50', '2026-11-17 00:30:00', 2, null]);
    expect(Object.keys(ListedTransaction.parse({ orderno: 7 }))).not.toContain('total');
    // Made of a date by many a shop; only our own databases end at 2,147,483,647.
    expect(ListedTransaction.parse({ orderno: '2026112900123' }).orderno).toBe(2_026_112_900_123);
    for (const none of ['carwash', null, 0])
      expect(ListedTransaction.parse({ orderno: 7, shop_id: none }).shop_id).toBeNull();
    expect(TransactionDetail.parse({ orderno: 7, shop_id: '2' }).shop_id).toBe(2);
  });

  it('a day is one without a time, in local time', () => {
    const read = (full_date: unknown) => SalesPerDay.parse({ full_date }).full_date;
    expect(
      ['2026-11-16', '2026-11-16 00:00:00', '2026-11-15T23:00:00.000Z', '2026-11-16T00:00:00Z', null].map(read),
    ).toEqual(['2026-11-16', '2026-11-16', '2026-11-16', '2026-11-16', '']);
  });

  it('an ISO moment of a lead is one in local time, and its other fields stay as they are', () => {
    const lead = { lead_id: 1, company: 'De Vaart', pages: ['prijzen'], score: null };
    expect(Lead.parse({ ...lead, last_visit: '2026-11-16T23:30:00.000Z' })).toEqual({
      ...lead,
      last_visit: '2026-11-17 00:30:00',
    });
  });

  it('a session needs a token; its name and user are read from text or numbers', () => {
    expect(Session.parse({ API_token: 't', name: 'An', userId: '4' })).toEqual({
      API_token: 't',
      name: 'An',
      userId: 4,
    });
    expect(Identity.parse({ name: null, userId: 4 })).toEqual({ name: '', userId: 4 });
    for (const none of [null, undefined, '<html>', {}, { API_token: '' }, { API_token: 5 }])
      expect(() => Session.parse(none)).toThrow();
  });
});

describe('an order to save', () => {
  it('of categories: categoryId, subcategoryId, isSubcategory and prio as text', () => {
    const order = [
      { categoryId: 1, subcategoryId: null, isSubcategory: false, prio: '0' },
      { categoryId: 1, subcategoryId: 9, isSubcategory: true, prio: '1' },
    ];
    expect(CategoryOrder.parse({ order })).toEqual({ order });
  });

  it('of products: productId and prio as text', () => {
    expect(ProductOrder.parse({ order: [{ productId: 1, prio: '0' }] })).toEqual({
      order: [{ productId: 1, prio: '0' }],
    });
  });

  it('of machines: machineId and view_order as text', () => {
    const order = [{ machineId: 1, view_order: '0' }];
    expect(MachineOrder.parse({ order })).toEqual({ order });
  });

  it('takes a priority that comes as a number, and sends it as text', () => {
    expect(ProductOrder.parse({ order: [{ productId: 1, prio: 0 }] }).order).toEqual([{ productId: 1, prio: '0' }]);
    expect(MachineOrder.parse({ order: [{ machineId: 1, view_order: 12 }] }).order).toEqual([
      { machineId: 1, view_order: '12' },
    ]);
  });

  it('takes no sign, fraction or word for a priority', () => {
    for (const prio of [-1, 1.5, Number.NaN, null, '-1', '1.5', '', 'x'])
      expect(ProductOrder.safeParse({ order: [{ productId: 1, prio }] }).success).toBe(false);
  });
});

it('an advert has three pictures, the main one first', () => {
  expect(MARKET_IMAGES).toEqual(['main_image', 'image_1', 'image_2']);
});
