import { CUT_OFF, Refusal } from './refusal';

/**
 * A bounded queue that serves its lanes in turn, one place each. A flood in one lane (an address) then delays that lane
 * alone. A caller who leaves gives up the place.
 */
interface FairQueueLimits {
  /** Work that runs at the same time. */
  atOnce: number;
  /** Places that wait in one lane, and in all lanes together. */
  perLane: number;
  inAll: number;
}

const BUSY_SECONDS = 5;
const refusal = (text: string) => new Refusal(503, text, undefined, { 'Retry-After': String(BUSY_SECONDS) });

interface Waiting {
  /** The text for who finds the queue full. */
  busy: string;
  signal?: AbortSignal;
}
/** Rejects with 503 when the queue is full, and with 400 when `signal` aborts while waiting. */
type InTurn = <Result>(lane: string, work: () => Promise<Result>, waiting: Waiting) => Promise<Result>;

export const createFairQueue = ({ atOnce, perLane, inAll }: FairQueueLimits): InTurn => {
  const lanes = new Map<string, (() => void)[]>();
  let running = 0;
  let waiting = 0;

  /** Takes the first place of the lane that was served longest ago, and moves that lane to the end. */
  const takeNext = (): (() => void) | undefined => {
    const [first] = lanes;
    if (!first) return undefined;
    const [lane, [next, ...rest]] = first;
    lanes.delete(lane);
    if (rest.length > 0) lanes.set(lane, rest);
    waiting -= 1;
    return next;
  };
  const startNext = () => {
    const next = running < atOnce ? takeNext() : undefined;
    if (!next) return;
    running += 1;
    next();
  };
  const giveUp = (lane: string, place: () => void) => {
    const rest = (lanes.get(lane) ?? []).filter((one) => one !== place);
    if (rest.length > 0) lanes.set(lane, rest);
    else lanes.delete(lane);
    waiting -= 1;
  };

  const turn = (lane: string, { busy, signal }: Waiting) =>
    new Promise<void>((resolve, reject) => {
      const held = lanes.get(lane) ?? [];
      if (signal?.aborted) return reject(CUT_OFF);
      if (held.length >= perLane || waiting >= inAll) return reject(refusal(busy));
      const place = () => {
        signal?.removeEventListener('abort', abandon);
        resolve();
      };
      const abandon = () => {
        giveUp(lane, place);
        reject(CUT_OFF);
      };
      lanes.set(lane, [...held, place]);
      waiting += 1;
      signal?.addEventListener('abort', abandon, { once: true });
      startNext();
    });

  return async (lane, work, options) => {
    await turn(lane, options);
    try {
      return await work();
    } finally {
      running -= 1;
      startNext();
    }
  };
};
