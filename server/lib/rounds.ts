/**
 * Work that comes back every so many milliseconds while the server runs, one round after the other, `first` before all.
 * `stop` resolves when none is running any more. It does not keep the process alive.
 */
export const startRounds = (
  everyMs: number,
  round: () => Promise<unknown>,
  first: Promise<unknown> = Promise.resolve(),
): { stop: () => Promise<void> } => {
  let running = first;
  const timer = setInterval(() => {
    running = running.then(round);
  }, everyMs).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
};
