import { lazy, Suspense, startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { pressEnterOnce } from '../keys/pressEnterOnce';
import { tokenStore } from '../lib/session/tokenStore';
import { Login } from '../pages/login/Login';
import type { Connection } from '../session/connection';
import { CrashBoundary } from './CrashBoundary';
import { goTo } from './hash';
import { loadAhead, loadApp } from './start';
import { Wait } from './Wait';

const App = lazy(async () => ({ default: (await loadApp()).App }));

interface RootProps {
  connection: Connection;
  /** Resolves once a stored session has been checked. */
  checked: Promise<void>;
}

/**
 * Waits until a stored session has been checked, then shows the login to a signed-out user on every route, and the app to
 * a signed-in one. When the session ends, the app and its data are removed at once.
 */
export const Root = ({ connection, checked }: RootProps) => {
  const session = useSyncExternalStore(tokenStore.subscribe, tokenStore.get);
  const [checking, setChecking] = useState(session !== null);

  useEffect(() => {
    // In pieces: the app's first rendering is the longest, and in between the page answers.
    void checked.then(() => startTransition(() => setChecking(false)));
  }, [checked]);

  useHomeOfNextUser();
  useEffect(pressEnterOnce, []);

  if (session && checking) return <Wait />;
  if (!session) return <SignedOut connection={connection} />;
  return (
    <CrashBoundary>
      <Suspense fallback={<Wait />}>
        <App key={session.userId} connection={connection} userId={session.userId} />
      </Suspense>
    </CrashBoundary>
  );
};

/**
 * Another user who signs in over the page, here or in another tab, begins at home: the address may hold what the one
 * before looked for. Before that app is rendered, because it would read for this address; and without an event, which
 * the app of before would hold for its unsaved work.
 */
const useHomeOfNextUser = () => {
  useEffect(() => {
    let last = tokenStore.get()?.userId;
    return tokenStore.subscribe(() => {
      const next = tokenStore.get()?.userId;
      if (last !== undefined && next !== undefined && next !== last) window.history.replaceState(null, '', '#/');
      last = next;
    });
  }, []);
};

/** Shows the login on every route. Loads the app's code while the user types. */
const SignedOut = ({ connection }: { connection: Connection }) => {
  useEffect(() => {
    const stay = () => {
      if (window.location.hash !== '#/login') goTo('/login');
    };
    stay();
    window.addEventListener('hashchange', stay);
    return () => window.removeEventListener('hashchange', stay);
  }, []);
  useEffect(() => {
    const idle = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 300));
    idle(() => loadAhead('#/'));
  }, []);
  return <Login client={connection.client} onSignedIn={() => goTo('/')} />;
};
