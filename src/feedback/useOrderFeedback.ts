import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { isV2Error } from '../provider/V2Error';
import { markAllStale } from '../provider/wholeLists';

/** What is said after an order was sent, for `useOrdering`. What is shown is asked anew, also when it turned out to be old (409). */
export const useOrderFeedback = () => {
  const notify = useNotify();
  const queryClient = useQueryClient();
  return {
    onSaved: () => {
      notify('feedback.order.saved', { type: 'success' });
      markAllStale(queryClient);
    },
    onFailed: (error: unknown) => {
      notify('feedback.order.saveFailed', { type: 'error' });
      if (isV2Error(error) && error.text) notify(error.text, { type: 'error' });
      if (isV2Error(error) && error.status === 409) markAllStale(queryClient);
    },
  };
};
