import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { type FormEvent, useRef, useState } from 'react';

interface PositionDialogProps {
  isOpen: boolean;
  title: string;
  /** The number of positions to choose from. */
  last: number;
  /** `position` from 1. */
  onMove: (position: number) => void;
  onClose: () => void;
}

/** Asks for a place in an order: its number, the top or the bottom. */
export const PositionDialog = ({ isOpen, onClose, ...form }: PositionDialogProps) => (
  <Dialog open={isOpen} onClose={onClose} maxWidth="xs" fullWidth>
    <PositionForm onClose={onClose} {...form} />
  </Dialog>
);

const PositionForm = ({ title, last, onMove, onClose }: Omit<PositionDialogProps, 'isOpen'>) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const position = Number(typed);
    if (Number.isInteger(position) && position >= 1 && position <= last) onMove(position);
    else {
      setRefused(true);
      field.current?.focus();
    }
  };
  return (
    <form onSubmit={submit} noValidate>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        <TextField
          autoFocus
          inputRef={field}
          label={translate('ordering.position.label')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={isRefused}
          helperText={translate('ordering.position.range', { last })}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
        />
        <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
          <Button variant="outlined" size="small" onClick={() => onMove(1)}>
            {translate('ordering.position.top')}
          </Button>
          <Button variant="outlined" size="small" onClick={() => onMove(last)}>
            {translate('ordering.position.bottom')}
          </Button>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button type="submit" variant="contained">
          {translate('ordering.position.move')}
        </Button>
      </DialogActions>
    </form>
  );
};
