import { type RawBuilder, sql } from 'kysely';
import { DECLARED_KEY } from '../../../src/v2/declaration';
import { isPostgres } from '../../db/isPostgres';
import { ORDERED, type Ordered } from '../../db/saveOrder';
import type { Db } from '../../db/schema';
import { isSortColumn } from '../../db/sortKeys';
import { declarations } from '../../lib/declarations';
import { groupedBy } from '../../lib/groupedBy';

/** The tables and columns of each resource, for the audit to read before and after a write. */

interface AuditedOrder extends Ordered {
  /** The field's name in the audit. */
  field: string;
}

interface Part {
  id: number;
  text: string;
}

export interface Subject {
  table: string;
  key: string;
  /** The column with the name that staff know. */
  name: string;
  /** Who places something in it waits for a change of it: by `holdRows`. */
  mayMove?: true;
  /** A customer, or what a customer has: who is deleted is not to be known for ever from the history. */
  isOfCustomer?: true;
  /** Its writes are recorded by themselves, under the record that they are about. */
  isRecordedElsewhere?: true;
  /** The columns that say something to staff, where the others are left out of the history. */
  told?: readonly string[];
  /** What one member of staff keeps to themselves: the history says that it was changed, not what it says. */
  isPrivate?: (record: Fields) => boolean;
  /** Parts of the records in other tables: by field, the texts of each. */
  beside?: Record<string, (ids: readonly number[]) => RawBuilder<Part>>;
  /** The orders that its updateOrder changes. */
  orders?: readonly AuditedOrder[];
}

/** Each shop may have a category of the same name: 'sireon › Wax › Hard'. */
const placements = (ids: readonly number[]) => sql<Part>`
  select product_categories.product_id as id,
    shops.name || ' › ' || categories.category_title || coalesce(' › ' || subcategories.subcategory_title, '') as text
  from product_categories
  join shops on shops.shop_id = product_categories.shop_id
  join categories on categories.category_id = product_categories.category_id
  left join subcategories on subcategories.subcategory_id = product_categories.subcategory_id
  where product_categories.product_id in (${sql.join(ids)}) order by product_categories.position`;

const shops = (ids: readonly number[]) => sql<Part>`
  select customer_shops.customer_id as id, shops.name as text from customer_shops join shops on shops.shop_id = customer_shops.shop_id
  where customer_shops.customer_id in (${sql.join(ids)}) order by shops.shop_id`;

/** Other resources are recorded by the body that was sent. */
export const SUBJECTS: Readonly<Record<string, Subject>> = {
  categories: {
    table: 'categories',
    key: 'category_id',
    name: 'category_title',
    mayMove: true,
    orders: [
      { field: 'order', ...ORDERED.categories },
      { field: 'subcategory_order', ...ORDERED.subcategories },
    ],
  },
  subcategories: { table: 'subcategories', key: 'subcategory_id', name: 'subcategory_title', mayMove: true },
  products: {
    table: 'products',
    key: 'product_id',
    name: 'main_title',
    beside: { categories: placements },
    orders: [{ field: 'order', ...ORDERED.products }],
  },
  transactions: { table: 'orders', key: 'orderno', name: 'company_name' },
  customers: { table: 'customers', key: 'customer_id', name: 'company_name', beside: { shops }, isOfCustomer: true },
  tasks: { table: 'tasks', key: 'task_id', name: 'description', isOfCustomer: true },
  reports: { table: 'reports', key: 'customer_report_id', name: 'scheduled', isOfCustomer: true },
  waterreports: { table: 'waterreports', key: 'water_report_id', name: 'created', isOfCustomer: true },
  machines: {
    table: 'machines',
    key: 'customer_machinery_id',
    name: 'type',
    isOfCustomer: true,
    orders: [{ field: 'order', ...ORDERED.machines }],
  },
  market: { table: 'market', key: 'market_id', name: 'title' },
  news: { table: 'news', key: 'newsId', name: 'title' },
  staff: { table: 'staff', key: 'user_id', name: 'name' },
  norms: { table: 'norms', key: 'norm_id', name: 'name' },
  // The one column of a water report that v2 cannot hold; the others are recorded as the water report's own.
  sampling_points: {
    ...{ table: 'waterreports', key: 'water_report_id', name: 'created' },
    told: ['created', 'sampling_point'],
  },
  machine_photos: {
    ...{ table: 'machines', key: 'customer_machinery_id', name: 'type' },
    // The others are the machine's own.
    told: ['type', 'image'],
  },
  bin: { table: 'bin', key: 'bin_id', name: 'record_name', isRecordedElsewhere: true },
  runs: { table: 'runs', key: 'run_id', name: 'label' },
  scheduled_pushes: {
    table: 'scheduled_pushes',
    key: 'scheduled_push_id',
    name: 'message',
    told: ['shop_id', 'user_id', 'message', 'created', 'send_at'],
  },
  outbox: {
    ...{ table: 'outbox', key: 'mail_id', name: 'subject' },
    // It is recorded before it is sent.
    told: ['customer_id', 'recipient', 'subject'],
  },
  views: {
    ...{ table: 'views', key: 'view_id', name: 'name' },
    isPrivate: ({ shared }) => shared === 0,
  },
  ...Object.fromEntries(declarations.map(({ name, title }) => [name, { table: name, key: DECLARED_KEY, name: title }])),
};

