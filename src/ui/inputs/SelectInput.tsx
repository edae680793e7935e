import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { InputProps } from 'react-admin';
import { useTextField } from './useTextField';

interface Choice {
  value: string | number;
  label: string;
}

export interface SelectInputProps extends InputProps {
  choices: readonly Choice[];
  /** The text of choosing nothing; without it something must be chosen. */
  emptyText?: string;
}

/** One of a few choices. A stored value that is no choice (any more) is kept and shown as it is. */
export const SelectInput = ({ choices, emptyText, ...input }: SelectInputProps) => {
  const field = useTextField(input);
  const value = field.value ?? '';
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
      {!isKnown && <MenuItem value={String(value)}>{String(value)}</MenuItem>}
      {choices.map(({ value: choice, label }) => (
        <MenuItem key={choice} value={choice}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
};
