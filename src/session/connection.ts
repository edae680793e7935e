import { type Client, createClient } from '../provider/client';
import { expiry } from './expiry';
import { tokenStore } from './tokenStore';

/** How the signed-in user reaches the server: calls carry the stored token, and a 401 waits until the user is back. */
export interface Connection {
  client: Client;
  token: () => string | null;
  fetch: typeof fetch;
  turnedDown: (token: string) => Promise<boolean>;
}

export const createConnection = (send: typeof fetch = (...call) => fetch(...call)): Connection => {
  const { token } = tokenStore;
  const { turnedDown } = expiry;
  return { client: createClient({ token, fetch: send, turnedDown }), token, fetch: send, turnedDown };
};