/** Of a resource that has one. */
export const subjectOf = (resource: string): Subject => {
  const subject = SUBJECTS[resource];
  if (subject === undefined) throw new Error(`${resource} has no history of its records`);
  return subject;
};

export type Fields = Record<string, string | number | null>;

/** What is going to happen to a record that is read: it is locked until the transaction ends, save 'nothing'. */
type Holding = 'nothing' | 'change' | 'deletion';

/**
 * Not needed on SQLite, which has one writer at a time. A change lets others add rows that refer to the record: a task of
 * a customer in a bulk change, an order of a web shop. A category may move, and those in it wait for where it will be.
 */
const lockFor = (db: Db, { mayMove }: Subject, holding: Holding) => {
  if (!isPostgres(db) || holding === 'nothing') return sql``;
  return holding === 'deletion' || mayMove ? sql`for update` : sql`for no key update`;
};

/** The stored records by id; locked in one order, so that two never wait for each other. */
export const readRecords = async (
  db: Db,
  subject: Subject,
  ids: readonly number[],
  holding: Holding = 'nothing',
): Promise<Map<number, Fields>> => {
  if (ids.length === 0) return new Map();
  const { table, key, beside = {}, told } = subject;
  const { rows } = await sql<Fields>`
    select * from ${sql.table(table)} where ${sql.ref(key)} in (${sql.join(ids)})
    order by ${sql.ref(key)} ${lockFor(db, subject, holding)}`.execute(db);
  const isTold = (row: Fields, column: string) =>
    told?.includes(column) ?? (column !== key && !isSortColumn(column, row));
  const records = rows.map((row): [number, Fields] => [
    Number(row[key]),
    Object.fromEntries(Object.entries(row).filter(([column]) => isTold(row, column))),
  ]);
  for (const [field, partsOf] of Object.entries(beside)) {
    const textOf = await textsOf(db, partsOf(ids));
    for (const [id, record] of records) record[field] = textOf(id);
  }
  return new Map(records);
};

/** Undefined when there is none. */
export const readRecord = async (
  db: Db,
  subject: Subject,
  id: number,
  holding?: Holding,
): Promise<Fields | undefined> => (await readRecords(db, subject, [id], holding)).get(id);

const textsOf = async (db: Db, parts: RawBuilder<Part>): Promise<(id: number) => string> => {
  const byId = groupedBy((await parts.execute(db)).rows, ({ id }) => id);
  return (id) => (byId.get(id) ?? []).map(({ text }) => text).join(', ');
};

/** The places of products, as the history has them. */
export const placementsTexts = (db: Db, ids: readonly number[]) => textsOf(db, placements(ids));

/** The place of every row, by id. */
export type Places = ReadonlyMap<number, number>;
export const readOrder = async (db: Db, { table, key, column }: Ordered): Promise<Places> => {
  const { rows } = await sql<{ id: number; place: number }>`
    select ${sql.ref(key)} as id, ${sql.ref(column)} as place from ${sql.table(table)}`.execute(db);
  return new Map(rows.map((row) => [row.id, row.place]));
};
