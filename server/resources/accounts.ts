import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { endpoints } from '../../src/v2/endpoints';
import { success } from '../../src/v2/envelope';
import { logout } from '../../src/v2/logout';
import { type AppEnv, addressOf, isSecure } from '../address';
import { recordEvent } from '../audit/event';
import { recordSignInLimit } from '../audit/signInLimit';
import { endSession, signedInUser, startSession, usernameKey } from '../auth';
import { type Call, Refusal } from '../handler';
import { type Mounted, type MountSettings, signedInCall } from '../mount';
import { passwordFits } from '../passwords';
import { takeSignInTry } from '../signInLimit';

/** The calls of the session. Login and logout live by their headers and a cookie, so they are mounted by themselves. */

export interface AccountsSettings extends MountSettings {
  /** Proxies whose X-Forwarded-For and X-Forwarded-Proto are believed. */
  trustedProxies: readonly string[];
}

/** The cookie that opens the resend link, for a browser that signed in; good for that path alone. */
export const RESEND_COOKIE = 'resend';
export const RESEND_PATH = '/v2/mollieOrder';

const WRONG = new Refusal(401, 'De gebruikersnaam of het wachtwoord klopt niet.');

const utf8 = new TextDecoder('utf-8', { fatal: true });
/** User name and password of `Basic base64(utf8(name:password))`; a password may hold colons. */
export const basicCredentials = (authorization: string | undefined): { username: string; password: string } => {
  const encoded = /^Basic ([A-Za-z0-9+/]+={0,2})$/i.exec(authorization ?? '')?.[1];
  if (encoded === undefined) throw WRONG;
  try {
    const [, username = '', password = ''] = /^([^:]*):(.*)$/s.exec(utf8.decode(Buffer.from(encoded, 'base64'))) ?? [];
    return { username, password };
  } catch {
    throw WRONG;
  }
};

/** What someone did with an account of their own. */
const ofAccount = ({ user_id, name }: { user_id: number; name: string }) =>
  ({ resource: 'accounts', userId: user_id, userName: name, recordId: user_id, recordName: name }) as const;

/** Over HTTPS its name begins with __Secure-, so that no page without HTTPS can set it. */
const secured = (c: Context<AppEnv>, trustedProxies: readonly string[]) =>
  isSecure(c, trustedProxies) ? ({ secure: true, prefix: 'secure' } as const) : {};

const login = async (c: Context<AppEnv>, { db, now, sessionLimits, trustedProxies }: AccountsSettings) => {
  const { username, password } = basicCredentials(c.req.header('Authorization'));
  const address = addressOf(c, trustedProxies);
  const tries = await takeSignInTry(db, username, address, now());
  // Unknown, switched off and wrong password take one road, so that none can be told from another.
  const account = await db
    .selectFrom('staff')
    .select(['user_id', 'name', 'password_hash'])
    .where('username', '=', usernameKey(username))
    .where('active', '=', 1)
    .executeTakeFirst();
  if (!(await passwordFits(account?.password_hash, password)) || account === undefined) {
    if (tries.isLast) await recordSignInLimit(db, usernameKey(username), address, now());
    throw WRONG;
  }
  await tries.forget();
  const { token, cookie } = await db.transaction().execute(async (transaction) => {
    await recordEvent(transaction, { ...ofAccount(account), verb: 'login', details: { address }, now: now() });
    return startSession(transaction, account.user_id, now(), sessionLimits);
  });
  setCookie(c, RESEND_COOKIE, cookie, {
    path: RESEND_PATH,
    httpOnly: true,
    sameSite: 'Strict',
    ...secured(c, trustedProxies),
    maxAge: Math.floor(sessionLimits.absoluteMs / 1000),
  });
  return c.json(success({ API_token: token, name: account.name, userId: account.user_id }));
};

const signOut = async (c: Context<AppEnv>, { db, now, sessionLimits, trustedProxies }: AccountsSettings) => {
  deleteCookie(c, RESEND_COOKIE, { path: RESEND_PATH, ...secured(c, trustedProxies) });
  const authorization = c.req.header('Authorization');
  const { userId, name } = await signedInUser(db, authorization, now(), sessionLimits);
  await db.transaction().execute(async (transaction) => {
    await endSession(transaction, authorization);
    await recordEvent(transaction, { ...ofAccount({ user_id: userId, name }), verb: 'logout', now: now() });
  });
  return c.json(success({}));
};

const checkToken = async ({ user }: Call<typeof endpoints.accounts.checkToken>) => user;

export const accountCalls = (settings: AccountsSettings): Mounted[] => [
  signedInCall(endpoints.accounts.checkToken, checkToken, settings, { resource: 'accounts', verb: 'checkToken' }),
  { row: endpoints.accounts.login, handle: (c) => login(c, settings) },
  { row: logout, handle: (c) => signOut(c, settings) },
];
