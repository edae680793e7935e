import type { QueryClient } from '@tanstack/react-query';
import simpleRestProvider from 'ra-data-simple-rest';
import { combineDataProviders, type DataProvider, type Identifier } from 'react-admin';
import { API_BASE } from './http/buildSettings';
import type { Client } from './http/client';
import { type MadeRecord, sendOnce } from './http/idempotency';
import { type RestAccess, restHttpClient } from './http/restHttpClient';
import { isV2Error } from './http/V2Error';
import { invalidateAll } from './reads/queryCache';
import { withLongLists } from './records/longLists';
import { mappings } from './records/mappings';
import { ConflictError, saveMerged, withoutVersion } from './records/threeWayMerge';
import { createV2DataProvider } from './records/v2DataProvider';

const REST = `${API_BASE}/api`;

/**
 * ra-data-simple-rest, but: a create and a delete carry an idempotency key; a delete resolves to the record as it was; an
 * update detects conflicts, and sends the whole record, also when `data` has a part of it; getMany reads one page; each
 * write invalidates the cache. Only a list is aborted for who no longer waits for it: react-admin asks for the records of
 * many at once, with the signal of one.
 */
const createRestProvider = (http: ReturnType<typeof restHttpClient>, queryClient: QueryClient): DataProvider => {
  const simpleRest = simpleRestProvider(REST, http);
  const invalidate = () => invalidateAll(queryClient);
  const read = async (resource: string, id: Identifier) => Object((await http(`${REST}/${resource}/${id}`)).json);
  return {
    ...simpleRest,
    create: async (resource, { data, meta }) => {
      const body = JSON.stringify(data);
      const add = (extraHeaders: Record<string, string>) =>
        http(`${REST}/${resource}`, { method: 'POST', body, extraHeaders });
      const { json } = await sendOnce(`create ${resource} ${body}`, add, meta?.formKey).finally(invalidate);
      return { data: json as never };
    },
    delete: async (resource, { id, previousData }) => {
      const remove = (extraHeaders: Record<string, string>) =>
        http(`${REST}/${resource}/${id}`, { method: 'DELETE', extraHeaders });
      await sendOnce(`delete ${resource} ${id}`, remove).finally(invalidate);
      return { data: previousData ?? ({ id } as never) };
    },
    getMany: async (resource, { ids }) =>
      ids.length === 0
        ? { data: [] }
        : simpleRest.getList(resource, { filter: { id: ids }, pagination: { page: 1, perPage: ids.length } }),
    update: async (resource, { id, data, previousData, meta }) => {
      const base = meta?.opened ?? previousData ?? (await read(resource, id));
      return saveMerged({
        read: () => read(resource, id),
        base,
        mine: { ...base, ...data },
        write: async (merged, extraHeaders) => {
          const body = JSON.stringify(merged);
          const { json } = await http(`${REST}/${resource}/${id}`, { method: 'PUT', body, extraHeaders });
          return { data: withoutVersion(Object(json)) as never };
        },
      }).finally(invalidate);
    },
  };
};

/** Whether there is `/api` is asked otherwise of another origin, which may not let that question through. */
const askingElsewhere = (provider: DataProvider, client: Client): DataProvider => ({
  ...provider,
  getList: (resource, params) =>
    API_BASE !== '' && resource === 'sizes'
      ? import('./lazyParts').then(({ sizesElsewhere }) =>
          sizesElsewhere(() => provider.getList(resource, params), client),
        )
      : provider.getList(resource, params),
});

/** What is done to many records goes out one by one. */
const oneByOne = (provider: DataProvider): DataProvider => ({
  ...provider,
  updateMany: async (...call) => (await import('./lazyParts')).updateMany(provider, ...call),
  deleteMany: async (...call) => (await import('./lazyParts')).deleteMany(provider, ...call),
});

/**
 * Handles a create whose record is there already, made by the save before or by a try whose answer was lost, and a
 * conflict of a form that has no dialog for it.
 */
const correcting = (provider: DataProvider): DataProvider => ({
  ...provider,
  create: async (resource, params) => {
    let made: MadeRecord | undefined = params.meta?.formKey?.made;
    try {
      if (made === undefined) return await provider.create(resource, params);
    } catch (error) {
      if (!isV2Error(error) || error.madeId === undefined) throw error;
      made = { id: error.madeId, values: {} };
    }
    const { correctMade } = await import('./lazyParts');
    return { data: (await correctMade(provider, resource, params, made)) as never };
  },
  update: (resource, params) =>
    provider.update(resource, params).catch(async (error: unknown) => {
      const isStock = error instanceof ConflictError && !params.meta?.opened;
      throw isStock ? (await import('./lazyParts')).explained(error) : error;
    }),
});

/**
 * Sends the contract's resources to v2 and all others to `/api/{resource}`, in the dialect of ra-data-simple-rest. So
 * only a resource with calls in v2 needs a mapping. Its long lists come from `/api` too.
 */
export const createDataProvider = (client: Client, queryClient: QueryClient, rest: RestAccess): DataProvider => {
  const http = restHttpClient(rest);
  const simpleRest = correcting(oneByOne(askingElsewhere(createRestProvider(http, queryClient), client)));
  const v2 = withLongLists(
    correcting(oneByOne(createV2DataProvider(client, queryClient))),
    simpleRest,
    queryClient,
    mappings,
  );
  const provider = combineDataProviders((resource) => (resource in mappings ? v2 : simpleRest));
  // combineDataProviders answers every name with a method. Only after `true` here does react-admin pass its signals.
  return new Proxy(provider, {
    get: (target, name) => (name === 'supportAbortSignal' ? true : Reflect.get(target, name)),
  });
};
