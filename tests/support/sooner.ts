import type { BrowserContext } from 'playwright-core';

/**
 * What the app lets wait for so many milliseconds comes ten times as soon: the test is about what comes after it. Returns
 * what ends it.
 */
export const sooner = (...waits: number[]): (() => void) => {
  const { setTimeout } = globalThis;
  const begin = (work: () => void, ms = 0, ...rest: []) => setTimeout(work, waits.includes(ms) ? ms / 10 : ms, ...rest);
  globalThis.setTimeout = Object.assign(begin, setTimeout);
  return () => {
    globalThis.setTimeout = setTimeout;
  };
};

/** The same on the pages of a browser that come from now on. */
export const soonerIn = (context: BrowserContext, ...waits: number[]): Promise<unknown> =>
  context.addInitScript({ content: `(${sooner})(${waits})` });
