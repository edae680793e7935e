import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { routePath } from 'hono/route';
import { failure } from '../src/v2/envelope';
import { type AppEnv, addressOf } from './address';
import { type AppLog, ofRequest, REQUEST_ID_HEADER, requestLog } from './requestLog';
import { security } from './security';

/**
 * The app of a business that has a v2 installation: `/v2` goes through to it as it is, answers come back as they are.
 * What only the embedded server keeps (`/api`) does not exist here.
 */
export interface PassThroughSettings {
  v2ApiUrl: string;
  trustedProxies: readonly string[];
  log?: AppLog;
}

const UNREACHABLE = 'De server met de gegevens is niet bereikbaar. Probeer het later opnieuw.';

export const createPassThrough = ({ v2ApiUrl, trustedProxies, log }: PassThroughSettings): Hono<AppEnv> => {
  const app = new Hono<AppEnv>({ strict: false });
  app.use(requestLog({ trustedProxies, log }));
  app.use(security({ imageSources: [new URL(v2ApiUrl).origin] }));

  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', (c) => c.json({ status: 'ok' }));

  app.all('/v2/*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const headers = new Headers(c.req.raw.headers);
    headers.delete('Host');
    headers.set('X-Forwarded-For', addressOf(c, trustedProxies));
    headers.set(REQUEST_ID_HEADER, ofRequest().requestId ?? '');
    try {
      // A redirect is the browser's to follow: the token must not travel to wherever it points.
      return await proxy(`${v2ApiUrl}${pathname}${search}`, {
        raw: new Request(c.req.raw, { headers }),
        strictConnectionProcessing: true,
        redirect: 'manual',
      });
    } catch (error) {
      log?.error({ err: error, method: c.req.method, route: routePath(c) }, 'the v2 installation does not answer');
      return c.json(failure(UNREACHABLE), 502);
    }
  });

  const unknownCall = () => failure('Deze aanroep bestaat niet.');
  app.all('/api/*', (c) => c.json(unknownCall(), 404));
  app.notFound((c) => c.json(unknownCall(), 404));
  return app;
};
