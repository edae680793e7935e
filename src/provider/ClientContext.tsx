import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { AnyEndpoint, DataOf, ParamsOf } from '../v2/endpoint';
import type { Client } from './client';

/** The client of the app, for pages and actions that are no verb of react-admin's. */

const ClientContext = createContext<Client | null>(null);
export const ClientProvider = ClientContext.Provider;

export const useClient = (): Client => {
  const client = useContext(ClientContext);
  if (!client) throw new Error('useClient needs a ClientProvider around it');
  return client;
};

/** The cached answer of one read, under `['v2', path, params]`; any write makes it stale. */
export const useV2Query = <E extends AnyEndpoint>(
  row: E,
  params: ParamsOf<E>,
  options: { enabled?: boolean; staleTime?: number } = {},
): UseQueryResult<DataOf<E>> => {
  const client = useClient();
  return useQuery<DataOf<E>>({
    queryKey: ['v2', row.path, params],
    queryFn: ({ signal }) => client.call(row, { params, signal }),
    retry: false,
    ...options,
  });
};
