import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEvent } from 'ra-core';
import { useState } from 'react';

const OUTLIVING = 'outliving';

/** How many values outlive their screen now: signing out loses them. */
export const countOutliving = (queryClient: QueryClient): number =>
  queryClient.getQueriesData({ queryKey: [OUTLIVING] }).filter(([, value]) => value !== undefined).length;

/** A value of a screen. Once kept it outlives the screen, until it is forgotten or the page is closed. */
export const useOutliving = <Value>(key: QueryKey) => {
  const queryKey = [OUTLIVING, ...key];
  const queryClient = useQueryClient();
  const [value, setValue] = useState(() => queryClient.getQueryData<Value>(queryKey));
  return {
    value,
    setValue,
    keep: (kept: Value) => {
      queryClient.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY });
      queryClient.setQueryData(queryKey, kept);
    },
    /** The screen still has the value. */
    forget: useEvent(() => queryClient.removeQueries({ queryKey })),
    isKept: () => queryClient.getQueryData(queryKey) !== undefined,
  };
};
