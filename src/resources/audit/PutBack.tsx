import RestoreIcon from '@mui/icons-material/SettingsBackupRestore';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { putBackTexts } from '../../../i18n/nl/late/putBack';
import { useManifestForm } from '../../provider/reads/resourceFields';
import { mappings } from '../../provider/records/mappings';
import { StoredValue } from '../../ui/inputs/StoredValue';
import { LeaveGuard } from '../../ui/leave/LeaveGuard';
import { BusyButton } from '../../ui/page/BusyButton';
import type { AuditEntry, Change } from '../../v2/entities/audit';
import { useFieldLabel, useResourceName } from './names';
import { type PuttingBack, usePutBack } from './usePutBack';
import { wayBack } from './wayBack';

/** The button that puts an old value back, or the reason why there is none. */
export const PutBack = ({ entry, field, old }: { entry: AuditEntry; field: string; old: Change['old'] }) => {
  const labelOf = useFieldLabel(entry.resource);
  const form = useManifestForm(entry.resource);
  const [isAsking, setAsking] = useState(false);
  const way = wayBack(entry.resource, field, old, form);
  if ('not' in way) return <p>{putBackTexts.not[way.not]}</p>;
  const label = putBackTexts.button;
  return (
    <>
      <Button
        size="small"
        startIcon={<RestoreIcon />}
        sx={{ ml: -1.5 }}
        aria-label={`${label}: ${labelOf(field)}`}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      {isAsking && (
        <PutBackDialog entry={entry} field={field} old={old} way={way.by} onClose={() => setAsking(false)} />
      )}
    </>
  );
};

/** Shows the current and the old value, and asks before putting it back. */
const PutBackDialog = ({ onClose, ...wanted }: PuttingBack & { onClose: () => void }) => {
  const translate = useTranslate();
  const { entry, field, old } = wanted;
  const labelOf = useFieldLabel(entry.resource);
  const nameOf = useResourceName();
  const { present, picture, isLoading, isPending, failure, hindrance, putBack } = usePutBack(wanted, onClose);
  const isImage = wanted.way !== 'update';
  const close = () => {
    if (!isPending) onClose();
  };
  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs">
      <LeaveGuard hasChanges={isPending} isSaving={isPending} />
      <DialogTitle>
        {putBackTexts.title(
          labelOf(field),
          // A record beyond v2 is known by its name alone.
          `${nameOf(entry.resource, 1)} ${(!(entry.resource in mappings) && entry.record_name) || entry.record_id}`,
        )}
      </DialogTitle>
      <DialogContent>
        {isLoading && <LinearProgress aria-label={translate('ra.page.loading')} />}
        {!isLoading && hindrance !== 'gone' && hindrance !== 'unreadable' && (
          <Values>
            <dt>{putBackTexts.now}</dt>
            <dd>
              {isImage ? (
                <Picture src={present} />
              ) : (
                <StoredValue resource={entry.resource} field={field} value={present ?? null} />
              )}
            </dd>
            <dt>{putBackTexts.again}</dt>
            <dd>
              {isImage ? (
                <Picture src={hindrance === 'already' ? present : picture} />
              ) : (
                <StoredValue resource={entry.resource} field={field} value={old} />
              )}
            </dd>
          </Values>
        )}
        {hindrance && <Alert severity="info">{putBackTexts.hindered[hindrance]}</Alert>}
        {failure.length > 0 && (
          <Alert severity="error" role="alert">
            {failure.join(' ')}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button disabled={isPending} onClick={close}>
          {translate(hindrance ? 'ra.action.close' : 'ra.action.cancel')}
        </Button>
        {!hindrance && (
          <BusyButton variant="contained" isBusy={isPending} disabled={isLoading} onClick={putBack}>
            {putBackTexts.button}
          </BusyButton>
        )}
      </DialogActions>
    </Dialog>
  );
};

const Picture = ({ src }: { src: string | null | undefined }) => {
  const translate = useTranslate();
  return src ? <img src={src} alt={translate('ui.value.image')} /> : translate('ui.value.empty');
};

const Values = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: theme.spacing(1, 2),
  margin: theme.spacing(0, 0, 2),
  overflowWrap: 'anywhere',
  '& dt': { color: theme.palette.text.secondary },
  '& dd': { margin: 0, whiteSpace: 'pre-wrap', minWidth: 0 },
  '& img': { maxWidth: '100%', maxHeight: 160, borderRadius: 8 },
}));
