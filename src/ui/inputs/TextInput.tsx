import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { type NotedInputProps, useTextField } from './useTextField';

export type TextInputProps = NotedInputProps &
  Pick<TextFieldProps, 'multiline' | 'minRows' | 'type' | 'slotProps' | 'autoComplete' | 'placeholder'>;

export const TextInput = ({
  multiline,
  minRows,
  type,
  slotProps,
  autoComplete = 'off',
  placeholder,
  ...input
}: TextInputProps) => {
  const field = useTextField(input);
  return (
    <TextField
      {...field}
      {...{ multiline, minRows, type, autoComplete, placeholder }}
      slotProps={{ ...slotProps, ...field.slotProps }}
    />
  );
};
