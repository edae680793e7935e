import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { endpoints } from '../../src/v2/endpoints';
import { success } from '../../src/v2/envelope';
import { logout } from '../../src/v2/logout';
import { isUnchanged } from '../auth/isUnchanged';
import { passwordTurn, verifyPassword } from '../auth/passwords';
import { endSession, signedInUser, startSession, type User } from '../auth/sessions';
import { takeSignInTry } from '../auth/signInLimit';
import { usernameKey } from '../auth/usernames';
import { type AppEnv, callerOf, isSecure, networkOf } from '../http/address';
import type { Call } from '../http/handler';
import { type Mounted, type MountSettings, signedInCall } from '../http/mount';
import { Refusal } from '../lib/refusal';
import { recordEvent, recordSignInLimit } from '../writes/audit/entries';

/** The calls of the session. Login and logout use headers and a cookie, so they are mounted apart. */

export interface AccountsSettings extends MountSettings {
  /** Proxies whose X-Forwarded-For and X-Forwarded-Proto are trusted. */
  trustedProxies: readonly string[];
}

/** The cookie that authenticates the resend link in a signed-in browser; valid for that path alone. */
export const RESEND_COOKIE = 'resend';
export const RESEND_PATH = '/v2/mollieOrder';

const WRONG = new Refusal(401, 'De gebruikersnaam of het wachtwoord klopt niet.');
const BUSY = 'Het is nu te druk om in te loggen. Probeer het zo opnieuw.';

const utf8 = new TextDecoder('utf-8', { fatal: true });
/**
 * User name and password of `Basic base64(utf8(name:password))`. A password may hold colons; a name with U+0000, which
 * PostgreSQL would not look for, is nobody's. Throws 401.
 */
const basicCredentials = (authorization: string | undefined): { username: string; password: string } => {
  const encoded = /^Basic ([A-Za-z0-9+/]+={0,2})$/i.exec(authorization ?? '')?.[1];
  if (encoded === undefined) throw WRONG;
  try {
    const [, username = '', password = ''] =
      /^([^:\0]*):(.*)$/s.exec(utf8.decode(Buffer.from(encoded, 'base64'))) ?? [];
    return { username, password };
  } catch {
    throw WRONG;
  }
};

/** The audit fields of an event about the user's own account. */
const ofAccount = (user: User) =>
  ({ resource: 'accounts', user, record_id: user.userId, record_name: user.name }) as const;

/** Over HTTPS its name begins with `__Secure-`, so that a page without HTTPS cannot set it. */
const secured = (c: Context<AppEnv>, trustedProxies: readonly string[]) =>
  isSecure(c, trustedProxies) ? ({ secure: true, prefix: 'secure' } as const) : {};

/** The account of the credentials. Throws 401, 429 above a limit, and 503 when too many logins wait. */
const accountOf = async (c: Context<AppEnv>, { db, now, trustedProxies }: AccountsSettings) => {
  const { username, password } = basicCredentials(c.req.header('Authorization'));
  const address = callerOf(c, trustedProxies);
  const network = networkOf(address);
  const check = async () => {
    // Count in the queue's turn, so that concurrent right logins do not count as failed tries.
    const tries = await takeSignInTry(db, { username, network }, now());
    // An unknown user, an inactive one and a wrong password do the same work, so that the time does not tell them
    // apart.
    const account = await db
      .selectFrom('staff')
      .select(['user_id', 'name', 'password_hash'])
      .where('username', '=', usernameKey(username))
      .where('active', '=', 1)
      .executeTakeFirst();
    if (!(await verifyPassword(account?.password_hash, password)) || account === undefined) {
      if (tries.isLast) await recordSignInLimit(db, usernameKey(username), address, now());
      throw WRONG;
    }
    await tries.forget();
    return { ...account, address };
  };
  return passwordTurn(network, check, { busy: BUSY, signal: c.req.raw.signal });
};

const login = async (c: Context<AppEnv>, settings: AccountsSettings) => {
  const { db, now, sessionLimits, trustedProxies } = settings;
  const { address, ...account } = await accountOf(c, settings);
  const user = { name: account.name, userId: account.user_id };
  const { token, cookie } = await db.transaction().execute(async (transaction) => {
    if (!(await isUnchanged(transaction, account))) throw WRONG;
    await recordEvent(transaction, { ...ofAccount(user), verb: 'login', details: { address }, now: now() });
    return startSession(transaction, user.userId, now(), sessionLimits);
  });
  setCookie(c, RESEND_COOKIE, cookie, {
    path: RESEND_PATH,
    httpOnly: true,
    sameSite: 'Strict',
    ...secured(c, trustedProxies),
    maxAge: Math.floor(sessionLimits.absoluteMs / 1000),
  });
  return c.json(success({ API_token: token, ...user }));
};

const signOut = async (c: Context<AppEnv>, settings: AccountsSettings) => {
  const { db, now, trustedProxies } = settings;
  deleteCookie(c, RESEND_COOKIE, { path: RESEND_PATH, ...secured(c, trustedProxies) });
  const authorization = c.req.header('Authorization');
  const user = await signedInUser(settings, authorization);
  await db.transaction().execute(async (transaction) => {
    await endSession(transaction, authorization);
    await recordEvent(transaction, { ...ofAccount(user), verb: 'logout', now: now() });
  });
  return c.json(success({}));
};

const checkToken = async ({ user }: Call<typeof endpoints.accounts.checkToken>) => user;

export const accountCalls = (settings: AccountsSettings): Mounted[] => [
  signedInCall(endpoints.accounts.checkToken, checkToken, settings, { resource: 'accounts', verb: 'checkToken' }),
  { row: endpoints.accounts.login, handle: (c) => login(c, settings) },
  { row: logout, handle: (c) => signOut(c, settings) },
];
