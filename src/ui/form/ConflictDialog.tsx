import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useState } from 'react';
import { FieldTitle, useGetList, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { conflictTexts } from '../../../i18n/nl/late/conflict';
import { formatDateTime } from '../../lib/dates';
import { differingParts } from '../../lib/differingParts';
import { useHasApi } from '../../provider/reads/useHasApi';
import type { Conflict, ConflictError } from '../../provider/records/threeWayMerge';
import type { AuditEntry } from '../../v2/entities/audit';
import { FieldValue } from '../inputs/FieldValue';

/** The id of the edit form, which this dialog submits. */
export const RECORD_FORM = 'record-form';

type Side = 'mine' | 'theirs';

/** Two users changed the same fields: shows both values, who changed it and when, and saves what the user chooses. */
export const ConflictDialog = ({
  conflict,
  onDecided,
  onClose,
}: {
  conflict: ConflictError;
  /** Called before the form is submitted again. */
  onDecided: () => void;
  onClose: () => void;
}) => {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const whoChanged = useWhoChanged();
  const [chosen, setChosen] = useState<Record<string, Side>>({});
  const decide = () => {
    for (const { field, theirs } of conflict.conflicts) {
      if (chosen[field] === 'theirs') setValue(field, theirs, { shouldDirty: true });
    }
    onDecided();
    const form = document.getElementById(RECORD_FORM);
    if (form instanceof HTMLFormElement) form.requestSubmit();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth>
      <DialogTitle>{conflictTexts.title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{conflictTexts.content}</DialogContentText>
        {conflict.conflicts.map((one) => (
          <Choice
            key={one.field}
            conflict={one}
            changed={whoChanged(one.field)}
            side={chosen[one.field] ?? 'mine'}
            onChoose={(side) => setChosen({ ...chosen, [one.field]: side })}
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" onClick={decide}>
          {conflictTexts.save}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const Choice = ({
  conflict: { field, mine, theirs },
  changed,
  side,
  onChoose,
}: {
  conflict: Conflict;
  changed: Changed | undefined;
  side: Side;
  onChoose: (side: Side) => void;
}) => {
  const resource = useResourceContext() ?? '';
  const [ofMine, ofTheirs] = differingParts(mine, theirs);
  return (
    <FormControl sx={{ mb: 2 }}>
      <FormLabel id={`conflict-${field}`}>
        <FieldTitle source={field} />
      </FormLabel>
      <RadioGroup
        aria-labelledby={`conflict-${field}`}
        value={side}
        onChange={(_, value) => onChoose(value === 'theirs' ? 'theirs' : 'mine')}
      >
        <FormControlLabel
          value="mine"
          control={<Radio />}
          label={
            <>
              {conflictTexts.mine} <FieldValue resource={resource} field={field} value={ofMine} />
            </>
          }
        />
        <FormControlLabel
          value="theirs"
          control={<Radio />}
          label={
            <>
              {changed ? conflictTexts.theirsOf(changed.name) : conflictTexts.theirs}{' '}
              <FieldValue resource={resource} field={field} value={ofTheirs} />
            </>
          }
        />
      </RadioGroup>
      {changed && <FormHelperText sx={{ mx: 0 }}>{conflictTexts.changed(changed.name, changed.moment)}</FormHelperText>}
    </FormControl>
  );
};

/** The number of writes to search through. */
const LOOKED_AT = { page: 1, perPage: 25 };
const NEWEST_FIRST = { field: 'id', order: 'DESC' as const };

interface Changed {
  name: string;
  moment: string;
}

/** Finds who last changed a field of the record, and when; undefined without an audit. */
const useWhoChanged = (): ((field: string) => Changed | undefined) => {
  const resource = useResourceContext() ?? '';
  const record_id = useRecordContext()?.id;
  const hasApi = useHasApi();
  const { data = [] } = useGetList<AuditEntry>(
    'audit',
    { filter: { resource, record_id }, sort: NEWEST_FIRST, pagination: LOOKED_AT },
    // Always fresh, because the write was a moment ago. A failure is not shown.
    { enabled: hasApi && record_id !== undefined, staleTime: 0, gcTime: 0, onError: () => undefined },
  );
  return (field) => {
    const write = data.find(({ changes }) => changes.some((change) => change.field === field));
    return write && { name: write.user_name, moment: formatDateTime(write.created) };
  };
};
