import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono } from 'hono';
import { StartError } from '../lib/startError';
import type { AppEnv } from './address';
import { nonceOf } from './securityHeaders';

/** Serves the built dashboard on the same origin as its API: one page, and files that may be cached for ever. */

/** index.html holds this where the nonce of the page's styles goes. */
const NONCE_PLACEHOLDER = '__CSP_NONCE__';
/** File names here carry a hash of their content. */
const HASHED = '/assets/';
const A_YEAR = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';

/** The page in `root`; throws a StartError where it is not built. */
export const builtPage = (root: string): string => {
  try {
    return readFileSync(join(root, 'index.html'), 'utf8');
  } catch (cause) {
    throw new StartError(`Het dashboard in ${root} is niet gebouwd (not built): npm run build.`, { cause });
  }
};

/** Adds this page, and the files in `root`, to an app with `security`. */
export const serveDashboard = (app: Hono<AppEnv>, root: string, built: string): void => {
  const [before = '', ...after] = built.split(NONCE_PLACEHOLDER);
  const page = (c: Context<AppEnv>) => {
    c.header('Cache-Control', 'no-cache');
    return c.html([before, ...after].join(nonceOf(c)));
  };
  app.get('/', page);
  app.get('/index.html', page);
  const files = serveStatic({ root, precompressed: true });
  app.use(async (c, next) => {
    const answer = await files(c, async () => {});
    if (!answer) return next();
    answer.headers.set('Cache-Control', c.req.path.startsWith(HASHED) ? A_YEAR : AN_HOUR);
    answer.headers.set('Vary', 'Accept-Encoding');
    return answer;
  });
};
