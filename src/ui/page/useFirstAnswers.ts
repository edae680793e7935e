import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';
import { whenQuiet } from '../../provider/reads/whenQuiet';

/** How long a screen waits for its first answers. */
const WAIT_MS = 1_000;
/** Without a read for this long, an answer has led to no other. */
const QUIET_MS = 50;

/**
 * How many of its parts a screen shows, from above: none until what it first asks for is answered, or a second later,
 * because parts would push each other down as they come. Then one more at a time, each a piece of work of its own: the
 * first can be read before the last is there, and in between the screen answers a finger. `isKnown`: it was answered
 * before, so all of it is there at once.
 */
export const useFirstAnswers = (isKnown: boolean, parts: number): number => {
  const queryClient = useQueryClient();
  const [shown, setShown] = useState(isKnown ? parts : 0);
  const isWaiting = shown === 0;
  useEffect(() => {
    if (!isWaiting) return;
    const show = () => startTransition(() => setShown(1));
    const stop = whenQuiet(queryClient, QUIET_MS, show, { predicate: ({ state }) => state.data === undefined });
    const late = setTimeout(show, WAIT_MS);
    return () => {
      stop();
      clearTimeout(late);
    };
  }, [queryClient, isWaiting]);
  useEffect(() => {
    if (shown > 0 && shown < parts) startTransition(() => setShown(shown + 1));
  }, [shown, parts]);
  return shown;
};
