import type { Generated, Kysely, Transaction } from 'kysely';
import type { z } from 'zod';
import type { CategoryEdit } from '../../src/v2/entities/category';
import type { CustomerEditBody } from '../../src/v2/entities/customer';
import type { MachineBody } from '../../src/v2/entities/machine';
import type { MarketBody } from '../../src/v2/entities/market';
import type { NewsBody } from '../../src/v2/entities/news';
import type { Norm } from '../../src/v2/entities/norm';
import type { ProductBody } from '../../src/v2/entities/product';
import type { ReportBody } from '../../src/v2/entities/report';
import type { ScheduledPushBody } from '../../src/v2/entities/scheduledPush';
import type { SubcategoryEditBody } from '../../src/v2/entities/subcategory';
import type { TransactionEditBody } from '../../src/v2/entities/transaction';
import type { ViewBody } from '../../src/v2/entities/view';
import type { WaterReportNew } from '../../src/v2/entities/waterreport';

/**
 * The tables of the embedded server, an interface each: what a form sends, and what the server adds. Flags are 1/0,
 * moments are `YYYY-MM-DD HH:mm:ss` in the business's local time, images are the SHA-256 of a row of `images`, prices
 * of products are decimal text, amounts of orders are whole cents.
 */
export interface Database {
  staff: StaffTable;
  sessions: SessionsTable;
  sign_in_attempts: SignInAttemptsTable;
  images: ImagesTable;
  shops: { shop_id: number; name: string };
  countries: { country_id: number; name: string };
  categories: CategoriesTable;
  subcategories: SubcategoriesTable;
  products: ProductsTable;
  product_categories: ProductCategoriesTable;
  customers: CustomersTable;
  customer_shops: { customer_id: number; shop_id: number };
  customer_logins: { customer_login_id: Generated<number>; customer_id: number; created: string };
  tasks: TasksTable;
  reports: ReportsTable;
  machines: MachinesTable;
  waterreports: WaterReportsTable;
  market: MarketTable;
  news: NewsTable;
  pushes: PushesTable;
  scheduled_pushes: ScheduledPushesTable;
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  outbox: OutboxTable;
  leads: LeadsTable;
  audit: AuditTable;
  answers: AnswersTable;
  search_texts: SearchTextsTable;
  bin: BinTable;
  views: ViewsTable;
  runs: RunsTable;
  run_rows: RunRowsTable;
  norms: NormsTable;
}

/** The database, or the transaction that a handler runs in. */
export type Db = Kysely<Database> | Transaction<Database>;

type Plain<Value> = Value extends number ? number : Value extends string ? string : Value;
/** The fields of a body as columns: any number for a flag, any text for Y and N. */
type Columns<Body extends z.ZodType<object>> = {
  [Name in keyof z.output<Body>]: Plain<z.output<Body>[Name]>;
};

/** Accounts that may sign in to the dashboard. `username` is unique without regard to letter case. */
interface StaffTable {
  user_id: Generated<number>;
  username: string;
  name: string;
  password_hash: string;
  active: number;
  created: string;
}

/** A saved view of a list; `settings` is the dashboard's JSON. */
interface ViewsTable extends Columns<typeof ViewBody> {
  view_id: Generated<number>;
  user_id: number;
}

/** Tokens are stored as SHA-256 (hex), times as epoch milliseconds. `cookie_hash` is the resend link's. */
interface SessionsTable {
  token_hash: string;
  cookie_hash: string;
  user_id: number;
  created_ms: number;
  last_used_ms: number;
}

/** Failed sign-ins, for the limit. `key` is a hash of account and address, or of the address. */
interface SignInAttemptsTable {
  sign_in_attempt_id: Generated<number>;
  key: string;
  attempted_ms: number;
}

interface ImagesTable {
  sha256: string;
  type: string;
  bytes: Uint8Array;
}

interface CategoriesTable extends Columns<typeof CategoryEdit> {
  category_id: Generated<number>;
  category_image: string | null;
  category_prio: number;
}

export interface SubcategoriesTable extends Columns<typeof SubcategoryEditBody> {
  subcategory_id: Generated<number>;
  subcategory_image: string | null;
  subcategory_prio: number;
}

export interface ProductsTable extends Omit<Columns<typeof ProductBody>, 'categories'> {
  product_id: Generated<number>;
  main_image: string | null;
  prio: number;
}

/** The categories of a product; `position` keeps the order of the form. */
interface ProductCategoriesTable {
  product_id: number;
  position: number;
  shop_id: number;
  category_id: number;
  subcategory_id: number | null;
}

export interface CustomersTable extends Omit<Columns<typeof CustomerEditBody>, 'password' | 'shops'> {
  customer_id: Generated<number>;
  username: string;
  password_hash: string;
  last_login: string | null;
  prio_shop_id: number | null;
}

