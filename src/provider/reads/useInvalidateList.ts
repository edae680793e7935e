import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { mappings } from '../records/mappings';
import { invalidatePages, keyOf } from './queryCache';

/** Invalidates the list when its screen opens at this path. A layout effect, to run before react-query's own effect. */
export const useInvalidateList = (resource: string, path: string): void => {
  const queryClient = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list of another customer opens too
  useLayoutEffect(() => {
    const row = mappings[resource]?.list?.row;
    if (!row) return;
    void queryClient.invalidateQueries({ queryKey: keyOf(row), refetchType: 'none' });
    invalidatePages(queryClient, resource);
  }, [queryClient, resource, path]);
};
