import type { Kysely } from 'kysely';
import { recordEvent } from '../audit/event';
import type { Database, Db } from '../db/schema';
import type { User } from '../handler';
import { localMoment } from '../moment';
import type { Mail, Mailer } from './mailer';

/** Every attempt to mail an order, with what became of it; at most one an order a minute. */

export const PAUSE_MS = 60_000;
const REASON_MAX = 500;

export type Outcome =
  | { result: 'sent' | 'kept' }
  | { result: 'failed'; error: unknown }
  /** Not tried: the order's last attempt is too short ago. */
  | { result: 'early'; waitMs: number };

/** A press of the button; '' is one that nobody can tell from another. */
export interface Press {
  orderno: number;
  press_key: string;
  user: User;
}

/** What an attempt is until its outcome is known, and stays where the server stopped halfway. */
const UNFINISHED = { result: 'failed', error: 'Niet afgemaakt: de server stopte tijdens het versturen.', file: '' };

type Claimed = { mail_id: number } | { waitMs: number } | { done: 'sent' | 'kept' };

/** Claims the order's minute; answers the attempt's number, how long to wait, or what this press has led to already. */
const claim = (db: Kysely<Database>, { orderno, press_key, user }: Press, { to, subject, date }: Mail) =>
  db.transaction().execute(async (transaction): Promise<Claimed> => {
    // Takes hold of the order, so that the second of two clicks at once waits here and then sees the first.
    await transaction
      .updateTable('orders')
      .set(({ ref }) => ({ email: ref('email') }))
      .where('orderno', '=', orderno)
      .execute();
    const before = await transaction
      .selectFrom('outbox')
      .select('result')
      .where('orderno', '=', orderno)
      .where('press_key', '=', press_key)
      .where('press_key', '<>', '')
      .where('result', 'in', ['sent', 'kept'])
      .executeTakeFirst();
    if (before) return { done: before.result === 'sent' ? 'sent' : 'kept' };
    const { last } = await transaction
      .selectFrom('outbox')
      .select(({ fn }) => fn.max('created_ms').as('last'))
      .where('orderno', '=', orderno)
      .executeTakeFirstOrThrow();
    const created_ms = date.getTime();
    const waitMs = (last ?? -PAUSE_MS) + PAUSE_MS - created_ms;
    if (waitMs > 0) return { waitMs };
    await recordEvent(transaction, {
      ...{ resource: 'orderMails', verb: 'resendMail', userId: user.userId, userName: user.name },
      ...{ recordId: orderno, details: { recipient: to.join(', ') }, now: date },
    });
    return transaction
      .insertInto('outbox')
      .values({
        ...{ orderno, press_key, recipient: to.join(', '), subject },
        ...{ created: localMoment(date), created_ms, ...UNFINISHED },
      })
      .returning('mail_id')
      .executeTakeFirstOrThrow();
  });

/** What is answered, and what is kept of it. */
type Attempted = [Outcome, { result: string; error: string; file: string }];

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, REASON_MAX);

/** Sends and records, once a press. No transaction is open while the mail is on its way. */
export const mailOnce = async (db: Kysely<Database>, mailer: Mailer, press: Press, mail: Mail): Promise<Outcome> => {
  const claimed = await claim(db, press, mail);
  if ('done' in claimed) return { result: claimed.done };
  if ('waitMs' in claimed) return { result: 'early', ...claimed };
  const [outcome, row] = await mailer(mail).then(
    (posted): Attempted => [posted, { ...posted, error: '' }],
    (error): Attempted => [
      { result: 'failed', error },
      { result: 'failed', error: reasonOf(error), file: '' },
    ],
  );
  await db.updateTable('outbox').set(row).where('mail_id', '=', claimed.mail_id).execute();
  return outcome;
};

/** The moment of the last mail that went out or was kept, if any. */
export const lastMailed = async (db: Db, orderno: number): Promise<string | undefined> => {
  const mail = await db
    .selectFrom('outbox')
    .select('created')
    .where('orderno', '=', orderno)
    .where('result', 'in', ['sent', 'kept'])
    .orderBy('created_ms', 'desc')
    .executeTakeFirst();
  return mail?.created;
};
