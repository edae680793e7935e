import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';

/** Milliseconds that a screen waits for its first answers. */
const WAITS_FOR = 1_000;
/** Milliseconds without a read, after which an answer has led to no other. */
const QUIET_FOR = 50;

/**
 * True once what a screen first asks for is answered, or a second later: its parts would push each other down as they
 * come. React then draws them in small pieces, between which the screen answers a finger. `isKnown`: it was answered
 * before, so nothing is waited for.
 */
export const useFirstAnswers = (isKnown: boolean): boolean => {
  const queryClient = useQueryClient();
  const [isReady, setReady] = useState(isKnown);
  useEffect(() => {
    if (isReady) return;
    const show = () => startTransition(() => setReady(true));
    let quiet: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(quiet);
      const reading = queryClient.isFetching({ predicate: ({ state }) => state.data === undefined });
      if (reading === 0) quiet = setTimeout(show, QUIET_FOR);
    };
    const stop = queryClient.getQueryCache().subscribe(look);
    const late = setTimeout(show, WAITS_FOR);
    look();
    return () => {
      stop();
      clearTimeout(quiet);
      clearTimeout(late);
    };
  }, [queryClient, isReady]);
  return isReady;
};
