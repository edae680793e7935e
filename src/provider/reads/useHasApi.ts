import { useQuery } from '@tanstack/react-query';
import { DataProviderContext } from 'ra-core';
import { useContext } from 'react';
import { isV2Error } from '../http/V2Error';
import { KEPT } from './keptLists';
import { type KnownSizes, rememberedSizes, rememberSizes, SIZES_KEY, signInMark } from './listSizes';

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

/** In local storage: the sign-in that found no `/api`, so that another tab or a reload need not ask again. */
const KEY = 'wasbeheer.withoutApi';

export const isKnownToLackApi = (): boolean => {
  try {
    return localStorage.getItem(KEY) === signInMark();
  } catch {
    return false;
  }
};
/**
 * True for the failure of a list where the server has no `/api`: 404, or a success that is no list, such as the page of a
 * host that answers every address.
 */
export const isLackOfApi = (error: unknown): boolean => isV2Error(error) && [200, 204, 404].includes(error.status);

const rememberLack = (): void => {
  try {
    localStorage.setItem(KEY, signInMark());
  } catch {
    // Without storage the next page asks again.
  }
};

/**
 * Whether the server has `/api`; an older installation answers 404, which the browser writes on its console, or what is
 * no list. Asked once a sign-in, by a read of the sizes of its lists. Calls the provider directly, because
 * react-admin's hook logs every failure to the console.
 */
export const useApi = () => {
  const dataProvider = useContext(DataProviderContext);
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
        if (!isLackOfApi(error)) throw error;
        rememberLack();
        return null;
      }
    },
    initialData: () => (isKnownToLackApi() ? null : rememberedSizes()),
    select: (sizes) => sizes !== null,
    retry: false,
    staleTime: 'static',
    gcTime: Number.POSITIVE_INFINITY,
  });
};

/** True when the server is known to have `/api`. */
export const useHasApi = (): boolean => useApi().data === true;
