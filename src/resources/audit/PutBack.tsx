import RestoreIcon from '@mui/icons-material/SettingsBackupRestore';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { wayBack } from '../../provider/wayBack';
import type { Change } from './change';
import type { AuditEntry } from './entry';
import { PutBackDialog } from './PutBackDialog';
import { useFieldLabel } from './useFieldLabel';

/** Beside a changed field: the button that puts its old value back, or why there is none. */
export const PutBack = ({ entry, field, old }: { entry: AuditEntry; field: string; old: Change['old'] }) => {
  const translate = useTranslate();
  const labelOf = useFieldLabel(entry.resource);
  const [isAsking, setAsking] = useState(false);
  const way = wayBack(entry.resource, field, old);
  if ('not' in way) return <p>{translate(`audit.putBack.not.${way.not}`)}</p>;
  const label = translate('audit.putBack.button');
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
