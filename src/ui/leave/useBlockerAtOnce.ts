import { useContext, useEffect, useId } from 'react';
import {
  type Blocker,
  type BlockerFunction,
  IDLE_BLOCKER,
  UNSAFE_DataRouterContext,
  UNSAFE_DataRouterStateContext,
} from 'react-router-dom';

/**
 * React Router's `useBlocker`, which blocks only after a second render: until then, on a slow computer, unsaved work can
 * be left without a question. This one blocks from its first effect on, and says at once whether it does.
 */
export const useBlockerAtOnce = (shouldBlock: BlockerFunction): [Blocker, isBlocking: () => boolean] => {
  const key = useId();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const blockers = useContext(UNSAFE_DataRouterStateContext)?.blockers;
  useEffect(() => {
    router?.getBlocker(key, shouldBlock);
  }, [router, key, shouldBlock]);
  useEffect(() => () => router?.deleteBlocker(key), [router, key]);
  const isBlocking = () => router?.state.blockers.get(key)?.state === 'blocked';
  return [blockers?.get(key) ?? IDLE_BLOCKER, isBlocking];
};
