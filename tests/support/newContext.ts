import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { limits } from './limits';

/** A browser's context that waits as long as any test does: Playwright's own half minute is short on a busy machine. */
export const newContext = async (chromium: Browser, options?: BrowserContextOptions): Promise<BrowserContext> => {
  const context = await chromium.newContext(options);
  context.setDefaultTimeout(limits.expect.poll.timeout);
  return context;
};
