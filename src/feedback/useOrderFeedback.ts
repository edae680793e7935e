import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { isV2Error } from '../provider/http/V2Error';
import { invalidateAll } from '../provider/reads/queryCache';
import { useClearFailures, useTellFailure } from './failures';

/** The cause of these failures: gone when the order is saved, or put back. */
export const ORDER = 'order';

/** The notices of `useOrdering`. Also reloads the shown lists, after a save and after a conflict (409). */
export const useOrderFeedback = () => {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const clearFailures = useClearFailures();
  const tellFailure = useTellFailure();
  return {
    onSaved: (answer?: unknown) => {
      notify(Object(answer).waiting ? 'feedback.waiting' : 'feedback.order.saved', { type: 'success' });
      invalidateAll(queryClient);
    },
    onOutdated: () => {
      notify('feedback.order.outdated', { type: 'warning', cause: ORDER });
      invalidateAll(queryClient);
    },
    onFailed: (error: unknown) => {
      clearFailures(ORDER);
      tellFailure('feedback.order.saveFailed', error, ORDER);
      if (isV2Error(error) && error.status === 409) invalidateAll(queryClient);
    },
  };
};
