import { useState } from 'react';
import texts from '../../../i18n/nl/login';
import { Field } from './Field';

const { login } = texts;

/** A password that can be looked at. */
export const PasswordField = () => {
  const [shown, setShown] = useState(false);
  return (
    <Field
      name="password"
      label={login.password}
      autoComplete="current-password"
      missing={login.passwordMissing}
      type={shown ? 'text' : 'password'}
    >
      <button type="button" className="peek" aria-pressed={shown} onClick={() => setShown(!shown)}>
        {login.show}
      </button>
    </Field>
  );
};
