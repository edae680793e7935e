import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { Refusal } from '../lib/refusal';
import { sha256 } from './sessions';
import { usernameKey } from './usernames';

/** Failed tries within the window: per account and address, and per address. */
export const SIGN_IN_TRIES = 10;
export const SIGN_IN_TRIES_OF_ADDRESS = 100;
const SIGN_IN_WINDOW_MS = 15 * 60_000;

/** The account of a try, and the network of its address. Staff who confirm their own password have none. */
interface SignInCaller {
  username: string;
  network: string | undefined;
}

/**
 * Keys are hashed, because a user may have typed a password in the user name field. The bar keeps an account's from being
 * an address's.
 */
const limitsOf = ({ username, network }: SignInCaller) => [
  { key: sha256(`${usernameKey(username)}|${network ?? 'own password'}`), most: SIGN_IN_TRIES },
  ...(network === undefined ? [] : [{ key: sha256(`address ${network}`), most: SIGN_IN_TRIES_OF_ADDRESS }]),
];

interface SignInTry {
  /** The next try is refused, unless this one succeeds. */
  isLast: boolean;
  /** The password was right: deletes this try and all tries of the account. */
  forget: () => Promise<unknown>;
}

const tooMany = (seconds: number) =>
  new Refusal(429, 'Te veel pogingen met een verkeerd wachtwoord. Probeer het over een kwartier opnieuw.', undefined, {
    'Retry-After': String(Math.max(1, Math.ceil(seconds))),
  });

/** Throws 429 above a limit. Counts before the try, so that concurrent tries count each other. */
export const takeSignInTry = async (db: Kysely<Database>, caller: SignInCaller, now: Date): Promise<SignInTry> => {
  const at = now.getTime();
  const since = at - SIGN_IN_WINDOW_MS;
  await db.deleteFrom('sign_in_attempts').where('attempted_ms', '<=', since).execute();
  // The clock was set back: count a try from the future from now on.
  await db.updateTable('sign_in_attempts').set({ attempted_ms: at }).where('attempted_ms', '>', at).execute();
  const limits = limitsOf(caller);
  /** Returns whether a limit is reached with `more` tries on top. */
  const refuseAbove = async (more: number): Promise<boolean> => {
    let isReached = false;
    for (const { key, most } of limits) {
      const { tries, first } = await db
        .selectFrom('sign_in_attempts')
        .select(({ fn }) => [fn.countAll<number>().as('tries'), fn.min('attempted_ms').as('first')])
        .where('key', '=', key)
        .executeTakeFirstOrThrow();
      if (tries + more > most) throw tooMany((Number(first) - since) / 1000);
      isReached ||= tries + more === most;
    }
    return isReached;
  };
  // A refused try writes nothing: no hashing slows down a caller who goes on.
  await refuseAbove(1);
  const taken = await db
    .insertInto('sign_in_attempts')
    .values(limits.map(({ key }) => ({ key, attempted_ms: at })))
    .returning('sign_in_attempt_id')
    .execute();
  const ids = taken.map(({ sign_in_attempt_id }) => sign_in_attempt_id);
  const giveBack = () => db.deleteFrom('sign_in_attempts').where('sign_in_attempt_id', 'in', ids).execute();
  const isLast = await refuseAbove(0).catch(async (error) => {
    await giveBack();
    throw error;
  });
  const forget = async () => {
    await giveBack();
    await db
      .deleteFrom('sign_in_attempts')
      .where('key', '=', limits[0]?.key ?? '')
      .execute();
  };
  return { isLast, forget };
};
