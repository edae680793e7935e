import type { Generated, Kysely, Transaction } from 'kysely';

/**
 * The tables of the embedded server, an interface each. Columns use the wire's names where it has one. Flags are 1/0,
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
interface ViewsTable {
  view_id: Generated<number>;
  user_id: number;
  resource: string;
  name: string;
  settings: string;
  shared: number;
}

/** Tokens are stored as SHA-256 (hex), times as epoch milliseconds. `cookie_hash` is the resend link's. */
interface SessionsTable {
  token_hash: string;
  cookie_hash: string;
  user_id: number;
  created_ms: number;
  last_used_ms: number;
}

/** Failed sign-ins, for the limit. `key` is a hash of account and address. */
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

export interface CategoriesTable {
  category_id: Generated<number>;
  shop_id: number;
  category_title: string;
  category_color: string;
  category_image: string | null;
  category_active: number;
  category_prio: number;
}

export interface SubcategoriesTable {
  subcategory_id: Generated<number>;
  product_category_id: number;
  subcategory_title: string;
  subcategory_color: string;
  subcategory_image: string | null;
  subcategory_active: number;
  subcategory_prio: number;
}

export interface ProductsTable {
  product_id: Generated<number>;
  main_title: string;
  main_description: string;
  tech_description: string;
  main_image: string | null;
  weight: string;
  main_price: string;
  discount_price: string;
  active: number;
  discount_price_active: number;
  prio: number;
  product_type: string;
  sku: string;
  king_sireon_artikelnummer: string;
  king_carwash_artikelnummer: string;
}

/** The categories of a product; `position` keeps the order of the form. */
interface ProductCategoriesTable {
  product_id: number;
  position: number;
  shop_id: number;
  category_id: number;
  subcategory_id: number | null;
}

export interface CustomersTable {
  customer_id: Generated<number>;
  company_name: string;
  name: string;
  company_address: string;
  company_zip: string;
  company_place: string;
  company_country_id: number;
  company_phone: string;
  company_email: string;
  email: string;
  invoice_address: string;
  invoice_zip: string;
  invoice_place: string;
  invoice_country_id: number | null;
  tax_number: string;
  king_debiteurnummer_sireon: string;
  king_debiteurnummer_carwash: string;
  order_on_invoice: number;
  discount_on_first_order: number;
  marketing_automation: number;
  created_by_order: number;
  username: string;
  password_hash: string;
  active: string;
  last_login: string | null;
  prio_shop_id: number | null;
}

export interface TasksTable {
  task_id: Generated<number>;
  customer_id: number;
  description: string;
  done: string | null;
  created: string;
}

export interface ReportsTable {
  customer_report_id: Generated<number>;
  customer_id: number;
  user_id: number;
  scheduled: string;
  customer_comments: string;
  working_comments: string;
}

export interface MachinesTable {
  customer_machinery_id: Generated<number>;
  customer_id: number;
  brand: string;
  type: string;
  production_year: string;
  line: string;
  line_speed: string;
  product: string;
  percentage: string;
  slag: string;
  usage_ml: string;
  comments: string;
  view_order: number;
  image: string | null;
}

export interface WaterReportsTable {
  water_report_id: Generated<number>;
  customer_id: number;
  created: string;
  ph: string;
  hardness: string;
  ec: string;
  remarks: string;
  sampling_point: Generated<string>;
}

export interface NormsTable {
  norm_id: number;
  name: string;
  sampling_point: string;
  measure: string;
  good_min: string;
  good_max: string;
  doubtful_min: string;
  doubtful_max: string;
  advice_low: string;
  advice_high: string;
}

export interface MarketTable {
  market_id: Generated<number>;
  title: string;
  description: string;
  company_name: string;
  company_address: string;
  company_zip: string;
  company_place: string;
  company_contact: string;
  company_email: string;
  company_phone: string;
  published: number;
  main_image: string | null;
  image_1: string | null;
  image_2: string | null;
  created: string;
}

export interface NewsTable {
  newsId: Generated<number>;
  shop_id: number;
  title: string;
  description: string;
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
interface ScheduledPushesTable {
  scheduled_push_id: Generated<number>;
  shop_id: number;
  user_id: number;
  message: string;
  created: string;
  send_at: string;
  send_at_ms: number;
  state: string;
  /** The push that it became. */
  push_id: number | null;
}

/** A transaction. `total_cents` includes VAT and equals the sum of its lines. For its sort keys see `sortKeys.ts`. */
export interface OrdersTable {
  orderno: Generated<number>;
  shop_id: number;
  customer_id: number | null;
  created: string;
  first_name: string;
  prefix_last_name: string;
  last_name: string;
  company_name: string;
  street: string;
  housenumber: string;
  housenumber_ext: string;
  zip: string;
  place: string;
  phone: string;
  email: string;
  total_cents: number;
}

export interface OrderLinesTable {
  order_line_id: Generated<number>;
  orderno: number;
  product_id: number | null;
  sku: string;
  title: string;
  quantity: number;
  price_cents: number;
}

/**
 * A mail about an order, or to a customer. `result`: 'kept' (an .eml file in DATA_DIR/outbox), 'sent' or 'failed'.
 * `press_key`: see `Press`.
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
export interface LeadsTable {
  lead_id: Generated<number>;
  company_name: string;
  place: string;
  source: string;
  page_views: number;
  last_visit: string;
  details: string;
}

/** `verb`: the call's name in the contract. `changes`: JSON list of `{field, old, new}`. Names are of that time. */
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
export interface SearchTextsTable {
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
