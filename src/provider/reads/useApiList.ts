import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { DataProviderContext, type GetListParams, type GetListResult, type RaRecord } from 'ra-core';
import { useContext } from 'react';
import { KEPT } from './keptLists';
import { useHasApi } from './useHasApi';

/**
 * A list for a part of a page, which only a server with `/api` answers; `params` null waits. Calls the provider
 * directly: react-admin's hook logs every failure, and brings the code of lists along.
 */
export const useApiList = <Row extends RaRecord>(resource: string, params: GetListParams | null) => {
  const dataProvider = useContext(DataProviderContext);
  const hasApi = useHasApi();
  const queryClient = useQueryClient();
  const queryKey = [resource, 'getList', params];
  const query = useQuery({
    queryKey,
    queryFn:
      hasApi && dataProvider && params
        ? ({ signal }) => dataProvider.getList<Row>(resource, { ...params, ...KEPT, signal })
        : skipToken,
    // A longer list of the same: a caller whose filter changes has a key of its own.
    placeholderData: (before) => before,
    retry: false,
  });
  return {
    hasApi,
    query,
    /** For what the server answered to a write, where the list could not be read again. */
    write: (answer: GetListResult<Row>) => queryClient.setQueryData(queryKey, answer),
  };
};
