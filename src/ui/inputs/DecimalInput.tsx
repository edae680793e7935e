import InputAdornment from '@mui/material/InputAdornment';
import { useTranslate } from 'react-admin';
import { decimalsHint, priceHint } from '../../lib/hints';
import { formatPrice } from '../../lib/numbers';
import { withoutEuro } from '../../lib/typedNumbers';
import { includingVat } from '../../lib/vat';
import { withComma } from '../../v2/decimalNotation';
import type { NotedInputProps } from './NotedInput';
import { UsualFormInput } from './UsualFormInput';

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
