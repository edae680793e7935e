import type { DataProvider } from 'ra-core';
import type { Client } from '../provider/http/client';
import type { RestAccess } from '../provider/http/restHttpClient';
import { isKeptList } from '../provider/reads/keptLists';
import { PHOTOS, VISIT_CALLS, WRITES_OF_KEPT } from './visitCalls';
import type { VisitClient } from './visitClient';

/** A page that was reloaded past the worker (Shift+F5) has no controller for its whole life; its next load has one. */
let isPassed = false;
const findWorker = async (): Promise<boolean> => {
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  isPassed = Boolean(worker?.active);
  return isPassed;
};

const isControlled = (): boolean => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

/** True when the page can open without a network: only then is anything kept on this device. */
export const canOpenOffline = (): boolean => isPassed || isControlled();

/**
 * The client and the provider, with the reads of a visit answered from this device, and its writes kept there, while the
 * server cannot be reached.
 */
export const withVisits = (direct: Client, access: RestAccess) => {
  let lists: DataProvider | undefined;
  let visits: Promise<VisitClient | undefined> | undefined;
  /** Undefined where nothing is kept, and when the code could not be loaded: then all is asked of the server. */
  const load = async (): Promise<VisitClient | undefined> => {
    if (!isControlled() && !(await findWorker())) return undefined;
    visits ??= import('./visitClient').then(
      ({ createVisitClient }) => createVisitClient(direct, access, () => lists),
      () => {
        visits = undefined;
        return undefined;
      },
    );
    return visits;
  };
  const client: Client = {
    call: async (row, options) => {
      const data = await ((VISIT_CALLS.has(row) && (await load())) || direct).call(row, options);
      if (WRITES_OF_KEPT.has(row)) void load().then((loaded) => loaded?.readAfter(row, options?.params ?? {}));
      return data;
    },
  };
  const keepLists = (provider: DataProvider): DataProvider => {
    lists = provider;
    const getList: DataProvider['getList'] = async (resource, params) => {
      const kept = isKeptList(params) ? await load() : undefined;
      if (!kept) return provider.getList(resource, params);
      return kept.list(resource, params, (asked) => provider.getList(resource, asked));
    };
    const update: DataProvider['update'] = async (resource, params) => {
      const visits = resource === PHOTOS ? await load() : undefined;
      if (!visits) return provider.update(resource, params);
      return { data: Object(await visits.savePhoto(Number(params.id), params.data)) };
    };
    const own: Partial<DataProvider> = { getList, update };
    return new Proxy(provider, { get: (target, name) => Reflect.get(name in own ? own : target, name) });
  };
  return { client, keepLists };
};
