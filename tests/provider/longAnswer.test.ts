import fc from 'fast-check';
import { describe, expect, it, test, vi } from 'vitest';
import { z } from 'zod';
import { createClient } from '../../src/provider/http/client';
import { checkedInPieces, parsedInPieces } from '../../src/provider/http/longAnswer';
import { type NextBytes, parsed } from '../../src/provider/http/request';
import { V2Error } from '../../src/provider/http/V2Error';
import { endpoints } from '../../src/v2/endpoints';
import { many } from '../../src/v2/many';

/** Enough text in a row for a piece of its own, so that a few rows are several pieces. */
const LONG = 'x'.repeat(110_000);
const row = (orderno: number, fields: object = {}) => ({ orderno, first_name: `${LONG}${orderno}`, ...fields });
const rows = (count: number, fields?: object) => Array.from({ length: count }, (_, nth) => row(nth + 1, fields));

/** The bytes of a text as they arrive: cut anywhere. */
const arriving = (text: string, size = 70_001): NextBytes => {
  let bytes = new TextEncoder().encode(text);
  return async () => {
    const chunk = bytes.subarray(0, size);
    bytes = bytes.subarray(size);
    return chunk.length > 0 ? chunk : undefined;
  };
};

/** What it makes of the text, and whether that was decoded or parsed at once. */
const piecesOf = async (text: string) => {
  const parse = vi.spyOn(JSON, 'parse');
  const decode = vi.spyOn(TextDecoder.prototype, 'decode');
  const answer = await parsedInPieces(arriving(text));
  const isWhole = parse.mock.calls.some(([given]) => given === text);
  const longest = Math.max(...decode.mock.calls.map(([part]) => part?.byteLength ?? 0));
  parse.mockRestore();
  decode.mockRestore();
  return { answer, isWhole, longest };
};

