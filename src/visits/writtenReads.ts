import type { GetListParams } from 'ra-core';
import { tokenStore } from '../lib/session/tokenStore';
import type { Client } from '../provider/http/client';
import { type AnyEndpoint, pathOf } from '../v2/endpoint';
import { endpoints } from '../v2/endpoints';
import { keptAnswer } from './keptAnswers';
import { findRead, keptPaths } from './keptReads';
import { PHOTO_CALL } from './photoWrite';
import { reachability } from './reachability';
import { OPEN_TASKS, PHOTOS } from './visitCalls';
import { paramsOfList, startOfLists } from './visitLists';

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

/** Call it when the server has carried the write out. */
export const noteWritten = (call: string, ids: Params, customerId: number | null): void => {
  const params: Params = customerId ? { ...ids, id: customerId, customerId } : ids;
  const [group = ''] = call.split(' ');
  for (const row of READS[group] ?? [])
    if ([...row.path.matchAll(/:(\w+)/g)].every(([, name = '']) => name in params))
      stale.set(pathOf(row.path, params), { row, params });
  const resource = LISTS[call] ?? LISTS[group];
  if (resource) staleLists.set(resource, [...(staleLists.get(resource) ?? []), params]);
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
