import { useEvent } from 'ra-core';
import { useEffect, useState } from 'react';

/** Counts the seconds down while asked to, and then acts. Acts not when that ends sooner, or the screen is left. */
export const useCountdown = (isCounting: boolean, seconds: number, act: () => void): number => {
  const [left, setLeft] = useState(seconds);
  const end = useEvent(act);
  useEffect(() => {
    if (!isCounting) return;
    setLeft(seconds);
    const ending = setTimeout(end, seconds * 1000);
    const ticking = setInterval(() => setLeft((now) => Math.max(1, now - 1)), 1000);
    return () => {
      clearTimeout(ending);
      clearInterval(ticking);
    };
  }, [isCounting, seconds, end]);
  return left;
};
