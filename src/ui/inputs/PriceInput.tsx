import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { FieldTitle, type InputProps, useInput, useTranslate } from 'react-admin';
import { formatPrice } from '../../lib/numbers';
import { includingVat } from '../../lib/vat';

/** An amount without VAT, typed and shown with a comma, with the amount including VAT beneath. Its value is text. */
export const PriceInput = ({ label, ...input }: InputProps) => {
  const translate = useTranslate();
  const { field, fieldState, id, isRequired } = useInput({
    defaultValue: '',
    format: (value: unknown) => String(value ?? '').replace('.', ','),
    parse: (value: unknown) => value,
    ...input,
  });
  const withVat = formatPrice(includingVat(String(field.value ?? '')));
  return (
    <TextField
      {...field}
      id={id}
      fullWidth
      label={<FieldTitle label={label} source={input.source} resource={input.resource} isRequired={isRequired} />}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? (withVat ? translate('inputs.priceWithVat', { price: withVat }) : ' ')}
      disabled={input.disabled ?? false}
      slotProps={{
        htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
        input: { startAdornment: <InputAdornment position="start">€</InputAdornment> },
      }}
    />
  );
};
