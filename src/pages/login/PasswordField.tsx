import { type KeyboardEvent, useState } from 'react';
import texts from '../../../i18n/nl/login';
import { Field } from './Field';

const { login } = texts;

/** A password that can be looked at, with a word about Caps Lock. */
export const PasswordField = () => {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const notice = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <Field
      name="password"
      label={login.password}
      autoComplete="current-password"
      missing={login.passwordMissing}
      type={shown ? 'text' : 'password'}
      onKey={notice}
    >
      <button type="button" className="peek" aria-pressed={shown} onClick={() => setShown(!shown)}>
        {login.show}
      </button>
      <p role="status">{capsLock && login.capsLock}</p>
    </Field>
  );
};
