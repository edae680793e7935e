/** Lets so many go on at the same time; the others wait their turn. */
export const atMost = (count: number) => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < count) running += 1;
    else await new Promise<void>((turn) => waiting.push(turn));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // A turn is handed on, or given back.
      if (next) next();
      else running -= 1;
    }
  };
};
