import type { QueryClient } from '@tanstack/react-query';
import simpleRestProvider from 'ra-data-simple-rest';
import { combineDataProviders, type DataProvider } from 'react-admin';
import type { Access, Client } from './client';
import { mappings } from './mappings';
import { restHttpClient } from './restHttpClient';
import { API_BASE } from './settings';
import { createV2DataProvider } from './v2DataProvider';

/**
 * Resources of the contract go to v2; every other one to `/api/{resource}`, in the dialect of
 * ra-data-simple-rest. So a new resource needs a mapping only where v2 has calls for it.
 */
export const createDataProvider = (
  client: Client,
  queryClient: QueryClient,
  rest: Access & { fetch?: typeof fetch },
): DataProvider => {
  const v2 = createV2DataProvider(client, queryClient, mappings);
  const simpleRest = simpleRestProvider(`${API_BASE}/api`, restHttpClient(rest));
  return combineDataProviders((resource) => (resource in mappings ? v2 : simpleRest));
};
