import { CoreAdminContext, CoreAdminUI, CustomRoutes } from 'ra-core';
import { lazy, useState, useSyncExternalStore } from 'react';
import { RouterProvider } from 'react-router-dom';
import { i18nProvider } from '../../i18n/i18nProvider';
import { Notices } from '../feedback/Notices';
import { tokenStore } from '../lib/session/tokenStore';
import { Login } from '../pages/login/Login';
import { createDataProvider } from '../provider/dataProvider';
import { createClient } from '../provider/http/client';
import { createReadAhead } from '../provider/http/readAhead';
import { ClientProvider } from '../provider/reads/ClientContext';
import { createAuthProvider } from '../session/authProvider';
import type { Connection } from '../session/connection';
import { expiry } from '../session/expiry';
import { loadWithMui } from '../ui/late/loadWithMui';
import { withVisits } from '../visits/withVisits';
import { Crash } from './CrashBoundary';
import { goTo } from './hash';
import { Layout } from './Layout';
import { readsAt } from './prefetch';
import { manifests } from './registry';
import { resourcesOf, routesOf, ToLogin } from './router';
import { routerProvider } from './routerProvider';
import { SignInAgain } from './SignInAgain';
import { useAppLife } from './useAppLife';
// Imported before the router is made (in useAppLife), because its listener must come first.
import '../ui/leave/heldAddresses';
import { Wait } from './Wait';

/** Sends the first screen's reads at once, because the screen itself asks only after the frame has rendered. */
const aheadOf = (direct: Connection, userId: number) => {
  const token = tokenStore.tokenOf(userId);
  const { readAhead, fetch } = createReadAhead(direct.fetch, token);
  for (const read of readsAt(window.location.hash.slice(1) || '/')) readAhead(read);
  const connection = { ...direct, token, fetch };
  return { ...connection, ...withVisits(createClient(connection), connection) };
};

/** Where react-admin leads when an auth provider's `canAccess` says no, or fails; ours has none. */
const stockPage = (name: 'AccessDenied' | 'AuthenticationError') =>
  lazy(async () => ({ default: await loadWithMui(async () => (await import('./stockPages'))[name]) }));
const AccessDenied = stockPage('AccessDenied');
const AuthenticationError = stockPage('AuthenticationError');

/**
 * The dashboard of a signed-in user: providers, frame and screens. These are the parts of react-admin's <Admin> without
 * its login, layout and notifications, which would be loaded in vain, and without its theme: WithMui has that.
 */
export const App = ({ connection: direct, userId }: { connection: Connection; userId: number }) => {
  const [connection] = useState(() => aheadOf(direct, userId));
  const isWaiting = useSyncExternalStore(expiry.subscribe, expiry.isWaiting);
  const { client, keepLists } = connection;
  const { router } = useAppLife(userId, (life) => (
    <CoreAdminContext
      dataProvider={keepLists(createDataProvider(client, life.queryClient, connection))}
      authProvider={createAuthProvider(client)}
      i18nProvider={i18nProvider}
      routerProvider={routerProvider}
      queryClient={life.queryClient}
      store={life.store}
    >
      <CoreAdminUI
        title="Wasbeheer"
        layout={Layout}
        loading={Wait}
        error={Crash}
        catchAll={ToLogin}
        accessDenied={AccessDenied}
        authenticationError={AuthenticationError}
        loginPage={<Login client={client} onSignedIn={() => goTo('/')} />}
        requireAuth
        disableTelemetry
      >
        {resourcesOf(manifests)}
        <CustomRoutes>{routesOf(manifests)}</CustomRoutes>
      </CoreAdminUI>
      <Notices />
    </CoreAdminContext>
  ));
  return (
    <ClientProvider value={client}>
      <RouterProvider router={router} />
      {isWaiting && <SignInAgain client={client} />}
    </ClientProvider>
  );
};
