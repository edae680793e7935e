import fc from 'fast-check';
import { everyCall, type SomeCall } from './everyCall';
import { aGif, aJpeg, aPng, aWebp, dataUrlOf } from './pictures';

/** A request of any kind, from nearly right to nonsense. */
export interface HostileRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/** Bytes and a header may only hold what can travel: else no request leaves the sender. */
export const isSendable = ({ path, headers }: HostileRequest): boolean => {
  try {
    new Request(new URL(path, 'http://localhost'), { headers });
    return path.startsWith('/');
  } catch {
    return false;
  }
};

const OPEN_CALLS: SomeCall[] = [
  ['GET', '/healthz'],
  ['GET', '/readyz'],
  ['GET', '/v2/openapi.json'],
  ['GET', `/v2/images/${'a'.repeat(64)}`],
  ['POST', '/v2/accounts/login'],
  ['GET', '/v2/mollieOrder/resentMail/1'],
  ['POST', '/v2/mollieOrder/resentMail/1'],
  ['GET', '/'],
].map(([method = '', path = '']) => ({ name: path, method, path, body: undefined }));
/** Seldom, because after a deletion the other calls get 404. Without signing out, after which they would get 401. */
const deletes = everyCall.filter(({ method }) => method === 'DELETE');
const others = everyCall.filter(({ method, name }) => method !== 'DELETE' && name !== 'accounts.logout');
const someCall = fc.oneof(
  { weight: 50, arbitrary: fc.constantFrom(...others, ...OPEN_CALLS) },
  { weight: 1, arbitrary: fc.constantFrom(...deletes) },
);

const nested = (depth: number, open: string, close: string) => `${open.repeat(depth)}1${close.repeat(depth)}`;

const oddText = fc.oneof(
  fc.constantFrom('', ' ', '\u0000', '\ud800', 'a\udc00b', '\u202e', 'NaN', '-0', '1e999', '0x10', '__proto__', 'null'),
  fc.constantFrom("'; drop table staff; --", '%', '\\', '{{7*7}}', '<script>', '=1+1', '\r\nX: y', '9'.repeat(400)),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(300, 25_000, 100_000).map((length) => 'é'.repeat(length)),
);
const oddNumber = fc.constantFrom(0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e21, 1e308, 5e-324);

const picture = fc.constantFrom(
  aPng(),
  aPng({ width: 65_000, height: 65_000 }),
  aPng({ width: 2 ** 32 - 1, height: 2 ** 32 - 1 }),
  aJpeg({ width: 65_535, height: 65_535 }),
  aGif({ width: 65_535, height: 65_535 }),
  aWebp({ width: 16_383, height: 16_383 }),
  aJpeg().subarray(0, 9),
  aPng().subarray(0, 20),
  Buffer.from([0xff, 0xd8, 0xff, ...Array(500).fill(0xff)]),
  Buffer.from('<svg onload="alert(1)"/>'),
  Buffer.from('%PDF-1.7'),
);
const oddImage = fc.oneof(
  fc
    .tuple(picture, fc.constantFrom('image/png', 'image/svg+xml', 'image/jpeg', 'text/html'))
    .map(([bytes, type]) => dataUrlOf(bytes, type)),
  fc.constantFrom(
    'data:',
    'data:image/png;base64,',
    'data:image/png;base64,====',
    'data:image/png,AAAA',
    '/v2/images/1',
  ),
);

const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  oddNumber,
  oddImage,
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { id: {} }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** A valid body with some fields changed, left out or added. */
const bent = (body: object) =>
  fc
    .dictionary(
      fc.constantFrom(...Object.keys(body), '__proto__', 'constructor', 'toString', 'id', 'order'),
      oddValue,
      {
        maxKeys: 4,
        noNullPrototype: false,
      },
    )
    .chain((changes) =>
      fc
        .subarray(Object.keys(body), { minLength: Math.max(0, Object.keys(body).length - 2) })
        .map((kept) =>
          JSON.stringify(
            Object.fromEntries([
              ...Object.entries(body).filter(([name]) => kept.includes(name)),
              ...Object.entries(changes),
            ]),
          ),
        ),
    );

