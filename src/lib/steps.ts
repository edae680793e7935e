/** Work that may pause wherever it yields, and waits for what it yields. */
export type Steps<Result> = Generator<Promise<void> | void, Result, void>;

/** Milliseconds of work between two pauses. */
const TURN = 12;

/** Lets keys, clicks and frames go first. Not by a timer: those of a hidden tab wait a second, or a minute. */
const yieldToEventLoop = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });

/** The result of the work, with pauses, also before it and after it. Throws the signal's reason once it is aborted. */
export const withPauses = async <Result>(steps: Steps<Result>, signal?: AbortSignal): Promise<Result> => {
  for (;;) {
    await yieldToEventLoop();
    signal?.throwIfAborted();
    for (const start = performance.now(); performance.now() - start < TURN; ) {
      const step = steps.next();
      if (!step.done) {
        if (step.value) await step.value;
        continue;
      }
      await yieldToEventLoop();
      return step.value;
    }
  }
};
