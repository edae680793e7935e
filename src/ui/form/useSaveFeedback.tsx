import {
  type RaRecord,
  type RedirectionSideEffect,
  useCloseNotification,
  useGetRecordRepresentation,
  useGetResourceLabel,
  useNotify,
  useRedirect,
  useRefresh,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { saveTexts } from '../../../i18n/nl/late/save';
import type { FormDraft } from '../../drafts/useDraft';
import { useIsLeft, useTellFailure } from '../../feedback/failures';
import { useAlone } from '../../feedback/useAlone';
import { textAbout } from '../../feedback/useTellAbout';
import { textOfKey } from '../../lib/textOfKey';
import { isUntold, KEY_HEADER } from '../../provider/http/idempotency';
import { useHasApi } from '../../provider/reads/useHasApi';
import { ImageUploadError } from '../../provider/uploadImages';
import { BACK_IN_LIST, beginAnew, LEAVES_CHANGES } from '../leave/heldAddresses';
import { focusLinkTo } from '../page/focusAfterBack';
import { Button } from '../plain/Button';

/** The cause of the failures of forms that were left. */
const LEFT = 'left';

/** Asked when an answer comes: whether the form was left, which stands there still while the next screen is on its way. */
export const useIsFormLeft = ({ isClosed }: Pick<FormDraft, 'isClosed'>) => {
  const isLeft = useIsLeft();
  return () => isClosed() || isLeft();
};

/**
 * The notices and the redirect after a save. A failure is notified here; react-admin's form adds the server's reason as
 * a second alert (V2Error.body), and keeps what was typed. Whoever left meanwhile stays where he is now, and is told
 * there which record it is about; whoever asked for another screen meanwhile goes there next.
 */
export const useSaveFeedback = (verb: 'created' | 'updated', redirectTo: RedirectionSideEffect = 'list') => {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const textOf = useFeedbackText(resource);
  const nameOf = useGetRecordRepresentation(resource);
  const tellFailure = useTellFailure();
  const hasApi = useHasApi();
  const said = (record: unknown, text: string, isLeft: boolean) => (isLeft ? textAbout(nameOf(record), text) : text);
  const failure = resource === 'market' && verb === 'created' ? 'createFailed' : 'saveFailed';
  return {
    /** `isLeftToSave`: something was typed meanwhile, and the form stays for it; of a form that was left its draft. */
    onSuccess: (record: RaRecord, isLeft: boolean, isLeftToSave: boolean) => {
      const text = record.waiting ? translate('feedback.waiting') : textOf(verb);
      notify(said(record, text, isLeft), { type: 'success' });
      if (isLeftToSave)
        notify(said(record, saveTexts[isLeft ? 'keptToSave' : 'leftToSave'], isLeft), { type: 'warning' });
      else if (!isLeft) {
        const left = window.location.href;
        beginAnew();
        // A new record is looked for from the top; the link to its form is the button for the next one.
        const isKnown = verb === 'updated';
        redirect(redirectTo, resource, record.id, record, isKnown ? BACK_IN_LIST : LEAVES_CHANGES);
        if (isKnown) focusLinkTo(left);
      }
    },
    onError: (error: unknown, isLeft: boolean, record: unknown, isRepeatable = true) => {
      if (error instanceof ImageUploadError) {
        const retry = <RetryImage text={said(record, saveTexts.imageFailed, true)} retry={error.retry} />;
        if (isLeft) notify(retry, { type: 'error', cause: 'image', isForNextScreen: true });
        else notify(saveTexts.imageLeftToSave, { type: 'error' });
        return;
      }
      // Not the failure of the form that is open now, whose next try would remove it.
      if (isLeft) tellFailure(said(record, textOf(failure), true), error, LEFT, true);
      else notify(textOf(failure), { type: 'error' });
      if (isUntold(error)) {
        // The key of a form that was left is gone with it.
        const isOnce = verb === 'created' ? hasApi && KEY_HEADER !== '' : isRepeatable;
        const safe = verb === 'created' ? 'unansweredOnce' : 'unansweredAgain';
        // Beside the failure: of a form that was left it goes and stays with that.
        const options = isLeft ? { cause: LEFT, isForNextScreen: true } : {};
        notify(saveTexts[isOnce && !isLeft ? safe : 'unansweredLook'], { type: 'error', ...options });
      }
    },
    /** After `onError`, or a conflict: an image is stored, though the rest of its record is not. */
    onImageStored: () => notify(saveTexts.imageStored, { type: 'error' }),
  };
};

/** Tells that an image of a saved record was not stored, and sends that image again. */
const RetryImage = ({ text, retry }: { text: string; retry: () => Promise<void> }) => {
  const notify = useNotify();
  const refresh = useRefresh();
  const close = useCloseNotification();
  const { isBusy: isSending, alone } = useAlone();
  // Not disabled meanwhile: a disabled button loses the focus.
  const send = async () => {
    try {
      await retry();
      notify(saveTexts.imageSent, { type: 'success' });
      refresh();
      close();
    } catch {
      // The notice stays, with its button for the next try.
    }
  };
  return (
    <>
      {text}
      <Button
        size="small"
        color="inherit"
        onClick={() => void alone(send)}
        aria-busy={isSending}
        aria-disabled={isSending}
      >
        {saveTexts.imageAgain}
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
