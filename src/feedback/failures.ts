import { type NotificationPayload, useNotificationContext } from 'ra-core';
import { useCallback, useState } from 'react';
import { useNotify } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { isOutcomeUnknown } from '../provider/http/idempotency';

type TellFailure = (text: string, error: unknown, cause?: string) => void;

interface Telling {
  cause?: string;
  /** Instead of the text, where the server may have carried it out. */
  maybe?: string;
  /** By default as `useTellFailure` does. */
  tell?: TellFailure;
}

/** Carries out work whose failure is notified with `text`. Resolves to true on success; never rejects. */
export const useAttempt = () => {
  const tellFailure = useTellFailure();
  const clearFailures = useClearFailures();
  const [isBusy, setBusy] = useState(false);
  const attempt = useCallback(
    async (
      text: string,
      work: () => Promise<unknown>,
      { cause = text, maybe = text, tell = tellFailure }: Telling = {},
    ) => {
      clearFailures(cause);
      setBusy(true);
      try {
        await work();
        return true;
      } catch (failure) {
        tell(isOutcomeUnknown(failure) ? maybe : text, failure, cause);
        return false;
      } finally {
        setBusy(false);
      }
    },
    [clearFailures, tellFailure],
  );
  return { attempt, isBusy };
};

/** Asked when an answer comes: whether its screen was left, also while the next one is still on its way. */
export const useIsLeft = () => {
  const { pathname } = useLocation();
  // The router takes an address without the slash too.
  return () => `/${window.location.hash.replace(/^#?\/?/, '')}`.split('?')[0] !== pathname;
};

/** Notifies of a failure in two alerts (section 8): the text of the key, and the server's reason. */
export const useTellFailure = () => {
  const notify = useNotify();
  return useCallback(
    (text: string, error: unknown, cause = text, isForNextScreen = false) => {
      const failure: FailureOptions = { type: 'error', cause, isForNextScreen };
      notify(text, failure);
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', failure);
    },
    [notify],
  );
};

/**
 * What a failure's notice says of its cause, among the options of `notify`. A form's failures, and those of stock parts,
 * have no name: there is one form on a screen.
 */
interface FailureOptions {
  type: 'error';
  /** The action that failed, on this screen. */
  cause?: string;
  /** Told together with a redirect: it belongs to the next screen. */
  isForNextScreen?: boolean;
}

export const isFailure = ({ type }: NotificationPayload): boolean => type === 'error';

/** Removes the notices of one action's failures: it is tried again, or its cause is gone. */
export const useClearFailures = () => {
  const { setNotifications } = useNotificationContext();
  return useCallback(
    (cause?: string) =>
      setNotifications((all) => {
        const kept = all.filter((one) => !isFailure(one) || one.notificationOptions?.cause !== cause);
        return kept.length === all.length ? all : kept;
      }),
    [setNotifications],
  );
};
