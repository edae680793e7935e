import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useState } from 'react';
import { withComma } from '../../v2/decimalNotation';
import { type NotedInputProps, useTextField } from './useTextField';

const asTyped = (value: unknown) => value;
const KEYBOARD = { htmlInput: { inputMode: 'decimal' } } as const;

/**
 * A decimal, with comma or dot; the value is text. Shows a comma, and while it is typed what is typed. What is typed is
 * the value, for the rule to check.
 */
export const DecimalInput = ({ slotProps, ...input }: NotedInputProps & Pick<TextFieldProps, 'slotProps'>) => {
  const [typed, setTyped] = useState<string | null>(null);
  const field = useTextField({
    ...input,
    format: (stored) => typed ?? withComma(stored),
    parse: asTyped,
    onChange: (event) => setTyped(event.target.value),
    onBlur: () => setTyped(null),
  });
  return (
    <TextField
      {...field}
      autoComplete="off"
      onFocus={({ target }) => setTyped(target.value)}
      slotProps={{ ...KEYBOARD, ...slotProps, ...field.slotProps }}
    />
  );
};