interface TasksTable {
  task_id: Generated<number>;
  customer_id: number;
  description: string;
  done: string | null;
  created: string;
}

interface ReportsTable extends Columns<typeof ReportBody> {
  customer_report_id: Generated<number>;
  customer_id: number;
}

interface MachinesTable extends Columns<typeof MachineBody> {
  customer_machinery_id: Generated<number>;
  customer_id: number;
  view_order: number;
  image: string | null;
}

interface WaterReportsTable extends Omit<Columns<typeof WaterReportNew>, 'sampling_point'> {
  water_report_id: Generated<number>;
  customer_id: number;
  created: string;
  sampling_point: Generated<string>;
}

interface NormsTable extends Norm {
  norm_id: number;
  name: string;
}

export interface MarketTable extends Columns<typeof MarketBody> {
  market_id: Generated<number>;
  main_image: string | null;
  image_1: string | null;
  image_2: string | null;
  created: string;
}

export interface NewsTable extends Columns<typeof NewsBody> {
  newsId: Generated<number>;
  image: string | null;
  created: string;
}

/** `result`: 'queued', 'kept' (no provider set), 'sent' or 'failed'. `next_attempt_ms` matters only while queued. */
interface PushesTable {
  push_id: Generated<number>;
  shop_id: number;
  user_id: number;
  message: string;
  created: string;
  result: string;
  attempts: number;
  error: string;
  next_attempt_ms: Generated<number>;
}

/** `send_at_ms` is `send_at` without doubt, also in the hour that comes twice. `state`: 'waiting', 'sent' or 'missed'. */
interface ScheduledPushesTable extends Columns<typeof ScheduledPushBody> {
  scheduled_push_id: Generated<number>;
  user_id: number;
  created: string;
  send_at_ms: number;
  state: string;
  /** The push that it became. */
  push_id: number | null;
}

/** A transaction. `total_cents` includes VAT and equals the sum of its lines. For its sort keys see `sortKeys.ts`. */
export interface OrdersTable extends Columns<typeof TransactionEditBody> {
  orderno: Generated<number>;
  shop_id: number;
  customer_id: number | null;
  created: string;
  total_cents: number;
}

interface OrderLinesTable {
  order_line_id: Generated<number>;
  orderno: number;
  product_id: number | null;
  sku: string;
  title: string;
  quantity: number;
  price_cents: number;
}

/**
 * A mail about an order, or to a customer. `result`: 'kept' (an .eml file in DATA_DIR/outbox), 'sent', 'failed' or
 * 'unknown' (it may have been sent). `error` of one that was sent names whom it did not reach. `press_key`: see `Press`.
 */
interface OutboxTable {
  mail_id: Generated<number>;
  orderno: number | null;
  customer_id: Generated<number | null>;
  recipient: string;
  subject: string;
  created: string;
  created_ms: number;
  result: string;
  error: string;
  file: string;
  press_key: Generated<string>;
}

/** `details` is a JSON object with the extra columns of a lead, unchanged. */
interface LeadsTable {
  lead_id: Generated<number>;
  company_name: string;
  place: string;
  source: string;
  page_views: number;
  last_visit: string;
  details: string;
}

/**
 * `verb`: the call's name in the contract, or an event's own. `changes`: JSON list of `{field, old, new}`. Names are of
 * that time.
 */
interface AuditTable {
  audit_id: Generated<number>;
  created: string;
  /** Null: the server itself, or a caller who was not signed in. */
  user_id: number | null;
  user_name: string;
  resource: string;
  verb: string;
  record_id: number | null;
  record_name: string;
  changes: string;
}

/** The answer (JSON) of a write, by its idempotency key, for a retry. */
interface AnswersTable {
  key_hash: string;
  request_hash: string;
  answer: string;
  created_ms: number;
}

/** The normalized text of a record under `/api`. `columns`: the names of those that it was made of. */
interface SearchTextsTable {
  search_id: Generated<number>;
  resource: string;
  record_id: number;
  columns: string;
  words: string;
}

/** Deleted records, for 30 days; `contents` (JSON) is `DeletedRows` of `server/writes/bin`. */
interface BinTable {
  bin_id: Generated<number>;
  created: string;
  user_name: string;
  resource: string;
  record_id: number;
  record_name: string;
  contents: string;
  restored: string | null;
}

/** A change of many records at once. `refused`: the rows that were left alone. `reverts`: the run that it reverted. */
interface RunsTable {
  run_id: Generated<number>;
  created: string;
  user_name: string;
  resource: string;
  label: string;
  changed: number;
  refused: number;
  reverts: number | null;
}

/** A row of a run. `old` and `new` (JSON) are the changed fields of its record; `outcome` is one of OUTCOMES. */
interface RunRowsTable {
  run_row_id: Generated<number>;
  run_id: number;
  record_id: number;
  record_name: string;
  old: string;
  new: string;
  outcome: string;
  reason: string;
}
