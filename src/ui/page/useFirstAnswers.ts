import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';
import { whenQuiet } from '../../provider/reads/whenQuiet';

/** Milliseconds that a screen waits for its first answers. */
const WAITS_FOR = 1_000;
/** Milliseconds without a read, after which an answer has led to no other. */
const QUIET_FOR = 50;

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
    const stop = whenQuiet(queryClient, QUIET_FOR, show, { predicate: ({ state }) => state.data === undefined });
    const late = setTimeout(show, WAITS_FOR);
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
