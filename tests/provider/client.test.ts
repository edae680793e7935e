import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createClient, READ_RETRIES, TIME_LIMITS } from '../../src/provider/http/client';
import { reasonsOf } from '../../src/provider/http/reasonsOf';
import { restHttpClient } from '../../src/provider/http/restHttpClient';
import { V2Error } from '../../src/provider/http/V2Error';
import { endpoints } from '../../src/v2/endpoints';

const ok = (data: unknown) => new Response(JSON.stringify({ code: 'OK', data }));
const answering = (...answers: (() => Response | Promise<Response>)[]) => {
  const send = vi.fn<typeof fetch>(async () => (answers.shift() ?? (() => ok([])))());
  return { send, client: createClient({ token: () => 'geheim', fetch: send, base: '', pause: async () => {} }) };
};
const shops = endpoints.categories.shops;
const failureOf = async (call: Promise<unknown>): Promise<V2Error> => {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof V2Error)) throw new Error(`expected a V2Error, got ${error}`);
  return error;
};
const sentHeaders = (send: ReturnType<typeof answering>['send'], call = 0) =>
  new Headers(send.mock.calls[call]?.[1]?.headers);

describe('what a call sends', () => {
  test('the token, and dashboard as the source system', async () => {
    const { client, send } = answering();
    await client.call(shops);
    expect(send.mock.calls[0]?.[0]).toBe('/v2/dashboard/category/shops');
    expect(sentHeaders(send).get('Authorization')).toBe('Bearer geheim');
    expect(sentHeaders(send).get('X-Source-System')).toBe('dashboard');
  });

  test('login sends basic credentials in UTF-8 and no body', async () => {
    const { client, send } = answering(() => ok({ API_token: 't', name: 'Sanne', userId: 3 }));
    const credentials = { username: 'sanne', password: 'gehé€im:met:dubbele punt' };
    const session = await client.call(endpoints.accounts.login, { credentials });
    expect(session).toEqual({ API_token: 't', name: 'Sanne', userId: 3 });
    const encoded = sentHeaders(send).get('Authorization')?.replace('Basic ', '') ?? '';
    expect(Buffer.from(encoded, 'base64').toString('utf8')).toBe('sanne:gehé€im:met:dubbele punt');
    expect(send.mock.calls[0]?.[1]?.body).toBeUndefined();
  });

  test('a body as its schema leaves it: a decimal with a dot, nothing that v2 does not know', async () => {
    const { client, send } = answering(() => ok({ id: 7 }));
    const product = {
      main_title: 'Schuim',
      main_description: 'Wit',
      main_price: '12,50',
      active: 1,
      categories: [],
      id: 3,
    };
    await client.call(endpoints.products.update, { params: { id: 7 }, body: product as never });
    const body = JSON.parse(String(send.mock.calls[0]?.[1]?.body));
    expect(body.main_price).toBe('12.50');
    expect(body).not.toHaveProperty('id');
  });

  test('a body that breaks a rule is not sent', async () => {
    const { client, send } = answering();
    const error = await failureOf(
      client.call(endpoints.push.sendNotification, { params: { shop: 'sireon' }, body: { message: 'ha' } }),
    );
    expect(error.fields).toEqual({ message: 'Gebruik meer dan 2 tekens.' });
    // For a form that does not show the field, as the server words it.
    expect(error.message).toBe('Gebruik meer dan 2 tekens.');
    expect(reasonsOf(error)).toEqual([error.message]);
    expect(send).not.toHaveBeenCalled();
  });
});

