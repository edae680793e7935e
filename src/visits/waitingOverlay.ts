import { formatDateTime } from '../lib/dates';
import type { Fields } from '../lib/recordFields';
import { tokenStore } from '../lib/session/tokenStore';
import { shownVersion } from '../provider/records/shownVersion';
import { localMoment } from '../v2/businessTime';
import type { AnyEndpoint } from '../v2/endpoint';
import { endpoints } from '../v2/endpoints';
import { UNTOLD_POINT } from '../v2/entities/waterreport';
import { unreadIn } from '../v2/many';
import { PHOTO_CALL } from './photoWrite';
import { standingOf } from './problems';
import { temporaryId, type WaitingWrite } from './waitingWrites';

/**
 * Applies waiting writes to the answer of a read, from the server or from this device, so that staff see what they
 * typed. Records that such a write makes or changes have `waiting: true`, and `standing` where that is not for a connection.
 * Functions of these and of who is signed in.
 */
const { machines, reports, tasks, waterreports } = endpoints;
const WAITING = { waiting: true };

/** What a record has of the write that makes or changes it. */
const marksOf = (write: WaitingWrite, writes: readonly WaitingWrite[]) => {
  const standing = standingOf(write, writes);
  return standing === 'waits' ? WAITING : { ...WAITING, standing };
};

const fieldsOf = (body: unknown): Fields => Object(body);

/**
 * The writes that are applied. What could not be carried out on a record that the server has is left out: under the record's
 * new version, a save of its form would put it over another user's work.
 */
const shown = (writes: readonly WaitingWrite[]) =>
  writes.filter(({ problem, call }) => problem === undefined || call.endsWith(' create'));

/** The records that waiting writes of `call` add for this customer; `make` builds each. */
const added = (
  writes: readonly WaitingWrite[],
  call: string,
  customerId: unknown,
  make: (write: WaitingWrite) => Fields,
) =>
  writes
    .filter((write) => write.call === call && write.params.customerId === customerId)
    .map((write) => ({
      ...make(write),
      customer_id: customerId,
      ...marksOf(write, writes),
    }));

type Change = (row: Fields, body: Fields) => Fields;

/** The rows, with the writes that change them applied; `change` puts the body of a write into its row. */
const changed = (
  rows: readonly Fields[],
  idField: string,
  writes: readonly WaitingWrite[],
  call: string,
  param: string,
  change: Change = (row, body) => ({ ...row, ...body }),
) =>
  rows.map((row) => {
    const own = writes.filter((write) => write.call === call && write.params[param] === row[idField]);
    const last = own.at(-1);
    if (!last) return row;
    const version = typeof row.version === 'number' ? { version: shownVersion(row.version, last.place) } : {};
    return { ...own.reduce((so, { body }) => change(so, fieldsOf(body)), row), ...version, ...WAITING };
  });

const listed = (data: unknown, name: string): readonly Fields[] => Object(data)[name] ?? [];

/** The rows that were made of a list, with the number of those that could not be read in it. */
export const alsoUnread = <Row>(rows: readonly unknown[], made: readonly Row[]): readonly Row[] => {
  const unread = unreadIn(rows);
  return unread === 0 ? made : Object.assign([...made], { unread });
};

const tasksWith = (rows: readonly Fields[], writes: readonly WaitingWrite[], customerId: unknown) => {
  const made = added(writes, 'tasks create', customerId, (write) => ({
    task_id: temporaryId(write),
    done: null,
    ...fieldsOf(write.body),
  }));
  const isGone = ({ task_id }: Fields) =>
    writes.some(({ call, params }) => call === 'tasks delete' && params.taskId === task_id);
  const all: readonly Fields[] = [...made, ...rows];
  return all
    .filter((row) => !isGone(row))
    .map((row) => {
      const set = writes.findLast(({ call, params }) => call === 'tasks set' && params.taskId === row.task_id);
      return set ? { ...row, done: fieldsOf(set.body).set ? localMoment(set.typedAt) : null, ...WAITING } : row;
    });
};

const ownName = (userId: unknown): string => {
  const session = tokenStore.get();
  return session?.userId === userId ? (session?.name ?? '') : '';
};

