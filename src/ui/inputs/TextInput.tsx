import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { InputProps } from 'react-admin';
import { useTextField } from './useTextField';

export type TextInputProps = InputProps &
  Pick<TextFieldProps, 'multiline' | 'minRows' | 'type' | 'slotProps' | 'autoComplete' | 'placeholder'>;

/** A text of a record, on one line or several. */
export const TextInput = ({
  multiline,
  minRows,
  type,
  slotProps,
  autoComplete = 'off',
  placeholder,
  ...input
}: TextInputProps) => (
  <TextField {...useTextField(input)} {...{ multiline, minRows, type, slotProps, autoComplete, placeholder }} />
);