describe('what counts as a failure', () => {
  const failures: [string, () => Response | Promise<Response>, Partial<V2Error>][] = [
    [
      '200 with another code',
      () => new Response('{"code":"NOK","data":{"error":"Nee."}}'),
      { kind: 'refused', text: 'Nee.' },
    ],
    ['200 with HTML', () => new Response('<html>Fout</html>'), { kind: 'unreadable' }],
    ['200 with nothing', () => new Response(''), { kind: 'unreadable' }],
    ['200 with half an answer', () => new Response('{"code":"OK","da'), { kind: 'unreadable' }],
    ['200 with data of another shape', () => ok('geen lijst'), { kind: 'unreadable' }],
    [
      '401',
      () => new Response('{"code":"ERROR","data":{"error":"x"}}', { status: 401 }),
      { kind: 'unauthorized', status: 401 },
    ],
    [
      '413 of a proxy',
      () => new Response('<h1>Request Entity Too Large</h1>', { status: 413 }),
      { kind: 'refused', status: 413, text: 'Dit is te groot voor de server, of voor wat ervoor staat.' },
    ],
    [
      '409',
      () => new Response('{"code":"ERROR","data":{"error":"Bezet."}}', { status: 409 }),
      { kind: 'refused', text: 'Bezet.' },
    ],
    [
      '429',
      () => new Response('', { status: 429, headers: { 'Retry-After': '60' } }),
      { kind: 'refused', retryAfter: 60 },
    ],
    ['500 with HTML', () => new Response('<h1>500</h1>', { status: 500 }), { kind: 'failed', status: 500, text: '' }],
    ['no connection', () => Promise.reject(new TypeError('fetch failed')), { kind: 'network', status: 0 }],
  ];
  test.each(failures)('%s', async (_, answer, expected) => {
    const { client } = answering(answer, answer, answer);
    expect(await failureOf(client.call(shops))).toMatchObject(expected);
  });

  test('422 carries a message per field, where react-admin looks for it', async () => {
    const answer =
      '{"code":"ERROR","data":{"error":"Controleer de velden.","fields":{"main_title":"Naam is verplicht."}}}';
    const { client } = answering(() => new Response(answer, { status: 422 }));
    const error = await failureOf(client.call(endpoints.products.delete, { params: { id: 1 } }));
    expect(error.body.errors).toEqual({
      main_title: 'Naam is verplicht.',
      root: { serverError: 'Controleer de velden.' },
    });
  });
});

test('a list of /api that does not say its range is no answer of this server', async () => {
  const rest = restHttpClient({ token: () => null, fetch: async () => Response.json([]) });
  expect(await failureOf(rest('/api/sizes'))).toMatchObject({ kind: 'refused', status: 200 });
});

describe('an answer that arrives in parts', () => {
  const bytes = new TextEncoder().encode('\uFEFF{"code":"OK","data":[{"shop_id":1,"name":"’s-Gravenhage €"}]}');
  /** Each part is one byte, so that it splits every character of several bytes. */
  const inParts = (end: (body: ReadableStreamDefaultController<Uint8Array>) => void) => {
    const left = [...bytes];
    return new Response(
      new ReadableStream<Uint8Array>({
        pull: (body) => {
          const byte = left.shift();
          if (byte === undefined) end(body);
          else body.enqueue(Uint8Array.of(byte));
        },
      }),
    );
  };

  test('is what its bytes together say', async () => {
    const { client } = answering(() => inParts((body) => body.close()));
    expect(await client.call(shops)).toEqual([{ shop_id: 1, name: '’s-Gravenhage €' }]);
  });

  test('and then breaks off is no answer', async () => {
    const broken = () => inParts((body) => body.error(new TypeError('network error')));
    const { client, send } = answering(broken, broken, broken);
    expect(await failureOf(client.call(shops))).toMatchObject({ kind: 'network', status: 0 });
    expect(send).toHaveBeenCalledTimes(3);
  });
});