/** v2 expects the advisor's id and gives the advisor, whose name is known here of who is signed in alone. */
const reportWith: Change = ({ advisor, ...row }, { user_id, ...fields }) => ({
  ...row,
  ...fields,
  advisor: Object(advisor).user_id === user_id ? advisor : { user_id, name: ownName(user_id) },
  formatted_scheduled: formatDateTime(String(fields.scheduled ?? '')),
});
const reportsWith = (rows: readonly Fields[], writes: readonly WaitingWrite[], customerId: unknown) => {
  const made = added(writes, 'reports create', customerId, (write) =>
    reportWith({ customer_report_id: temporaryId(write) }, fieldsOf(write.body)),
  );
  return changed([...made, ...rows], 'customer_report_id', writes, 'reports update', 'reportId', reportWith);
};

const machinesWith = (rows: readonly Fields[], writes: readonly WaitingWrite[], customerId: unknown) => {
  const made = added(writes, 'machines create', customerId, (write) => ({
    ...fieldsOf(write.body),
    customer_machinery_id: temporaryId(write),
    view_order: rows.length,
  }));
  const all = changed([...rows, ...made], 'customer_machinery_id', writes, 'machines update', 'machineId');
  return writes
    .filter(({ call, customerId: of }) => call === 'machines updateOrder' && of === customerId)
    .reduce<readonly Fields[]>((so, write) => {
      const order: readonly Fields[] = listed(write.body, 'order');
      const placeOf = (row: Fields) => {
        const found = order.findIndex(({ machineId }) => machineId === row.customer_machinery_id);
        return found < 0 ? order.length : found;
      };
      return so
        .toSorted((a, b) => placeOf(a) - placeOf(b))
        .map((row, place) => (so[place] === row ? row : { ...row, view_order: place, ...marksOf(write, writes) }));
    }, all);
};

const waterWith = (rows: readonly Fields[], writes: readonly WaitingWrite[], customerId: unknown) => [
  ...added(writes, 'waterreports create', customerId, (write) => ({
    water_report_id: temporaryId(write),
    created: localMoment(write.typedAt),
    ...fieldsOf(write.body),
    sampling_point: fieldsOf(write.body).sampling_point ?? UNTOLD_POINT,
  })).reverse(),
  ...rows,
];

/** The photo of this machine, in the answer that has it: a newer one waits. Undefined when none does. */
export const waitingPhoto = (machineId: unknown, writes: readonly WaitingWrite[]): Fields | undefined => {
  const last = shown(writes).findLast(({ call, params }) => call === PHOTO_CALL && params.machineId === machineId);
  return last && { id: machineId, image: fieldsOf(last.body).image, ...marksOf(last, writes) };
};

/** A form gets its record without these marks, which only lists show. */
const opened = ({ waiting, standing, ...record }: Fields): Fields => record;

/** The data of a read with the waiting writes applied. */
export const withWaiting = (row: AnyEndpoint, params: Fields, data: unknown, all: readonly WaitingWrite[]): unknown => {
  const writes = shown(all);
  if (writes.length === 0) return data;
  const within = (name: string, make: typeof machinesWith) => {
    const rows = listed(data, name);
    return { ...Object(data), [name]: alsoUnread(rows, make(rows, writes, params.id)) };
  };
  if (row === tasks.list) return within('tasks', tasksWith);
  if (row === reports.list) return within('reports', reportsWith);
  if (row === machines.list) return within('machines', machinesWith);
  if (row === waterreports.list) {
    // The list itself is the data.
    const rows = data as readonly Fields[];
    return alsoUnread(rows, waterWith(rows, writes, params.customerId));
  }
  if (row === reports.one)
    return { ...Object(data), reports: reportsWith(listed(data, 'reports'), writes, undefined).map(opened) };
  if (row === machines.one) return machinesWith([Object(data)], writes, undefined).map(opened)[0];
  return data;
};

/** The answer for a record that the server does not have yet; undefined for an unknown id. */
export const waitingRecord = (row: AnyEndpoint, id: unknown, all: readonly WaitingWrite[]): unknown => {
  const writes = shown(all);
  const made = writes.find((write) => temporaryId(write) === id);
  if (!made) return undefined;
  const { customerId } = made.params;
  if (row === machines.one)
    return machinesWith([], writes, customerId)
      .map(opened)
      .find(({ customer_machinery_id }) => customer_machinery_id === id);
  if (row !== reports.one) return undefined;
  const found = reportsWith([], writes, customerId).map(opened);
  return {
    reports: found.filter(({ customer_report_id }) => customer_report_id === id),
    customer: { customer_id: customerId },
  };
};
