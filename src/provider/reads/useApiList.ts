import { skipToken, useQuery } from '@tanstack/react-query';
import { DataProviderContext, type GetListParams, type RaRecord } from 'ra-core';
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
  const query = useQuery({
    queryKey: [resource, 'getList', params],
    queryFn:
      hasApi && dataProvider && params
        ? ({ signal }) => dataProvider.getList<Row>(resource, { ...params, ...KEPT, signal })
        : skipToken,
    // A longer list of the same: a caller whose filter changes has a key of its own.
    placeholderData: (before) => before,
    retry: false,
  });
  return { hasApi, query };
};
