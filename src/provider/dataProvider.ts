import type { QueryClient } from '@tanstack/react-query';
import simpleRestProvider from 'ra-data-simple-rest';
import { combineDataProviders, type DataProvider, type Identifier } from 'react-admin';
import { API_BASE } from './http/buildSettings';
import type { Client } from './http/client';
import { sendOnce } from './http/idempotency';
import { type RestAccess, restHttpClient } from './http/restHttpClient';
import { isV2Error, V2Error } from './http/V2Error';
import { invalidateAll } from './reads/queryCache';
import { withLongLists } from './records/longLists';
import { mappings } from './records/mappings';
import { meansSame, saveMerged, withoutVersion } from './records/threeWayMerge';
import { createV2DataProvider } from './records/v2DataProvider';

const REST = `${API_BASE}/api`;

/**
 * ra-data-simple-rest with three changes: an update detects conflicts, a partial update sends the whole record, and
 * getMany reads one page. Only a list is aborted for who no longer waits for it: react-admin asks for the records of
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
      const { json } = await sendOnce(`create ${resource} ${body}`, add, meta?.form).finally(invalidate);
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

/** After a refusal goes on with the others, and tells how many were done. Any other failure ends it: the next ones would fail too. */
const each = async (ids: readonly Identifier[], past: string, act: (id: Identifier) => Promise<unknown>) => {
  let done = 0;
  let failure: unknown;
  for (const id of ids) {
    try {
      await act(id);
      done += 1;
    } catch (error) {
      failure ??= error;
      if (!isV2Error(error) || error.kind !== 'refused') break;
    }
  }
  if (failure && done > 0 && isV2Error(failure))
    throw new V2Error(failure.kind, {
      status: failure.status,
      error: `${done} van de ${ids.length} ${done === 1 ? 'is' : 'zijn'} ${past}. ${failure.message}`,
      cause: failure,
    });
  if (failure) throw failure;
};

const unlessGone = (error: unknown) => {
  if (!isV2Error(error) || error.status !== 404) throw error;
};

/** What is done to many records goes out one by one. */
const oneByOne = (provider: DataProvider): DataProvider => ({
  ...provider,
  updateMany: async (resource, { ids, data }) => {
    await each(ids, 'gewijzigd', (id) => provider.update(resource, { id, data, previousData: undefined as never }));
    return { data: ids };
  },
  deleteMany: async (resource, { ids }) => {
    await each(ids, 'verwijderd', (id) => provider.delete(resource, { id }).catch(unlessGone));
    return { data: ids };
  },
});

const MADE_ALREADY =
  'De vorige poging is toch opgeslagen, en wat je daarna wijzigde kan daarin niet meer. Sla nog eens op om dit ernaast te bewaren.';

/** Updates the record that an earlier try of this create has made after all. */
const correcting = (provider: DataProvider): DataProvider => {
  const correct = async (resource: string, id: number, data: Record<string, unknown>) => {
    const mapping = mappings[resource];
    if (mapping && !(mapping.one && mapping.update)) return undefined;
    const { data: made } = await provider.getOne(resource, { id });
    if (mapping?.fixed?.some((field) => made[field] !== data[field])) return undefined;
    // The earlier try may have had another value of a field that /api never returns, such as a password.
    const isSecret = (field: string) => !(field in made) && Boolean(data[field]);
    if (!mapping && Object.keys(data).some(isSecret)) return undefined;
    const { data: corrected } = await provider.update(resource, { id, data, previousData: made });
    // /api returns the record: a field that did not change cannot be changed.
    const stays = (field: string) => !meansSame(made[field], data[field]) && meansSame(corrected[field], made[field]);
    const isFixed = !mapping && Object.keys(data).some((field) => field in made && stays(field));
    return isFixed ? undefined : corrected;
  };
  return {
    ...provider,
    create: async (resource, params) => {
      try {
        return await provider.create(resource, params);
      } catch (error) {
        if (!isV2Error(error) || error.madeId === undefined) throw error;
        const corrected = await correct(resource, error.madeId, params.data);
        if (corrected) return { data: corrected as never };
        params.meta?.form?.renewKey();
        throw new V2Error('refused', { status: 409, error: MADE_ALREADY });
      }
    },
  };
};

/**
 * Sends the contract's resources to v2 and all others to `/api/{resource}`, in the dialect of ra-data-simple-rest. So
 * only a resource with calls in v2 needs a mapping. Its long lists come from `/api` too.
 */
export const createDataProvider = (client: Client, queryClient: QueryClient, rest: RestAccess): DataProvider => {
  const http = restHttpClient(rest);
  const simpleRest = correcting(oneByOne(createRestProvider(http, queryClient)));
  const v2 = withLongLists(
    correcting(oneByOne(createV2DataProvider(client, queryClient, mappings))),
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
