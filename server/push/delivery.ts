import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { instantsOf } from '../../src/v2/businessTime';
import { LATE_LIMIT_MINUTES } from '../../src/v2/entities/scheduledPush';
import type { Database } from '../db/schema';
import { ANSWER_LIMIT_MS, type Provider, type Push } from './provider';
import { LATE_LIMIT_MS } from './storePush';

/** Hands queued pushes to the provider. Tries until one is accepted, at most five times, with growing pauses. */

export const MAX_ATTEMPTS = 5;
/** The wait after the first attempt. Each next one is four times longer: 1, 4, 16 and 64 seconds. */
const FIRST_WAIT_MS = 1_000;
const WAIT_GROWTH = 4;
const LONGEST_WAIT_MS = FIRST_WAIT_MS * WAIT_GROWTH ** (MAX_ATTEMPTS - 2);
/** An attempt without a result (the server was killed) is repeated after this time. */
const CLAIM_MS = 3 * ANSWER_LIMIT_MS;
const AT_ONCE = 20;

interface Queued extends Omit<Push, 'scheduled'> {
  attempts: number;
  next_attempt_ms: number;
  scheduled_push_id: number | null;
  send_at_ms: number | null;
}

interface DeliverySettings {
  db: Kysely<Database>;
  provider: Provider;
  now: () => Date;
  log?: Pick<Logger, 'error'>;
}
type Records = Pick<DeliverySettings, 'db' | 'log'>;

const due = (db: Kysely<Database>, at: number): Promise<Queued[]> =>
  db
    .selectFrom('pushes')
    .innerJoin('shops', 'shops.shop_id', 'pushes.shop_id')
    .leftJoin('scheduled_pushes', 'scheduled_pushes.push_id', 'pushes.push_id')
    .select(['pushes.push_id', 'shops.name as shop', 'pushes.message', 'attempts', 'pushes.created', 'next_attempt_ms'])
    .select(['scheduled_push_id', 'send_at_ms'])
    .where('result', '=', 'queued')
    // One that waits longer than any wait was planned before the clock was set back.
    .where((row) => row.or([row('next_attempt_ms', '<=', at), row('next_attempt_ms', '>', at + LONGEST_WAIT_MS)]))
    .orderBy('pushes.push_id')
    .limit(AT_ONCE)
    .execute();

/** Counts the attempt before it is made. False when another server on the same database was first. */
const claim = async (db: Kysely<Database>, { push_id, attempts }: Queued, at: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('pushes')
    .set({ attempts: attempts + 1, next_attempt_ms: at + CLAIM_MS })
    .where('push_id', '=', push_id)
    .where('result', '=', 'queued')
    .where('attempts', '=', attempts)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

type Outcome = { result?: string; error: string; next_attempt_ms?: number };
const record = (db: Kysely<Database>, { push_id }: Queued, outcome: Outcome) =>
  db.updateTable('pushes').set(outcome).where('push_id', '=', push_id).execute();

const giveUp = async ({ db, log }: Records, push: Queued, error: string): Promise<void> => {
  await record(db, push, { result: 'failed', error });
  log?.error({ pushId: push.push_id, reason: error }, 'a push was not delivered');
};

const TOO_LATE = `Niet verstuurd: het bericht kon langer dan ${LATE_LIMIT_MINUTES} minuten niet weg.`;

const STOPPED = 'De server stopte tijdens de laatste poging. Misschien is het bericht toch verstuurd.';

/** Of the two hours that have the same name in October the last one counts. */
const isTooLate = ({ created }: Queued, at: number): boolean => (instantsOf(created).at(-1) ?? at) < at - LATE_LIMIT_MS;

/** Without a provider, of pushes that an earlier run queued: another server of the database may still have one. */
export const failTooLate = async (records: Records, at: number): Promise<void> => {
  for (const push of await due(records.db, at)) if (isTooLate(push, at)) await giveUp(records, push, TOO_LATE);
};

/** The due pushes that this server has claimed, in the order in which they were sent. */
const claimed = async (records: Records, at: number): Promise<Queued[]> => {
  const { db } = records;
  const mine: Queued[] = [];
  for (const push of await due(db, at)) {
    // Queued before the server stopped, or in a backup that was restored: its message may no longer be true.
    if (isTooLate(push, at)) await giveUp(records, push, TOO_LATE);
    // The server stopped during the fifth attempt, so its result is unknown; there is no sixth.
    else if (push.attempts >= MAX_ATTEMPTS) await giveUp(records, push, STOPPED);
    else if (await claim(db, push, at)) mine.push(push);
  }
  return mine;
};

const attempt = async (settings: DeliverySettings, push: Queued, signal?: AbortSignal): Promise<void> => {
  const { db, provider, now } = settings;
  const { attempts, next_attempt_ms: _, scheduled_push_id: id, send_at_ms: at, ...sent } = push;
  const scheduled = id === null || at === null ? {} : { scheduled: { id, at } };
  const [error, retryAfterMs = 0] = await provider({ ...sent, ...scheduled }, signal).then(
    (): [string, number?] => [''],
    (reason: unknown) => [reason instanceof Error ? reason.message : String(reason), Object(reason).retryAfterMs],
  );
  // A longer wait than our longest would be taken for one that was planned before the clock was set back.
  const waitMs = Math.max(FIRST_WAIT_MS * WAIT_GROWTH ** attempts, Math.min(retryAfterMs, LONGEST_WAIT_MS));
  if (error === '') await record(db, push, { result: 'sent', error });
  else if (attempts + 1 === MAX_ATTEMPTS) await giveUp(settings, push, error);
  else await record(db, push, { error, next_attempt_ms: now().getTime() + waitMs });
};

/** Makes every due attempt; returns the time of the next one (epoch milliseconds), undefined without one. */
export const deliverDue = async (settings: DeliverySettings, signal?: AbortSignal): Promise<number | undefined> => {
  const { db, now } = settings;
  const mine = await claimed(settings, now().getTime());
  await Promise.all(mine.map((push) => attempt(settings, push, signal)));
  const next = await db
    .selectFrom('pushes')
    .select(({ fn }) => fn.min('next_attempt_ms').as('at'))
    .where('result', '=', 'queued')
    .executeTakeFirst();
  return next?.at ?? undefined;
};
