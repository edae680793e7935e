import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { viewTexts } from '../../../i18n/nl/late/views';
import { SwitchField } from '../inputs/SwitchField';
import type { NewView } from './useViews';
import { isTaken } from './viewSettings';

interface SaveViewProps {
  canShare: boolean;
  isBusy: boolean;
  /** The names of one's own views. */
  taken: readonly string[];
  onSave: (view: Pick<NewView, 'name' | 'shared'>) => Promise<boolean>;
}

/** Saves what the list shows under a name. The name stays until it is saved. */
export const SaveView = ({ canShare, isBusy, taken, onSave }: SaveViewProps) => {
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const isRefused = isTaken(name, taken);
  const save = async (event: FormEvent<HTMLElement>) => {
    event.preventDefault();
    // The button is disabled now, and a disabled one that has the focus takes no key: not Escape either.
    event.currentTarget.focus();
    if (!(await onSave({ name: name.trim(), shared: isShared ? 1 : 0 }))) return;
    setName('');
    setShared(false);
  };
  return (
    <Box
      component="form"
      onSubmit={save}
      tabIndex={-1}
      sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider', outline: 'none' }}
    >
      <Typography component="h3" variant="h3">
        {viewTexts.new}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {canShare ? viewTexts.holds : viewTexts.holdsHere}
      </Typography>
      <TextField
        label={viewTexts.name}
        value={name}
        onChange={({ target }) => setName(target.value)}
        autoComplete="off"
        error={isRefused}
        helperText={isRefused && viewTexts.taken}
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        {canShare && <SwitchField label={viewTexts.share} checked={isShared} onChange={setShared} />}
        <Button type="submit" variant="contained" disabled={isBusy || isRefused || name.trim() === ''}>
          {viewTexts.save}
        </Button>
      </Box>
    </Box>
  );
};
