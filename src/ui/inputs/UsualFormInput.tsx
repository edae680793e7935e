import { useState } from 'react';
import { get, useFormState } from 'react-hook-form';
import { NotedInput, type NotedInputProps } from './NotedInput';

interface UsualFormInputProps extends NotedInputProps {
  usual: (text: string) => string;
}

/**
 * A text with a usual form (postcode, telephone, VAT number): any form may be typed, the usual one is shown and sent.
 * Changes nothing while the user types, nor a stored value that nobody edited.
 */
export const UsualFormInput = ({ usual, parse = usual, ...input }: UsualFormInputProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const { defaultValues } = useFormState();
  const stored: unknown = get(defaultValues, input.source);
  // What shows as the stored value is no change.
  const isStored = (value: unknown) => typeof stored === 'string' && usual(String(value)) === usual(stored);
  return (
    <NotedInput
      {...input}
      parse={(text) => {
        const value: unknown = parse(text);
        return isStored(value) ? stored : value;
      }}
      format={(stored) => typed ?? usual(stored ?? '')}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => setTyped(null)}
      onFocus={({ target }) => setTyped(target.value)}
    />
  );
};
