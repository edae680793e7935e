import { dropDatabase } from '../lib/inDatabase';
import { tokenStore } from '../lib/session/tokenStore';
import { draftsOf, runsOf, visitsOf, waitingOf } from '../lib/session/userDatabases';
import type { Client } from '../provider/http/client';
import { logout } from '../v2/logout';

/** Empties the screen at once, and deletes what this browser kept for the user. Tells the server too, but does not wait for its answer. */
export const signOut = (client: Client): void => {
  const session = tokenStore.get();
  tokenStore.clear();
  if (!session) return;
  for (const nameOf of [draftsOf, visitsOf, waitingOf, runsOf]) dropDatabase(nameOf(session.userId));
  client.call(logout, { token: session.API_token }).catch(() => undefined);
};
