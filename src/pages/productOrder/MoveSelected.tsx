import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Ordering } from '../../ordering/useOrdering';
import { useSelection } from './selection';
import type { ProductPlace } from './useProductOrder';

/** Moves the selected products together to the place that the user types. */
export const MoveSelected = ({ ordering }: { ordering: Ordering<ProductPlace> }) => {
  const translate = useTranslate();
  const { selected, clear } = useSelection();
  const [isAsking, setAsking] = useState(false);
  const [said, setSaid] = useState('');
  const chosen = ordering.items.filter(({ key }) => selected.has(key));
  const last = ordering.items.length - chosen.length + 1;

  const move = (position: number) => {
    ordering.moveMany(
      chosen.map(({ key }) => key),
      position - 1,
    );
    setSaid(translate('productOrder.moved', { smart_count: chosen.length, position }));
    setAsking(false);
    clear();
  };
  return (
    <>
      {chosen.length > 0 && (
        <>
          <Button variant="outlined" size="small" onClick={() => setAsking(true)}>
            {translate('productOrder.toPosition', { smart_count: chosen.length })}
          </Button>
          <Button size="small" onClick={clear}>
            {translate('productOrder.unselect')}
          </Button>
        </>
      )}
      <Typography role="status" variant="body2" color="text.secondary">
        {chosen.length > 0 ? translate('productOrder.selected', { smart_count: chosen.length }) : said}
      </Typography>
      <Dialog open={isAsking} onClose={() => setAsking(false)} maxWidth="xs" fullWidth>
        <PositionForm last={last} onMove={move} onCancel={() => setAsking(false)} />
      </Dialog>
    </>
  );
};

interface PositionFormProps {
  last: number;
  onMove: (position: number) => void;
  onCancel: () => void;
}
const PositionForm = ({ last, onMove, onCancel }: PositionFormProps) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const position = Number(typed);
    if (Number.isInteger(position) && position >= 1 && position <= last) onMove(position);
    else setRefused(true);
  };
  return (
    <form onSubmit={submit} noValidate>
      <DialogTitle>{translate('productOrder.dialog.title')}</DialogTitle>
      <DialogContent>
        <TextField
          autoFocus
          label={translate('productOrder.dialog.position')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={isRefused}
          helperText={translate('productOrder.dialog.range', { last })}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{translate('ra.action.cancel')}</Button>
        <Button type="submit" variant="contained">
          {translate('productOrder.dialog.move')}
        </Button>
      </DialogActions>
    </form>
  );
};
