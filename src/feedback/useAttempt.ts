import { useCallback, useState } from 'react';
import { useNotify } from 'react-admin';
import { type FailureOptions, useClearFailures } from './useClearFailures';

/** Carries out work whose failure is notified with `text`. Resolves to true on success; never rejects. */
export const useAttempt = () => {
  const tellFailure = useTellFailure();
  const clearFailures = useClearFailures();
  const [isBusy, setBusy] = useState(false);
  const attempt = useCallback(
    async (text: string, work: () => Promise<unknown>, cause = text): Promise<boolean> => {
      clearFailures(cause);
      setBusy(true);
      try {
        await work();
        return true;
      } catch (failure) {
        tellFailure(text, failure, cause);
        return false;
      } finally {
        setBusy(false);
      }
    },
    [clearFailures, tellFailure],
  );
  return { attempt, isBusy };
};

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
