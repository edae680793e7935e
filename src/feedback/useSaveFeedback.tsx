import { useState } from 'react';
import {
  type RaRecord,
  type RedirectionSideEffect,
  useCloseNotification,
  useGetResourceLabel,
  useNotify,
  useRedirect,
  useRefresh,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { textOfKey } from '../lib/textOfKey';
import { isOutcomeUnknown, KEY_HEADER } from '../provider/http/idempotency';
import { isV2Error } from '../provider/http/V2Error';
import { useHasApi } from '../provider/reads/useHasApi';
import { ImageUploadError } from '../provider/records/recordImages';
import { LEAVES_CHANGES } from '../ui/leave/heldAddresses';
import { Button } from '../ui/plain/Button';

/** True when the server gave no reason, so it is unknown what it did. */
const isSilent = (error: unknown) => isV2Error(error) && error.text === '';

/**
 * The notices and the redirect after a save. A failure is notified here; react-admin's form adds the server's reason as
 * a second alert (V2Error.body), and keeps what was typed. Whoever left meanwhile stays where he is now.
 */
export const useSaveFeedback = (verb: 'created' | 'updated', redirectTo: RedirectionSideEffect = 'list') => {
  const resource = useResourceContext() ?? '';
  const notify = useNotify();
  const redirect = useRedirect();
  const textOf = useFeedbackText(resource);
  const hasApi = useHasApi();
  const failure = resource === 'market' && verb === 'created' ? 'createFailed' : 'saveFailed';
  return {
    onSuccess: (record: RaRecord, isLeft: boolean) => {
      notify(record.waiting ? 'feedback.waiting' : textOf(verb), { type: 'success' });
      if (!isLeft) redirect(redirectTo, resource, record.id, record, LEAVES_CHANGES);
    },
    onError: (error: unknown, isLeft = false) => {
      if (error instanceof ImageUploadError) {
        notify(<RetryImage retry={error.retry} />, { type: 'error', cause: 'image', isForNextScreen: true });
        if (!isLeft) redirect('edit', resource, error.recordId, undefined, LEAVES_CHANGES);
        return;
      }
      notify(textOf(failure), { type: 'error' });
      if (verb === 'created' && isSilent(error) && isOutcomeUnknown(error))
        notify(hasApi && KEY_HEADER !== '' ? 'feedback.unanswered.once' : 'feedback.unanswered.look', {
          type: 'error',
        });
    },
  };
};

/** Tells that an image of a saved record was not stored, and sends that image again. */
const RetryImage = ({ retry }: { retry: () => Promise<void> }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const close = useCloseNotification();
  const [isSending, setSending] = useState(false);
  // Not disabled meanwhile: a disabled button loses the focus.
  const send = async () => {
    if (isSending) return;
    setSending(true);
    try {
      await retry();
      notify('feedback.image.uploaded', { type: 'success' });
      refresh();
      close();
    } catch {
      // The notice stays, with its button for the next try.
      setSending(false);
    }
  };
  return (
    <>
      {translate('feedback.image.uploadFailed')}
      <Button size="small" color="inherit" onClick={send} aria-busy={isSending} aria-disabled={isSending}>
        {translate('feedback.image.retry')}
      </Button>
    </>
  );
};

/** The text after a save or a delete: the resource's own, else the general one with the resource's name. */
export const useFeedbackText = (resource: string) => {
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  return (said: string): string =>
    textOfKey(
      translate,
      `feedback.${resource}.${said}`,
      translate(`feedback.record.${said}`, { name: labelOf(resource, 1), _: '' }),
    );
};
