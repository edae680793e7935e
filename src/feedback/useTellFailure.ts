import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import type { FailureOptions } from './useClearFailures';

/** Notifies of a failure in two alerts (section 8): the text of the key, and the server's reason. */
export const useTellFailure = () => {
  const notify = useNotify();
  return useCallback(
    (text: string, error: unknown, cause = text) => {
      const failure: FailureOptions = { type: 'error', cause };
      notify(text, failure);
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', failure);
    },
    [notify],
  );
};
