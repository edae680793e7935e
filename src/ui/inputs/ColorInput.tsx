import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import { type TextInputProps, useInput, useTranslate } from 'react-admin';
import { hexColor } from '../../lib/hexColor';
import { colorHint } from '../../lib/hints';
import { NotedInput } from './NotedInput';

/** The picker's colour when there is none. */
const NO_COLOR = '#ffffff';

/** Each browser draws its own, as a rule with a black border. */
const SWATCH = { border: '1px solid var(--field)', borderRadius: '6px' };

/** A colour, picked or typed; the value is text and may be empty. */
export const ColorInput = (input: TextInputProps) => {
  const translate = useTranslate();
  const { field, fieldState } = useInput(input);
  // Read while rendering: react-hook-form tracks only the form state that a render has read.
  const { isDirty } = fieldState;
  const hex = hexColor(String(field.value ?? ''));
  return (
    <NotedInput
      hintOf={colorHint}
      noteOf={() => translate('inputs.color.hint')}
      {...input}
      // A stored one stays as it is, however it is written.
      onBlur={() => hex && isDirty && field.onChange(hex)}
      slotProps={{
        htmlInput: { spellCheck: false, maxLength: 32 },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Box
                component="input"
                type="color"
                aria-label={translate('inputs.color.pick')}
                value={hex ?? NO_COLOR}
                disabled={input.disabled}
                onChange={(event) => field.onChange(event.target.value)}
                sx={{
                  width: 24,
                  height: 24,
                  p: 0,
                  border: 0,
                  bgcolor: 'transparent',
                  cursor: 'pointer',
                  '&::-webkit-color-swatch-wrapper': { p: 0 },
                  '&::-webkit-color-swatch': SWATCH,
                  '&::-moz-color-swatch': SWATCH,
                }}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  );
};
