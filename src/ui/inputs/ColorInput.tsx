import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import { TextInput, type TextInputProps, useInput, useTranslate } from 'react-admin';
import { hexColor } from '../../lib/hexColor';

/** The picker's colour when there is none. */
const NO_COLOR = '#ffffff';

/** A colour, picked or typed; the value is text and may be empty. */
export const ColorInput = (input: TextInputProps) => {
  const translate = useTranslate();
  const { field } = useInput(input);
  const hex = hexColor(String(field.value ?? ''));
  return (
    <TextInput
      helperText="inputs.color.hint"
      {...input}
      onBlur={() => hex && field.onChange(hex)}
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
                  width: 28,
                  height: 28,
                  p: 0,
                  border: 0,
                  borderRadius: 1,
                  bgcolor: 'transparent',
                  cursor: 'pointer',
                }}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  );
};
