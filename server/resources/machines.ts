import { insertOne } from '../db/insertAll';
import { nextPlace, ORDERED, orderChanged, saveOrder } from '../db/saveOrder';
import type { Db } from '../db/schema';
import type { Handlers } from '../http/handler';
import { changeOne, found } from '../lib/refusal';
import { customerOf, requireCustomer } from './customerRecords';

const WHAT = 'De machine';

/** Without the photo, which v2 does not know. */
const COLUMNS = [
  ...(['customer_machinery_id', 'customer_id', 'brand', 'type', 'production_year', 'line', 'line_speed'] as const),
  ...(['product', 'percentage', 'slag', 'usage_ml', 'comments', 'view_order'] as const),
] as const;

/** Throws 409 unless these are all machines of one customer. */
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
      .select(COLUMNS)
      .where('customer_id', '=', params.id)
      .orderBy('view_order')
      .orderBy('customer_machinery_id')
      .execute();
    return { machines: rows, customer };
  },

  one: async ({ db, params }) => {
    const machine = await db
      .selectFrom('machines')
      .select(COLUMNS)
      .where('customer_machinery_id', '=', params.machineId)
      .executeTakeFirst();
    return found(machine, WHAT);
  },

  create: async ({ db, params, body }) => {
    await requireCustomer(db, params.customerId);
    return insertOne(db, 'machines', 'customer_machinery_id', {
      ...body,
      customer_id: params.customerId,
      view_order: await nextPlace(db, ORDERED.machines, { column: 'customer_id', id: params.customerId }),
    });
  },

  update: async ({ db, params, body }) =>
    changeOne(db.updateTable('machines').set(body).where('customer_machinery_id', '=', params.machineId), WHAT),

  /** Saves the order of all machines of one customer. Throws 409 when one is missing or named twice. */
  updateOrder: async ({ db, body }) => {
    const places = body.order.map(({ machineId, view_order }) => ({ id: machineId, place: Number(view_order) }));
    const ids = places.map(({ id }) => id);
    await requireWhole(db, ids);
    await saveOrder(db, ORDERED.machines, places);
    return {};
  },
};
