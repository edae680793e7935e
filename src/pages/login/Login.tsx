import { type FormEvent, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import texts from '../../../i18n/nl/login';
import type { Client } from '../../provider/client';
import { signIn } from '../../session/session';
import { tokenStore } from '../../session/tokenStore';
import { Mark } from '../../ui/Mark';
import { Field } from './Field';
import { failureLine } from './failureLine';
import { PasswordField } from './PasswordField';
import './login.css';

const { app, login } = texts;

/** Sign in with basic credentials. A failure is said above the button and leaves what was typed. */
export const Login = ({
  client,
  onSignedIn,
  notice,
}: {
  client: Client;
  onSignedIn: () => void;
  /** Why a signed-in user is asked to sign in again. */
  notice?: ReactNode;
}) => {
  const session = useSyncExternalStore(tokenStore.subscribe, tokenStore.get);
  const [failure, setFailure] = useState<{ why: string } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const sending = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    document.title = `${login.title} · ${app.name}`;
    form.current?.querySelector('input')?.focus();
  }, []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setFailure(null);
    const typed = new FormData(event.currentTarget);
    const [username, password] = [String(typed.get('username')), String(typed.get('password'))];
    try {
      await signIn(client, { username, password });
      onSignedIn();
    } catch (error) {
      setFailure({ why: failureLine(error) });
    }
    sending.current = false;
    setBusy(false);
  };

  return (
    <main className="login">
      <div className="panel">
        <header>
          <Mark size={40} />
          {app.name}
        </header>
        <h1>{login.title}</h1>
        {notice}
        {session && !notice && (
          <p>
            {login.already} {session.name}. <a href="#/">{login.goHome}</a>
          </p>
        )}
        <form ref={form} onSubmit={submit} aria-busy={isBusy}>
          <Field name="username" label={login.username} autoComplete="username" missing={login.usernameMissing} />
          <PasswordField />
          {failure && (
            <div className="failure" role="alert">
              <strong>{login.failed}</strong>
              {failure.why && <p>{failure.why}</p>}
            </div>
          )}
          <button type="submit" className="button" aria-disabled={isBusy}>
            {login.submit}
          </button>
        </form>
      </div>
    </main>
  );
};
