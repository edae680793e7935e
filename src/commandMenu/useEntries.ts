import { useEffect, useMemo } from 'react';
import { useV2Query } from '../provider/reads/ClientContext';
import type { Endpoint } from '../v2/endpoint';
import { endpoints } from '../v2/endpoints';
import { type Entry, ofCategory, ofCustomer, ofMarket, ofNews, ofProduct, ofTransaction } from './entries';
import type { Used } from './ranking';
import type { Search } from './search/openSearch';
import { useNewest } from './useLongLists';

/**
 * The records that can be found, from the answers that the lists use too: from the cache where they are there, else
 * read by the same calls; of a long list the newest and those that are used. Without a connection, what was read before.
 */

/** Milliseconds. A write invalidates the answers; this is for changes of others. */
export const FRESH = { staleTime: 5 * 60 * 1000 };

const useKind = <Answer>(
  search: Search,
  kind: string,
  { data, isError, isPending }: { data: readonly Answer[] | undefined; isError: boolean; isPending: boolean },
  toEntries: (record: Answer) => Entry | Entry[],
) => {
  const entries = useMemo(() => data?.flatMap(toEntries) ?? [], [data, toEntries]);
  useIndexed(search, kind, entries);
  return { entries, isError: isError && !data, isPending };
};

/** Keeps the index of a kind the same as its entries. */
export const useIndexed = (search: Search, kind: string, entries: readonly Entry[]) => {
  useEffect(() => {
    search.put(
      kind,
      entries.map(({ id, title, names, more }) => ({ id, title, names, more })),
    );
  }, [search, kind, entries]);
};

/** A list that is read whole, unless it is long. */
const useGrowing = <Answer>(resource: string, used: Used, row: Endpoint<string, undefined, Answer[]>) => {
  const { isLong, newest } = useNewest<Answer>(resource, used, FRESH);
  const whole = useV2Query(row, {}, { ...FRESH, enabled: !isLong });
  return isLong ? newest : whole;
};

export const useEntries = (search: Search, used: Used) => {
  const { customers, products, transactions, categories, market, news } = endpoints;
  const kinds = [
    useKind(search, 'customers', useGrowing('customers', used, customers.list), ofCustomer),
    useKind(search, 'products', useV2Query(products.list, {}, FRESH), ofProduct),
    useKind(search, 'transactions', useGrowing('transactions', used, transactions.list), ofTransaction),
    useKind(search, 'categories', useV2Query(categories.list, {}, FRESH), ofCategory),
    useKind(search, 'market', useV2Query(market.list, {}, FRESH), ofMarket),
    useKind(search, 'news', useV2Query(news.list, {}, FRESH), ofNews),
  ];
  const lists = kinds.map(({ entries }) => entries);
  return {
    // biome-ignore lint/correctness/useExhaustiveDependencies: the lists are the dependencies
    byId: useMemo(() => new Map(lists.flat().map((entry) => [entry.id, entry])), lists),
    isIncomplete: kinds.some(({ isError }) => isError),
    isLoading: kinds.some(({ isPending }) => isPending),
  };
};
