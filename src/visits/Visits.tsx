import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import { loadWithMui } from '../ui/theme/loadWithMui';

const nothing = () => undefined;
const loadBar = () => import('./VisitBar').then(({ VisitBar }) => VisitBar);

/** Milliseconds without a read after which the first screen has all that it asked for. */
const QUIET_FOR = 3_000;

/** What works without a network. Its code, and the service worker, come after the first screen; without workers never. */
export const Visits = () => {
  const queryClient = useQueryClient();
  const [Bar, setBar] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = () => {
      stop();
      loadWithMui(loadBar).then((loaded) => setBar(() => loaded), nothing);
    };
    const stop = queryClient.getQueryCache().subscribe(() => {
      clearTimeout(timer);
      if (queryClient.isFetching() === 0) timer = setTimeout(load, QUIET_FOR);
    });
    // The bar says why nothing comes.
    if (!navigator.onLine) load();
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [queryClient]);
  return Bar && <Bar />;
};
