import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { businessDay, businessMoment, toDay } from '../../lib/dates';
import { invalidateAll } from '../../provider/reads/queryCache';

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

/** Today as `businessDay` gives it. When another day begins, the screen reads again: the server counts in days too. */
export const useBusinessDay = (): Date => {
  const day = useKeptUp(dayAt);
  const queryClient = useQueryClient();
  const shown = useRef(day);
  useEffect(() => {
    if (shown.current !== day) invalidateAll(queryClient);
    shown.current = day;
  }, [day, queryClient]);
  return businessDay(new Date());
};
