import { type Client, createClient, headersFor } from '../provider/client';
import { TOKEN_HEADER } from '../provider/settings';
import { tokenStore } from './tokenStore';

/** How the signed-in user reaches the server: calls carry the stored token, and a 401 ends the session that asked. */
export interface Connection {
  client: Client;
  token: () => string | null;
  fetch: typeof fetch;
}

export const createConnection = (send: typeof fetch = (...call) => fetch(...call)): Connection => {
  const { token } = tokenStore;
  const guarded: typeof fetch = async (input, init) => {
    const response = await send(input, init);
    // A wrong password at login, or a late answer to an earlier session, is no word about the present one.
    const asked = new Headers(init?.headers).get(TOKEN_HEADER);
    const present = token();
    if (response.status === 401 && present && asked === headersFor(present)[TOKEN_HEADER]) tokenStore.clear();
    return response;
  };
  return { client: createClient({ token, fetch: guarded }), token, fetch: guarded };
};