const nonsense = fc.oneof(
  fc.jsonValue().map((value) => JSON.stringify(value)),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom(
    '',
    '{',
    '[1,',
    '{"a":',
    'NaN',
    'undefined',
    '{"__proto__":{"isAdmin":true}}',
    '"\\ud800"',
    '{"a":"\\u0000"}',
  ),
  fc.constantFrom(100, 20_000, 120_000).map((depth) => nested(depth, '[', ']')),
  fc.constantFrom(100, 20_000, 40_000).map((depth) => nested(depth, '{"a":', '}')),
  fc.constantFrom(...[250, 300].map((kilobytes) => JSON.stringify({ title: 'x'.repeat(kilobytes * 1024) }))),
);
/** Seldom, because it is slow. */
const huge = fc.constantFrom(
  ...[6, 9].map((megabytes) => JSON.stringify({ main_image: 'A'.repeat(megabytes * 1024 * 1024) })),
);

const bodyFor = ({ body }: SomeCall): fc.Arbitrary<string | undefined> => {
  if (body === undefined) return fc.option(nonsense, { nil: undefined, freq: 3 });
  const whole = JSON.stringify(body);
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant(whole) },
    { weight: 20, arbitrary: bent(body) },
    { weight: 2, arbitrary: fc.nat(whole.length).map((length) => whole.slice(0, length)) },
    { weight: 5, arbitrary: nonsense },
    { weight: 1, arbitrary: fc.oneof({ weight: 9, arbitrary: nonsense }, { weight: 1, arbitrary: huge }) },
  );
};

const ODD_PARTS = [
  '0',
  '-1',
  '1.5',
  '2147483647',
  '2147483648',
  '9'.repeat(30),
  '1e3',
  '%00',
  '%',
  '%zz',
  '%ff',
  '%2e%2e',
  '%2F',
];
const ODDER_PARTS = [
  '..',
  '.',
  '',
  ' ',
  'é',
  '%F0%9F%92%A9',
  'sireon',
  '__proto__',
  '1;drop',
  '*',
  ':id',
  '{id}',
  'a'.repeat(5000),
];
const oddPart = fc.oneof(fc.constantFrom(...ODD_PARTS, ...ODDER_PARTS), fc.webPath());

const listParam = fc.oneof(
  fc.constantFrom(
    '[0,24]',
    '[0,9007199254740991]',
    '[9007199254740991,9007199254740991]',
    '[5,1]',
    '[-1,1]',
    '[0.5,1]',
    '["id","ASC"]',
  ),
  fc.constantFrom(
    '["name","DESC"]',
    '["password_hash","ASC"]',
    '["id;","ASC"]',
    '{}',
    '{"q":"a b"}',
    '{"id":[1,"2",1e99]}',
  ),
  fc.constantFrom(
    '{"q":"\\u0000"}',
    '{"password_hash":"x"}',
    '{"__proto__":"x"}',
    '{"name":null}',
    '{"q":{"a":1}}',
    'null',
    '{',
  ),
  fc
    .tuple(
      fc.constantFrom('q', 'id', 'name', 'created'),
      oddText.filter((text) => text.length < 1000),
    )
    .map(([name, value]) => JSON.stringify({ [name]: value })),
  fc
    .constantFrom(1_000, 1_001, 3_000)
    .map((count) => JSON.stringify({ id: Array.from({ length: count }, (_, id) => id) })),
  fc.constantFrom(30_000, 60_000).map((length) => JSON.stringify({ q: '%_'.repeat(length) })),
);
const query = fc
  .dictionary(fc.constantFrom('range', 'sort', 'filter', 'token', 'q'), listParam, {
    maxKeys: 3,
    noNullPrototype: true,
  })
  .map((params) => String(new URLSearchParams(params)));

