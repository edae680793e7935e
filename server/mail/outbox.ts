import { type Kysely, sql } from 'kysely';
import type { User } from '../auth/sessions';
import { insertOne } from '../db/insertAll';
import type { Database, Db } from '../db/schema';
import { keepSearchText, type Searched } from '../db/searchTexts';
import { localMoment } from '../lib/moment';
import { found } from '../lib/refusal';
import { recordEvent } from '../writes/audit/entries';
import { type Mail, type Mailer, SEND_LIMIT_MS } from './mailer';
import { attempt, type Outcome, sentOf } from './outcome';

/** Records every attempt to send a mail and its result. At most one attempt per order per minute. */

export const OUTBOX: Searched = {
  name: 'outbox',
  from: sql.table('outbox'),
  key: 'mail_id',
  searched: ['recipient', 'subject', 'created'],
  sorted: { table: 'outbox', columns: ['recipient', 'subject'] },
};

export const MAIL = 'Deze mail';

const PAUSE_MS = 60_000;
/**
 * An attempt that has no result after this time was cut off, because its server stopped: a mailer gives up before. So was
 * one that began this far in the future, before the clock was set back.
 */
export const RUNNING_MS = SEND_LIMIT_MS + 5_000;
const LOOK_EVERY_MS = 100;

/** A press of the button. Without a `press_key` ('') a retry cannot be recognised. */
interface Press {
  orderno: number;
  press_key: string;
  user: User;
}

/** The state of an attempt while it runs. It stays when the server stops halfway. */
const UNFINISHED = {
  result: 'unknown',
  error: 'Niet afgemaakt: de server is nog bezig, of stopte tijdens het versturen.',
  file: '',
};

/** The state of a mail that is stored and will be sent. */
export const UNSENT = { result: 'failed', error: 'Nog niet verstuurd.', file: '' };

/** `running`: this press is being sent already, here or by another server. */
type Claimed = { mail_id: number } | { waitMs: number } | { done: Outcome } | { running: number };

/** Starts an attempt: its number. Or the time to wait, or the result that this press already has. */
const claim = (db: Kysely<Database>, { orderno, press_key, user }: Press, { to, subject, date }: Mail) =>
  db.transaction().execute(async (transaction): Promise<Claimed> => {
    // Locks the order, so that the second of two concurrent clicks waits here and then sees the first.
    await transaction
      .updateTable('orders')
      .set(({ ref }) => ({ email: ref('email') }))
      .where('orderno', '=', orderno)
      .execute();
    const before = await transaction
      .selectFrom('outbox')
      .select(['mail_id', 'result', 'error', 'created_ms'])
      .where('orderno', '=', orderno)
      .where('press_key', '=', press_key)
      .where('press_key', '<>', '')
      .orderBy('mail_id', 'desc')
      .executeTakeFirst();
    const done = before && sentOf(before);
    if (done) return { done };
    const created_ms = date.getTime();
    const isRunning =
      before?.error === UNFINISHED.error && Math.abs(created_ms - Number(before.created_ms)) < RUNNING_MS;
    if (before && isRunning) return { running: before.mail_id };
    const { last } = await transaction
      .selectFrom('outbox')
      .select(({ fn }) => fn.max('created_ms').as('last'))
      .where('orderno', '=', orderno)
      // Later ones are from before the clock was set back; servers may differ a little.
      .where('created_ms', '<', created_ms + PAUSE_MS)
      .executeTakeFirstOrThrow();
    const waitMs = (last ?? -PAUSE_MS) + PAUSE_MS - created_ms;
    if (waitMs > 0) return { waitMs };
    await recordEvent(transaction, {
      ...{ user, now: date, resource: 'orderMails', verb: 'resendMail' },
      ...{ record_id: orderno, details: { recipient: to.join(', ') } },
    });
    const made = await insertOne(transaction, 'outbox', 'mail_id', {
      ...{ orderno, press_key, recipient: to.join(', '), subject },
      ...{ created: localMoment(date), created_ms, ...UNFINISHED },
    });
    await keepSearchText(transaction, OUTBOX, made.id);
    return { mail_id: made.id };
  });

/**
 * The outcome of an attempt that runs elsewhere: the second click of a double click gets the answer of the first. Throws
 * 404 when the mail went with its customer.
 */
const outcomeOf = async (db: Kysely<Database>, mail_id: number, { date }: Mail): Promise<Outcome> => {
  for (let waited = 0; ; waited += LOOK_EVERY_MS) {
    const row = await db
      .selectFrom('outbox')
      .select(['result', 'error', 'created_ms'])
      .where('mail_id', '=', mail_id)
      .executeTakeFirst();
    const mail = found(row, MAIL);
    const sent = sentOf(mail);
    if (sent) return sent;
    if (mail.error !== UNFINISHED.error)
      return { result: mail.result === 'unknown' ? 'unknown' : 'failed', reason: mail.error };
    if (Math.abs(date.getTime() - Number(mail.created_ms)) + waited >= RUNNING_MS)
      return { result: 'unknown', reason: UNFINISHED.error };
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
};

/** Sends and records, with the moment of this try. No transaction is open while the mail is sent. */
const send = async (db: Kysely<Database>, mailer: Mailer, mail_id: number, mail: Mail): Promise<Outcome> => {
  const [outcome, row] = await attempt(mailer, mail);
  const created = localMoment(mail.date);
  await db
    .updateTable('outbox')
    .set({ ...row, created })
    .where('mail_id', '=', mail_id)
    .execute();
  await keepSearchText(db, OUTBOX, mail_id);
  return outcome;
};

/** Sends the mail of an order, once per press. */
export const mailOnce = async (db: Kysely<Database>, mailer: Mailer, press: Press, mail: Mail): Promise<Outcome> => {
  const claimed = await claim(db, press, mail);
  if ('done' in claimed) return claimed.done;
  if ('running' in claimed) return outcomeOf(db, claimed.running, mail);
  if ('waitMs' in claimed) return { result: 'early', ...claimed };
  return send(db, mailer, claimed.mail_id, mail);
};

/** Sends a stored mail, unless it was sent, or is being sent: then gives the outcome of that. */
export const sendStored = async (
  db: Kysely<Database>,
  mailer: Mailer,
  mail_id: number,
  mail: Mail,
): Promise<Outcome> => {
  const created_ms = mail.date.getTime();
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ ...UNFINISHED, created_ms })
    .where('mail_id', '=', mail_id)
    .where('result', 'in', ['failed', 'unknown'])
    .where((row) =>
      row.or([
        row('error', '<>', UNFINISHED.error),
        row('created_ms', '<', created_ms - RUNNING_MS),
        row('created_ms', '>', created_ms + RUNNING_MS),
      ]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n ? send(db, mailer, mail_id, mail) : outcomeOf(db, mail_id, mail);
};

/** The time of the last mail that was sent or kept, if any. */
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
