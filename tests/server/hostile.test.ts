import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { everyCall, everyRecord } from '../support/everyCall';
import { type HostileRequest, hostileRequest, isSendable } from '../support/hostileRequests';
import { WHOLE_MATRIX } from '../support/line';
import { createTestServer, type Engine, type TestServer } from '../support/server';
import { eachEngine } from '../support/testDatabase';

/** Whatever is sent, the server answers, in the form that it promises. A failure prints its seed. `npm run bench` measures how soon. */

/** Another run of the same: `SEED=7 npx vitest run --project server tests/server/hostile.test.ts`. */
const SEED = Number(process.env.SEED ?? 2026);
const BATCH = 250;
/** In `npm run matrix` four times as many. */
const BATCHES: Record<Engine, number> = WHOLE_MATRIX ? { sqlite: 80, postgres: 12 } : { sqlite: 20, postgres: 3 };

const figures: string[] = [];
afterAll(() => process.stdout.write(`${figures.join('\n')}\n`));

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

eachEngine('hostile requests', (engine) => {
  it('are all answered as promised, none with a fault of the server', {
    timeout: 600_000,
  }, async () => {
    const statuses: Record<number, number> = {};
    for (let batch = 0; batch < BATCHES[engine]; batch += 1) {
      const server = await createTestServer({ engine });
      await everyRecord(server.db);
      await fc.assert(
        fc.asyncProperty(hostileRequest(server).filter(isSendable), async (request) => {
          const answer = await send(server, request);
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
  });

  it('are refused as any other wrong value, before they are parsed, where a field is nested deeper than any may rightly be', async () => {
    const server = await createTestServer({ engine });
    await everyRecord(server.db);
    const parse = vi.spyOn(JSON, 'parse');
    onTestFinished(() => parse.mockRestore());
    const deep = `${'['.repeat(20_000)}1${']'.repeat(20_000)}`;
    const wrong: string[] = [];
    for (const { name, method, path, body = {} } of everyCall)
      for (const field of Object.keys(body)) {
        const text = JSON.stringify({ ...body, [field]: 'DEEP' }).replace('"DEEP"', deep);
        const headers = { Authorization: `Bearer ${server.token}`, 'Content-Type': 'application/json' };
        const { status } = await server.app.request(path, { method, headers, body: text });
        const isParsed = parse.mock.calls.some(([parsed]) => parsed === text);
        if (status !== 422 || isParsed) wrong.push(`${name} ${field} ${status} ${isParsed}`);
      }
    // Brackets within a text are none.
    const json = { title: `\\"${'[{'.repeat(200)}` };
    const { data } = await (await server.request('/v2/news/new', { json })).json();
    expect(Object.keys(data.fields)).not.toContain('');
    expect(wrong).toEqual([]);
    expect(server.failures).toEqual([]);
  });

  it('are refused without a look at the rows of a list that is longer than any body may rightly hold', async () => {
    const server = await createTestServer({ engine });
    await everyRecord(server.db);
    const headers = { Authorization: `Bearer ${server.token}`, 'Content-Type': 'application/json' };
    const rows = Array(80_000).fill({});
    const wrong: unknown[] = [];
    let lists = 0;
    for (const { name, method, path, body = {} } of everyCall)
      for (const [field] of Object.entries(body).filter(([, value]) => Array.isArray(value))) {
        const text = JSON.stringify({ ...body, [field]: rows });
        const answer = await server.app.request(path, { method, headers, body: text });
        const at = Object.keys((await answer.json()).data.fields);
        if (answer.status !== 422 || at.join() !== field) wrong.push([name, answer.status, at.slice(0, 3)]);
        lists += 1;
      }
    expect(wrong).toEqual([]);
    expect(lists).toBeGreaterThan(5);
  });

  it('are refused without a look at the fields of a record that has more of them than any may rightly have', async () => {
    const server = await createTestServer({ engine });
    await everyRecord(server.db);
    const headers = { Authorization: `Bearer ${server.token}`, 'Content-Type': 'application/json' };
    const wide = Object.fromEntries(Array.from({ length: 20_000 }, (_, nth) => [`k${nth}`, 1]));
    const post = async (path: string, body: unknown) => {
      const answer = await server.app.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
      return [answer.status, (await answer.json()).data.fields];
    };
    const refused = 'Stuur hoogstens 1000 velden.';
    const run = { resource: 'products', label: 'x' };
    for (const side of ['old', 'new']) {
      const rows = [{ id: 1, old: {}, new: {}, [side]: wide }];
      expect(await post('/api/runs', { ...run, rows })).toEqual([422, { [`rows.0.${side}`]: refused }]);
    }
    expect(await post('/api/runs', { ...run, ...wide })).toEqual([422, { '': refused }]);
    expect(await post('/api/staff', wide)).toEqual([422, { '': refused }]);
  });
});
