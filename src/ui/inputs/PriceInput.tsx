import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { type InputProps, useTranslate } from 'react-admin';
import { formatPrice } from '../../lib/numbers';
import { includingVat } from '../../lib/vat';
import { asTyped, withComma } from './decimalText';
import { useTextField } from './useTextField';

/** An amount without VAT, typed and shown with a comma, with the amount including VAT beneath. Its value is text. */
export const PriceInput = (input: InputProps) => {
  const translate = useTranslate();
  const field = useTextField({ format: withComma, parse: asTyped, ...input });
  const withVat = formatPrice(includingVat(String(field.value)));
  return (
    <TextField
      {...field}
      helperText={!field.error && withVat ? translate('inputs.priceWithVat', { price: withVat }) : field.helperText}
      autoComplete="off"
      slotProps={{
        htmlInput: { inputMode: 'decimal' },
        input: { startAdornment: <InputAdornment position="start">€</InputAdornment> },
      }}
    />
  );
};
