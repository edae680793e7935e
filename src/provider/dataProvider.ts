import type { QueryClient } from '@tanstack/react-query';
import simpleRestProvider from 'ra-data-simple-rest';
import { combineDataProviders, type DataProvider } from 'react-admin';
import type { Client } from './client';
import { createLostCreates } from './lostCreates';
import { mappings } from './mappings';
import { type RestAccess, restHttpClient } from './restHttpClient';
import { saveOver } from './saveOver';
import { API_BASE } from './settings';
import { knownToHaveApi } from './useHasApi';
import { createV2DataProvider } from './v2DataProvider';

const REST = `${API_BASE}/api`;

/** ra-data-simple-rest's own, but a form is never saved over what someone else changed meanwhile. */
const createRestProvider = (http: ReturnType<typeof restHttpClient>): DataProvider => {
  const simpleRest = simpleRestProvider(REST, http);
  return {
    ...simpleRest,
    update: (resource, { id, data, previousData, meta }) =>
      saveOver({
        read: async (extraHeaders) => Object((await http(`${REST}/${resource}/${id}`, { extraHeaders })).json),
        opened: meta?.opened ?? previousData ?? {},
        mine: data,
        write: async (merged, extraHeaders) => {
          const body = JSON.stringify(merged);
          const { json } = await http(`${REST}/${resource}/${id}`, { method: 'PUT', body, extraHeaders });
          return { data: json as never };
        },
      }),
  };
};

/**
 * Resources of the contract go to v2; every other one to `/api/{resource}`, in the dialect of
 * ra-data-simple-rest. So a new resource needs a mapping only where v2 has calls for it.
 */
export const createDataProvider = (client: Client, queryClient: QueryClient, rest: RestAccess): DataProvider => {
  const http = restHttpClient(rest);
  const takeBack = async (key: string) =>
    knownToHaveApi(queryClient)
      ? Object(await http(`${REST}/writes/${key}`, { method: 'DELETE' })).json.done
      : undefined;
  const v2 = createV2DataProvider(client, queryClient, { mappings, lost: createLostCreates(rest.keys, takeBack) });
  const simpleRest = createRestProvider(http);
  return combineDataProviders((resource) => (resource in mappings ? v2 : simpleRest));
};
