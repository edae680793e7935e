import { useQuery } from '@tanstack/react-query';
import { DataProviderContext } from 'ra-core';
import { useContext } from 'react';
import { tokenStore } from '../../session/tokenStore';
import { isV2Error } from '../http/V2Error';

/** Reads one account: the lightest read of `/api`. */
const LEAST = { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' as const }, filter: {} };

/** In local storage: the sign-in that found no `/api`, so that another tab or a reload need not ask again. */
const KEY = 'wasbeheer.withoutApi';

/** A number for a sign-in, from which its token cannot be found. */
const signInMark = (): string => {
  let mark = 0;
  for (const letter of tokenStore.token() ?? '') mark = (mark * 31 + letter.charCodeAt(0)) | 0;
  return String(mark);
};
const isKnownToLackApi = (): boolean => {
  try {
    return localStorage.getItem(KEY) === signInMark();
  } catch {
    return false;
  }
};
const rememberLack = (): void => {
  try {
    localStorage.setItem(KEY, signInMark());
  } catch {
    // Without storage the next page asks again.
  }
};

/**
 * Whether the server has `/api`; an older installation answers 404, which the browser writes on its console. Asked once
 * a sign-in. Calls the provider directly, because react-admin's hook logs every failure to the console.
 */
export const useApi = () => {
  const dataProvider = useContext(DataProviderContext);
  return useQuery({
    queryKey: ['has-api'],
    queryFn: async ({ signal }) => {
      try {
        if (!dataProvider) return false;
        await dataProvider.getList('staff', { ...LEAST, signal });
        return true;
      } catch (error) {
        if (!isV2Error(error) || error.status !== 404) throw error;
        rememberLack();
        return false;
      }
    },
    initialData: () => (isKnownToLackApi() ? false : undefined),
    retry: false,
    staleTime: 'static',
    gcTime: Number.POSITIVE_INFINITY,
  });
};

/** True when the server is known to have `/api`. */
export const useHasApi = (): boolean => useApi().data === true;
