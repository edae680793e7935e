import type { Db } from '../db/schema';
import type { User } from '../handler';
import { localMoment } from '../moment';
import { type Change, changedFields, changedOrder } from './changes';
import { type Fields, type Places, readOrder, readRecord, SUBJECTS, type Subject } from './subjects';

/** Around every write of the API, in its transaction: what it did is kept with it, or neither is. */

export interface Write {
  /** The call, as the contract names it: `products`, `update`. */
  resource: string;
  verb: string;
  user: User;
  now: Date;
  params: Readonly<Record<string, unknown>>;
  body: unknown;
}

interface Deed {
  record_id: number | null;
  record_name: string;
  changes: Change[];
}

const ID_PARAMS = ['id', 'taskId', 'reportId', 'machineId', 'marketId'];
const idIn = (values: unknown, names: readonly string[]): number | undefined => {
  if (typeof values !== 'object' || values === null) return undefined;
  for (const [name, value] of Object.entries(values))
    if (names.includes(name) && typeof value === 'number') return value;
  return undefined;
};

/** The record's own id in a path; a new record is under another's. */
export const recordIdOf = (params: Write['params']): number | undefined => idIn(params, ID_PARAMS);

const texts = (values: object): Fields =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => ['string', 'number'].includes(typeof value)));

/** Reads what stands before the write; answers what reads it after, once the write's own answer is there. */
const watch = async (db: Db, { resource, verb, params, body }: Write): Promise<(data: unknown) => Promise<Deed>> => {
  const subject: Subject | undefined = SUBJECTS[resource];
  if (subject === undefined)
    return async () => ({
      record_id: null,
      record_name: '',
      changes: changedFields(undefined, { ...texts(params), ...texts(Object(body)) }),
    });

  if (verb === 'updateOrder') {
    const { orders = [] } = subject;
    const before = new Map<string, Places>();
    for (const order of orders) before.set(order.field, await readOrder(db, order));
    return async () => {
      const changes: Change[] = [];
      for (const order of orders)
        changes.push(...changedOrder(order.field, before.get(order.field) ?? new Map(), await readOrder(db, order)));
      return { record_id: null, record_name: '', changes };
    };
  }

  const known = recordIdOf(params);
  const before = known === undefined ? undefined : await readRecord(db, subject, known, 'held');
  return async (data) => {
    const id = known ?? idIn(data, ['id']);
    const after = id === undefined ? undefined : await readRecord(db, subject, id);
    return {
      record_id: id ?? null,
      record_name: String((after ?? before)?.[subject.name] ?? ''),
      changes: changedFields(before, after),
    };
  };
};

/** Carries out a write and records it. */
export const recorded = async <Data>(db: Db, write: Write, carryOut: () => Promise<Data>): Promise<Data> => {
  const deedOf = await watch(db, write);
  const data = await carryOut();
  const { changes, ...deed } = await deedOf(data);
  await db
    .insertInto('audit')
    .values({
      ...deed,
      created: localMoment(write.now),
      user_id: write.user.userId,
      user_name: write.user.name,
      resource: write.resource,
      verb: write.verb,
      changes: JSON.stringify(changes),
    })
    .execute();
  return data;
};
