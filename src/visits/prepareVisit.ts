import { type DataProvider, DataProviderContext } from 'ra-core';
import { useContext, useMemo } from 'react';
import { earliestFirst } from '../lib/dates';
import { tokenStore } from '../lib/session/tokenStore';
import { newestFirst } from '../lib/visitReport';
import type { Client } from '../provider/http/client';
import { V2Error } from '../provider/http/V2Error';
import { useClient } from '../provider/reads/ClientContext';
import { KEPT } from '../provider/reads/keptLists';
import { isKnownToLackApi } from '../provider/reads/listSizes';
import { isLackOfApi } from '../provider/reads/useHasApi';
import { type AnyEndpoint, type ParamsOf, pathOf } from '../v2/endpoint';
import { endpoints } from '../v2/endpoints';
import type { Customer } from '../v2/entities/customer';
import type { Appointment } from '../v2/entities/report';
import { allKept } from './keptAnswers';
import { findRead, keepRead, keptPaths } from './keptReads';
import { reachability } from './reachability';
import { pathOfList, visitListsOf } from './visitLists';
import { isTemporary, oneAtATime } from './waitingWrites';

const { categories, customers, home, machines, products, reports, tasks, waterreports } = endpoints;

/** Earlier reports than these are in the list, but do not open. */
const REPORTS_OPENED = 10;
/** After this, a prepared visit is prepared again by itself. */
const FRESH_MS = 4 * 60 * 60 * 1000;
/** After this, one that could not be prepared is tried again by itself. */
const RETRY_AFTER_MS = 10 * 60 * 1000;

const VISIT = 'visit ';
/** Where the moment of a visit's preparation is kept. */
const visitKey = (customerId: number) => `${VISIT}${customerId}`;

/** When everything of a visit was last kept, in epoch milliseconds; null when it never was. */
export const preparedAt = async (customerId: number): Promise<number | null> =>
  (await findRead(tokenStore.userId(), visitKey(customerId)))?.readAt ?? null;

/** The customers of whom everything of a visit is kept, by name. */
export const preparedCustomers = async (): Promise<readonly Customer[]> => {
  const userId = tokenStore.userId();
  const ids = (await keptPaths(userId, VISIT)).map((key) => Number(key.slice(VISIT.length)));
  const kept = await Promise.all(ids.map((id) => findRead(userId, pathOf(customers.one.path, { id }))));
  return (
    kept
      // The cast is safe: kept as the row's schema had read it.
      .flatMap((read) => (read ? (read.data as Customer) : []))
      .sort((one, other) => one.company_name.localeCompare(other.company_name, 'nl'))
  );
};

/** Both keep what they read. */
interface VisitReader {
  client: Client;
  provider: DataProvider | null;
}

/** Visits that are prepared together: what they share is read once. */
interface Round {
  /** Epoch milliseconds. */
  begun: number;
  /** The paths of what was read. */
  read: Set<string>;
}
const newRound = (): Round => ({ begun: Date.now(), read: new Set() });

/** What only a server with `/api` has. Resolves to where it is kept. */
const readLists = async ({ client, provider }: VisitReader, customerId: number, { read }: Round): Promise<string[]> => {
  const lists = !provider || isKnownToLackApi() ? [] : visitListsOf(customerId);
  for (const [resource, params] of lists) {
    if (read.has(pathOfList(resource, params))) continue;
    try {
      await provider?.getList(resource, { ...params, ...KEPT });
      read.add(pathOfList(resource, params));
    } catch (error) {
      if (resource === lists[0]?.[0] && (await isLackOfApi(client, error))) return [];
      throw error;
    }
  }
  return lists.map(([resource, params]) => pathOfList(resource, params));
};

/**
 * Reads everything of a visit, one call after the other, so that it is on this device. Rejects with a V2Error when
 * something could not be read, or could not be kept.
 */
export const prepareVisit = async (
  { client, provider }: VisitReader,
  customerId: number,
  round = newRound(),
): Promise<void> => {
  const userId = tokenStore.userId();
  const paths: string[] = [];
  const read = <E extends AnyEndpoint>(row: E, params: ParamsOf<E>) => {
    paths.push(pathOf(row.path, params));
    return client.call(row, { params });
  };
  const readShared = async (row: AnyEndpoint) => {
    paths.push(row.path);
    if (round.read.has(row.path)) return;
    await client.call(row, { params: {} });
    round.read.add(row.path);
  };
  await readShared(home.myReports);
  await read(customers.one, { id: customerId });
  await read(tasks.list, { id: customerId });
  await read(waterreports.list, { customerId });
  const { machines: line } = await read(machines.list, { id: customerId });
  // What waits to be made is on this device.
  for (const { customer_machinery_id: machineId } of line)
    if (!isTemporary(machineId)) await read(machines.one, { machineId });
  const { reports: all } = await read(reports.list, { id: customerId });
  for (const { customer_report_id: reportId } of newestFirst(all).slice(0, REPORTS_OPENED))
    if (!isTemporary(reportId)) await read(reports.one, { reportId });
  await readShared(customers.advisors);
  await readShared(categories.shops);
  await readShared(products.list);
  paths.push(...(await readLists({ client, provider }, customerId, round)));
  await allKept();
  // What this device gave in place of the server is older than the beginning.
  const kept = await Promise.all(paths.map((path) => findRead(userId, path)));
  if (kept.some((one) => one === null || one.readAt < round.begun)) throw new V2Error('network');
  await keepRead(userId, visitKey(customerId), null);
};

/** The customers of the appointments on these days (`YYYY-MM-DD`), each once, the earliest first. */
export const customersOn = (appointments: readonly Appointment[], days: readonly string[]): number[] => {
  const onDays = appointments
    .filter(({ scheduled }) => scheduled !== null && days.includes(scheduled.slice(0, 10)))
    .sort((a, b) => earliestFirst(a.scheduled, b.scheduled));
  return [...new Set(onDays.flatMap(({ customer_id }) => customer_id ?? []))];
};

/** When a visit could last not be prepared by itself, by its customer. Of one client: another user's failures are not mine. */
const failures = new WeakMap<Client, Map<number, number>>();

/**
 * Prepares the visits of these days that were not prepared lately, in one tab at a time. One that cannot be prepared holds
 * up no other, and is not tried again for some minutes; without a network all are left for the next look.
 */
export const prepareVisitsOn = (reader: VisitReader, days: readonly string[]): Promise<void> =>
  oneAtATime('wasbeheer.preparing', async () => {
    const failed = failures.get(reader.client) ?? new Map<number, number>();
    failures.set(reader.client, failed);
    let round = newRound();
    const appointments = await reader.client.call(home.myReports, { params: {} });
    round.read.add(home.myReports.path);
    for (const customerId of customersOn(appointments, days)) {
      const isWithin = (at: number | null | undefined, span: number) => at != null && Math.abs(Date.now() - at) < span;
      if (isWithin(failed.get(customerId), RETRY_AFTER_MS) || isWithin(await preparedAt(customerId), FRESH_MS))
        continue;
      try {
        await prepareVisit(reader, customerId, round);
      } catch {
        if (reachability.get().isLost) return;
        failed.set(customerId, Date.now());
        // This device may have given what they share in place of the server: the next one reads it again.
        round = newRound();
      }
    }
  });

export const useVisitReader = (): VisitReader => {
  const client = useClient();
  const provider = useContext(DataProviderContext);
  return useMemo(() => ({ client, provider }), [client, provider]);
};
