import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { OFF } from '../page/off';
import { visuallyHidden } from '../page/visuallyHidden';
import { canHide, canMove, inOrder, useColumnChoice } from './columnChoice';
import type { NamedColumn } from './columns';

interface ColumnsDialogProps {
  columns: readonly NamedColumn[];
  isOpen: boolean;
  onClose: () => void;
}

/** Those that do not fit the screen: as long as nothing was chosen, records.css hides them. */
const unseenOf = (sources: readonly string[]) =>
  sources.filter((source) => {
    const heading = document.querySelector('.record-head')?.getElementsByClassName(`column-${source}`)[0];
    return heading && getComputedStyle(heading).display === 'none';
  });

/** Which columns, in what order and how wide. The list behind it follows at once. */
export const ColumnsDialog = ({ columns, isOpen, onClose }: ColumnsDialogProps) => {
  const translate = useTranslate();
  const [choice, setChoice] = useColumnChoice();
  const [announced, setAnnounced] = useState('');
  const pressed = useRef<HTMLElement | null>(null);
  const movable = inOrder(columns, choice).filter(canMove);
  const order = movable.map(({ source }) => source);
  const { widths = {} } = choice ?? {};
  const hidden = choice?.hidden ?? unseenOf(order);
  // A row that moves down loses the focus of its button.
  useEffect(() => {
    if (announced) pressed.current?.focus();
  }, [announced]);

  const toggle = (source: string) =>
    setChoice({
      ...choice,
      order,
      hidden: hidden.includes(source) ? hidden.filter((one) => one !== source) : [...hidden, source],
    });
  const move = (place: number, by: 1 | -1) => {
    const [source, other] = [order[place], order[place + by]];
    if (source === undefined || other === undefined) return;
    const swapped = order.map((one) => (one === source ? other : one === other ? source : one));
    setChoice({ ...choice, order: swapped });
    const name = movable[place]?.name;
    setAnnounced(translate('columns.moved', { name, position: place + by + 1, count: order.length }));
  };
  const widen = (source: string, rem: number) => {
    const { [source]: _, ...others } = widths;
    setChoice({ ...choice, order, widths: rem ? { ...others, [source]: rem } : others });
  };
  return (
    <Dialog open={isOpen} onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{translate('columns.title')}</DialogTitle>
      <DialogContent sx={{ pb: 0 }}>
        {!choice?.hidden && (
          // A phone shows cards, with all of them.
          <DialogContentText variant="body2" sx={{ mb: 1, display: { xs: 'none', sm: 'block' } }}>
            {translate('columns.fits')}
          </DialogContentText>
        )}
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {movable.map((column, place) => (
            <Box key={column.source} component="li" sx={{ display: 'flex', alignItems: 'center' }}>
              <Box component="label" sx={{ display: 'flex', flex: 1, alignItems: 'center', cursor: 'pointer' }}>
                <Checkbox
                  checked={!canHide(column) || !hidden.includes(column.source)}
                  disabled={!canHide(column)}
                  onChange={() => toggle(column.source)}
                  sx={{ ml: -1 }}
                />
                {column.name}
              </Box>
              <TextField
                select
                margin="none"
                value={widths[column.source] ?? 0}
                onChange={(event) => widen(column.source, Number(event.target.value))}
                slotProps={{
                  select: { native: true },
                  htmlInput: { 'aria-label': translate('columns.widthOf', { name: column.name }) },
                }}
                // A phone shows cards, without columns.
                sx={{ width: '8.5rem', my: 0.25, mr: 1, display: { xs: 'none', sm: 'block' } }}
              >
                {Object.entries(WIDTHS).map(([text, rem]) => (
                  <option key={text} value={rem}>
                    {translate(`columns.${text}`)}
                  </option>
                ))}
              </TextField>
              {MOVES.map(({ by, text, Icon }) => (
                <IconButton
                  key={text}
                  size="small"
                  aria-label={translate(text, { name: column.name })}
                  aria-disabled={order[place + by] === undefined}
                  onClick={({ currentTarget }) => {
                    pressed.current = currentTarget;
                    move(place, by);
                  }}
                  sx={OFF}
                >
                  <Icon fontSize="small" />
                </IconButton>
              ))}
            </Box>
          ))}
        </Box>
        <span style={visuallyHidden} aria-live="polite">
          {announced}
        </span>
      </DialogContent>
      <DialogActions sx={{ justifyContent: 'space-between' }}>
        <Button aria-disabled={choice === null} onClick={() => setChoice(null)} sx={OFF}>
          {translate('columns.reset')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {translate('columns.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

/** In rem; 0 as wide as the content needs. */
const WIDTHS = { fitting: 0, narrow: 6, usual: 11, wide: 18, widest: 28 } as const;

const MOVES = [
  { by: -1, text: 'columns.forward', Icon: UpIcon },
  { by: 1, text: 'columns.backward', Icon: DownIcon },
] as const;
