import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../db/schema';
import { deliverDue, failTooLate } from './delivery';
import type { Provider } from './provider';
import { storeDue } from './storePush';

/**
 * While the server runs: stores the scheduled pushes that are due, and delivers the queued ones, also those that an earlier
 * run left. One timer, which looks every minute: pushes are scheduled for whole minutes, at any server of the database.
 */

export interface Pushes {
  /** The result of a new push: 'queued' for the provider, 'kept' without one. */
  readonly stored: 'queued' | 'kept';
  /** Call it after a push was queued. */
  wake: () => void;
  /** Stops. An attempt in flight gets a moment to finish. */
  stop: () => Promise<void>;
}

/** Rings once; returns how to cancel it. */
type Timer = (ring: () => void, ms: number) => () => void;

interface PushesSettings {
  db: Kysely<Database>;
  now?: () => Date;
  /** Without one pushes are stored, and never sent. */
  provider?: Provider;
  log?: Pick<Logger, 'error'>;
  /** Time for an attempt in flight after a stop. */
  stopLimitMs?: number;
  timer?: Timer;
}

/** Stores pushes, and does nothing by itself. */
export const keptPushes: Pushes = { stored: 'kept', wake: () => {}, stop: async () => {} };

const MINUTE_MS = 60_000;
/** The wait after an error of the database. */
const TROUBLE_WAIT_MS = 30_000;
const STOP_LIMIT_MS = 3_000;

/** Does not keep the process alive. */
const unheldTimer: Timer = (ring, ms) => {
  const timeout = setTimeout(ring, ms).unref();
  return () => clearTimeout(timeout);
};

export const startPushes = ({
  db,
  provider,
  now = () => new Date(),
  log,
  stopLimitMs = STOP_LIMIT_MS,
  timer = unheldTimer,
}: PushesSettings): Pushes => {
  const stored = provider ? 'queued' : 'kept';
  const cutOff = new AbortController();
  let running: Promise<void> | undefined;
  let isCalled = false;
  let isStopped = false;
  let cancel = () => {};

  const round = async (): Promise<void> => {
    let waitMs: number;
    do {
      isCalled = false;
      try {
        await storeDue({ db, stored, now: now() });
        const next = provider
          ? await deliverDue({ db, provider, now, log }, cutOff.signal)
          : await failTooLate({ db, log }, now().getTime());
        const at = now().getTime();
        waitMs = Math.min(MINUTE_MS - (at % MINUTE_MS), (next ?? Number.POSITIVE_INFINITY) - at);
      } catch (error) {
        log?.error({ err: error }, 'pushes could not be delivered');
        waitMs = TROUBLE_WAIT_MS;
      }
    } while (!isStopped && (isCalled || waitMs <= 0));
    running = undefined;
    if (!isStopped) cancel = timer(wake, waitMs);
  };

  const wake = (): void => {
    isCalled = true;
    if (running || isStopped) return;
    cancel();
    running = round();
  };

  wake();
  return {
    stored,
    wake,
    stop: async () => {
      isStopped = true;
      cancel();
      const limit = setTimeout(() => cutOff.abort(), stopLimitMs);
      await running;
      clearTimeout(limit);
    },
  };
};
