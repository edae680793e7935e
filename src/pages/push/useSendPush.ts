import { useRef, useState } from 'react';
import { useNotify, useRedirect } from 'react-admin';
import { pushTexts } from '../../../i18n/nl/late/push';
import type { FormDraft } from '../../drafts/useDraft';
import { useClearFailures } from '../../feedback/failures';
import { isUntold, KEY_HEADER, sendNext } from '../../provider/http/idempotency';
import { useClient } from '../../provider/reads/ClientContext';
import { useHasApi } from '../../provider/reads/useHasApi';
import { beginAnew, LEAVES_CHANGES } from '../../ui/leave/heldAddresses';
import { localMoment } from '../../v2/businessTime';
import { endpoints } from '../../v2/endpoints';
import { isElsewhere, useCountdown } from './Countdown';
import { usePlan } from './later/usePlan';
import { type Earlier, useSentBefore } from './useSentBefore';
import type { Typed, useUnsent } from './useUnsent';

/** Told until the next try: it is seen by whoever comes back to the computer. */
const CALLED_OFF = 'push called off';

/** The stages after the button is pressed. The fields are read-only in all but 'writing'. */
type Stage = 'writing' | 'checking' | 'asking' | 'counting' | 'sending';

interface Push {
  typed: Typed;
  isLater: boolean;
  /** When it goes, for later: epoch milliseconds. */
  at: number | undefined;
  draft: FormDraft;
  unsent: Pick<ReturnType<typeof useUnsent>, 'isUnsent' | 'maybeSent' | 'keep' | 'forget'>;
  onPlanned: () => void;
  /** Sent or planned, also when the form was left. */
  onGone: () => void;
}

/**
 * Sends a message after a countdown and goes home, or schedules it and stays. Asks first when the same message went
 * before, and once more after the countdown when it went meanwhile from another window.
 */
export const useSendPush = ({ typed, isLater, at, draft, unsent, onPlanned, onGone }: Push) => {
  const redirect = useRedirect();
  const notify = useNotify();
  const client = useClient();
  const [stage, setStage] = useState<Stage>('writing');
  const [isOver, setOver] = useState(false);
  const [earlier, setEarlier] = useState<Earlier>();
  const sentBefore = useSentBefore();
  /** An older v2 knows no keys. */
  const hasKeys = useHasApi() && KEY_HEADER !== '';
  const plan = usePlan();
  const clearFailures = useClearFailures();
  const { message, shop } = typed;

  /** Of the press that is being compared with earlier messages; none once it was called off. */
  const checked = useRef<object>();
  const release = () => {
    checked.current = undefined;
    setStage('writing');
  };
  /** For what the user did not call cancelling: nobody waits for a message that will not come. */
  const callOff = () => {
    release();
    notify(pushTexts.calledOff, { type: 'error', cause: CALLED_OFF });
  };
  /** False when the form was left, or when the same message went before: asks, unless the user has just said yes to it. */
  const mayGo = async (answered?: Earlier, isCalledOff = () => false): Promise<boolean> => {
    // A retry of the message that failed is no second message where it goes under its key.
    const retried = hasKeys ? undefined : unsent.maybeSent;
    const before = unsent.isUnsent(typed) ? retried : await sentBefore(typed, (isLater && at) || Date.now());
    if (draft.isClosed() || isCalledOff()) return false;
    setEarlier(before);
    if (!before || (before.at === answered?.at && before.state === answered.state)) return true;
    setStage('asking');
    return false;
  };
  const send = async () => {
    // Left, while the next screen is on its way.
    if (draft.isClosed()) return;
    setStage('sending');
    if (!(await mayGo(earlier))) return;
    const sending = sendNext(draft, (headers) =>
      client.call(endpoints.push.sendNotification, { params: { shop }, body: { message }, headers }),
    );
    const sentAt = localMoment(Date.now());
    const failure: unknown = await sending.then(
      () => undefined,
      (error) => error,
    );
    const isLeft = draft.isClosed();
    if (failure === undefined) {
      unsent.forget();
      onGone();
      draft.done();
    } else {
      // A failed push returns home silently (section 8). The text stays.
      const maybeSent = isUntold(failure) ? ({ at: sentAt, state: 'unsure', why: '' } as const) : undefined;
      unsent.keep({ typed, key: await draft.key(), maybeSent });
      draft.stop();
    }
    // Who left meanwhile may be typing elsewhere.
    if (isLeft) return;
    setOver(true);
    beginAnew();
    redirect('/', undefined, undefined, undefined, LEAVES_CHANGES);
  };
  const goOn = async () => {
    if (!isLater) return setStage('counting');
    setStage('sending');
    if (await plan(typed)) {
      unsent.forget();
      onGone();
      if (draft.isClosed()) draft.done();
      draft.renewKey();
      onPlanned();
    }
    release();
  };
  const press = async () => {
    clearFailures(CALLED_OFF);
    setStage('checking');
    const mine = {};
    checked.current = mine;
    if (!(await mayGo(undefined, () => checked.current !== mine))) return;
    if (isElsewhere() && !isLater) callOff();
    else await goOn();
  };
  const left = useCountdown(stage === 'counting', { act: send, onOverdue: callOff });

  return { stage, isOver, earlier, left, press, goOn, release, callOff };
};
