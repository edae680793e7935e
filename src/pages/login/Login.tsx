import { type FormEvent, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { appTexts as app, loginTexts as login } from '../../../i18n/nl/late/login';
import { useAlone } from '../../feedback/useAlone';
import { tokenStore } from '../../lib/session/tokenStore';
import type { Client } from '../../provider/http/client';
import { signIn } from '../../session/session';
import { Mark } from '../../ui/page/Mark';
import { Field } from './Field';
import './login.css';
import { isV2Error } from '../../provider/http/V2Error';

/** Signing in with user name and password. A failure shows above the button, and the typed text stays. */
export const Login = ({
  client,
  onSignedIn,
  notice,
  username,
  children,
}: {
  client: Client;
  onSignedIn?: () => void;
  /** The reason why a signed-in user must sign in again. */
  notice?: ReactNode;
  username?: string;
  /** Below the form. */
  children?: ReactNode;
}) => {
  const session = useSyncExternalStore(tokenStore.subscribe, tokenStore.get);
  const [failure, setFailure] = useState<{ why: string } | null>(null);
  const { isBusy, alone } = useAlone();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    document.title = `${login.title} · ${app.name}`;
    const inputs = form.current?.querySelectorAll('input') ?? [];
    [...inputs].find(({ value }) => value === '')?.focus();
  }, []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const [username, password] = [String(typed.get('username')), String(typed.get('password'))];
    await alone(async () => {
      setFailure(null);
      try {
        await signIn(client, { username, password });
        onSignedIn?.();
      } catch (error) {
        setFailure({ why: failureLine(error) });
      }
    });
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
          <Field
            name="username"
            label={login.username}
            autoComplete="username"
            missing={login.usernameMissing}
            defaultValue={username}
          />
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
        {children}
      </div>
    </main>
  );
};

/** An extra line below the failure text: what v2 says, or a reason that helps the user; '' otherwise. */
const failureLine = (error: unknown): string => {
  if (!isV2Error(error)) return '';
  if (error.status === 429) return error.text || login.tooMany;
  return error.kind === 'network' || error.kind === 'timeout' ? error.message : error.text;
};

/** A password field that can show its text. */
const PasswordField = () => {
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
