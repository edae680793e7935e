import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { everyRecord } from '../support/everyCall';
import { type HostileRequest, hostileRequest } from '../support/hostileRequests';
import { createTestServer, type Engine, type TestServer } from '../support/server';
import { engines } from '../support/testDatabase';

/** Whatever is sent, the server answers, in the form that it promises, and soon. A failure prints its seed. */

/** Another run of the same: `SEED=7 npx vitest run --project server tests/server/hostile.test.ts`. */
const SEED = Number(process.env.SEED ?? 2026);
const BATCH = 250;
const BATCHES: Record<Engine, number> = { sqlite: 80, postgres: 12 };

/** What one request may take of the processor: it holds the event loop for at most so long. Promised is half of this. */
const CPU_LIMIT_MS = 400;
const slowest = { ms: 0, what: '' };
const figures: string[] = [];
afterAll(() =>
  process.stdout.write(`${figures.join('\n')}\nMost processor time: ${slowest.ms.toFixed(0)} ms, ${slowest.what}\n`),
);

/** Bytes and a header may only hold what can travel: else no request leaves the sender. */
const sendable = ({ path, headers }: HostileRequest): boolean => {
  try {
    new Request(new URL(path, 'http://localhost'), { headers });
    return path.startsWith('/');
  } catch {
    return false;
  }
};

const send = async ({ app }: TestServer, { method, path, headers, body }: HostileRequest): Promise<Response> =>
  app.request(path, { method, headers, ...(body === undefined ? {} : { body }) });

const textOf = async (answer: Response): Promise<string> => {
  const bytes = Buffer.from(await answer.arrayBuffer());
  return String(answer.headers.get('Content-Encoding') === 'gzip' ? gunzipSync(bytes) : bytes);
};

const isPage = (path: string) => /^\/v2\/mollieOrder\/resentMail\//.test(path);

/** What is not as promised in an answer; '' when all is. */
const wrongIn = async ({ method, path }: HostileRequest, answer: Response): Promise<string> => {
  if (answer.status >= 500) return `${answer.status} ${await answer.text()}`;
  if (answer.headers.get('X-Content-Type-Options') !== 'nosniff') return 'no security headers';
  const text = await textOf(answer);
  if (text.includes('$argon2')) return 'the hash of a password';
  if (method === 'HEAD' || [204, 304].includes(answer.status)) return text === '' ? '' : 'a body where there is none';
  const type = answer.headers.get('Content-Type') ?? '';
  if (isPage(new URL(path, 'http://localhost').pathname) && type.startsWith('text/html')) return '';
  if (!type.startsWith('application/json')) return `${answer.status} as ${type}`;
  const said = JSON.parse(text);
  if (answer.ok) return /^\/v2\/(?!openapi)/.test(path) && said.code !== 'OK' ? 'a success without its code' : '';
  return said.code === 'ERROR' && typeof said.data.error === 'string' && said.data.error !== ''
    ? ''
    : `no code: ${text}`;
};

const measured = async (server: TestServer, request: HostileRequest): Promise<Response> => {
  const before = process.cpuUsage();
  const answer = await send(server, request);
  const { user, system } = process.cpuUsage(before);
  const ms = (user + system) / 1000;
  if (ms > slowest.ms)
    Object.assign(slowest, {
      ms,
      what: `${request.method} ${request.path.slice(0, 60)}, ${request.body?.length ?? 0} long`,
    });
  return answer;
};

describe.each(engines)('requests that mean no good (%s)', (engine) => {
  it('are all answered as promised, none with a fault of the server', {
    timeout: 600_000,
  }, async () => {
    const statuses: Record<number, number> = {};
    for (let batch = 0; batch < BATCHES[engine]; batch += 1) {
      const server = await createTestServer({ engine });
      await everyRecord(server.db);
      await fc.assert(
        fc.asyncProperty(hostileRequest(server).filter(sendable), async (request) => {
          const answer = await measured(server, request);
          statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
          const wrong = await wrongIn(request, answer);
          if (wrong) throw new Error(wrong, { cause: server.failures.at(-1) });
        }),
        { seed: SEED + batch, numRuns: BATCH, includeErrorInReport: true },
      );
      expect(server.failures).toEqual([]);
      await server.close();
    }
    figures.push(`${engine}: answers by status ${JSON.stringify(statuses)} of ${BATCH * BATCHES[engine]}`);
    expect(slowest.ms, slowest.what).toBeLessThan(CPU_LIMIT_MS);
  });
});
