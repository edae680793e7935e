import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import texts from '../../i18n/nl/app';
import { Login } from '../pages/login/Login';
import type { Client } from '../provider/client';
import { signOut } from '../session/signOut';
import { tokenStore } from '../session/tokenStore';
import { goTo } from './hash';

const { session } = texts.app;

/** The login over the page: the work beneath stays as it is, and goes on when the same user is back. */
export const SignInAgain = ({ client, userId }: { client: Client; userId: number }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const title = document.title;
    dialog.current?.showModal();
    return () => {
      document.title = title;
    };
  }, []);
  // Beside everything: a question that stands open hides all that was there before it from screen readers.
  return createPortal(
    <dialog
      ref={dialog}
      className="sign-in-again"
      aria-label={session.title}
      onCancel={(event) => event.preventDefault()}
    >
      <Login
        client={client}
        onSignedIn={() => {
          // Someone else begins at home, with nothing of the first.
          if (tokenStore.get()?.userId !== userId) goTo('/');
        }}
        notice={
          <p>
            {session.again}{' '}
            <button type="button" className="link" onClick={() => signOut(client)}>
              {session.signOut}
            </button>
          </p>
        }
      />
    </dialog>,
    document.body,
  );
};
