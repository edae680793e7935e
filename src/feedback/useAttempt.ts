import { useCallback, useState } from 'react';
import { useClearFailures } from './useClearFailures';
import { useTellFailure } from './useTellFailure';

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
