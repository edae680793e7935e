import type { Client } from '../provider/http/client';
import { logout } from '../v2/logout';
import { forgetDrafts } from './draftsOf';
import { tokenStore } from './tokenStore';
import { forgetVisits } from './visitsOf';

/** Empties the screen at once, and deletes the drafts and the visits. Tells the server too, but does not wait for its answer. */
export const signOut = (client: Client): void => {
  const session = tokenStore.get();
  tokenStore.clear();
  if (!session) return;
  forgetDrafts(session.userId);
  forgetVisits(session.userId);
  client.call(logout, { token: session.API_token }).catch(() => undefined);
};
