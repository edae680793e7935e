import { useContext, useEffect, useId } from 'react';
import { type BlockerFunction, UNSAFE_DataRouterContext } from 'react-router-dom';

/**
 * Holds the router's navigations as React Router's `useBlocker` does, but from its first effect on: that one blocks only
 * after a second render, until when, on a slow computer, unsaved work can be left without a question. What is held is
 * navigated to anew: the router forgets a blocked navigation at the next one, such as the redirect of a save.
 */
export const useHeldLinks = (isHeld: BlockerFunction, onHeld: (go: () => void) => void) => {
  const key = useId();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  useEffect(() => {
    router?.getBlocker(key, (navigation) => {
      const { nextLocation, historyAction } = navigation;
      const options = { state: nextLocation.state, replace: historyAction === 'REPLACE' };
      const holds = isHeld(navigation);
      if (holds) onHeld(() => void router.navigate(nextLocation, options));
      return holds;
    });
  }, [router, key, isHeld, onHeld]);
  useEffect(() => () => router?.deleteBlocker(key), [router, key]);
};
