import { createListeners } from '../lib/listeners';
import type { Client } from '../provider/http/client';
import { isV2Error } from '../provider/http/V2Error';
import { accounts } from '../v2/accounts';

/** Whether the server can be reached, and how old the answers are that were given in place of the server's. */

interface Reach {
  isLost: boolean;
  /** When the oldest answer on the screens was read, in epoch milliseconds; null when none came from this device. */
  oldest: number | null;
}

let isLost = false;
/** By the path of the call; gone when the server has answered it. */
const ages = new Map<string, number>();
/** The paths by which the server was lost. Once it is found without their answer, their failures say nothing of it. */
const doubted = new Set<string>();
let reach: Reach = { isLost, oldest: null };
let resets = 0;
const { notify, subscribe } = createListeners();

const changed = () => {
  const oldest = ages.size > 0 ? Math.min(...ages.values()) : null;
  if (reach.isLost === isLost && reach.oldest === oldest) return;
  reach = { isLost, oldest };
  notify();
};

/** What only a gateway answers, with a reason too: the dashboard before an older v2 gives one. */
const GATEWAY = [502, 504];

/** True when the server was not reached, so that what this device has kept may stand in. */
export const isUnreached = (error: unknown): boolean =>
  isV2Error(error) &&
  (error.kind === 'network' ||
    error.kind === 'timeout' ||
    GATEWAY.includes(error.status) ||
    // With a reason it is the server itself, which is busy.
    (error.status === 503 && error.text === ''));

/**
 * Asks what every v2 answers. True when that fails as well: its database is away, or a page of something else stands at
 * its address. An answer of v2 that this dashboard cannot read has a cause, and is one.
 */
export const isServerAway = (client: Client, token: string): Promise<boolean> =>
  client.call(accounts.checkToken, { token }).then(
    () => false,
    (error) =>
      isUnreached(error) ||
      (isV2Error(error) && (error.kind === 'failed' || (error.kind === 'unreadable' && error.cause === undefined))),
  );

export const reachability = {
  get: (): Reach => reach,
  lost: (): void => {
    isLost = true;
    changed();
  },
  /** This read was not answered. */
  unanswered: (path: string): void => {
    if (doubted.has(path)) return;
    // Those that fail with it are not doubted.
    if (!isLost) doubted.add(path);
    reachability.lost();
  },
  found: (): void => {
    // The screens read again.
    if (isLost) ages.clear();
    isLost = false;
    changed();
  },
  /** `readAt`: the answer came from this device; null: from the server. */
  answered: (path: string, readAt: number | null): void => {
    if (readAt === null) {
      ages.delete(path);
      doubted.delete(path);
    } else ages.set(path, readAt);
    changed();
  },
  /** A check that is true until the next `reset`: what was asked before it says nothing of the server after it. */
  untilReset: (): (() => boolean) => {
    const now = resets;
    return () => resets === now;
  },
  /** Another user signed in, or nobody: nothing of before counts. */
  reset: (): void => {
    resets += 1;
    ages.clear();
    doubted.clear();
    isLost = false;
    changed();
  },
  subscribe,
};
