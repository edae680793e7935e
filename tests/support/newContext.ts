import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { limits } from './limits';
import { standStill } from './still';

/** What the policy of a page forbids it. Chromium itself says nothing of code that was not compiled: Firefox does. */
const tellViolations = () =>
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    reportError(new Error(`Content-Security-Policy: ${violatedDirective} forbids ${blockedURI}`)),
  );

/** A browser's context that waits as long as any test does: Playwright's own half minute is short on a busy machine. */
export const newContext = async (chromium: Browser, options?: BrowserContextOptions): Promise<BrowserContext> => {
  const context = await chromium.newContext(options);
  context.setDefaultTimeout(limits.expect.poll.timeout);
  await context.addInitScript(tellViolations);
  return context;
};

/** One in which nothing moves, and nothing waits for what would: drawing it costs more than what most tests look at. */
export const newStillContext = async (chromium: Browser, options?: BrowserContextOptions): Promise<BrowserContext> => {
  const context = await newContext(chromium, { reducedMotion: 'reduce', ...options });
  await context.addInitScript(standStill);
  return context;
};
