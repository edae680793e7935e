import { useCallback, useRef, useState } from 'react';

/**
 * Work that a second press does not start again while it runs: `alone` then resolves to undefined at once. Of two presses
 * in one moment the second sees the first, unlike with state.
 */
export const useAlone = () => {
  const [isBusy, setBusy] = useState(false);
  const running = useRef(false);
  const alone = useCallback(async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    if (running.current) return undefined;
    running.current = true;
    setBusy(true);
    try {
      return await work();
    } finally {
      running.current = false;
      setBusy(false);
    }
  }, []);
  return { isBusy, alone };
};
