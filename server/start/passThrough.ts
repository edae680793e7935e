import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { proxy } from 'hono/proxy';
import { failure } from '../../src/v2/envelope';
import { type AppEnv, callerOf } from '../http/address';
import { type AppLog, callOf, REQUEST_ID_HEADER, requestLog } from '../http/requestLog';
import { refuseForeignWrites, security } from '../http/securityHeaders';
import { CUT_OFF, Refusal, SERVER_FAILED } from '../lib/refusal';
import { RESEND_PATH } from '../resources/accounts';

/**
 * The app for an existing v2 installation: passes `/v2` through, and pictures that v2 names by another path of its
 * origin. Its answers are on the dashboard's origin, so no script in them may run. `/api` belongs to the embedded
 * server alone, so it answers 404 here.
 */
interface PassThroughSettings {
  v2ApiUrl: string;
  trustedProxies: readonly string[];
  log?: AppLog;
  /** Milliseconds until an answer begins, for reads and for other calls: as long as the dashboard waits at the most. */
  limits?: { read: number; write: number };
}

const LIMITS = { read: 15_000, write: 60_000 };
const UNREACHABLE = 'De server met de gegevens is niet bereikbaar. Probeer het later opnieuw.';
const TOO_SLOW = 'De server met de gegevens antwoordt niet op tijd. Probeer het later opnieuw.';

/** The header names that the dashboard was built with. */
const built: Record<string, string | undefined> = import.meta.env ?? {};
const REQUEST_HEADERS = [
  'Accept',
  'Accept-Language',
  'Content-Length',
  'Content-Type',
  'If-Match',
  'If-Modified-Since',
  'If-None-Match',
  built.VITE_TOKEN_HEADER ?? 'Authorization',
  built.VITE_SOURCE_HEADER ?? 'X-Source-System',
  built.VITE_IDEMPOTENCY_HEADER || 'Idempotency-Key',
];

/** Headers that only the product decides for its origin; `security` sets its own. */
const NOT_FROM_V2 =
  /^(access-control-.*|alt-svc|clear-site-data|content-security-policy(-report-only)?|cross-origin-.*|link|nel|permissions-policy|refresh|referrer-policy|report-to|reporting-endpoints|server|server-timing|service-worker-allowed|sourcemap|strict-transport-security|www-authenticate|x-content-type-options|x-frame-options|x-powered-by)$/i;

const JSON_TYPE = /^application\/([\w.-]+\+)?json\b/i;
const PICTURE_TYPE = /^image\/(png|jpeg|webp|gif|avif)\b/i;
const HTML_TYPE = /^text\/html\b/i;

/** No path of the contract has one: an installation that decodes first would go from `/v2/..%2f` to outside of /v2. */
const ENCODED_SLASH = /%(2f|5c|00)/i;

/** No scripts, forms only on the resend page, and elsewhere an opaque origin. */
const sandboxOf = (isResendPage: boolean) =>
  [
    "default-src 'none'",
    "style-src 'unsafe-inline' 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(isResendPage ? ["form-action 'self'", 'sandbox allow-forms allow-same-origin'] : ['sandbox']),
  ].join('; ');

/** The answer's headers, made safe for this origin. JSON, images and the resend page stay, the rest is a download. */
const safeHeaders = ({ headers: from, status }: Response, isResend: boolean): Headers => {
  const headers = new Headers([...from].filter(([name]) => !NOT_FROM_V2.test(name)));
  const type = from.get('Content-Type') ?? '';
  // Only pictures are kept by browsers, so nothing else can be unchanged.
  const isPicture = status === 304 || PICTURE_TYPE.test(type);
  const isResendPage = isResend && HTML_TYPE.test(type);
  if (!isPicture && !isResendPage && !JSON_TYPE.test(type)) {
    headers.set('Content-Type', 'application/octet-stream');
    headers.set('Content-Disposition', 'attachment');
  }
  headers.set('Content-Security-Policy', sandboxOf(isResendPage));
  headers.set('Cache-Control', isPicture ? 'private, max-age=3600' : 'no-store');
  return headers;
};

