import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { viewTexts } from '../../../i18n/nl/late/views';
import { SwitchField } from '../inputs/SwitchField';
import type { NewView, SavedView } from './useViews';
import { isTaken } from './viewSettings';

interface ChangeViewProps {
  view: SavedView;
  canShare: boolean;
  isBusy: boolean;
  /** The names of one's other views. */
  taken: readonly string[];
  onChange: (changes: Pick<NewView, 'name' | 'shared'>) => Promise<void>;
  onCancel: () => void;
}

/** A saved view's name, and whether colleagues see it: Enter keeps both, Escape leaves them as they were. */
export const ChangeView = ({ view, canShare, isBusy, taken, onChange, onCancel }: ChangeViewProps) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState(view.name);
  const [isShared, setShared] = useState(view.shared === 1);
  const isRefused = isTaken(typed, taken);
  const change = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void onChange({ name: typed.trim(), shared: isShared ? 1 : 0 });
  };
  return (
    <Box
      component="form"
      onSubmit={change}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The dialog would close by it.
        event.stopPropagation();
        onCancel();
      }}
      sx={{ flexBasis: '100%', mt: 1 }}
    >
      <TextField
        label={viewTexts.newName}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onFocus={({ target }) => target.select()}
        autoFocus
        autoComplete="off"
        error={isRefused}
        helperText={isRefused && viewTexts.nameTaken}
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        {canShare && <SwitchField label={viewTexts.share} checked={isShared} onChange={setShared} />}
        <span style={{ flexGrow: 1 }} />
        <Button size="small" onClick={onCancel}>
          {translate('ra.action.cancel')}
        </Button>
        {/* While it is sent not disabled: it keeps the focus. */}
        <Button type="submit" size="small" aria-disabled={isBusy} disabled={isRefused || typed.trim() === ''}>
          {translate('ra.action.save')}
        </Button>
      </Box>
    </Box>
  );
};
