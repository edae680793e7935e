import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../db/schema';
import { deliverDue } from './delivery';
import type { Provider } from './provider';

/** Delivers queued pushes while the server runs; what a stop or a crash left queued goes on at the next start. */

export interface Pushes {
  /** What a new push is: waiting for the provider, or kept where there is none. */
  readonly stored: 'queued' | 'kept';
  /** A push was queued. */
  wake: () => void;
  /** Ends; an attempt on its way gets a moment to finish. */
  stop: () => Promise<void>;
}

export interface PushesSettings {
  db: Kysely<Database>;
  now?: () => Date;
  provider: Provider;
  log?: Pick<Logger, 'error'>;
  /** How long an attempt on its way may take once all stops. */
  stopLimitMs?: number;
}

/** Without a provider pushes are kept, and none is ever sent. */
export const keptPushes: Pushes = { stored: 'kept', wake: () => {}, stop: async () => {} };

/** After trouble with the database itself. */
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
