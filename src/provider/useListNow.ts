import { useQueryClient } from '@tanstack/react-query';
import { useEvent } from 'ra-core';
import { useResourceContext } from 'react-admin';
import { applyListParams, type ListParams, searchTextsOf } from './listParams';
import { splitFilter } from './mapping';
import { mappings } from './mappings';
import { keptList } from './wholeLists';

type Filter = Readonly<Record<string, unknown>>;

/**
 * Answers a list that is in memory before react-admin asks for it, so that it is drawn once, at once: else the screen
 * is drawn without the answer first. Where nothing is kept nothing happens, and react-admin waits as ever.
 */
export const useListNow = () => {
  const queryClient = useQueryClient();
  const resource = useResourceContext() ?? '';
  const find = (filter: Filter) => {
    const { params, rest } = splitFilter(mappings[resource]?.list, filter);
    return { list: keptList(queryClient, [resource, params]), rest };
  };
  /** The user is about to search. */
  const prepare = useEvent((filter: Filter) => {
    const { list } = find(filter);
    if (list) searchTextsOf(list);
  });
  const answer = useEvent((params: Required<ListParams>) => {
    const { list, rest } = find(params.filter);
    // The key under which react-admin's useGetList looks.
    if (list)
      queryClient.setQueryData([resource, 'getList', params], applyListParams(list, { ...params, filter: rest }));
  });
  return { prepare, answer };
};
