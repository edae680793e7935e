import type { GetListParams } from 'ra-core';
import type { Fields } from '../lib/recordFields';
import { tokenStore } from '../lib/session/tokenStore';
import type { Client } from '../provider/http/client';
import { withKnownVersion } from '../provider/records/shownVersion';
import { type AnyEndpoint, pathOf } from '../v2/endpoint';
import { endpoints } from '../v2/endpoints';
import type { Appointment } from '../v2/entities/report';
import { keptAnswer, outdate, unlessNewer } from './keptAnswers';
import { findRead, keepRead, keptPaths } from './keptReads';
import { PHOTO_CALL } from './photoWrite';
import { reachability } from './reachability';
import { OPEN_TASKS, PHOTOS } from './visitCalls';
import { paramsOfList, startOfLists } from './visitLists';
import { alsoUnread, waitingRecord, withWaiting } from './waitingOverlay';
import { appointmentsWith } from './waitingToday';
import { temporaryId, type WaitingWrite } from './waitingWrites';

/**
 * The kept answers that a write has made stale. They are read again once the server has answered it: at the next loss of
 * the network the screens would otherwise show what was there before the write.
 */
type Params = Readonly<Record<string, number>>;

const { customers, home, machines, reports, tasks, waterreports } = endpoints;

/** By the group of the write. */
const READS: Readonly<Record<string, readonly AnyEndpoint[]>> = {
  tasks: [tasks.list],
  reports: [reports.one, reports.list, home.myReports],
  machines: [machines.one, machines.list],
  waterreports: [waterreports.list],
  customers: [customers.one, home.myReports],
};

/** The lists of `/api`, by the group of the write, or by the write. */
const LISTS: Readonly<Record<string, string>> = {
  tasks: OPEN_TASKS,
  [PHOTO_CALL]: PHOTOS,
  waterreports: 'sampling_points',
};

/** Asks the server for a list of `/api`. */
export type ReadList = (resource: string, params: GetListParams) => Promise<unknown>;

/** By path. What could not be read again stays until the server is found. */
const stale = new Map<string, { row: AnyEndpoint; params: Params }>();

/** The parameters of the writes that have made lists stale, by resource. */
const staleLists = new Map<string, readonly Params[]>();

/** Another user, or nobody. */
export const forgetWritten = (): void => {
  stale.clear();
  staleLists.clear();
};

const withCustomer = (ids: Params, customerId: number | null): Params =>
  customerId ? { ...ids, id: customerId, customerId } : ids;

/** The reads that a write makes stale. */
const readsOf = (call: string, ids: Params, customerId: number | null) => {
  const params = withCustomer(ids, customerId);
  const rows = READS[call.split(' ')[0] ?? ''] ?? [];
  const isTold = (row: AnyEndpoint) => [...row.path.matchAll(/:(\w+)/g)].every(([, name = '']) => name in params);
  return rows.filter(isTold).map((row) => ({ path: pathOf(row.path, params), row, params }));
};

/** As the server gives it: under its id, without the marks of what waits. */
const asCarriedOut = (value: unknown, temporary: number, id: unknown): unknown => {
  const inner = (one: unknown) => asCarriedOut(one, temporary, id);
  if (value === temporary) return id;
  if (Array.isArray(value)) return alsoUnread(value, value.map(inner));
  if (typeof value !== 'object' || value === null) return value;
  const { waiting, standing, ...fields }: Fields = Object(value);
  return Object.fromEntries(Object.entries(withKnownVersion(fields)).map(([name, one]) => [name, inner(one)]));
};

/** What is kept, with the write laid over it; undefined where there is nothing to keep. */
const laidOver = (data: unknown, row: AnyEndpoint, params: Params, write: WaitingWrite): unknown => {
  if (data === undefined) return waitingRecord(row, temporaryId(write), [write]);
  if (row !== home.myReports) return withWaiting(row, params, data, [write]);
  // The cast is safe: kept as the row's schema had read it. An appointment without its customer's name helps nobody.
  return write.customer === '' ? data : appointmentsWith(data as readonly Appointment[], [write]);
};

/**
 * Puts a write that the server has carried out into what is kept, as old as that is: the line may break before it is read
 * again, and what waits has it no longer. Call it after `noteWritten`.
 */
export const keepWritten = async (write: WaitingWrite, id: unknown): Promise<void> => {
  const { userId, call, customerId } = write;
  const isNew = call.endsWith(' create');
  if (isNew && typeof id !== 'number') return;
  const ids = isNew ? { ...write.params, machineId: Number(id), reportId: Number(id) } : write.params;
  const reads = readsOf(call, ids, customerId).map((read) => ({ ...read, isNewest: unlessNewer(read.path) }));
  for (const { path, row, params, isNewest } of reads) {
    const kept = await findRead(userId, path);
    const data = laidOver(kept?.data, row, params, write);
    if (data === kept?.data || !isNewest()) continue;
    await keepRead(userId, path, asCarriedOut(data, temporaryId(write), id), kept?.readAt);
  }
};

/** Call it when the server has carried the write out. */
export const noteWritten = (call: string, ids: Params, customerId: number | null): void => {
  for (const { path, ...read } of readsOf(call, ids, customerId)) {
    outdate(path);
    stale.set(path, read);
  }
  const resource = LISTS[call] ?? LISTS[call.split(' ')[0] ?? ''];
  if (resource) staleLists.set(resource, [...(staleLists.get(resource) ?? []), withCustomer(ids, customerId)]);
};

/** False for a list of another customer, or the photo of another machine. */
const isAbout = ({ filter }: GetListParams, { customerId, machineId }: Params): boolean =>
  (filter.customer_id ?? customerId) === customerId && (filter.id ?? machineId) === machineId;

const readLists = async (readList: ReadList): Promise<void> => {
  for (const [resource, written] of staleLists) {
    if (reachability.get().isLost) return;
    staleLists.delete(resource);
    for (const path of await keptPaths(tokenStore.userId(), startOfLists(resource))) {
      const params = paramsOfList(path);
      if (!written.some((ids) => isAbout(params, ids))) continue;
      await keptAnswer(path, () => readList(resource, params)).catch(() => undefined);
    }
    if (reachability.get().isLost) staleLists.set(resource, written);
  }
};

/** Reads again what is kept of it. */
export const readWritten = async (client: Client, readList: ReadList): Promise<void> => {
  for (const [path, read] of stale) {
    if (reachability.get().isLost) return;
    stale.delete(path);
    if (!(await findRead(tokenStore.userId(), path))) continue;
    // The cast is safe: `noteWritten` has looked for the parameters of this row.
    const params = read.params as Record<never, never>;
    await keptAnswer(path, () => client.call(read.row, { params })).catch(() => undefined);
    if (reachability.get().isLost) stale.set(path, read);
  }
  await readLists(readList);
};
