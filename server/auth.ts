import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database, Db } from './db/schema';
import { storageFault } from './db/storageFault';
import { Refusal, type User } from './handler';
import { localMoment } from './moment';
import { hashPassword } from './passwords';

/** Who may use the dashboard: members of staff, by an opaque token that is kept only as its SHA-256. */

export interface SessionLimits {
  /** A session ends when it was not used for so long. */
  idleMs: number;
  /** A session ends so long after signing in. */
  absoluteMs: number;
}
export const SESSION_LIMITS: SessionLimits = { idleMs: 60 * 60_000, absoluteMs: 12 * 60 * 60_000 };

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const secret = () => randomBytes(32).toString('base64url');

/** User names are kept, and compared, in small letters. */
export const usernameKey = (username: string): string => username.trim().normalize('NFC').toLowerCase();

/** Makes an account that may sign in to the dashboard; answers its user id. */
export const createStaff = async (
  db: Db,
  account: { username: string; name: string; password: string; now: Date },
): Promise<number> => {
  const { user_id } = await db
    .insertInto('staff')
    .values({
      username: usernameKey(account.username),
      name: account.name,
      password_hash: await hashPassword(account.password),
      active: 1,
      created: localMoment(account.now),
    })
    .returning('user_id')
    .executeTakeFirstOrThrow();
  return user_id;
};

/** Starts a session: `token` goes to the dashboard, `cookie` to the browser for the resend link. Sweeps ended ones. */
export const startSession = async (db: Kysely<Database>, userId: number, now: Date, limits: SessionLimits) => {
  const token = secret();
  const cookie = secret();
  const at = now.getTime();
  await db
    .deleteFrom('sessions')
    .where((eb) =>
      eb.or([eb('created_ms', '<=', at - limits.absoluteMs), eb('last_used_ms', '<=', at - limits.idleMs)]),
    )
    .execute();
  await db
    .insertInto('sessions')
    .values({
      token_hash: sha256(token),
      cookie_hash: sha256(cookie),
      user_id: userId,
      created_ms: at,
      last_used_ms: at,
    })
    .execute();
  return { token, cookie };
};

const BEARER = /^Bearer ([\w-]{43})$/;
export const bearerOf = (authorization: string | undefined): string | undefined =>
  BEARER.exec(authorization ?? '')?.[1];

const signedOut = () => new Refusal(401, 'Log opnieuw in.', undefined, { 'WWW-Authenticate': 'Bearer' });

/** The member of staff whose live session a secret opens, if any. Counts as using the session. */
const liveUser = async (
  db: Kysely<Database>,
  opens: 'token_hash' | 'cookie_hash',
  secretText: string,
  now: Date,
  limits: SessionLimits,
): Promise<User | undefined> => {
  const at = now.getTime();
  const hash = sha256(secretText);
  const session = await db
    .selectFrom('sessions')
    .innerJoin('staff', 'staff.user_id', 'sessions.user_id')
    .select(['staff.user_id', 'staff.name', 'sessions.last_used_ms'])
    .where(`sessions.${opens}`, '=', hash)
    .where('sessions.created_ms', '>', at - limits.absoluteMs)
    .where('sessions.last_used_ms', '>', at - limits.idleMs)
    .where('staff.active', '=', 1)
    .executeTakeFirst();
  if (session === undefined) return undefined;
  // A write for every read would be costly: the last use is kept to a sixtieth of the idle time.
  if (at - Number(session.last_used_ms) > limits.idleMs / 60)
    await db
      .updateTable('sessions')
      .set({ last_used_ms: at })
      .where(opens, '=', hash)
      .execute()
      .catch((error: unknown) => {
        // Reading goes on where nothing can be stored, such as on a full disk.
        if (storageFault(error) === undefined) throw error;
      });
  return { userId: session.user_id, name: session.name };
};

/** The member of staff whose live session the Authorization header carries, or 401. */
export const signedInUser = async (
  db: Kysely<Database>,
  authorization: string | undefined,
  now: Date,
  limits: SessionLimits,
): Promise<User> => {
  const token = bearerOf(authorization);
  const user = token && (await liveUser(db, 'token_hash', token, now, limits));
  if (!user) throw signedOut();
  return user;
};

/** The member of staff to whose live session the resend link's cookie belongs, if any. */
export const resendUser = async (
  db: Kysely<Database>,
  cookie: string | undefined,
  now: Date,
  limits: SessionLimits,
): Promise<User | undefined> => (cookie === undefined ? undefined : liveUser(db, 'cookie_hash', cookie, now, limits));

/** Ends the session of a token. */
export const endSession = async (db: Kysely<Database>, authorization: string | undefined): Promise<void> => {
  const token = bearerOf(authorization);
  const ended = token && (await db.deleteFrom('sessions').where('token_hash', '=', sha256(token)).executeTakeFirst());
  if (!ended || Number(ended.numDeletedRows) === 0) throw signedOut();
};
