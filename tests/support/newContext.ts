import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { limits } from './limits';

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
