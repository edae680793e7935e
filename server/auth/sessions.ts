import { hash as hashOf, randomBytes, randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import { insertOne } from '../db/insertAll';
import { keptQuery } from '../db/keptQuery';
import type { OpenDatabase } from '../db/open';
import type { Database, Db } from '../db/schema';
import { storageFault } from '../db/storageFault';
import { localMoment } from '../lib/moment';
import { Refusal } from '../lib/refusal';
import { hashPassword } from './passwords';
import { usernameKey } from './usernames';

/** Sessions of staff. The token is opaque, and stored only as its SHA-256. */

interface SessionLimits {
  /** A session ends after this time without a call. */
  idleMs: number;
  /** A session ends this long after signing in. */
  absoluteMs: number;
}
export const SESSION_LIMITS: SessionLimits = { idleMs: 60 * 60_000, absoluteMs: 12 * 60 * 60_000 };

export const sha256 = (text: string): string => hashOf('sha256', text);

export interface User {
  userId: number;
  name: string;
}

const secret = () => randomBytes(32).toString('base64url');

/**
 * Random, because a browser keeps drafts and unsent work by this id and the address: with ids from 1, another database at
 * the same address would get them. Those of the demonstration count from 1.
 */
export const newUserId = () => randomInt(1_000_000, 10_000_000);

interface NewAccount {
  username: string;
  name: string;
  now: Date;
  /** Default the next of the database. */
  user_id?: number;
}

/** Makes an account that may sign in to the dashboard; returns its user id. */
export const insertStaff = async (
  db: Db,
  { username, name, now, password_hash, ...own }: NewAccount & { password_hash: string },
): Promise<number> => {
  const { id } = await insertOne(db, 'staff', 'user_id', {
    ...own,
    username: usernameKey(username),
    name,
    password_hash,
    active: 1,
    created: localMoment(now),
  });
  return id;
};

/** The same, from its password. Not in the transaction of a call, like all hashing. */
export const createStaff = async (db: Db, { password, ...account }: NewAccount & { password: string }) =>
  insertStaff(db, { ...account, password_hash: await hashPassword(password) });

/** Starts a session: `token` is the dashboard's, `cookie` the resend link's. Deletes expired sessions. */
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

/** What finds a live session: the hash of its secret, and the moments since which it was made and used. */
export type LiveSession = { hash: string; createdAfter: number; usedAfter: number };
export const LIVE_SESSION = ['hash', 'createdAfter', 'usedAfter'] as const;

/** Live sessions of active staff. A query that is asked along with it may add its own columns. */
export const liveSessions = (
  db: Db,
  opens: 'token_hash' | 'cookie_hash',
  { hash, createdAfter, usedAfter }: LiveSession,
) =>
  db
    .selectFrom('sessions')
    .innerJoin('staff', 'staff.user_id', 'sessions.user_id')
    .select(['staff.user_id', 'staff.name', 'sessions.created_ms', 'sessions.last_used_ms'])
    .where(`sessions.${opens}`, '=', hash)
    .where('sessions.created_ms', '>', createdAfter)
    .where('sessions.last_used_ms', '>', usedAfter)
    .where('staff.active', '=', 1);

/** Asked at every call. */
const LIVE_SESSIONS = {
  token_hash: keptQuery(LIVE_SESSION, (db, wanted: LiveSession) => liveSessions(db, 'token_hash', wanted)),
  cookie_hash: keptQuery(LIVE_SESSION, (db, wanted: LiveSession) => liveSessions(db, 'cookie_hash', wanted)),
};

interface FoundSession {
  user_id: number;
  name: string;
  created_ms: number;
  last_used_ms: number;
}
/** Where sessions are read, where their use is stored, and how long they live. */
export interface SessionSettings extends Pick<OpenDatabase, 'db' | 'shortReads'> {
  now: () => Date;
  sessionLimits: SessionLimits;
}
type FindSession<Row> = (db: Db, wanted: LiveSession) => Promise<Row | undefined>;

/** The live session that the secret belongs to, if any. Counts as use of the session. */
const liveSession = async <Row extends FoundSession>(
  { db, shortReads, now, sessionLimits: limits }: SessionSettings,
  opens: keyof typeof LIVE_SESSIONS,
  secretText: string,
  find: FindSession<Row>,
): Promise<Row | undefined> => {
  const at = now().getTime();
  const hash = sha256(secretText);
  const session = await find(shortReads, { hash, createdAfter: at - limits.absoluteMs, usedAfter: at - limits.idleMs });
  if (session === undefined) return undefined;
  // A write for every read would be costly, so the last use is stored with a precision of a sixtieth of the idle time.
  const [created, lastUsed] = [Number(session.created_ms), Number(session.last_used_ms)];
  // The clock was set back: count a session from the future from now on, else it would outlive its hours.
  if (at - lastUsed > limits.idleMs / 60 || Math.max(created, lastUsed) > at)
    await db
      .updateTable('sessions')
      .set({ created_ms: Math.min(created, at), last_used_ms: at })
      .where(opens, '=', hash)
      .execute()
      .catch((error: unknown) => {
        // Reading must go on when nothing can be stored, for example on a full disk.
        if (storageFault(error) === undefined) throw error;
      });
  return session;
};

const toUser = ({ user_id, name }: FoundSession): User => ({ userId: user_id, name });

/** The user of the live session in the Authorization header, and all that `find` gives with it. Throws 401. */
export const signedIn = async <Row extends FoundSession>(
  settings: SessionSettings,
  authorization: string | undefined,
  find: FindSession<Row>,
): Promise<{ user: User; session: Row }> => {
  const token = bearerOf(authorization);
  const session = token && (await liveSession(settings, 'token_hash', token, find));
  if (!session) throw signedOut();
  return { user: toUser(session), session };
};

/** The user of the live session in the Authorization header. Throws 401. */
export const signedInUser = async (settings: SessionSettings, authorization: string | undefined): Promise<User> =>
  (await signedIn(settings, authorization, LIVE_SESSIONS.token_hash)).user;

/** The user of the live session in the resend link's cookie, if any. */
export const resendUser = async (settings: SessionSettings, cookie: string | undefined): Promise<User | undefined> => {
  const session = cookie && (await liveSession(settings, 'cookie_hash', cookie, LIVE_SESSIONS.cookie_hash));
  return session ? toUser(session) : undefined;
};

/** Ends the session of the token. Throws 401 when there is none. */
export const endSession = async (db: Kysely<Database>, authorization: string | undefined): Promise<void> => {
  const token = bearerOf(authorization);
  const ended = token && (await db.deleteFrom('sessions').where('token_hash', '=', sha256(token)).executeTakeFirst());
  if (!ended || Number(ended.numDeletedRows) === 0) throw signedOut();
};
