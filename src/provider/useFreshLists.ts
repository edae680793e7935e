import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useResourceContext } from 'react-admin';
import { markListsStale } from './wholeLists';

/** A list screen that opens asks v2 anew, once; before its first fetch, hence no effect. */
export const useFreshLists = (): void => {
  const queryClient = useQueryClient();
  const resource = useResourceContext();
  useState(() => markListsStale(queryClient, resource));
};
