import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { TextInput, type TextInputProps } from './TextInput';

/** A password field that can show its text. */
export const PasswordInput = (input: Omit<TextInputProps, 'type' | 'slotProps' | 'multiline' | 'minRows'>) => {
  const translate = useTranslate();
  const [isVisible, setVisible] = useState(false);
  return (
    <TextInput
      autoComplete="new-password"
      {...input}
      type={isVisible ? 'text' : 'password'}
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={translate(`ra.input.password.${isVisible ? 'toggle_visible' : 'toggle_hidden'}`)}
                onClick={() => setVisible(!isVisible)}
              >
                {isVisible ? <VisibilityOff /> : <Visibility />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
};
