import { useState } from 'react';
import { TextInput, type TextInputProps } from 'react-admin';

/**
 * A text that has a usual form (postcode, telephone, VAT number): typed in any, shown and sent in that one.
 * While the user types it stays as typed; what nobody typed in stays as it was stored.
 */
export const UsualFormInput = ({ usual, ...input }: TextInputProps & { usual: (text: string) => string }) => {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextInput
      {...input}
      format={(stored) => typed ?? usual(stored ?? '')}
      parse={usual}
      onFocus={(event) => setTyped(event.target.value)}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => setTyped(null)}
    />
  );
};
