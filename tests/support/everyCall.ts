import { restResources } from '../../server/api/index';
import type { Db } from '../../server/db/schema';
import { type AnyEndpoint, pathOf } from '../../src/v2/endpoint';
import { endpoints } from '../../src/v2/endpoints';
import { logout } from '../../src/v2/logout';
import {
  aBinEntry,
  aCategory,
  aCustomer,
  aLead,
  aMachine,
  aMail,
  aMarketAdvert,
  aNewsMessage,
  anAuditEntry,
  anOrder,
  aProduct,
  aPush,
  aReport,
  aRun,
  aScheduledPush,
  aSubcategory,
  aTask,
  aWaterReport,
} from './builders';
import { declaredRecords } from './declaredRecords';
import { samples } from './samples';

/** Every call that needs a session, as a request: the contract's rows, and the verbs of each resource under /api. */
export interface SomeCall {
  /** The call's name in the contract: `products.update`. */
  name: string;
  method: string;
  /** Refers to the records of `everyRecord`. */
  path: string;
  /** A valid body; undefined for a call without one. */
  body: object | undefined;
}

/** The body that a call gets: `products.update`. */
const bodyOf = (name: string): object | undefined => {
  const [resource = '', verb = ''] = name.split('.');
  const [, body] = Object.entries(samples[resource] ?? {}).find(([part]) => part === verb) ?? [];
  return typeof body === 'object' ? body : undefined;
};

/** Needs no session: it starts one. */
const OPEN: string[] = [endpoints.accounts.login.path];

const named = Object.entries(endpoints).flatMap(([group, rows]) =>
  Object.entries<AnyEndpoint>(rows).map(([verb, row]) => ({ name: `${group}.${verb}`, row })),
);
const ONES = new Proxy({}, { get: (_, name) => (name === 'shop' ? 'sireon' : name === 'imageNo' ? 0 : 1) });

const ofContract = [...named, { name: 'accounts.logout', row: logout }]
  .filter(({ row }) => !OPEN.includes(row.path))
  .map(({ name, row }) => ({
    name,
    method: row.method,
    path: `/${pathOf(row.path, ONES).replace(/\/$/, '')}`,
    body: bodyOf(name),
  }));

const ofFigures = { name: 'statistics.ofPeriod', method: 'GET', path: '/api/statistics', body: undefined };
const ofApi = restResources.flatMap((resource) =>
  (
    [
      ['list', 'GET', ''],
      ['one', 'GET', '/1'],
      ...(resource.create ? [['create', 'POST', '']] : []),
      ...(resource.update ? [['update', 'PUT', '/1']] : []),
      ...(resource.delete ? [['delete', 'DELETE', '/1']] : []),
      // What was added refers to records that are deleted later.
      ...(resource.create && resource.delete ? [['delete', 'DELETE', '/2']] : []),
    ] as const
  ).map(([verb, method, path]) => {
    const name = `${resource.name}.${verb}`;
    return { name, method, path: `/api/${resource.name}${path}`, body: bodyOf(name) };
  }),
);

/** In an order in which each finds its records: orders name them all, deleting goes from leaf to root, the session goes last. */
const LATE = ['subcategories.delete', 'categories.delete', 'customers.delete', 'accounts.logout'];
const latenessOf = ({ name, method }: SomeCall) =>
  (name.endsWith('.updateOrder') ? 0 : method === 'DELETE' ? 2 : 1) + 3 * (LATE.indexOf(name) + 1);
export const everyCall: readonly SomeCall[] = [...ofContract, ofFigures, ...ofApi].toSorted(
  (one, other) => latenessOf(one) - latenessOf(other),
);

/** A record of every kind, each the first of its table. The member of staff is the test server's. */
export const everyRecord = async (db: Db): Promise<void> => {
  const category_id = await aCategory(db);
  await aCategory(db);
  const subcategory_id = await aSubcategory(db, { product_category_id: category_id });
  await aProduct(db, { categories: [{ category_id, subcategory_id }] });
  const customer_id = await aCustomer(db);
  await anOrder(db, { customer_id });
  await aReport(db, { customer_id, user_id: 1 });
  await aMachine(db, { customer_id });
  await aTask(db, { customer_id });
  await aWaterReport(db, { customer_id });
  await aNewsMessage(db);
  await aMarketAdvert(db);
  await aLead(db);
  await declaredRecords(db);
  await anAuditEntry(db);
  await aMail(db);
  await db
    .insertInto('views')
    .values({ user_id: 1, resource: 'customers', name: 'Op rekening', settings: '', shared: 0 })
    .execute();
  await aRun(db, { record_id: 1 });
  await aScheduledPush(db);
  await aPush(db);
  await aBinEntry(db);
};
