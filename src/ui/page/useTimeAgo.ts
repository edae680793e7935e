import { formatDistanceToNow } from 'date-fns/formatDistanceToNow';
import { nl } from 'date-fns/locale/nl';
import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** '12 minuten geleden', kept up; '' for null. What a clock that was ahead has noted is from now. */
export const useTimeAgo = (moment: number | null): string => {
  const [, setTicks] = useState(0);
  useEffect(() => {
    const ticking = setInterval(() => setTicks((ticks) => ticks + 1), MINUTE);
    return () => clearInterval(ticking);
  }, []);
  return moment === null ? '' : formatDistanceToNow(Math.min(moment, Date.now()), { locale: nl, addSuffix: true });
};
