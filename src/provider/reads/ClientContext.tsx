import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { AnyEndpoint, DataOf, ParamsOf } from '../../v2/endpoint';
import type { Client } from '../http/client';
import { queryOf } from './queryCache';

/** The app's client, for pages and actions outside react-admin's verbs. */

const ClientContext = createContext<Client | null>(null);
export const ClientProvider = ClientContext.Provider;

export const useClient = (): Client => {
  const client = useContext(ClientContext);
  if (!client) throw new Error('useClient needs a ClientProvider around it');
  return client;
};

/** A cached read. Every write invalidates it. */
export const useV2Query = <E extends AnyEndpoint>(
  row: E,
  params: ParamsOf<E>,
  options: { enabled?: boolean; staleTime?: number | 'static' } = {},
): UseQueryResult<DataOf<E>> => {
  const client = useClient();
  return useQuery<DataOf<E>>({ ...queryOf(client, row, params), ...options });
};
