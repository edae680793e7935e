import { createHmac } from 'node:crypto';
import { millisecondsInDay } from 'date-fns/constants';
import type { Context } from 'hono';
import type { Kysely, Transaction } from 'kysely';
import { sha256, type User } from '../auth/sessions';
import { isDeadlock } from '../db/isConflict';
import type { Database, Db } from '../db/schema';
import { untilDone } from '../lib/inPieces';
import { Refusal } from '../lib/refusal';

/**
 * Idempotency keys. A write with a key is carried out once; its answer is stored in the same transaction, and a retry
 * gets it again. Another body under the same key changes nothing and gets 409, with the id of what the first one made.
 * Of two concurrent ones the second waits for the first, also on another server. A refused write stores nothing.
 */

export const KEY_HEADER = 'Idempotency-Key';
/** Visible ASCII, too long to guess: with the key, a password in the body could be guessed from the stored hash. */
export const KEY_LENGTH = { minLength: 16, maxLength: 128 };
const { minLength, maxLength } = KEY_LENGTH;
const KEY = new RegExp(`^[\\x21-\\x7e]{${minLength},${maxLength}}$`);
const KEPT_FOR_MS = millisecondsInDay;
/** Rows in one transaction. */
const AT_ONCE = 1_000;

/** Holds hashes only. */
interface Attempt {
  key_hash: string;
  request_hash: string;
}

const keyHash = ({ userId }: User, key: string) => sha256(`${userId} ${key}`);

const checkedKey = (key: string): string => {
  if (KEY.test(key)) return key;
  throw new Refusal(400, `${KEY_HEADER} moet ${minLength} tot en met ${maxLength} zichtbare tekens hebben.`);
};

/** The attempt of a call; undefined without a key. Throws 400 for a malformed key. */
export const attemptOf = (c: Context, user: User, body: Uint8Array): Attempt | undefined => {
  const sent = c.req.header(KEY_HEADER);
  if (sent === undefined) return undefined;
  const key = checkedKey(sent);
  const request = createHmac('sha256', key)
    .update(`${c.req.method} ${c.req.path.replace(/\/$/, '')}\n`)
    .update(body);
  return { key_hash: keyHash(user, key), request_hash: request.digest('hex') };
};

/** Deletes answers that are older than a day, until it is stopped. Returns how many went. */
export const forgetAnswers = (db: Kysely<Database>, now: Date, isStopped = () => false): Promise<number> => {
  const old = db
    .selectFrom('answers')
    .select('key_hash')
    .where('created_ms', '<=', now.getTime() - KEPT_FOR_MS)
    .limit(AT_ONCE);
  const forgetSome = async () => {
    const { numDeletedRows } = await db.deleteFrom('answers').where('key_hash', 'in', old).executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  };
  return untilDone(AT_ONCE, forgetSome, isStopped);
};

/** Claims the key, or returns the answer stored under it. Waits for a concurrent write with the same key. */
const claim = async (db: Db, attempt: Attempt, now: Date) => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('answers')
    .values({ ...attempt, answer: 'null', created_ms: now.getTime() })
    .onConflict((conflict) => conflict.column('key_hash').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows) return undefined;
  return db.selectFrom('answers').selectAll().where('key_hash', '=', attempt.key_hash).executeTakeFirstOrThrow();
};

/** Of a write that ends in a deadlock, which rolls all of it back: the next try may meet the same write once more. */
const TRIES = 5;

const inTransaction = <Data>(
  db: Kysely<Database>,
  work: (transaction: Transaction<Database>) => Promise<Data>,
  tries = TRIES,
): Promise<Data> =>
  db
    .transaction()
    .execute(work)
    .catch((error: unknown) => {
      if (tries === 1 || !isDeadlock(error)) throw error;
      return inTransaction(db, work, tries - 1);
    });

/** Runs a write in a transaction. A retry gets the stored answer instead. */
export const exactlyOnce = async <Data>(
  db: Kysely<Database>,
  attempt: Attempt | undefined,
  now: Date,
  write: (transaction: Transaction<Database>) => Promise<Data>,
): Promise<Data> => {
  if (attempt === undefined) return inTransaction(db, write);
  return inTransaction(db, async (transaction) => {
    const kept = await claim(transaction, attempt, now);
    if (kept) {
      const answer = JSON.parse(kept.answer);
      if (kept.request_hash === attempt.request_hash) return answer;
      const text = `Deze ${KEY_HEADER} hoort bij een andere opdracht. Er is niets opgeslagen.`;
      throw new Refusal(409, text, undefined, {}, answer?.id);
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
