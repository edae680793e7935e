import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEvent } from 'ra-core';
import { useDataProvider, useNotify } from 'react-admin';
import { scheduledPushTexts } from '../../../../i18n/nl/late/scheduledPushes';
import { dropRecalled, findRecalled, keepRecalled, type Recalled } from '../../../drafts/recalledPushes';
import { useClearFailures, useTellFailure } from '../../../feedback/failures';
import { useAlone } from '../../../feedback/useAlone';
import { tokenStore } from '../../../lib/session/tokenStore';
import { isOutcomeUnknown } from '../../../provider/http/idempotency';
import { isNotFound } from '../../../provider/http/V2Error';
import type { ScheduledPush } from '../../../v2/entities/scheduledPush';

const { recallFailed, maybeRecalled } = scheduledPushTexts;

/** Per app the pushes whose call is on its way, also of a screen that was left: not asked about, nor shown as called back. */
const runningIn = new WeakMap<object, Set<number>>();

/**
 * Calls a push back and keeps its text, which the server then no longer has: it is kept before, and let go of when the
 * server still has it. Where the answer is lost the server is asked whether it still waits, until it tells.
 */
export const useRecalled = (onRecalled: (push: Recalled) => void) => {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const clearFailures = useClearFailures();
  const userId = tokenStore.userId();
  const queryClient = useQueryClient();
  const running = runningIn.get(queryClient) ?? new Set();
  runningIn.set(queryClient, running);
  const queryKey = ['recalled-pushes', userId];
  const { data: recalled = [], refetch } = useQuery({
    queryKey,
    queryFn: async () => (await findRecalled(userId)).filter(({ id }) => !running.has(id)),
    staleTime: 0,
  });
  // What is typed when the answer comes counts, not what was at the press.
  const tell = useEvent(onRecalled);
  const { alone } = useAlone();

  const letGo = async (ids: readonly number[]) => {
    // At once: its text may leave the fields now, and would be shown as called back until it is dropped.
    queryClient.setQueryData<Recalled[]>(queryKey, (all) => all?.filter(({ id }) => !ids.includes(id)));
    await Promise.all(ids.map((id) => dropRecalled(userId, id)));
    await refetch();
  };
  /** Undefined: the server does not tell. */
  const isGone = (id: number): Promise<boolean | undefined> =>
    dataProvider.getOne('scheduled_pushes', { id }).then(
      () => false,
      (failure) => isNotFound(failure) || undefined,
    );
  const end = async (push: Recalled) => {
    clearFailures(recallFailed);
    notify(scheduledPushTexts.recalled, { type: 'success' });
    tell(push);
    await keepRecalled(userId, { ...push, isAsked: false });
    await refetch();
  };
  /** Resolves to true when it was called back. */
  const recall = async ({ id, message, shop_name, send_at }: ScheduledPush): Promise<boolean> => {
    const push = { id, message, shop_name, send_at, isAsked: true };
    clearFailures(recallFailed);
    running.add(id);
    await keepRecalled(userId, push);
    const failure: unknown = await dataProvider.delete('scheduled_pushes', { id }).then(
      () => null,
      (error) => error,
    );
    // Not there: another tab, or someone else, has called it back.
    const isDone = failure === null || isNotFound(failure);
    const hasGone = isDone || (isOutcomeUnknown(failure) ? await isGone(id) : false);
    running.delete(id);
    if (hasGone) await end(push);
    else if (hasGone === false) await letGo([id]);
    else await refetch();
    if (!hasGone) tellFailure(hasGone === false ? recallFailed : maybeRecalled, failure, recallFailed);
    return hasGone === true;
  };
  const isAskedStill = async ({ id }: Recalled) =>
    (await findRecalled(userId)).some((kept) => kept.id === id && kept.isAsked);
  /** Asks once more about those of which it is not known yet. */
  const settleAll = useEvent(async () => {
    for (const push of recalled.filter(({ isAsked }) => isAsked)) {
      const hasGone = await isGone(push.id);
      // Called back once more meanwhile: the answer is about before that.
      if (running.has(push.id) || !(await isAskedStill(push))) continue;
      if (hasGone) await end(push);
      if (hasGone === false) {
        clearFailures(recallFailed);
        await letGo([push.id]);
        notify(recallFailed, { type: 'error', cause: recallFailed });
      }
    }
  });
  const settle = () => alone(settleAll);
  return { recalled, recall, settle, letGo };
};
