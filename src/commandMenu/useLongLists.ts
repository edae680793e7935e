import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'ra-core';
import { useMemo } from 'react';
import { useIsLong } from '../provider/reads/listSizes';
import { type Entry, ofCustomer, ofTransaction } from './entries';
import type { Used } from './ranking';
import { queryOf } from './search/query';

/** Lists that are too long to be indexed: the index has their newest records, and the server is asked for the others. */

const NEWEST = 1_000;
const FOUND = 20;
const ORDER_NUMBER = /^\d{1,9}$/;

const newestFirst = (perPage: number) => ({
  pagination: { page: 1, perPage },
  sort: { field: 'id', order: 'DESC' as const },
});

/** The newest records of a list and those that are used, while it is long. */
export const useNewest = <Answer>(resource: string, used: Used, options: { staleTime: number }) => {
  const dataProvider = useDataProvider();
  const isLong = useIsLong(resource);
  const read = async (count: number, filter: object, signal: AbortSignal) =>
    (await dataProvider.getList<Answer & RaRecord>(resource, { ...newestFirst(count), filter, signal })).data;
  const { data, isError, isPending } = useQuery({
    queryKey: [resource, 'newest'],
    queryFn: ({ signal }) => read(NEWEST, {}, signal),
    enabled: isLong,
    ...options,
  });
  const ids = Object.keys(used)
    .filter((id) => id.startsWith(`${resource}/`))
    .map((id) => Number(id.split('/')[1]));
  const { data: familiar } = useQuery({
    queryKey: [resource, 'familiar', ids.toSorted()],
    queryFn: ({ signal }) => read(ids.length, { id: ids }, signal),
    enabled: isLong && ids.length > 0,
    placeholderData: keepPreviousData,
    ...options,
  });
  const records = useMemo(
    () => data && [...new Map([...data, ...(familiar ?? [])].map((record) => [record.id, record])).values()],
    [data, familiar],
  );
  return { isLong, newest: { data: records, isError, isPending } };
};

const LISTS: Readonly<Record<string, (record: never) => Entry>> = {
  customers: ofCustomer,
  transactions: ofTransaction,
};

/** Searches the long lists by the server, or one of them; undefined when none is long. */
export const useServerSearch = () => {
  const dataProvider = useDataProvider();
  const isLong: Readonly<Record<string, boolean>> = {
    customers: useIsLong('customers'),
    transactions: useIsLong('transactions'),
  };
  const long = Object.entries(LISTS).filter(([resource]) => isLong[resource]);
  if (long.length === 0) return undefined;
  return async (text: string, only: string | undefined, signal: AbortSignal): Promise<Entry[]> => {
    const wanted = long.filter(([resource]) => only === undefined || only === resource);
    const found = wanted.map(async ([resource, toEntry]) => {
      // 'Order 1234' is the title of an order; the server knows its number, also as a part of others.
      const q = resource === 'transactions' ? queryOf(text).replace(/^order /i, '') : queryOf(text);
      const lists = [
        dataProvider.getList(resource, { ...newestFirst(FOUND), filter: { q }, signal }),
        ...(ORDER_NUMBER.test(q)
          ? [dataProvider.getList(resource, { ...newestFirst(1), filter: { id: q }, signal })]
          : []),
      ];
      // The cast is safe: the records are of the resource that the entry is made for.
      return (await Promise.all(lists)).flatMap(({ data }) => data.map((record) => toEntry(record as never)));
    });
    return (await Promise.all(found)).flat();
  };
};
