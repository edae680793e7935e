import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../db/schema';
import { deliverDue } from './delivery';
import type { Provider } from './provider';

/** Delivers queued pushes while the server runs, also those that an earlier run left queued. */

export interface Pushes {
  /** The result of a new push: 'queued' for the provider, 'kept' without one. */
  readonly stored: 'queued' | 'kept';
  /** Call it after a push was queued. */
  wake: () => void;
  /** Stops. An attempt in flight gets a moment to finish. */
  stop: () => Promise<void>;
}

interface PushesSettings {
  db: Kysely<Database>;
  now?: () => Date;
  provider: Provider;
  log?: Pick<Logger, 'error'>;
  /** Time for an attempt in flight after a stop. */
  stopLimitMs?: number;
}

/** Without a provider pushes are stored, and never sent. */
export const keptPushes: Pushes = { stored: 'kept', wake: () => {}, stop: async () => {} };

/** The wait after an error of the database. */
const TROUBLE_WAIT_MS = 30_000;
const STOP_LIMIT_MS = 3_000;

export const startPushes = ({
  db,
  provider,
  now = () => new Date(),
  log,
  stopLimitMs = STOP_LIMIT_MS,
}: PushesSettings): Pushes => {
  const cutOff = new AbortController();
  let running: Promise<void> | undefined;
  let isCalled = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  const round = async (): Promise<void> => {
    let waitMs: number | undefined;
    do {
      isCalled = false;
      try {
        const next = await deliverDue({ db, provider, now }, cutOff.signal);
        waitMs = next === undefined ? undefined : next - now().getTime();
      } catch (error) {
        log?.error({ err: error }, 'pushes could not be delivered');
        waitMs = TROUBLE_WAIT_MS;
      }
    } while (!isStopped && (isCalled || (waitMs !== undefined && waitMs <= 0)));
    running = undefined;
    if (waitMs !== undefined && !isStopped) timer = setTimeout(wake, waitMs);
  };

  const wake = (): void => {
    isCalled = true;
    if (running || isStopped) return;
    clearTimeout(timer);
    running = round();
  };

  wake();
  return {
    stored: 'queued',
    wake,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      const limit = setTimeout(() => cutOff.abort(), stopLimitMs);
      await running;
      clearTimeout(limit);
    },
  };
};
