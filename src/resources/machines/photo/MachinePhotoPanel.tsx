import CameraIcon from '@mui/icons-material/PhotoCameraOutlined';
import LibraryIcon from '@mui/icons-material/PhotoLibraryOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { onlineManager } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useRecordContext } from 'react-admin';
import { photoTexts } from '../../../../i18n/nl/late/machinePhoto';
import { useHasApi } from '../../../provider/reads/useHasApi';
import { LeaveGuard } from '../../../ui/leave/LeaveGuard';
import { FORM_WIDTH } from '../../../ui/page/formLayout';
import { Panel } from '../../../ui/page/Panel';
import { Question } from '../../../ui/page/Question';
import { ByMouse } from '../../../ui/pictures/ByMouse';
import { takesPictures } from '../../../ui/pictures/takesPictures';
import type { Machine } from '../../../v2/entities/machine';
import { reachability } from '../../../visits/reachability';
import { isTemporary } from '../../../visits/waitingWrites';
import { canOpenOffline } from '../../../visits/withVisits';
import { machineName } from '../machineName';
import { PhotoChooser } from './PhotoChooser';
import { useMachinePhoto } from './useMachinePhoto';

/** Four by three, as a phone's camera makes them. The place is kept while the photo loads. */
const SIZE = { width: 160, height: 120 };
const UNKNOWN = { data: [] };

/** The photo of the form's machine, on a server with `/api`. It is stored at once, apart from the form. */
export const MachinePhotoPanel = () => {
  const machine = useRecordContext<Machine & { id: number }>();
  const hasApi = useHasApi();
  if (!hasApi || !machine) return null;
  // Not the id of the address, which stays temporary after the machine was sent.
  const { customer_machinery_id: id } = machine;
  return <PhotoPanel key={id} id={id} name={machineName(machine)} />;
};

const PhotoPanel = ({ id, name }: { id: number; name: string }) => {
  const photo = useMachinePhoto(id, name);
  const { query, shown, isWaiting, isStuck, hasUnsent, giveUp, isBusy, said, failure, take, sendAgain, remove } = photo;
  const { isLost } = useSyncExternalStore(reachability.subscribe, reachability.get);
  // Where nothing is kept for a visit, only the browser itself tells.
  const isOnline = useSyncExternalStore(onlineManager.subscribe, () => onlineManager.isOnline());
  // A machine that waits for a network has no number on the server yet.
  const isOffline = isLost || !isOnline || isTemporary(id);
  const mayWait = canOpenOffline();
  const isDisabled = isBusy || (isOffline && !mayWait);
  const message = () => {
    if (isOffline && !mayWait) return photoTexts.offline;
    if (isBusy) return said;
    if (isWaiting) return isStuck ? photoTexts.stuck : photoTexts.waits;
    if (said || isOffline) return said || photoTexts.keptHere;
    return (
      <>
        {photoTexts.hint} <ByMouse>{photoTexts.drop}</ByMouse>
      </>
    );
  };
  const buttons = useRef<HTMLElement>(null);
  const pressed = useRef<HTMLElement>();
  useEffect(() => {
    if (!isBusy) return;
    // The button that was pressed was disabled meanwhile, or has gone.
    return () => {
      const isThere = pressed.current?.isConnected;
      if (document.activeElement === document.body)
        (isThere ? pressed.current : buttons.current?.querySelector('button'))?.focus();
    };
  }, [isBusy]);
  return (
    <Box sx={{ maxWidth: FORM_WIDTH, mb: 2.5, displayPrint: 'none' }}>
      {(hasUnsent || isBusy) && <LeaveGuard hasChanges isSaving={isBusy} onLeave={giveUp} />}
      <Panel
        title={photoTexts.title}
        query={isOffline ? { ...query, data: query.data ?? UNKNOWN } : query}
        overview={null}
      >
        {() => (
          <Box
            {...takesPictures(([file = new Blob()]) => {
              if (!isDisabled) void take(file);
            })}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}
          >
            {shown && (
              <Box
                component="img"
                src={shown}
                alt={photoTexts.of(name)}
                loading="lazy"
                {...SIZE}
                sx={{ ...SIZE, objectFit: 'contain', borderRadius: 1, bgcolor: 'action.hover' }}
              />
            )}
            <Box
              ref={buttons}
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
              onFocus={({ target }) => {
                if (target instanceof HTMLButtonElement) pressed.current = target;
              }}
            >
              <PhotoChooser
                text={photoTexts.take}
                camera
                startIcon={<CameraIcon />}
                disabled={isDisabled}
                onChosen={take}
              />
              <PhotoChooser
                text={photoTexts.choose}
                startIcon={<LibraryIcon />}
                disabled={isDisabled}
                onChosen={take}
              />
              {shown && !hasUnsent && <RemoveButton name={name} disabled={isDisabled} onConfirm={remove} />}
            </Box>
            <Typography variant="body2" color="text.secondary" role="status" sx={{ width: '100%' }}>
              {message()}
            </Typography>
            {failure && (
              <Alert
                severity="error"
                role="alert"
                sx={{ width: '100%' }}
                action={
                  hasUnsent && (
                    <Button color="inherit" disabled={isDisabled} onClick={sendAgain}>
                      {photoTexts.again}
                    </Button>
                  )
                }
              >
                {failure}
              </Alert>
            )}
          </Box>
        )}
      </Panel>
    </Box>
  );
};

interface RemoveButtonProps {
  name: string;
  disabled: boolean;
  onConfirm: () => Promise<void>;
}

const RemoveButton = ({ name, disabled, onConfirm }: RemoveButtonProps) => {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button color="error" disabled={disabled} onClick={() => setAsked(true)}>
        {photoTexts.remove}
      </Button>
      <Question
        isOpen={isAsked}
        title={photoTexts.removeTitle}
        content={photoTexts.removeQuestion(name)}
        confirm={photoTexts.remove}
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          void onConfirm();
        }}
      />
    </>
  );
};
