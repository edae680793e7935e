import { lazy, Suspense, startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { Login } from '../pages/login/Login';
import type { Connection } from '../session/connection';
import { checkSession } from '../session/session';
import { tokenStore } from '../session/tokenStore';
import { CrashBoundary } from './CrashBoundary';
import { goTo, whenHashChanges } from './hash';
import { loadAhead, loadApp } from './start';
import { Wait } from './Wait';

/**
 * Checks a stored session first, then shows the login to a signed-out user on every route, and the app to a signed-in
 * one. When the session ends, the app and its data are removed at once.
 */
const App = lazy(async () => ({ default: (await loadApp()).App }));

export const Root = ({ connection }: { connection: Connection }) => {
  const session = useSyncExternalStore(tokenStore.subscribe, tokenStore.get);
  const [checking, setChecking] = useState(session !== null);

  useEffect(() => {
    if (!tokenStore.get()) return;
    // In pieces: the app's first rendering is the longest, and in between the page answers.
    checkSession(connection.client).finally(() => startTransition(() => setChecking(false)));
  }, [connection]);

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

/** Shows the login on every route. Loads the app's code while the user types. */
const SignedOut = ({ connection }: { connection: Connection }) => {
  useEffect(() => {
    const stay = () => {
      if (window.location.hash !== '#/login') goTo('/login');
    };
    stay();
    return whenHashChanges(stay);
  }, []);
  useEffect(() => {
    const idle = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 300));
    idle(() => loadAhead('#/'));
  }, []);
  return <Login client={connection.client} onSignedIn={() => goTo('/')} />;
};
