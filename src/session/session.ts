import type { Client, Credentials } from '../provider/client';
import { isV2Error } from '../provider/V2Error';
import { accounts } from '../v2/accounts';
import { tokenStore } from './tokenStore';

/** Signing in, and the check of a stored token (section 7, session). Light: the login loads it. */

export const signIn = async (client: Client, credentials: Credentials): Promise<void> => {
  tokenStore.set(await client.call(accounts.login, { credentials }));
};

/** The server turned the token down: 401, or a code other than OK. Silence, a fault, a full queue or a page of HTML says nothing about it. */
const turnedDown = (error: unknown): boolean =>
  isV2Error(error) && (error.kind === 'unauthorized' || (error.kind === 'refused' && error.status !== 429));

/** Asks whether the stored token still holds, and forgets it when it does not. Never throws. */
export const checkSession = async (client: Client): Promise<void> => {
  const session = tokenStore.get();
  if (!session) return;
  const stillThere = () => tokenStore.token() === session.API_token;
  try {
    const { name, userId } = await client.call(accounts.checkToken, { token: session.API_token });
    if (stillThere()) tokenStore.set({ ...session, name: name || session.name, userId: userId || session.userId });
  } catch (error) {
    if (turnedDown(error) && stillThere()) tokenStore.clear();
  }
};
