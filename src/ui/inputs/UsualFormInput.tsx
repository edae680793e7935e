import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { InputProps } from 'react-admin';
import { useFieldText } from './fieldTexts';
import { useTextField } from './useTextField';

interface UsualFormInputProps extends InputProps {
  usual: (text: string) => string;
  type?: 'tel';
}

/**
 * A text that has a usual form (postcode, telephone, VAT number): typed in any, shown and sent in that one.
 * While the user types it stays as typed; what nobody typed in stays as it was stored.
 */
export const UsualFormInput = ({ usual, type, ...input }: UsualFormInputProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const field = useTextField({
    ...input,
    format: (stored) => typed ?? usual(stored ?? ''),
    parse: usual,
    onChange: (event) => setTyped(event.target.value),
    onBlur: () => setTyped(null),
  });
  useFieldText(input.source, (value) => usual(String(value)));
  return <TextField {...field} type={type} autoComplete="off" onFocus={({ target }) => setTyped(target.value)} />;
};
