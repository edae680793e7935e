import { createHash, createHmac } from 'node:crypto';
import type { Context } from 'hono';
import type { Kysely, Transaction } from 'kysely';
import type { Database, Db } from './db/schema';
import { Refusal, type User } from './handler';

/**
 * A write that comes with a key is carried out once, however often it is sent: its answer is kept in the write's own
 * transaction, and given again to whoever sends the same once more. Two at the same moment: the second waits for the
 * first, also on another server. A refused write keeps nothing.
 */

export const KEY_HEADER = 'Idempotency-Key';
/** Visible ASCII, long enough that nobody guesses it. */
const KEY = /^[\x21-\x7e]{16,128}$/;
const KEPT_FOR_MS = 24 * 60 * 60_000;
const SWEPT_AT_ONCE = 100;

/** What is kept of a write before it is carried out. The key itself is not: else a password in the body could be guessed from the hash. */
export interface Attempt {
  key_hash: string;
  request_hash: string;
}

const keyHash = ({ userId }: User, key: string) => createHash('sha256').update(`${userId} ${key}`).digest('hex');

const checkedKey = (key: string): string => {
  if (KEY.test(key)) return key;
  throw new Refusal(400, `${KEY_HEADER} moet 16 tot en met 128 zichtbare tekens hebben.`);
};

/** The attempt that a write is; undefined where it came without a key. 400 for a malformed one. */
export const attemptOf = (c: Context, user: User, body: Uint8Array): Attempt | undefined => {
  const sent = c.req.header(KEY_HEADER);
  if (sent === undefined) return undefined;
  const key = checkedKey(sent);
  const request = createHmac('sha256', key)
    .update(`${c.req.method} ${c.req.path.replace(/\/$/, '')}\n`)
    .update(body);
  return { key_hash: keyHash(user, key), request_hash: request.digest('hex') };
};

/** Answers that are old go, a bounded number at a time: more than come in. */
const sweep = (db: Db, now: Date) =>
  db
    .deleteFrom('answers')
    .where('key_hash', 'in', (eb) =>
      eb
        .selectFrom('answers')
        .select('key_hash')
        .where('created_ms', '<=', now.getTime() - KEPT_FOR_MS)
        .orderBy('created_ms')
        .limit(SWEPT_AT_ONCE),
    )
    .execute();

/** Takes the key, unless someone has it: then the answer that is kept under it. Waits for who is about to keep one. */
const claim = async (db: Db, attempt: Attempt, now: Date) => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('answers')
    .values({ ...attempt, answer: 'null', created_ms: now.getTime() })
    .onConflict((conflict) => conflict.column('key_hash').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows) return undefined;
  return db.selectFrom('answers').selectAll().where('key_hash', '=', attempt.key_hash).executeTakeFirstOrThrow();
};

/** Carries out a write in a transaction; a write that was carried out under its key already answers what it did then. */
export const exactlyOnce = async <Data>(
  db: Kysely<Database>,
  attempt: Attempt | undefined,
  now: Date,
  write: (transaction: Transaction<Database>) => Promise<Data>,
): Promise<Data> => {
  if (attempt === undefined) return db.transaction().execute(write);
  await sweep(db, now);
  return db.transaction().execute(async (transaction) => {
    const kept = await claim(transaction, attempt, now);
    if (kept) {
      if (kept.request_hash === attempt.request_hash) return JSON.parse(kept.answer);
      throw new Refusal(422, `Deze ${KEY_HEADER} hoort bij een andere opdracht. Er is niets opgeslagen.`);
    }
    const data = await write(transaction);
    await transaction
      .updateTable('answers')
      .set({ answer: JSON.stringify(data ?? null) })
      .where('key_hash', '=', attempt.key_hash)
      .execute();
    return data;
  });
};

/** No request has this hash. */
const TAKEN_BACK = '';

/**
 * For a write whose answer never came: what it answered, or null where it was not carried out; and then it never
 * will be, should it still be on its way.
 */
export const takeBack = (db: Kysely<Database>, user: User, key: string, now: Date): Promise<unknown> =>
  db.transaction().execute(async (transaction) => {
    const attempt = { key_hash: keyHash(user, checkedKey(key)), request_hash: TAKEN_BACK };
    const kept = await claim(transaction, attempt, now);
    return kept ? JSON.parse(kept.answer) : null;
  });
