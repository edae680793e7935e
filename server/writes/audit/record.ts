import type { Change } from '../../../src/v2/entities/audit';
import type { User } from '../../auth/sessions';
import { waitTurn } from '../../db/holdRows';
import type { Db } from '../../db/schema';
import { insertAudit, insertAudits } from './entries';
import {
  type Fields,
  type Places,
  readOrder,
  readRecord,
  readRecords,
  SUBJECTS,
  type Subject,
  subjectOf,
} from './subjects';

/** Records every write of the API in the write's own transaction, save what records itself. */

export interface RecordedWrite {
  /** The call's name in the contract: `products`, `update`. */
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

/** The record's own id in the path; a create has only a parent's id. */
export const recordIdOf = (params: RecordedWrite['params']): number | undefined => idIn(params, ID_PARAMS);

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';
const PASSWORD = 'password_hash';

const change = (field: string, old: Change['old'] = null, now: Change['new'] = null): Change =>
  field === PASSWORD ? { field: 'password', old: null, new: null } : { field, old, new: now };

/** The filled fields of a new or deleted record, or the fields that changed. */
const changedFields = (before: Fields | undefined, after: Fields | undefined): Change[] => {
  const fields = Object.keys(after ?? before ?? {});
  if (before && after)
    return fields
      .filter((field) => before[field] !== after[field])
      .map((field) => change(field, before[field], after[field]));
  return fields
    .filter((field) => field !== PASSWORD && !isEmpty((after ?? before)?.[field]))
    .map((field) => change(field, before?.[field], after?.[field]));
};

const inOrder = (ids: readonly number[], places: Places) =>
  ids.toSorted((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0)).join(', ');

/** The moved ids, in their old and their new order. */
const changedOrder = (field: string, before: Places, after: Places): Change[] => {
  // Not what was added meanwhile, by others.
  const moved = [...before.keys()].filter((id) => after.has(id) && before.get(id) !== after.get(id));
  return moved.length === 0 ? [] : [{ field, old: inOrder(moved, before), new: inOrder(moved, after) }];
};

/** What everyone may read of a record. */
const told = ({ isPrivate }: Subject, record: Fields | undefined): Fields | undefined =>
  record && isPrivate?.(record) ? {} : record;

const texts = (values: object): Fields =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => ['string', 'number'].includes(typeof value)));

/** Reads the record before the write. Returns a function that reads it afterwards, given the write's answer. */
const watch = async (
  db: Db,
  { resource, verb, params, body }: RecordedWrite,
): Promise<(data: unknown) => Promise<Deed>> => {
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
    // Before what others save is read, not in the middle of it.
    await waitTurn(db, `order of ${resource}`);
    for (const order of orders) before.set(order.field, await readOrder(db, order));
    return async () => {
      const changes: Change[] = [];
      for (const order of orders)
        changes.push(...changedOrder(order.field, before.get(order.field) ?? new Map(), await readOrder(db, order)));
      return { record_id: null, record_name: '', changes };
    };
  }

  const known = recordIdOf(params);
  const holding = verb === 'delete' ? 'deletion' : 'change';
  const before = known === undefined ? undefined : told(subject, await readRecord(db, subject, known, holding));
  return async (data) => {
    const id = known ?? idIn(data, ['id']);
    const after = id === undefined ? undefined : told(subject, await readRecord(db, subject, id));
    return {
      record_id: id ?? null,
      record_name: String((after ?? before)?.[subject.name] ?? ''),
      changes: changedFields(before, after),
    };
  };
};

export const recorded = async <Data>(db: Db, write: RecordedWrite, carryOut: () => Promise<Data>): Promise<Data> => {
  if (SUBJECTS[write.resource]?.isRecordedElsewhere) return carryOut();
  const deedOf = await watch(db, write);
  const data = await carryOut();
  const { user, now, resource, verb } = write;
  await insertAudit(db, { user, now, resource, verb, ...(await deedOf(data)) });
  return data;
};

/** Records the update of many records, from what stood in them before. */
export const recordUpdates = async (
  db: Db,
  { resource, user, now }: Pick<RecordedWrite, 'resource' | 'user' | 'now'>,
  before: ReadonlyMap<number, Fields>,
): Promise<void> => {
  const subject = subjectOf(resource);
  const after = await readRecords(db, subject, [...before.keys()]);
  await insertAudits(
    db,
    [...after].map(([record_id, record]) => ({
      ...{ user, now, resource, verb: 'update' },
      ...{ record_id, record_name: String(record[subject.name] ?? '') },
      changes: changedFields(before.get(record_id), record),
    })),
  );
};
