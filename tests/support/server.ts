import { expect, onTestFinished } from 'vitest';
import { SESSION_LIMITS, startSession } from '../../server/auth/sessions';
import type { Mail, Mailer } from '../../server/mail/mailer';
import { type AppSettings, createApp } from '../../server/start/app';
import { type Client, createClient } from '../../src/provider/http/client';
import type { AnyEndpoint } from '../../src/v2/endpoint';
import { endpoints } from '../../src/v2/endpoints';
import { aStaffMember } from './builders';
import { type Engine, eachEngine, testDatabase } from './testDatabase';
import { CLOCK_HEADER, type TwoServers } from './twoServers';

/**
 * The real server in this process, with the test's own database and clock, and the dashboard's client signed in. Closes
 * after the test.
 */

export { type Engine, eachEngine };

/** A Monday morning: 16 November 2026, 10:00 in Amsterdam. */
export const MONDAY = new Date('2026-11-16T09:00:00Z');
/** Adds a product to the first shop. */
export const NEW_PRODUCT = '/v2/dashboard/product/new/1';
/** A list under /api: its range, sort and filter are sent as ra-data-simple-rest does, each as JSON. */
export const listPath = (resource: string, query: Readonly<Record<string, unknown>>): string =>
  `/api/${resource}?${new URLSearchParams(Object.entries(query).map(([name, part]) => [name, JSON.stringify(part)]))}`;

/** Rejects when the signal aborts. Node's Request does not accept jsdom's AbortSignal. */
const leaving = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

/** Calls two server processes instead of the app in this process, and collects their mails and log. */
const callerOf =
  (
    { url, heard }: TwoServers,
    { now, failures, mails }: { now: () => Date; failures: unknown[]; mails: Mail[] },
  ): ReturnType<typeof createApp>['request'] =>
  async (input, init, env) => {
    const asked = new Request(input instanceof Request ? input : new URL(String(input), url), init);
    const headers = new Headers(asked.headers);
    headers.set(CLOCK_HEADER, String(now().getTime()));
    const peer = Object(env).incoming?.socket.remoteAddress;
    if (peer) headers.set('X-Forwarded-For', peer);
    const answer = await fetch(new Request(asked, { headers, redirect: 'manual' }));
    for (const { mail, failure } of await heard()) {
      if (mail) mails.push(mail);
      if (failure) failures.push(failure);
    }
    return answer;
  };

const rows: AnyEndpoint[] = Object.values(endpoints).flatMap((group) => Object.values(group));
const calls = rows.map((row) => ({
  row,
  path: new RegExp(`^/${row.path.replace(/:shop\b/g, '[^/]+').replace(/:\w+/g, '\\d+')}/?$`),
}));

/** The dashboard's client also reads numbers as text and ISO 8601; others do not. What is sent must need no such reading. */
const expectFinalForm = async (path: string, method: string, answer: Response): Promise<void> => {
  const call =
    answer.status === 200 ? calls.find((one) => one.row.method === method && one.path.test(path)) : undefined;
  if (!call || answer.headers.has('Content-Encoding')) return;
  const { data } = await answer.clone().json();
  expect.soft(call.row.data.parse(data), path).toEqual(data);
};

interface TestSettings extends Partial<Omit<AppSettings, 'db' | 'now'>> {
  engine?: Engine;
  now?: Date;
  /** The name of the signed-in member of staff. */
  name?: string;
}

export const createTestServer = async ({ engine = 'sqlite', now = MONDAY, name, ...settings }: TestSettings = {}) => {
  const { db, servers, close: closeDatabase } = await testDatabase(engine);
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= closeDatabase();
    return closed;
  };
  onTestFinished(close);
  let at = now;
  const failures: unknown[] = [];
  const mails: Mail[] = [];
  const mailer: Mailer = async (mail) => {
    mails.push(mail);
    return { result: 'sent', file: '' };
  };
  const log = { error: (said: unknown) => failures.push(said) };
  const app = createApp({ db, now: () => at, mailer, log, ...settings });

  if (servers) app.request = callerOf(servers, { now: () => at, failures, mails });
  const fetchFromApp: typeof fetch = async (input, { signal, ...init } = {}) => {
    signal?.throwIfAborted();
    const asked = input instanceof Request ? input : String(input);
    const answer = Promise.resolve(app.request(asked, init)).then(async (answered) => {
      await expectFinalForm(String(input), init.method ?? 'GET', answered);
      return answered;
    });
    return signal ? Promise.race([answer, leaving(signal)]) : answer;
  };

  const userId = await aStaffMember(db, { username: 'sanne', ...(name ? { name } : {}) });
  const { token, cookie } = await startSession(db, userId, at, settings.sessionLimits ?? SESSION_LIMITS);
  const client: Client = createClient({ fetch: fetchFromApp, token: () => token, base: '', pause: async () => {} });

  /** Sends a request; signed in unless `headers` overrides that. `json` is a body to post. */
  const request = (path: string, { json, ...init }: RequestInit & { json?: unknown } = {}): Promise<Response> => {
    const headers = new Headers({ Authorization: `Bearer ${token}` });
    if (json !== undefined) headers.set('Content-Type', 'application/json');
    new Headers(init.headers).forEach((value, header) => {
      headers.set(header, value);
    });
    const body = json === undefined ? {} : { method: 'POST', body: JSON.stringify(json) };
    return fetchFromApp(path, { ...body, ...init, headers });
  };

  return {
    app,
    db,
    engine,
    fetch: fetchFromApp,
    /** The dashboard's own client, signed in as `userId`. */
    client,
    token,
    /** The cookie of the resend link. */
    cookie,
    userId,
    /** The errors in the server's log. */
    failures,
    /** The mails that it sent. */
    mails,
    setNow: (moment: Date) => {
      at = moment;
    },
    request,
    /** What is wrong with which field of the body, sent unchecked as a stranger's client would. It must answer 422. */
    refused: async (path: string, json: unknown): Promise<Record<string, string>> => {
      const answer = await request(path, { json });
      expect(answer.status, path).toBe(422);
      return (await answer.json()).data.fields;
    },
    /** Closes earlier, for a test that makes many. */
    close,
  };
};

export type TestServer = Awaited<ReturnType<typeof createTestServer>>;
