import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { InputProps } from 'react-admin';
import { type ChoicesQuery, helpOfChoices } from './ChoicesFailed';
import { useTextField } from './useTextField';

interface Choice {
  id: string | number;
  name: string;
}

export interface SelectInputProps extends InputProps {
  choices: readonly Choice[];
  /** The query of the choices, when it can fail: a chosen value then has no name. */
  query?: ChoicesQuery;
  /** The text of the empty choice; without it a choice is required. */
  emptyText?: string;
}

/** Shown for a choice whose name is not loaded. */
const CHOSEN = '…';

/** One of a few choices. A stored value that is no choice is kept and shown as it is. */
export const SelectInput = ({ choices, query, emptyText, ...input }: SelectInputProps) => {
  const help = query && helpOfChoices(query);
  const field = useTextField({ ...input, ...(help && { helperText: help }) });
  const value = field.value ?? '';
  const isKnown = value === '' || choices.some(({ id }) => id === value);
  return (
    <TextField
      {...field}
      select
      value={value}
      slotProps={{
        select: { displayEmpty: emptyText !== undefined },
        inputLabel: emptyText === undefined ? {} : { shrink: true },
      }}
    >
      {emptyText !== undefined && <MenuItem value="">{emptyText}</MenuItem>}
      {!isKnown && (
        <MenuItem value={String(value)}>{query && query.data === undefined ? CHOSEN : String(value)}</MenuItem>
      )}
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
};
