import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { get, useFormState } from 'react-hook-form';
import { decimalsHint, priceHint } from '../../lib/hints';
import { formatPrice } from '../../lib/numbers';
import { withoutEuro } from '../../lib/typedNumbers';
import { includingVat } from '../../lib/vat';
import { withComma } from '../../v2/decimalNotation';
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

const asTyped = (value: unknown) => value;
const KEYBOARD = { htmlInput: { inputMode: 'decimal' } } as const;

/** A decimal, with comma or dot; the value is text. Shows a comma. What is typed is the value, for the rule to check. */
export const DecimalInput = ({ hintOf = decimalsHint, parse = asTyped, slotProps, ...input }: NotedInputProps) => (
  <UsualFormInput
    {...input}
    hintOf={hintOf}
    usual={withComma}
    parse={parse}
    slotProps={{ ...KEYBOARD, ...slotProps }}
  />
);

const EURO = { input: { startAdornment: <InputAdornment position="start">€</InputAdornment> } };

/** An amount without VAT, typed or pasted with or without its euro sign; shows the amount with VAT below. */
export const PriceInput = ({ hintOf = priceHint, ...input }: NotedInputProps) => {
  const translate = useTranslate();
  const withVat = (typed: string) => {
    const price = formatPrice(includingVat(typed));
    return price && translate('inputs.priceWithVat', { price });
  };
  return <DecimalInput {...input} parse={withoutEuro} hintOf={hintOf} noteOf={withVat} slotProps={EURO} />;
};
