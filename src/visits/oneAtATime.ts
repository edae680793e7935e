const last = new Map<string, Promise<unknown>>();

/** Runs work of this name in its order, one at a time: in all tabs of the browser, or where it has no locks in this one. */
export const oneAtATime = <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
  if ('locks' in navigator) return navigator.locks.request(name, work);
  const mine = (last.get(name) ?? Promise.resolve()).then(work);
  last.set(
    name,
    mine.catch(() => undefined),
  );
  return mine;
};
