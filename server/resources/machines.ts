import type { Db } from '../db/schema';
import { found, type Handlers, touched } from '../handler';
import { orderChanged, saveOrder } from '../order';
import { customerOf, requireCustomer } from './customerRecords';

const WHAT = 'De machine';

/** After the customer's last one. */
const nextPlace = async (db: Db, customer_id: number): Promise<number> => {
  const { last } = await db
    .selectFrom('machines')
    .select((eb) => eb.fn.max('view_order').as('last'))
    .where('customer_id', '=', customer_id)
    .executeTakeFirstOrThrow();
  return (last ?? -1) + 1;
};

/** 409 unless these are all machines of one customer. */
const requireWhole = async (db: Db, ids: readonly number[]): Promise<void> => {
  const stored = await db
    .selectFrom('machines')
    .select('customer_machinery_id as id')
    .where('customer_id', '=', (eb) =>
      eb
        .selectFrom('machines')
        .select('customer_id')
        .where('customer_machinery_id', '=', ids[0] ?? 0),
    )
    .execute();
  const named = new Set(ids);
  if (stored.length === 0 || stored.length !== ids.length || !stored.every(({ id }) => named.has(id)))
    throw orderChanged();
};

export const machines: Handlers<'machines'> = {
  list: async ({ db, params }) => {
    const customer = await customerOf(db, params.id);
    const rows = await db
      .selectFrom('machines')
      .selectAll()
      .where('customer_id', '=', params.id)
      .orderBy('view_order')
      .orderBy('customer_machinery_id')
      .execute();
    return { machines: rows, customer };
  },

  one: async ({ db, params }) => {
    const machine = await db
      .selectFrom('machines')
      .selectAll()
      .where('customer_machinery_id', '=', params.machineId)
      .executeTakeFirst();
    return found(machine, WHAT);
  },

  create: async ({ db, params, body }) => {
    await requireCustomer(db, params.customerId);
    return db
      .insertInto('machines')
      .values({ ...body, customer_id: params.customerId, view_order: await nextPlace(db, params.customerId) })
      .returning('customer_machinery_id as id')
      .executeTakeFirstOrThrow();
  },

  update: async ({ db, params, body }) => {
    const { numUpdatedRows } = await db
      .updateTable('machines')
      .set(body)
      .where('customer_machinery_id', '=', params.machineId)
      .executeTakeFirst();
    touched(numUpdatedRows, WHAT);
    return {};
  },

  /** The whole line of one customer, each machine once; else 409, and nothing changes. */
  updateOrder: async ({ db, body }) => {
    const places = body.order.map(({ machineId, view_order }) => ({ id: machineId, place: Number(view_order) }));
    await requireWhole(
      db,
      places.map(({ id }) => id),
    );
    await saveOrder(db, { table: 'machines', key: 'customer_machinery_id', column: 'view_order' }, places);
    return {};
  },
};
