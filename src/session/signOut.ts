import type { Client } from '../provider/client';
import { logout } from '../v2/logout';
import { forgetDrafts } from './draftsOf';
import { tokenStore } from './tokenStore';

/** The screen empties at once, and nothing that was typed stays behind; the server hears of it, and its answer changes nothing. */
export const signOut = (client: Client): void => {
  const session = tokenStore.get();
  tokenStore.clear();
  if (!session) return;
  forgetDrafts(session.userId);
  client.call(logout, { token: session.API_token }).catch(() => undefined);
};
