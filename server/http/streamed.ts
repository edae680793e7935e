import { createFairQueue } from '../lib/fairQueue';
import { CLOSE, jsonOf, OPEN, successJson } from '../lib/inPieces';
import type { BreakOff } from './address';

/** Lists that are sent as they are read: of any length in little memory, and no longer than the caller stays. */

export type Pieces = AsyncGenerator<readonly unknown[]>;

const fail: BreakOff = async (error) => {
  throw error;
};

/** Rows as JSON, sent as fast as they are taken. A failure halfway breaks the answer off, so that it is no JSON. */
export const streamOf = (
  pieces: Pieces,
  { open = '[', close = ']', onEnd = () => {}, breakOff = fail } = {},
): ReadableStream<Uint8Array> => {
  let before = open;
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      try {
        const { value = [], done } = await pieces.next();
        if (done) controller.enqueue(Buffer.from(before === open ? open + close : close));
        else controller.enqueue(Buffer.concat(value.length === 0 ? [] : [Buffer.from(before), jsonOf(value)]));
        if (value.length > 0) before = ',';
        if (!done) return;
        controller.close();
        onEnd();
      } catch (error) {
        onEnd();
        await breakOff(error);
      }
    },
    cancel: async () => {
      onEnd();
      await pieces.return(undefined);
    },
  });
};

/** A long list takes seconds of the thread that answers everyone: a third one waits for its turn. */
const longListTurn = createFairQueue({ atOnce: 2, perLane: 8, inAll: 64 });
const BUSY = 'Er worden nu te veel lange lijsten gelezen. Probeer het zo opnieuw.';
/** Milliseconds that a caller may take for a list: one who stops reading must not keep its turn. */
export const LIST_MAX_MS = 120_000;

/**
 * The JSON of a success with these rows, or a stream of it. A list of one piece waits for nobody; for a longer one the
 * caller waits in the lane of the user. Rejects when it cannot be read, or the caller leaves while it waits.
 */
export const successOf = async (pieces: Pieces, user: string, signal: AbortSignal, breakOff?: BreakOff) => {
  const first = await pieces.next();
  const second = first.done ? first : await pieces.next();
  if (second.done) return successJson(first.value ?? []);
  return new Promise<ReadableStream<Uint8Array>>((resolve, reject) => {
    const send = () =>
      new Promise<void>((done) => {
        let isLate = false;
        async function* all() {
          for (const piece of [first.value, second.value]) yield piece;
          for await (const piece of pieces) yield piece;
          // The reading was ended before its end: this must not look like a whole list.
          if (isLate) throw new Error('a list was not taken in time');
        }
        const onEnd = () => {
          clearTimeout(limit);
          done();
          void pieces.return(undefined);
        };
        const limit = setTimeout(() => {
          isLate = true;
          onEnd();
        }, LIST_MAX_MS);
        limit.unref();
        resolve(streamOf(all(), { open: OPEN, close: CLOSE, onEnd, breakOff }));
      });
    longListTurn(user, send, { busy: BUSY, signal }).catch((error) => {
      void pieces.return(undefined);
      reject(error);
    });
  });
};
