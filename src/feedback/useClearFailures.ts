import { type NotificationPayload, useNotificationContext } from 'ra-core';
import { useCallback } from 'react';

/**
 * What a failure's notice says of its cause, among the options of `notify`. A form's failures, and those of stock parts,
 * have no name: there is one form on a screen.
 */
export interface FailureOptions {
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
