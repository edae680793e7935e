import { useQuery } from '@tanstack/react-query';
import { DataProviderContext } from 'ra-core';
import { useContext } from 'react';
import { accounts } from '../../v2/accounts';
import type { Client } from '../http/client';
import { isV2Error } from '../http/V2Error';
import { useClient } from './ClientContext';
import { KEPT } from './keptLists';
import { type KnownSizes, rememberedSizes, rememberSizes, SIZES_KEY } from './listSizes';

interface Size {
  id: number;
  list: string;
  records: number;
}

export const SIZES = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'id', order: 'ASC' as const },
  filter: {},
};

/**
 * True for the failure of a list where the server has no `/api`: 404, or a success that is no list, such as the page of a
 * host that answers every address. That is believed only while v2 answers: a line that fails may give such a page too.
 */
export const isLackOfApi = async (client: Client, error: unknown): Promise<boolean> => {
  if (!isV2Error(error)) return false;
  if (error.status !== 200 && error.status !== 204) return error.status === 404;
  return client.call(accounts.checkToken).then(
    () => true,
    () => false,
  );
};

/**
 * Whether the server has `/api`; an older installation answers 404, which the browser writes on its console, or what is
 * no list. Asked once a sign-in, by a read of the sizes of its lists. Calls the provider directly, because
 * react-admin's hook logs every failure to the console.
 */
export const useApi = () => {
  const dataProvider = useContext(DataProviderContext);
  const client = useClient();
  return useQuery({
    queryKey: SIZES_KEY,
    queryFn: async ({ signal }): Promise<KnownSizes> => {
      try {
        if (!dataProvider) return null;
        const { data } = await dataProvider.getList<Size>('sizes', { ...SIZES, ...KEPT, signal });
        const sizes = Object.fromEntries(data.map(({ list, records }) => [list, records]));
        rememberSizes(sizes);
        return sizes;
      } catch (error) {
        if (!(await isLackOfApi(client, error))) throw error;
        rememberSizes(null);
        return null;
      }
    },
    initialData: rememberedSizes,
    select: (sizes) => sizes !== null,
    retry: false,
    staleTime: 'static',
    gcTime: Number.POSITIVE_INFINITY,
  });
};

/** True when the server is known to have `/api`. */
export const useHasApi = (): boolean => useApi().data === true;

/** For a part of a screen that only `/api` answers: the failed question whether the server has it, to be asked again. */
export const useApiFailure = () => {
  const { data, error, isFetched, refetch } = useApi();
  return data === undefined && isFetched ? { data: undefined, error, refetch } : undefined;
};
