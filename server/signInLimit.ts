import type { Kysely } from 'kysely';
import { sha256, usernameKey } from './auth';
import type { Database } from './db/schema';
import { Refusal } from './handler';

/** Sign-in attempts are limited per account and address; sessions that live are left alone. */
export const SIGN_IN_TRIES = 10;
export const SIGN_IN_WINDOW_MS = 15 * 60_000;

/** Kept hashed: what someone typed as a user name may be a password. */
const keyOf = (username: string, address: string) => sha256(`${usernameKey(username)}|${address}`);

export interface SignInTry {
  /** The next one is refused, unless this one succeeds. */
  isLast: boolean;
  forget: () => Promise<unknown>;
}

/**
 * Counts a try before it is made, so that tries at the same moment count each other; 429 above the limit.
 * The caller forgets the tries once one succeeds.
 */
export const takeSignInTry = async (
  db: Kysely<Database>,
  username: string,
  address: string,
  now: Date,
): Promise<SignInTry> => {
  const key = keyOf(username, address);
  const at = now.getTime();
  const since = at - SIGN_IN_WINDOW_MS;
  await db.deleteFrom('sign_in_attempts').where('attempted_ms', '<=', since).execute();
  const { sign_in_attempt_id } = await db
    .insertInto('sign_in_attempts')
    .values({ key, attempted_ms: at })
    .returning('sign_in_attempt_id')
    .executeTakeFirstOrThrow();
  const tries = await db
    .selectFrom('sign_in_attempts')
    .select('attempted_ms')
    .where('key', '=', key)
    .orderBy('attempted_ms')
    .execute();
  if (tries.length > SIGN_IN_TRIES) {
    await db.deleteFrom('sign_in_attempts').where('sign_in_attempt_id', '=', sign_in_attempt_id).execute();
    const wait = Math.ceil((Number(tries[0]?.attempted_ms ?? at) - since) / 1000);
    throw new Refusal(
      429,
      'Te veel pogingen met een verkeerd wachtwoord. Probeer het over een kwartier opnieuw.',
      undefined,
      {
        'Retry-After': String(Math.max(1, wait)),
      },
    );
  }
  return {
    isLast: tries.length === SIGN_IN_TRIES,
    forget: () => db.deleteFrom('sign_in_attempts').where('key', '=', key).execute(),
  };
};
