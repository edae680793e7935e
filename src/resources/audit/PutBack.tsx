import RestoreIcon from '@mui/icons-material/SettingsBackupRestore';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { putBackTexts } from '../../../i18n/nl/late/putBack';
import { useManifestForm } from '../../provider/reads/resourceFields';
import type { AuditEntry, Change } from './entry';
import { PutBackDialog } from './PutBackDialog';
import { useFieldLabel } from './useFieldLabel';
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
