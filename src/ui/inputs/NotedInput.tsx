import { styled } from '@mui/material/styles';
import { TextInput, type TextInputProps, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';

export interface NotedInputProps extends TextInputProps {
  /** The key of a text about what is probably a mistake in the value. It is saved all the same. */
  hintOf?: (text: string) => string | undefined;
  /** A text about the value. */
  noteOf?: (text: string) => string;
}

const Hint = styled('span')(({ theme }) => ({ color: theme.palette.warning.main }));
/** Announces a changed hint. */
const LIVE = { formHelperText: { 'aria-live': 'polite' } } as const;

/** react-admin's TextInput with a text below it that follows its value. */
export const NotedInput = ({ hintOf, noteOf, helperText, slotProps, ...input }: NotedInputProps) => {
  const translate = useTranslate();
  const text = String(useWatch({ name: input.source }) ?? '');
  const hint = hintOf?.(text);
  const help = noteOf?.(text) || helperText;
  return (
    <TextInput
      {...input}
      helperText={
        hint ? (
          <>
            <Hint>{translate(hint)}</Hint> {help && <span>{help}</span>}
          </>
        ) : (
          help
        )
      }
      slotProps={{ ...slotProps, ...(hintOf && LIVE) }}
    />
  );
};
