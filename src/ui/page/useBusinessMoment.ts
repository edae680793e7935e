import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { businessDay, businessMoment, toDay } from '../../lib/dates';
import { invalidateAll, isOld } from '../../provider/reads/queryCache';

/** The business's time on a page that stays open, also over midnight. */

const LOOKS_EVERY_MS = 15_000;

/** What `read` makes of the present, kept up. Renders anew only when that changes. */
const useKeptUp = (read: (at: Date) => string): string => {
  const [value, setValue] = useState(() => read(new Date()));
  useEffect(() => {
    const look = () => setValue(read(new Date()));
    look();
    const looking = setInterval(look, LOOKS_EVERY_MS);
    return () => clearInterval(looking);
  }, [read]);
  return value;
};

/** '2026-03-05 09:30'. */
export const useBusinessMoment = (): string => useKeptUp(businessMoment);

const dayAt = (at: Date): string => toDay(businessDay(at));

/**
 * Today as `businessDay` gives it. The screen reads again when another day begins, because the server counts in days too,
 * and when the user is back at the tab or the window. Not by the clock: that would keep a session alive that nobody uses.
 */
export const useBusinessDay = (): Date => {
  const day = useKeptUp(dayAt);
  const queryClient = useQueryClient();
  const shown = useRef(day);
  useEffect(() => {
    if (shown.current !== day) invalidateAll(queryClient);
    shown.current = day;
  }, [day, queryClient]);
  useEffect(() => {
    const readAgain = () => {
      if (document.visibilityState === 'hidden') return;
      void queryClient.refetchQueries({ type: 'active', predicate: isOld }, { cancelRefetch: false });
    };
    document.addEventListener('visibilitychange', readAgain);
    window.addEventListener('focus', readAgain);
    return () => {
      document.removeEventListener('visibilitychange', readAgain);
      window.removeEventListener('focus', readAgain);
    };
  }, [queryClient]);
  return businessDay(new Date());
};
