import InputAdornment from '@mui/material/InputAdornment';
import { type InputProps, useTranslate } from 'react-admin';
import { priceHint } from '../../lib/hints';
import { formatPrice } from '../../lib/numbers';
import { includingVat } from '../../lib/vat';
import { DecimalInput } from './DecimalInput';

const EURO = { input: { startAdornment: <InputAdornment position="start">€</InputAdornment> } };

/** An amount without VAT; shows the amount with VAT below. */
export const PriceInput = (input: InputProps) => {
  const translate = useTranslate();
  const withVat = (typed: string) => {
    const price = formatPrice(includingVat(typed));
    return price && translate('inputs.priceWithVat', { price });
  };
  return <DecimalInput {...input} hintOf={priceHint} noteOf={withVat} slotProps={EURO} />;
};
