import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { sessionTexts } from '../../i18n/nl/late/session';
import { leave, stay } from '../../i18n/nl/unsaved';
import { tokenStore } from '../lib/session/tokenStore';
import { Login } from '../pages/login/Login';
import type { Client } from '../provider/http/client';
import { signOut } from '../session/signOut';

/** The login in a dialog. The page below stays as it is, and goes on after the same user has signed in again. */
export const SignInAgain = ({ client }: { client: Client }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const [username] = useState(() => tokenStore.get()?.username);
  // A layout effect, to run before the login focuses its field: showModal moves the focus to the first control.
  useLayoutEffect(() => {
    const title = document.title;
    const shown = dialog.current;
    shown?.showModal();
    return () => {
      document.title = title;
      // Gives the focus back, which taking the dialog away alone does not.
      shown?.close();
    };
  }, []);
  // In a portal, because an open dialog hides everything else from screen readers.
  return createPortal(
    <dialog
      ref={dialog}
      className="sign-in-again"
      aria-label={sessionTexts.title}
      aria-describedby="sign-in-again"
      onCancel={(event) => event.preventDefault()}
      // A browser lets a page prevent one Escape, or Back of a phone, and closes by the next one.
      onClose={({ currentTarget }) => {
        currentTarget.showModal();
        currentTarget.querySelector<HTMLElement>('[name=password]')?.focus();
      }}
    >
      <Login client={client} notice={<p id="sign-in-again">{sessionTexts.again}</p>} username={username}>
        <SignOut onSignOut={() => signOut(client)} />
      </Login>
    </dialog>,
    document.body,
  );
};

/** Asks inside this dialog, because the user cannot reach the page below and its question about unsaved work. */
const SignOut = ({ onSignOut }: { onSignOut: () => void }) => {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking)
    return (
      <p className="last">
        <button type="button" className="link" onClick={() => setAsking(true)}>
          {sessionTexts.signOut}
        </button>
      </p>
    );
  return (
    <div className="last" role="alertdialog" aria-label={sessionTexts.signOut} aria-describedby="sign-out-loses">
      <p id="sign-out-loses">{sessionTexts.loses}</p>
      {/* biome-ignore lint/a11y/noAutofocus: the question takes the place of the button that had the focus */}
      <button type="button" className="link" autoFocus onClick={() => setAsking(false)}>
        {stay}
      </button>
      <button type="button" className="link" onClick={onSignOut}>
        {leave}
      </button>
    </div>
  );
};