/** The places of ids in a path; without ids, of all parts. */
const placesIn = (path: string): number[] => {
  const parts = path.split('/');
  const ids = parts.flatMap((part, place) => (/^\d+$/.test(part) ? [place] : []));
  return ids.length > 0 ? ids : parts.map((_, place) => place).slice(1);
};
const pathFor = ({ path }: SomeCall): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 14, arbitrary: fc.constant(path) },
    {
      weight: 4,
      arbitrary: fc.tuple(fc.constantFrom(...placesIn(path)), oddPart).map(([place, part]) =>
        path
          .split('/')
          .map((own, index) => (index === place ? part : own))
          .join('/'),
      ),
    },
    { weight: path.startsWith('/api/') ? 14 : 1, arbitrary: query.map((text) => `${path}?${text}`) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(`${path}/`, `/${path}`, `${path}//`, `${path}?`, `${path}?%`, path.toUpperCase()),
    },
  );

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'X', 'get', 'patch'];

const oddHeaders = fc.record(
  {
    'Content-Type': fc.constantFrom(
      'text/plain',
      'application/json; charset=utf-16',
      'multipart/form-data',
      'a/b;c',
      ',',
    ),
    'Content-Length': fc.constantFrom('0', '-1', '99999999999', 'x', '1e9'),
    'Content-Encoding': fc.constantFrom('gzip', 'br'),
    'Accept-Encoding': fc.constantFrom('gzip', 'br', 'identity;q=0', '*;q=0', ';;', 'gzip, gzip'),
    Cookie: fc.constantFrom('resend=x', 'resend', '=;=', 'resend=%', `resend=${'a'.repeat(4000)}`),
    'Idempotency-Key': fc.constantFrom('x', 'a'.repeat(20), 'b'.repeat(20), 'a'.repeat(500), ' '),
    'If-Match': fc.constantFrom('*', '"1"', 'W/"0"', '1', '""', '"9999999999999999999999"', 'x'),
    'If-None-Match': fc.constantFrom('*', '"', ',,,', `"${'a'.repeat(64)}"`),
    Range: fc.constantFrom('bytes=0-', 'bytes=-1', 'bytes=9-1'),
    'X-Forwarded-For': fc.constantFrom('', ',', '::1', 'unknown', '1.1.1.1'.repeat(100)),
    'X-Forwarded-Proto': fc.constantFrom('https', 'javascript'),
    'X-Request-Id': fc.constantFrom('', 'x'.repeat(9000), '<script>', 'a b'),
    'X-HTTP-Method-Override': fc.constantFrom('DELETE'),
    Origin: fc.constantFrom('null', 'https://elders.example', 'x'),
    Upgrade: fc.constantFrom('websocket', 'h2c'),
    Expect: fc.constantFrom('100-continue', 'x'),
  },
  { requiredKeys: [] },
);

/** Most requests carry `token` and `cookie`, so that they get past the authentication. */
export const hostileRequest = ({ token, cookie }: { token: string; cookie: string }): fc.Arbitrary<HostileRequest> =>
  someCall.chain((call) =>
    fc
      .record({
        method: fc.oneof(
          { weight: 9, arbitrary: fc.constant(call.method) },
          { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
        ),
        path: pathFor(call),
        body: bodyFor(call),
        odd: fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: oddHeaders }),
        authorization: fc.oneof(
          { weight: 19, arbitrary: fc.constant(`Bearer ${token}`) },
          {
            weight: 1,
            arbitrary: fc.constantFrom(
              '',
              'Bearer',
              'Basic',
              'Basic Og==',
              'Basic /////w==',
              `Bearer ${'é'.repeat(43)}`,
              'x'.repeat(9000),
            ),
          },
        ),
      })
      .map(({ method, path, body, odd, authorization }) => ({
        method,
        path,
        headers: {
          Authorization: authorization,
          Cookie: `resend=${cookie}`,
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...odd,
        },
        body: ['GET', 'HEAD', 'get'].includes(method) ? undefined : body,
      })),
  );
