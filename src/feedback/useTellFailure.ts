import { useCallback } from 'react';
import { useNotify } from 'react-admin';

/** A failure in two alerts (section 8): what went wrong, by the key of its text, and the server's own reason. */
export const useTellFailure = () => {
  const notify = useNotify();
  return useCallback(
    (text: string, error: unknown) => {
      notify(text, { type: 'error' });
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' });
    },
    [notify],
  );
};
