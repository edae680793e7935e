import { type QueryClient, useQuery } from '@tanstack/react-query';
import { DataProviderContext } from 'ra-core';
import { useContext } from 'react';
import { isV2Error } from './V2Error';

/** One account is asked for: the lightest read of `/api`. */
const LEAST = { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' as const }, filter: {} };

const HAS_API = ['has-api'];

/** The answer to the below, where it is there. */
export const knownToHaveApi = (queryClient: QueryClient): boolean => queryClient.getQueryData(HAS_API) === true;

/**
 * Whether the server keeps what v2 has no calls for; an older installation answers 404. Asked once a session. The
 * provider itself is asked, not react-admin's hook, which tells the console of every answer that is no success.
 */
export const useHasApi = (): boolean => {
  const dataProvider = useContext(DataProviderContext);
  const { data } = useQuery({
    queryKey: HAS_API,
    queryFn: async ({ signal }) => {
      try {
        if (!dataProvider) return false;
        await dataProvider.getList('staff', { ...LEAST, signal });
        return true;
      } catch (error) {
        if (isV2Error(error) && error.status === 404) return false;
        throw error;
      }
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return data === true;
};
