import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useCallback, useContext, useSyncExternalStore } from 'react';
import { UNSAFE_DataRouterContext, useLocation } from 'react-router-dom';

const nothing = () => undefined;

/**
 * True while the code of the next screen loads. React shows the old screen until then, and React Router tells only of
 * loaders, which no route has: so this compares where the router is with what is shown.
 */
const useIsGoing = () => {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const subscribe = useCallback((listener: () => void) => router?.subscribe(listener) ?? nothing, [router]);
  const next = useSyncExternalStore(subscribe, () => router?.state.location.key);
  const { key } = useLocation();
  return next !== undefined && next !== key;
};

/** A line below the bar while a screen or its data loads; its style shows it after 200 ms. */
export const Busy = () => {
  const translate = useTranslate();
  // Not ra-core's useLoading: it renders at every event of the cache. A screen that opens causes some at each try to
  // render, and every render here makes it begin again, for five seconds.
  const isLoading = useIsFetching() + useIsMutating() > 0;
  const isGoing = useIsGoing();
  return isLoading || isGoing ? (
    <div className="busy" role="progressbar" aria-label={translate('ra.page.loading')} />
  ) : null;
};
