import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import { whenQuiet } from '../provider/reads/whenQuiet';
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
    const load = () => void loadWithMui(loadBar).then((loaded) => setBar(() => loaded), nothing);
    // Without a network the bar says why nothing comes.
    if (!navigator.onLine) return load();
    return whenQuiet(queryClient, QUIET_FOR, load);
  }, [queryClient]);
  return Bar && <Bar />;
};
