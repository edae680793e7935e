import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { viewTexts } from '../../../i18n/nl/late/views';
import { isTaken } from './viewSettings';

interface RenameViewProps {
  name: string;
  isBusy: boolean;
  /** The names of one's other views. */
  taken: readonly string[];
  onRename: (name: string) => Promise<void>;
  onCancel: () => void;
}

/** A saved view's name as an input: Enter keeps it, Escape leaves it as it was. */
export const RenameView = ({ name, isBusy, taken, onRename, onCancel }: RenameViewProps) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState(name);
  const isRefused = isTaken(typed, taken);
  const rename = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void onRename(typed.trim());
  };
  return (
    <Box
      component="form"
      onSubmit={rename}
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
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', columnGap: 1 }}>
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
