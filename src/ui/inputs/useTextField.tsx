import { styled } from '@mui/material/styles';
import type { TextFieldProps } from '@mui/material/TextField';
import { FieldTitle, type InputProps, useInput, useTranslate, ValidationError } from 'react-admin';
import { textOfKey } from '../../lib/textOfKey';

/** The prefix of a message of react-admin's own validators, which has arguments. */
const OF_VALIDATOR = '@@react-admin@@';

export interface NotedInputProps extends InputProps {
  /** The key of a text about what is probably a mistake in the value. It is saved all the same. */
  hintOf?: (text: string) => string | undefined;
  /** A text about the value. */
  noteOf?: (text: string) => string;
}

const Hint = styled('span')(({ theme }) => ({ color: theme.palette.warning.main }));
/** Announces a changed hint. */
const LIVE = { formHelperText: { 'aria-live': 'polite' } } as const;

/** A form field as props of Material UI's TextField. */
export const useTextField = ({ label, helperText, hintOf, noteOf, ...input }: NotedInputProps): TextFieldProps => {
  const translate = useTranslate();
  const { field, fieldState, id, isRequired } = useInput({ defaultValue: '', ...input });
  const { ref, ...rest } = field;
  const message = fieldState.error?.message;
  const text = String(field.value ?? '');
  const hint = hintOf?.(text);
  const help = noteOf?.(text) || (typeof helperText === 'string' ? translate(helperText) : helperText);
  return {
    ...rest,
    id,
    inputRef: ref,
    fullWidth: true,
    label: <FieldTitle label={label} source={input.source} resource={input.resource} isRequired={isRequired} />,
    error: fieldState.invalid,
    // A space reserves the line, so that a message does not move the fields below.
    helperText: message?.startsWith(OF_VALIDATOR) ? (
      <ValidationError error={message} />
    ) : message ? (
      textOfKey(translate, message)
    ) : hint ? (
      <>
        <Hint>{translate(hint)}</Hint> {help && <span>{help}</span>}
      </>
    ) : (
      help || ' '
    ),
    slotProps: hintOf ? LIVE : {},
    disabled: Boolean(input.disabled || input.readOnly),
  };
};
