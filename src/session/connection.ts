import { tokenStore } from '../lib/session/tokenStore';
import { type Client, createClient } from '../provider/http/client';

/** The connection of the signed-in user: calls carry the stored token, and a 401 waits for a new sign-in. */
export interface Connection {
  client: Client;
  token: () => string | null;
  fetch: typeof fetch;
  waitForSignIn: (token: string) => Promise<boolean>;
}

export const createConnection = (send: typeof fetch = (...call) => fetch(...call)): Connection => {
  const { token } = tokenStore;
  // Loaded with the app, which shows the login over the page; the login itself has no session that could end.
  const waitForSignIn = async (used: string) => (await import('./expiry')).expiry.waitForSignIn(used);
  return { client: createClient({ token, fetch: send, waitForSignIn }), token, fetch: send, waitForSignIn };
};
