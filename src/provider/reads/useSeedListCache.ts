import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEvent } from 'ra-core';
import { useResourceContext } from 'react-admin';
import type { Fields } from '../../lib/recordFields';
import { type ListParams, prepareSearch } from '../records/listParams';
import { isLongAnswer, listIn, recordsIn, splitFilter } from '../records/mapping';
import { mappings } from '../records/mappings';
import { keyOf } from './queryCache';

/**
 * Writes the answer of a search into react-admin's cache before it asks, so that the screen renders once per key. When
 * the list is not in memory, react-admin fetches as usual.
 */
export const useSeedListCache = () => {
  const queryClient = useQueryClient();
  const resource = useResourceContext() ?? '';
  const mapping = mappings[resource];
  /** The list's answer in the cache. */
  const keptAnswer = (filter: Fields) => {
    if (!mapping?.list) return undefined;
    const { params } = splitFilter(mapping.list, filter);
    const state = queryClient.getQueryState(keyOf(mapping.list.row, params));
    return state?.data === undefined || state.isInvalidated ? undefined : { mapping, data: state.data };
  };
  /** Call it when the user starts to search. */
  const prepare = useEvent((filter: Fields) => {
    const kept = keptAnswer(filter);
    if (kept) prepareSearch(recordsIn(kept.mapping, kept.data), kept.mapping.rules?.searchText);
  });
  const seed = useEvent((params: Required<ListParams>) => {
    const kept = keptAnswer(params.filter);
    // The provider prepares a long one in pieces.
    if (!kept || isLongAnswer(kept.data)) return;
    // The key of react-admin's useGetList.
    queryClient.setQueryData([resource, 'getList', params], listIn(kept.mapping, kept.data, params));
  });
  /** Drops a search that the server has not answered yet; true when there was one. */
  const abort = useEvent((): boolean => {
    const searches = {
      queryKey: [resource, 'getList'],
      predicate: ({ queryKey }: Query) => Object(queryKey[2]).filter?.q !== undefined,
    };
    if (queryClient.isFetching(searches) === 0) return false;
    void queryClient.cancelQueries(searches);
    return true;
  });
  return { prepare, seed, abort };
};
