import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { sql } from 'kysely';
import type { AnyEndpoint } from '../../src/v2/endpoint';
import { endpoints } from '../../src/v2/endpoints';
import { failure } from '../../src/v2/envelope';
import { resourcesWith } from '../api/index';
import { openApi } from '../api/openapi';
import { simpleRest } from '../api/simpleRest';
import { statisticsOfPeriod } from '../api/statistics';
import { SESSION_LIMITS } from '../auth/sessions';
import { isConflict, isReferredTo } from '../db/isConflict';
import { storageFault } from '../db/storageFault';
import type { AppEnv } from '../http/address';
import type { Handler } from '../http/handler';
import { type Mounted, mount, refuseOtherMethods, signedInCall } from '../http/mount';
import { type AppLog, callOf, requestLog } from '../http/requestLog';
import { refuseForeignWrites, security } from '../http/securityHeaders';
import { serveImage } from '../images/imageStore';
import { declarations } from '../lib/declarations';
import { CUT_OFF, Refusal, SERVER_FAILED } from '../lib/refusal';
import type { Mailer } from '../mail/mailer';
import { resendLink } from '../mail/resend';
import { keptPushes } from '../push/pushes';
import { type AccountsSettings, accountCalls, RESEND_PATH } from '../resources/accounts';
import { handlers } from '../resources/index';

/** The embedded v2 server: mounts every row of the contract. It does not listen. */

export interface AppSettings extends Pick<AccountsSettings, 'db'>, Partial<Omit<AccountsSettings, 'db'>> {
  /** Sends the mails of the resend link. */
  mailer: Mailer;
  /** Logs every request and every internal error. Answers never carry the details. */
  log?: AppLog;
}

const signedInCalls = (settings: AccountsSettings): Mounted[] =>
  Object.entries(handlers).flatMap(([group, ofGroup]) =>
    // The cast is safe: the type of `handlers` pairs each name with its row.
    Object.entries(ofGroup as Record<string, Handler<AnyEndpoint>>).map(([name, handler]) => {
      const rows: Record<string, Record<string, AnyEndpoint>> = endpoints;
      const row = rows[group]?.[name];
      if (row === undefined) throw new Error(`${group}.${name} is not in the contract`);
      return signedInCall(row, handler, settings, { resource: group, verb: name });
    }),
  );

const refusalOf = (error: unknown, c: Context): Refusal | undefined => {
  if (error instanceof Refusal) return error;
  if (!isConflict(error)) return undefined;
  return new Refusal(
    409,
    c.req.method === 'DELETE' && isReferredTo(error)
      ? 'Dit kan niet worden verwijderd: andere gegevens verwijzen er nog naar.'
      : 'De gegevens zijn intussen gewijzigd. Laad de pagina opnieuw en probeer het nog eens.',
  );
};

/** The caller left before the whole body came: nobody reads the answer, and nothing is wrong here. */
const isCutOff = (error: Error, c: Context<AppEnv>): boolean =>
  c.env?.incoming?.readableAborted === true && 'code' in error && error.code === 'ECONNRESET';

const refused = (c: Context, { text, fields, status, headers, id }: Refusal) =>
  c.json(failure(text, { ...(fields && { fields }), ...(id !== undefined && { id }) }), status, headers);

export const createApp = ({
  db,
  reading = db,
  shortReads = db,
  now = () => new Date(),
  sessionLimits = SESSION_LIMITS,
  trustedProxies = [],
  pushes = keptPushes,
  mailer,
  log,
}: AppSettings): Hono<AppEnv> => {
  const settings: AccountsSettings = { db, reading, shortReads, now, pushes, sessionLimits, trustedProxies };
  const app = new Hono<AppEnv>({ strict: false });

  app.use(requestLog({ trustedProxies, log }));
  app.use(security());
  for (const calls of ['/v2/*', '/api/*']) {
    app.use(calls, compress());
    app.use(calls, async (c, next) => {
      await next();
      if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
    });
  }

  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    try {
      await sql`select 1`.execute(shortReads);
      return c.json({ status: 'ok' });
    } catch (error) {
      log?.error({ err: error, ...callOf(c) }, 'the database does not answer');
      return c.json({ status: 'unavailable' }, 503);
    }
  });
  const [API, IMAGE] = ['/v2/openapi.json', '/v2/images/:sha256{[0-9a-f]{64}}'] as const;
  app.get(API, (c) => c.json(openApi()));
  app.get(IMAGE, (c) => serveImage(c, shortReads));
  refuseOtherMethods(app, [API, IMAGE]);

  app.route(RESEND_PATH, resendLink({ ...settings, mailer, log }));
  for (const calls of ['/v2/*', '/api/*']) app.use(calls, refuseForeignWrites);
  mount(app, [...accountCalls(settings), ...signedInCalls(settings)]);
  app.route('/api/statistics', statisticsOfPeriod(settings));
  for (const resource of resourcesWith(declarations, pushes))
    app.route(`/api/${resource.name}`, simpleRest(resource, { ...settings, mailer }));

  const unknownCall = (c: Context) => refused(c, new Refusal(404, 'Deze aanroep bestaat niet.'));
  for (const calls of ['/v2', '/v2/*', '/api', '/api/*']) app.all(calls, unknownCall);
  app.notFound(unknownCall);

  app.onError((error, c) => {
    const refusal = refusalOf(error, c);
    if (refusal) return refused(c, refusal);
    if (isCutOff(error, c)) return refused(c, CUT_OFF);
    log?.error({ err: error, ...callOf(c) }, 'a call failed');
    const fault = storageFault(error);
    if (fault) return c.json(failure(fault), 503);
    return c.json(failure(SERVER_FAILED), 500);
  });
  return app;
};
