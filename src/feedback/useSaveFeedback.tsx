import { useState } from 'react';
import { type RaRecord, type RedirectionSideEffect, useNotify, useRedirect, useResourceContext } from 'react-admin';
import { ImageUploadError } from '../provider/ImageUploadError';
import { useHasApi } from '../provider/useHasApi';
import { isV2Error } from '../provider/V2Error';
import { isOutcomeUnknown, KEY_HEADER } from '../provider/writeKeys';
import { LEAVES_CHANGES } from '../ui/heldAddresses';
import { RetryImage } from './RetryImage';

/** The server gave no reason of its own: it has said nothing of what it did. */
const isSilent = (error: unknown) => isV2Error(error) && error.text === '';

/**
 * What a form says and where it goes after a save. A failure is told here; the server's own reason
 * follows as a second alert from react-admin's form (V2Error.body), and the form keeps what was typed.
 */
export const useSaveFeedback = (verb: 'created' | 'updated', redirectTo: RedirectionSideEffect = 'list') => {
  const resource = useResourceContext() ?? '';
  const notify = useNotify();
  const redirect = useRedirect();
  const texts = `feedback.${resource}`;
  const hasApi = useHasApi();
  // Stands for this form: what it makes is one record, however often it has to be sent.
  const [meta] = useState(() => ({ form: {} }));
  const failure = resource === 'market' && verb === 'created' ? 'createFailed' : 'saveFailed';
  return {
    meta,
    onSuccess: (record: RaRecord) => {
      notify(`${texts}.${verb}`, { type: 'success' });
      redirect(redirectTo, resource, record.id, record, LEAVES_CHANGES);
    },
    onError: (error: unknown) => {
      if (error instanceof ImageUploadError) {
        notify(<RetryImage retry={error.retry} />, { type: 'error' });
        redirect('edit', resource, error.recordId, undefined, LEAVES_CHANGES);
        return;
      }
      notify(`${texts}.${failure}`, { type: 'error' });
      if (verb === 'created' && isSilent(error) && isOutcomeUnknown(error))
        notify(hasApi && KEY_HEADER !== '' ? 'feedback.unanswered.once' : 'feedback.unanswered.look', {
          type: 'error',
        });
    },
  };
};
