import { useQueryClient } from '@tanstack/react-query';
import {
  type NotificationPayload,
  type UndoableMutation,
  useEvent,
  useNotificationContext,
  useTakeUndoableMutation,
} from 'ra-core';
import { useEffect, useRef } from 'react';
import { whileLeaving } from '../provider/http/request';
import { finishBeforeLeaving } from '../ui/leave/unsavedWork';

/** How long a notice stays, and its write can be undone. */
export const NOTICE_MS = 6_000;
/** How long signing out waits for these writes. */
const SEND_LIMIT_MS = 3_000;

interface Waiting {
  settle: UndoableMutation;
  /** Null until its notice is shown. */
  notice: NotificationPayload | null;
}

const isUndoable = (notice: NotificationPayload) => notice.notificationOptions?.undoable === true;

/**
 * Holds the writes of react-admin's undoable mode, each with the notice that can undo it; a notice belongs to the
 * oldest write without one. Sends a write when its notice closes, when the page closes, or when it got no notice.
 * Returns the undo function.
 */
export const useUndoableWrites = () => {
  const { notifications, setNotifications } = useNotificationContext();
  const take = useTakeUndoableMutation();
  const queryClient = useQueryClient();
  const waiting = useRef<Waiting[]>([]);

  const settle = useEvent((isSettled: (one: Waiting) => boolean, isUndo: boolean) => {
    const settled = waiting.current.filter(isSettled);
    waiting.current = waiting.current.filter((one) => !settled.includes(one));
    for (const one of settled) one.settle({ isUndo });
    return settled.length > 0;
  });
  const sendAll = useEvent(() => {
    const hasSent = settle(() => true, false);
    if (hasSent) setNotifications((shown) => shown.filter((notice) => !isUndoable(notice)));
    return hasSent;
  });
  const finish = useEvent(async () => {
    if (!sendAll()) return;
    const end = Date.now() + SEND_LIMIT_MS;
    while (queryClient.isMutating() > 0 && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
  });

  // `take` changes with react-admin's queue, and returns one write per call.
  useEffect(() => {
    const mutation = take();
    if (!mutation) return;
    const added: Waiting = { settle: mutation, notice: null };
    waiting.current.push(added);
    setTimeout(() => settle((one) => one === added && one.notice === null, false), NOTICE_MS);
  }, [take, settle]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a write that was taken looks for its notice
  useEffect(() => {
    settle(({ notice }) => notice !== null && !notifications.includes(notice), false);
    const isTaken = (notice: NotificationPayload) => waiting.current.some((one) => one.notice === notice);
    const free = notifications.filter((notice) => isUndoable(notice) && !isTaken(notice));
    for (const one of waiting.current) one.notice ??= free.shift() ?? null;
  }, [notifications, take, settle]);

  useEffect(() => {
    const leave = (event: Event) =>
      whileLeaving(() => {
        if (sendAll()) event.preventDefault();
      });
    // A phone may close a hidden page without another event.
    const hide = (event: Event) => {
      if (document.visibilityState === 'hidden') leave(event);
    };
    window.addEventListener('beforeunload', leave);
    document.addEventListener('visibilitychange', hide);
    const stop = finishBeforeLeaving(finish);
    return () => {
      window.removeEventListener('beforeunload', leave);
      document.removeEventListener('visibilitychange', hide);
      stop();
      settle(() => true, false);
    };
  }, [sendAll, finish, settle]);

  return (notice: NotificationPayload) => settle((one) => one.notice === notice, true);
};