describe('a long answer in pieces', () => {
  const list = rows(5);
  test.each<[string, string]>([
    ['a list as v2 writes it', JSON.stringify({ code: 'OK', data: list })],
    ['indented', JSON.stringify({ code: 'OK', data: list }, null, 2)],
    [
      'with tabs and line ends of Windows',
      JSON.stringify({ code: 'OK', data: list }, null, '\t').replaceAll('\n', '\r\n'),
    ],
    ['without a code', JSON.stringify({ data: list })],
    ['its code last', JSON.stringify({ data: list, code: 'OK', total: 5 })],
    ['more before it', JSON.stringify({ status: true, total: 5.5e3, none: null, code: 'OK', data: list })],
    ['characters of several bytes', JSON.stringify({ code: 'OK', data: rows(5, { place: '’s-Hertogenbosch € 🚗' }) })],
    [
      'what looks like a row in texts',
      JSON.stringify({ code: 'OK', data: rows(5, { place: '},{"orderno":1},{"orderno":2', street: '"\\","[{]}' }) }),
    ],
    [
      'what looks like a row, not escaped by a backslash alone',
      `{"code":"OK","data":[${list.map((one) => JSON.stringify(one)).join(',')},{"orderno":6,"place":",\\u007b\\"orderno\\":"}]}`,
    ],
    [
      'rows in the rows',
      JSON.stringify({
        code: 'OK',
        data: rows(5, { lines: [{ orderno: 1, lines: [{ orderno: 2 }] }, { orderno: 3 }] }),
      }),
    ],
  ])('%s', async (_, text) => {
    const { answer, isWhole, longest } = await piecesOf(text);
    expect(answer).toEqual(JSON.parse(text));
    expect(isWhole).toBe(false);
    expect(longest).toBeLessThan(LONG.length);
  });

  test.each<[string, string]>([
    ['an empty list', '{"code":"OK","data":[]}'],
    ['a list of numbers', JSON.stringify({ code: 'OK', data: [1, 2, LONG] })],
    [
      'a list of texts that look like rows',
      JSON.stringify({ code: 'OK', data: ['{"orderno":1},{"orderno":2}', LONG, LONG] }),
    ],
    ['an object', JSON.stringify({ code: 'OK', data: { orders: rows(3) } })],
    ['a failure', JSON.stringify({ code: 'ERROR', data: { error: LONG } })],
    [
      'rows of which no other starts like the first',
      JSON.stringify({ code: 'OK', data: [{ a: LONG }, { b: LONG }, { c: LONG }] }),
    ],
    [
      'rows of which no other starts like the first for a long while',
      JSON.stringify({
        code: 'OK',
        data: [{ a: LONG }, ...Array.from({ length: 25 }, () => ({ b: LONG })), { a: LONG }],
      }),
    ],
    ['a second list of the same name', `{"code":"OK","data":${JSON.stringify(rows(4))},"data":[{"orderno":9}]}`],
    ['a number of the same name', `{"code":"OK","data":${JSON.stringify(rows(4))},"data":9}`],
    ['a text', JSON.stringify(LONG)],
  ])('%s is what JSON.parse makes of it', async (_, text) => {
    expect(await parsedInPieces(arriving(text))).toEqual(JSON.parse(text));
  });

  const whole = JSON.stringify({ code: 'OK', data: rows(4) });
  test.each<[string, string]>([
    ['cut off within a row', whole.slice(0, -30_000)],
    ['cut off between two rows', whole.slice(0, whole.lastIndexOf(',{"orderno"'))],
    ['cut off after a comma', whole.slice(0, whole.lastIndexOf('{"orderno"'))],
    ['with its last bracket missing', whole.slice(0, -1)],
    ['with more after it', `${whole}}`],
    ['with two commas', whole.replace(',{"orderno":3', ',,{"orderno":3')],
    ['without a comma', whole.replace(',{"orderno":3', ' {"orderno":3')],
    ['with a space that JSON does not know', whole.replace(',{"orderno":3', ',\u00a0{"orderno":3')],
    ['a page of HTML', `<!doctype html>${LONG}`],
    ['nothing', ''],
  ])('%s is no JSON', async (_, text) => {
    expect(parsed(text)).toBeUndefined();
    expect(await parsedInPieces(arriving(text))).toBeUndefined();
  });

  it('is what JSON.parse makes of it, whatever the rows hold and wherever it is cut off', async () => {
    const key = fc.constantFrom('orderno', 'id', 'data', 'code', '', '__proto__', '{"orderno":');
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('{"orderno":', ',{"orderno":', '"},{"orderno":1', '\\', '\\"', ']}', LONG),
    );
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof({ maxDepth: 3 }, text, fc.double(), fc.constantFrom(null, true), tie('list'), tie('record')),
      list: fc.array(tie('value'), { maxLength: 3 }),
      record: fc.dictionary(key, tie('value'), { maxKeys: 3, noNullPrototype: true }),
    }));
    const order = fc.tuple(value, value).map(([first, second]) => ({ orderno: first, lines: second }));
    const answer = fc.record({
      orders: fc.array(fc.oneof({ weight: 5, arbitrary: order }, value), { minLength: 1, maxLength: 8 }),
      indent: fc.constantFrom('', ' ', '\n\t'),
      kept: fc.oneof({ weight: 3, arbitrary: fc.constant(1) }, fc.double({ min: 0, max: 1, noNaN: true })),
    });
    await fc.assert(
      fc.asyncProperty(answer, async ({ orders, indent, kept }) => {
        const json = JSON.stringify({ code: 'OK', data: orders }, null, indent);
        const given = json.slice(0, Math.ceil(json.length * kept));
        expect(await parsedInPieces(arriving(given))).toEqual(parsed(given));
      }),
      { numRuns: 60 },
    );
  });
});

it('a long answer is parsed while the rest of it travels', async () => {
  const bytes = arriving(JSON.stringify({ code: 'OK', data: rows(9) }));
  const parse = vi.spyOn(JSON, 'parse');
  const parsedBefore: number[] = [];
  await parsedInPieces(async () => {
    parsedBefore.push(parse.mock.calls.length);
    return bytes();
  });
  parse.mockRestore();
  expect(parsedBefore[0]).toBe(0);
  expect(parsedBefore.at(-1)).toBeGreaterThan(5);
});

