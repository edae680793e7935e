import type { AuthProvider } from 'react-admin';
import { tokenStore } from '../lib/session/tokenStore';
import type { Client, Credentials } from '../provider/http/client';
import { isV2Error } from '../provider/http/V2Error';
import { signIn } from './session';
import { signOut } from './signOut';

/** react-admin's view of the session. The app's root decides what a signed-out user sees. */
export const createAuthProvider = (client: Client): AuthProvider => ({
  login: (credentials: Credentials) => signIn(client, credentials),
  logout: async () => {
    signOut(client);
    return false;
  },
  checkAuth: async () => {
    if (!tokenStore.get()) throw { message: false };
  },
  /** Most 401s wait for a new sign-in (expiry.ts). One that arrives here found no session. */
  checkError: async (error) => {
    if (isV2Error(error) && error.kind === 'unauthorized' && !tokenStore.get()) throw { message: false };
  },
  getIdentity: async () => {
    const session = tokenStore.get();
    if (!session) throw new Error('signed out');
    return { id: session.userId, fullName: session.name };
  },
});
