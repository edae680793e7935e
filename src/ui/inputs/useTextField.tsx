import type { TextFieldProps } from '@mui/material/TextField';
import { FieldTitle, type InputProps, useInput, useTranslate } from 'react-admin';
import { textOfKey } from '../../lib/textOfKey';
import { useFieldText } from './fieldTexts';

/**
 * A field of a form as props of Material UI's TextField: value, label, error, help. In place of react-admin's
 * own TextInput and SelectInput, which hand their DOM elements an `InputProps` that Material UI 9 no longer takes.
 */
export const useTextField = ({ label, helperText, ...input }: InputProps): TextFieldProps => {
  const translate = useTranslate();
  const { field, fieldState, id, isRequired } = useInput({ defaultValue: '', ...input });
  const { ref, ...rest } = field;
  const { format } = input;
  useFieldText(input.source, format && ((value) => String(format(value))));
  const message = fieldState.error?.message;
  const help = typeof helperText === 'string' ? translate(helperText) : helperText;
  return {
    ...rest,
    id,
    inputRef: ref,
    fullWidth: true,
    label: <FieldTitle label={label} source={input.source} resource={input.resource} isRequired={isRequired} />,
    error: fieldState.invalid,
    // A space keeps the fields beneath where they are when a message appears.
    helperText: message ? textOfKey(translate, message) : help || ' ',
    disabled: Boolean(input.disabled || input.readOnly),
  };
};