/** The answer's body, as it comes. */
const bodyOf = ({ body }: Response, c: Context<AppEnv>): ReadableStream | null => {
  const reader = body?.getReader();
  if (reader === undefined) return null;
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await reader.read().catch(c.get('breakOff'));
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
};

export const createPassThrough = ({
  v2ApiUrl,
  trustedProxies,
  log,
  limits = LIMITS,
}: PassThroughSettings): Hono<AppEnv> => {
  const app = new Hono<AppEnv>({ strict: false });
  app.use(requestLog({ trustedProxies, log }));
  app.use(security({ imageSources: [new URL(v2ApiUrl).origin] }));

  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', (c) => c.json({ status: 'ok' }));

  const answerOf = async (c: Context<AppEnv>, url: string, headers: Headers): Promise<Response> => {
    headers.set('X-Forwarded-For', callerOf(c, trustedProxies));
    headers.set(REQUEST_ID_HEADER, c.get('requestId'));
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), c.req.method === 'GET' ? limits.read : limits.write);
    try {
      // Redirects are left to the browser: the token must not travel to another host.
      return await proxy(url, {
        raw: new Request(c.req.raw, { headers, signal: AbortSignal.any([c.req.raw.signal, limit.signal]) }),
        strictConnectionProcessing: true,
        redirect: 'manual',
      });
    } catch (error) {
      // The caller left: nobody reads the answer, and nothing is wrong with the installation.
      if (c.req.raw.signal.aborted) throw CUT_OFF;
      log?.error({ err: error, ...callOf(c) }, 'the v2 installation does not answer');
      throw limit.signal.aborted ? new Refusal(504, TOO_SLOW) : new Refusal(502, UNREACHABLE);
    } finally {
      clearTimeout(timer);
    }
  };

  const unknownCall = (c: Context<AppEnv>) => c.json(failure('Deze aanroep bestaat niet.'), 404);
  app.use('/v2/*', refuseForeignWrites);
  // What v2 has compressed was read on the way.
  app.use('/v2/*', compress());
  app.all('/v2/*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    if (ENCODED_SLASH.test(pathname)) return unknownCall(c);
    const isResend = pathname.startsWith(`${RESEND_PATH}/`);
    const headers = new Headers();
    for (const name of [...REQUEST_HEADERS, ...(isResend ? ['Cookie'] : [])]) {
      const value = c.req.header(name);
      if (value !== undefined) headers.set(name, value);
    }
    const answer = await answerOf(c, `${v2ApiUrl}${pathname}${search}`, headers);
    return new Response(bodyOf(answer, c), { status: answer.status, headers: safeHeaders(answer, isResend) });
  });

  app.all('/api/*', unknownCall);
  // The files of the dashboard are looked for before this.
  app.notFound(async (c) => {
    const accept = c.req.header('Accept') ?? '';
    if (c.req.method !== 'GET' || !accept.startsWith('image/')) return unknownCall(c);
    const { pathname, search } = new URL(c.req.url);
    const { origin } = new URL(v2ApiUrl);
    const answer = await answerOf(c, `${origin}${pathname}${search}`, new Headers({ Accept: accept }));
    if (answer.status !== 200 || !PICTURE_TYPE.test(answer.headers.get('Content-Type') ?? '')) {
      await answer.body?.cancel();
      return unknownCall(c);
    }
    const headers = safeHeaders(answer, false);
    headers.delete('Set-Cookie');
    return new Response(bodyOf(answer, c), { headers });
  });
  app.onError((error, c) => {
    if (error instanceof Refusal) return c.json(failure(error.text), error.status);
    log?.error({ err: error, ...callOf(c) }, 'a call failed');
    return c.json(failure(SERVER_FAILED), 500);
  });
  return app;
};
