import OfflineIcon from '@mui/icons-material/DownloadForOfflineOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNotify } from 'react-admin';
import { prepareTexts } from '../../i18n/nl/late/prepareVisit';
import { useAlone } from '../feedback/useAlone';
import { BusyButton } from '../ui/page/BusyButton';
import { Said } from '../ui/page/Said';
import { useTimeAgo } from '../ui/page/useTimeAgo';
import { preparedAt, prepareVisit, useVisitReader } from './prepareVisit';
import { reachability } from './reachability';
import { canOpenOffline } from './withVisits';

const followWorker = (listener: () => void) => {
  if (!('serviceWorker' in navigator)) return () => undefined;
  navigator.serviceWorker.addEventListener('controllerchange', listener);
  return () => navigator.serviceWorker.removeEventListener('controllerchange', listener);
};

/** Keeps all of a visit on this device, and says how old it is. Not there in a browser that cannot open the app offline. */
export const PrepareVisit = ({ customerId }: { customerId: number }) => {
  const reader = useVisitReader();
  const notify = useNotify();
  const isPossible = useSyncExternalStore(followWorker, canOpenOffline);
  const { isLost } = useSyncExternalStore(reachability.subscribe, reachability.get);
  const { isBusy, alone } = useAlone();
  const [isDone, setDone] = useState(false);
  const [at, setAt] = useState<number | null>(null);
  useEffect(() => {
    if (isBusy || !isPossible) return;
    let isThere = true;
    void preparedAt(customerId).then((found) => {
      if (isThere) setAt(found);
    });
    return () => {
      isThere = false;
    };
  }, [customerId, isBusy, isPossible]);
  const ago = useTimeAgo(at);
  if (!isPossible) return null;

  const prepare = async () => {
    setDone(false);
    try {
      await prepareVisit(reader, customerId);
      setDone(true);
    } catch {
      notify(prepareTexts.failed, { type: 'error', cause: 'visit' });
    }
  };
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5, mt: -1, mb: 2.5 }}>
      <BusyButton
        variant="outlined"
        size="small"
        startIcon={<OfflineIcon />}
        isBusy={isBusy}
        disabled={isLost}
        onClick={() => void alone(prepare)}
      >
        {isBusy ? prepareTexts.preparing : prepareTexts.prepare}
      </BusyButton>
      {at !== null && (
        <Typography variant="body2" color="text.secondary">
          {prepareTexts.prepared(ago)}
        </Typography>
      )}
      {/* Without the age, which a screen reader would tell again every minute. */}
      <Said>{isDone && prepareTexts.isPrepared}</Said>
    </Stack>
  );
};