describe('trying again', () => {
  const broken = () => Promise.reject(new TypeError('fetch failed'));

  test.each([502, 503, 504])('a read answered %i is tried again and then answers', async (status) => {
    const { client, send } = answering(
      () => new Response('', { status }),
      () => ok([{ shop_id: 1, name: 'sireon' }]),
    );
    expect(await client.call(shops)).toEqual([{ shop_id: 1, name: 'sireon' }]);
    expect(send).toHaveBeenCalledTimes(2);
  });

  test('a read is tried twice more at the most', async () => {
    const { client, send } = answering(broken, broken, broken, broken);
    expect((await failureOf(client.call(shops))).kind).toBe('network');
    expect(send).toHaveBeenCalledTimes(1 + READ_RETRIES);
    expect(READ_RETRIES).toBe(2);
  });

  test('before the second try passes a third of a second, before the last twice as much, and up to half again', async () => {
    const waited: number[] = [];
    const pause = async (milliseconds: number) => waited.push(milliseconds);
    const client = createClient({ token: () => 'geheim', fetch: broken, base: '', pause });
    for (const [chance, expected] of [
      [0, [300, 600]],
      [1, [450, 900]],
    ] as const) {
      vi.spyOn(Math, 'random').mockReturnValueOnce(chance).mockReturnValueOnce(chance);
      await failureOf(client.call(shops));
      expect(waited.splice(0)).toEqual(expected);
    }
    vi.restoreAllMocks();
  });

  test('a read answered 500 is not tried again', async () => {
    const { client, send } = answering(() => new Response('', { status: 500 }));
    await failureOf(client.call(shops));
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('a write is never tried again', async () => {
    const { client, send } = answering(broken);
    await failureOf(client.call(endpoints.news.delete, { params: { id: 1 } }));
    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe('giving up', () => {
  const never: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))));
  const client = createClient({ token: () => null, fetch: never, base: '' });
  const rest = restHttpClient({ token: () => null, fetch: never });
  const image = `data:image/png;base64,${'A'.repeat(300_000)}`;

  test.each([
    ['a read', 15_000, () => client.call(shops)],
    ['a write', 30_000, () => client.call(endpoints.news.delete, { params: { id: 1 } })],
    ['an image', 60_000, () => client.call(endpoints.news.updateImage, { params: { id: 1 }, body: { image } })],
    ['a read of /api', 15_000, () => rest('/api/norms')],
    ['a write of /api', 30_000, () => rest('/api/norms/1', { method: 'PUT', body: JSON.stringify({ name: 'pH' }) })],
    ['a photo', 60_000, () => rest('/api/machine_photos/1', { method: 'PUT', body: JSON.stringify({ image }) })],
  ])('%s is broken off after %i milliseconds, and no sooner', async (_, limit, call) => {
    vi.useFakeTimers();
    try {
      let kind = '';
      void failureOf(call()).then((error) => {
        kind = error.kind;
      });
      await vi.advanceTimersByTimeAsync(limit - 1);
      expect(kind).toBe('');
      await vi.advanceTimersByTimeAsync(1);
      expect(kind).toBe('timeout');
    } finally {
      vi.useRealTimers();
    }
  });

  test('leaving the screen breaks the call off', async () => {
    const leaving = new AbortController();
    const left = failureOf(client.call(shops, { signal: leaving.signal }));
    leaving.abort();
    expect((await left).kind).toBe('aborted');
  });

  describe('an answer that stalls halfway', () => {
    const stalling: typeof fetch = async (_, init) =>
      new Response(
        new ReadableStream({
          start: (body) => {
            body.enqueue(new TextEncoder().encode('{"code":"OK","data":['));
            init?.signal?.addEventListener('abort', () => body.error(init.signal?.reason));
          },
        }),
      );
    const stalled = createClient({ token: () => null, fetch: stalling, base: '' });

    test('is broken off when its time is over', async () => {
      vi.useFakeTimers();
      onTestFinished(() => void vi.useRealTimers());
      const ended = failureOf(stalled.call(shops));
      await vi.advanceTimersByTimeAsync(TIME_LIMITS.read);
      expect((await ended).kind).toBe('timeout');
    });

    test('is broken off when its screen is left', async () => {
      const leaving = new AbortController();
      const left = failureOf(stalled.call(shops, { signal: leaving.signal }));
      // The first piece is read in the microtasks before this one.
      await new Promise((resolve) => setTimeout(resolve));
      leaving.abort();
      expect((await left).kind).toBe('aborted');
    });
  });

  test('a read is not sent again in earnest once its screen was left', async () => {
    const leaving = new AbortController();
    const signals: (AbortSignal | null | undefined)[] = [];
    const busy: typeof fetch = async (_, init) => {
      signals.push(init?.signal);
      init?.signal?.throwIfAborted();
      return new Response('', { status: 503 });
    };
    const pause = async () => leaving.abort();
    const call = createClient({ token: () => null, fetch: busy, base: '', pause }).call(shops, {
      signal: leaving.signal,
    });
    expect((await failureOf(call)).kind).toBe('aborted');
    expect(signals.map((signal) => signal?.aborted)).toEqual([false, true]);
  });
});
