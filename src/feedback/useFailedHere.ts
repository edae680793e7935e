import { useNotify } from 'ra-core';
import { stayHere } from '../ui/leave/unsavedWork';
import { useIsLeft } from './failures';

/**
 * For work that tells its failures itself, where it stands: whoever asked for another screen meanwhile stays for them.
 * Whoever has left gets them as notices.
 */
export const useFailedHere = () => {
  const isLeft = useIsLeft();
  const notify = useNotify();
  return (texts: readonly string[]): void => {
    if (!isLeft()) stayHere();
    else for (const text of texts) notify(text, { type: 'error', isForNextScreen: true });
  };
};
