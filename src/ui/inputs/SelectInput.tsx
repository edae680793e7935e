import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { InputProps } from 'react-admin';
import { helpOfChoices } from '../ChoicesFailed';
import { useFieldText } from './fieldTexts';
import { useTextField } from './useTextField';

interface Choice {
  value: string | number;
  label: string;
}

export interface SelectInputProps extends InputProps {
  choices: readonly Choice[];
  /** What is asked for the choices, where that can fail: a chosen one has no name then. */
  query?: { data?: unknown; error: unknown; refetch: () => unknown };
  /** The text of choosing nothing; without it something must be chosen. */
  emptyText?: string;
}

/** What stands for a choice whose name is not there. */
const CHOSEN = '…';

/** One of a few choices. A stored value that is no choice (any more) is kept and shown as it is. */
export const SelectInput = ({ choices, query, emptyText, ...input }: SelectInputProps) => {
  const help = query && helpOfChoices(query);
  const field = useTextField({ ...input, ...(help && { helperText: help }) });
  const value = field.value ?? '';
  useFieldText(
    input.source,
    (one) => choices.find((choice) => String(choice.value) === String(one))?.label ?? String(one),
  );
  const isKnown = value === '' || choices.some((choice) => choice.value === value);
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
      {choices.map(({ value: choice, label }) => (
        <MenuItem key={choice} value={choice}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
};
