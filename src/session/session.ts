import { tokenStore } from '../lib/session/tokenStore';
import type { Client, Credentials } from '../provider/http/client';
import { isV2Error, type V2Error } from '../provider/http/V2Error';
import { accounts } from '../v2/accounts';

/** Signing in, and checking a stored token (section 7). Kept small, because the login loads it. */

export const signIn = async (client: Client, credentials: Credentials): Promise<void> => {
  tokenStore.set({ ...(await client.call(accounts.login, { credentials })), username: credentials.username });
};

/**
 * True when the server refused the token: 401, or a code other than OK. Other failures say nothing about it, such as the
 * 404 of a proxy whose server is not there yet: it has no reason.
 */
const isTokenRefused = ({ kind, status, text }: V2Error): boolean =>
  kind === 'unauthorized' || (kind === 'refused' && status !== 429 && (status === 200 || text !== ''));

/** How long the first screen waits for that: a telephone with bars and without data gets no answer. */
const CHECK_LIMIT_MS = 4_000;
let isLate = false;
/** True while the check was not answered in time: most likely, the server cannot be reached. */
export const isCheckLate = (): boolean => isLate;

/** Resolves once the stored token is checked, or in any case within four seconds: a refusal that comes later still counts. */
export const checkInTime = (client: Client): Promise<void> =>
  new Promise((resolve) => {
    const late = setTimeout(() => {
      isLate = true;
      resolve();
    }, CHECK_LIMIT_MS);
    void checkSession(client).then(() => {
      clearTimeout(late);
      isLate = false;
      resolve();
    });
  });

/** Asks the server whether the stored token is valid; when it is not, this page has no session. Never throws. */
export const checkSession = async (client: Client): Promise<void> => {
  const session = tokenStore.get();
  if (!session) return;
  const stillThere = () => tokenStore.token() === session.API_token;
  try {
    const { name, userId } = await client.call(accounts.checkToken, { token: session.API_token });
    if (stillThere()) tokenStore.set({ ...session, name: name || session.name, userId: userId || session.userId });
  } catch (error) {
    if (!isV2Error(error) || !isTokenRefused(error) || !stillThere()) return;
    if (!isLate) return tokenStore.refuse();
    // By now there may be work on the screen: the sign-in comes over it, as for any other call.
    await import('./expiry').then(({ expiry }) => void expiry.waitForSignIn(session.API_token), tokenStore.refuse);
  }
};
