import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { whenQuiet } from '../provider/reads/whenQuiet';
import { useLazyComponent } from '../ui/late/useLazyComponent';

const loadBar = () => import('./VisitBar').then(({ VisitBar }) => VisitBar);

/** Without a read for this long, the first screen has all that it asked for. */
const QUIET_MS = 3_000;

/** What works without a network. Its code, and the service worker, come after the first screen; without workers never. */
export const Visits = () => {
  const queryClient = useQueryClient();
  const [isNeeded, setNeeded] = useState(false);
  const Bar = useLazyComponent({ load: loadBar, isNeeded, isExtra: true });
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const load = () => setNeeded(true);
    // Without a network the bar says why nothing comes.
    if (!navigator.onLine) return load();
    return whenQuiet(queryClient, QUIET_MS, load);
  }, [queryClient]);
  return Bar && <Bar />;
};