describe('a long list in pieces is checked', () => {
  const schema = many(z.looseObject({ id: z.number() }));
  const list = (count: number, isReadable: (nth: number) => boolean) =>
    Array.from({ length: count }, (_, nth) => ({ id: isReadable(nth) ? nth : 'x' }));

  test.each<[string, unknown]>([
    ['all of it', list(1_500, () => true)],
    ['but for some rows', list(1_500, (nth) => nth % 7 > 0)],
    ['but for all rows of a piece', list(1_500, (nth) => nth > 900)],
    ['an empty one', []],
  ])('%s', async (_, data) => {
    const once = schema.parse(data);
    const inPieces = await checkedInPieces(schema, data);
    expect(inPieces).toEqual(once);
  });

  test.each<[string, unknown]>([
    ['of which no row can be read', list(1_500, () => false)],
    ['that is none', { id: 1 }],
  ])('one %s is refused', async (_, data) => {
    expect(() => schema.parse(data)).toThrow();
    await expect(checkedInPieces(schema, data)).rejects.toThrow();
  });
});

describe('a call whose answer is long', () => {
  const answering = (text: string, status = 200) =>
    createClient({
      token: () => null,
      fetch: async () => new Response(text, { status }),
      base: '',
      pause: async () => {},
    });
  const list = endpoints.transactions.list;
  const orders = rows(12).map((order) => ({ ...order, orderno: String(order.orderno), place: null }));

  it('gives its rows as the row of the contract reads them', async () => {
    const read = await answering(JSON.stringify({ code: 'OK', data: orders })).call(list);
    expect(read).toHaveLength(12);
    expect(read[11]).toMatchObject({ orderno: 12, place: '', first_name: `${LONG}12` });
  });

  it('leaves out what cannot be read, and says how many', async () => {
    const odd = orders.map((order, nth) => (nth === 3 ? { ...order, orderno: 'x' } : order));
    const read = await answering(JSON.stringify({ code: 'OK', data: odd })).call(list);
    expect(read).toHaveLength(11);
    expect(read).toHaveProperty('unread', 1);
  });

  test.each<[string, string, number, object]>([
    ['no JSON', `${JSON.stringify({ code: 'OK', data: orders })}]`, 200, { kind: 'unreadable' }],
    ['cut off', JSON.stringify({ code: 'OK', data: orders }).slice(0, -9), 200, { kind: 'unreadable' }],
    [
      'unreadable in every row',
      JSON.stringify({ code: 'OK', data: rows(12).map(() => ({ LONG })) }),
      200,
      { kind: 'unreadable' },
    ],
    ['no list', JSON.stringify({ code: 'OK', data: { orders } }), 200, { kind: 'unreadable' }],
    [
      'an error',
      JSON.stringify({ code: 'ERROR', data: { error: 'Nee.', orders } }),
      200,
      { kind: 'refused', text: 'Nee.' },
    ],
    ['an error of the server', JSON.stringify({ code: 'OK', data: orders }), 500, { kind: 'failed', status: 500 }],
    ['the end of the session', JSON.stringify({ code: 'OK', data: orders }), 401, { kind: 'unauthorized' }],
  ])('and is %s fails as a short one does', async (_, text, status, failure) => {
    await expect(answering(text, status).call(list)).rejects.toMatchObject(failure);
  });

  it('and breaks off on its way is asked for again', async () => {
    const text = JSON.stringify({ code: 'OK', data: orders });
    let tries = 0;
    const send = async () => {
      tries += 1;
      if (tries > 1) return new Response(text);
      const bytes = arriving(text.slice(0, -9));
      const pull = async (body: ReadableStreamDefaultController) => {
        const chunk = await bytes();
        if (chunk) body.enqueue(chunk);
        else body.error(new TypeError('network error'));
      };
      return new Response(new ReadableStream({ pull }));
    };
    const client = createClient({ token: () => null, fetch: send, base: '', pause: async () => {} });
    expect(await client.call(list)).toHaveLength(12);
    expect(tries).toBe(2);
  });

  it('is read no further once it is left', async () => {
    const leaving = new AbortController();
    const text = JSON.stringify({ code: 'OK', data: orders });
    const bytes = new TextEncoder().encode(text);
    const send = async () =>
      new Response(
        new ReadableStream(
          {
            start: (body) => body.enqueue(bytes),
            pull: (body) => {
              body.close();
              // After the answer has arrived: what is left to abort is its reading.
              queueMicrotask(() => queueMicrotask(() => leaving.abort()));
            },
          },
          { highWaterMark: 0 },
        ),
      );
    const call = createClient({ token: () => null, fetch: send, base: '' }).call(list, { signal: leaving.signal });
    await expect(call).rejects.toMatchObject({ kind: 'aborted' });
    await expect(call).rejects.toBeInstanceOf(V2Error);
  });
});
