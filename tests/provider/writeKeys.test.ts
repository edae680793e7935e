import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClient } from '../../src/provider/client';
import { createWriteKeys, withKeys } from '../../src/provider/writeKeys';
import { endpoints } from '../../src/v2/endpoints';

/** What a browser's tab keeps; Node has none. */
const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
    removeItem: (name: string) => stored.delete(name),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const ok = async () => Response.json({ code: 'OK', data: { id: 1 } });
const answers: Record<string, () => Promise<Response>> = {
  'no connection': () => Promise.reject(new TypeError('fetch failed')),
  '502 with HTML': async () => new Response('<h1>', { status: 502 }),
  '500 with its reason': async () => Response.json({ code: 'ERROR', data: { error: 'Stuk.' } }, { status: 500 }),
  '200 with half an answer': async () => new Response('{"code":"OK","da'),
  '200 with an answer of another shape': async () => Response.json({ code: 'OK', data: {} }),
  '422': async () => Response.json({ code: 'ERROR', data: { error: 'Nee.' } }, { status: 422 }),
  '401': async () => new Response('', { status: 401 }),
  '200 with another code': async () => Response.json({ code: 'NOK', data: {} }),
};

const signedIn = (userId = 3) => {
  const send = vi.fn<typeof fetch>(ok);
  const client = withKeys(createClient({ token: () => 'geheim', fetch: send, base: '' }), createWriteKeys(userId));
  const keys = () => send.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'));
  return { send, client, keys };
};
const task = (client: ReturnType<typeof signedIn>['client'], description = 'Bellen') =>
  client.call(endpoints.tasks.create, { params: { customerId: 1 }, body: { description } }).catch(() => undefined);

describe('a write', () => {
  test('carries a key of its own, a read, a login and a logout none', async () => {
    const { client, keys } = signedIn();
    await task(client);
    await task(client);
    await client.call(endpoints.categories.shops).catch(() => undefined);
    await client
      .call(endpoints.accounts.login, { credentials: { username: 'a', password: 'b' } })
      .catch(() => undefined);
    const [first, second, ...none] = keys();
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toMatch(/^[0-9a-f]{32}$/);
    expect(second).not.toBe(first);
    expect(none).toEqual([null, null]);
  });

  test.each([
    'no connection',
    '502 with HTML',
    '500 with its reason',
    '200 with half an answer',
    '200 with an answer of another shape',
  ])('whose outcome is unknown (%s) has the same key at the next try, and another after that', async (name) => {
    const { client, keys, send } = signedIn();
    send.mockImplementationOnce(answers[name] ?? ok);
    for (let time = 0; time < 3; time += 1) await task(client);
    const [lost, again, other] = keys();
    expect(again).toBe(lost);
    expect(other).not.toBe(lost);
  });

  test.each(['422', '401', '200 with another code'])(
    'that was turned down (%s) has another key next time',
    async (name) => {
      const { client, keys, send } = signedIn();
      send.mockImplementationOnce(answers[name] ?? ok);
      await task(client);
      await task(client);
      expect(keys()[1]).not.toBe(keys()[0]);
    },
  );

  test('with another body, or to another record, is another write', async () => {
    const { client, keys, send } = signedIn();
    send.mockRejectedValue(new TypeError('fetch failed'));
    await task(client);
    await task(client, 'Schrijven');
    await client
      .call(endpoints.tasks.create, { params: { customerId: 2 }, body: { description: 'Bellen' } })
      .catch(() => undefined);
    await task(client);
    expect(new Set(keys()).size).toBe(3);
    expect(keys()[3]).toBe(keys()[0]);
  });

  test('that only sets something is decided anew each time', async () => {
    const { client, keys, send } = signedIn();
    send.mockRejectedValue(new TypeError('fetch failed'));
    for (let time = 0; time < 2; time += 1)
      await client.call(endpoints.customers.activate, { params: { id: 1 } }).catch(() => undefined);
    expect(new Set(keys()).size).toBe(2);
  });

  test('that deletes, or sends a push message, has the same key at the next try', async () => {
    const { client, keys, send } = signedIn();
    send.mockRejectedValue(new TypeError('fetch failed'));
    for (let time = 0; time < 2; time += 1) {
      await client.call(endpoints.news.delete, { params: { id: 1 } }).catch(() => undefined);
      await client
        .call(endpoints.push.sendNotification, { params: { shop: 'sireon' }, body: { message: 'Open' } })
        .catch(() => undefined);
    }
    expect(keys().slice(2)).toEqual(keys().slice(0, 2));
  });

  test('that adds and is asked for twice at once goes out once, and both are answered', async () => {
    const { client, send } = signedIn();
    expect(await Promise.all([task(client), task(client)])).toEqual([{ id: 1 }, { id: 1 }]);
    expect(send).toHaveBeenCalledTimes(1);
    await task(client);
    expect(send).toHaveBeenCalledTimes(2);
  });
});

describe('an unanswered write', () => {
  const lose = async (userId: number) => {
    const { client, keys, send } = signedIn(userId);
    send.mockRejectedValue(new TypeError('fetch failed'));
    await task(client);
    return keys()[0];
  };
  const tryAgain = async (userId: number) => {
    const { client, keys } = signedIn(userId);
    await task(client);
    return keys()[0];
  };

  test('is remembered over a reload, by the same user alone, and without what was in it', async () => {
    const lost = await lose(3);
    expect([...stored.values()].join()).not.toContain('Bellen');
    expect(await tryAgain(4)).not.toBe(lost);
    stored.clear();
    const again = await lose(3);
    expect(await tryAgain(3)).toBe(again);
    expect(await tryAgain(3)).not.toBe(again);
  });

  test('is forgotten after an hour: who repeats it then means another', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const lost = await lose(3);
    vi.setSystemTime(Date.now() + 59 * 60_000);
    const again = await lose(3);
    expect(again).toBe(lost);
    vi.setSystemTime(Date.now() + 2 * 60_000);
    expect(await tryAgain(3)).not.toBe(lost);
  });

  test('is remembered as long as the page where the browser refuses storage', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    const { client, keys, send } = signedIn();
    send.mockRejectedValueOnce(new TypeError('fetch failed'));
    await task(client);
    await task(client);
    expect(keys()[1]).toBe(keys()[0]);
  });
});

test('the header goes by the name that the build was given, or stays away', async () => {
  vi.stubEnv('VITE_IDEMPOTENCY_HEADER', '');
  vi.resetModules();
  const without = await import('../../src/provider/writeKeys');
  const sent: Record<string, string>[] = [];
  const write = { method: 'POST', path: 'v2/x', adds: true };
  await without.createWriteKeys(3).carry(write, async (headers) => sent.push(headers));
  vi.stubEnv('VITE_IDEMPOTENCY_HEADER', 'X-Once');
  vi.resetModules();
  const other = await import('../../src/provider/writeKeys');
  await other.createWriteKeys(3).carry(write, async (headers) => sent.push(headers));
  vi.unstubAllEnvs();
  expect(sent).toEqual([{}, { 'X-Once': expect.any(String) }]);
});
