import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { InputProps } from 'react-admin';
import { useTextField } from './useTextField';

interface UsualFormInputProps extends InputProps {
  usual: (text: string) => string;
  type?: 'tel';
}

/**
 * A text with a usual form (postcode, telephone, VAT number): any form may be typed, the usual one is shown and sent.
 * Changes nothing while the user types, nor a stored value that nobody edited.
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
  return <TextField {...field} type={type} autoComplete="off" onFocus={({ target }) => setTyped(target.value)} />;
};
