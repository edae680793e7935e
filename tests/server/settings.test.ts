import { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { isLoopback } from '../../server/lib/isLoopback';
import { StartError } from '../../server/lib/startError';
import { readSettings } from '../../server/start/settings';

test('without any setting the server is this computer’s own, on port 3000, with its data in ./data', () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: 'data',
    databaseUrl: undefined,
    v2ApiUrl: undefined,
    admin: undefined,
    smtpUrl: undefined,
    mailFrom: undefined,
    pushWebhookUrl: undefined,
    sessionLimits: { idleMs: 60 * 60_000, absoluteMs: 12 * 60 * 60_000 },
    historyDays: 36_500,
    trustedProxies: [],
    logLevel: 'info',
  });
});

test('every setting is taken from the environment', () => {
  const settings = readSettings({
    PORT: '8080',
    HOST: '0.0.0.0',
    DATA_DIR: '/srv/dashboard',
    DATABASE_URL: 'postgres://u:p@db/dashboard',
    V2_API_URL: 'https://old.example/api',
    ADMIN_USERNAME: 'beheer',
    ADMIN_PASSWORD: 'een lang wachtwoord',
    SMTP_URL: 'smtp://mail.example:25',
    MAIL_FROM: 'orders@dashboard.example',
    PUSH_WEBHOOK_URL: 'https://push.example/send',
    SESSION_IDLE_MINUTES: '30',
    SESSION_HOURS: '8',
    HISTORY_DAYS: '730',
    TRUSTED_PROXY: '10.0.0.1, 10.0.0.2',
    LOG_LEVEL: 'warn',
  });
  expect(settings).toEqual({
    port: 8080,
    host: '0.0.0.0',
    dataDir: '/srv/dashboard',
    databaseUrl: 'postgres://u:p@db/dashboard',
    v2ApiUrl: 'https://old.example/api',
    admin: { username: 'beheer', password: 'een lang wachtwoord' },
    smtpUrl: 'smtp://mail.example:25',
    mailFrom: 'orders@dashboard.example',
    pushWebhookUrl: 'https://push.example/send',
    sessionLimits: { idleMs: 30 * 60_000, absoluteMs: 8 * 60 * 60_000 },
    historyDays: 730,
    trustedProxies: ['10.0.0.1', '10.0.0.2'],
    logLevel: 'warn',
  });
});

test('an empty variable counts as absent', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '', ADMIN_USERNAME: '', ADMIN_PASSWORD: '' })).toEqual(
    readSettings({}),
  );
});

test('an account in an address may have any character, written with a percent sign', () => {
  const given = { SMTP_URL: 'smtp://a%40b.nl:100%25@mail.example', PUSH_WEBHOOK_URL: 'https://a:%c3%a9@push.example' };
  expect(readSettings(given)).toMatchObject({ smtpUrl: given.SMTP_URL, pushWebhookUrl: given.PUSH_WEBHOOK_URL });
});

test('an address that cannot be read, because of a character in its password, is told how to write that', () => {
  for (const DATABASE_URL of [
    'postgres://user:a#b@db/dashboard',
    'postgres://user:a/b@db/dashboard',
    'postgres://user:12/b@db/dashboard',
    'postgres://user:12#3@db/dashboard',
  ])
    expect(() => readSettings({ DATABASE_URL })).toThrow(/DATABASE_URL is geen leesbaar adres.*# als %23, \/ als %2F/);
  expect(() => readSettings({ SMTP_URL: 'smtp://mail.example:99999' })).toThrow(/SMTP_URL is geen leesbaar adres/);
});

test('the older installation may be named with or without /v2 at its end', () => {
  for (const V2_API_URL of ['https://old.example/api', 'https://old.example/api/', 'https://old.example/api/v2/'])
    expect(readSettings({ V2_API_URL }).v2ApiUrl).toBe('https://old.example/api');
});

test.each([
  ['DATA_DIR', '~/data'],
  ['DATA_DIR', '~'],
  ['PORT', 'drieduizend'],
  ['PORT', '70000'],
  ['PORT', '1.5'],
  ['PORT', '0x50'],
  ['PORT', '1e3'],
  ['TRUSTED_PROXY', 'onzin'],
  ['TRUSTED_PROXY', '10.0.0.1, 10.0.0'],
  ['DATABASE_URL', 'mysql://db/dashboard'],
  ['V2_API_URL', 'old.example'],
  ['V2_API_URL', 'https://user:geheim@old.example'],
  ['V2_API_URL', 'https://old.example/api?shop=1'],
  ['V2_API_URL', 'https://old.example/api?'],
  ['V2_API_URL', 'https://old.example/#v2'],
  ['SMTP_URL', 'https://mail.example'],
  ['SMTP_URL', 'smtp:mail.example:587'],
  ['SMTP_URL', 'smtp://'],
  ['DATABASE_URL', 'postgres:dashboard'],
  ['DATABASE_URL', 'postgres://postgres@db/'],
  ['DATABASE_URL', 'postgres://db?sslmode=disable'],
  ['SMTP_URL', 'smtp://us%er:pw@mail.example'],
  ['SMTP_URL', 'smtp://user:%ff@mail.example'],
  ['MAIL_FROM', 'Sireon'],
  ['PUSH_WEBHOOK_URL', 'ftp://push.example'],
  ['PUSH_WEBHOOK_URL', 'https://user:100%@push.example'],
  ['SESSION_IDLE_MINUTES', '0'],
  ['LOG_LEVEL', 'loud'],
  ['ADMIN_PASSWORD', 'kort'],
  ['ADMIN_USERNAME', 'be:heer'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(StartError);
  expect(() => readSettings({ [name]: value })).toThrow(name);
});

test('a server that is to pass calls on to itself is refused, and one beside it is not', () => {
  const refused = 'V2_API_URL is het adres van deze server';
  const [own = []] = Object.values(networkInterfaces());
  const here = own.map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address));
  expect(here.length).toBeGreaterThan(0);
  for (const [HOST, name] of [
    ...['localhost', '127.0.0.1', '[::1]', '0.0.0.0', '[::]'].flatMap((name) => [
      ['127.0.0.1', name],
      ['0.0.0.0', name],
      ['::', name],
    ]),
    ['10.0.0.5', '10.0.0.5'],
    ...here.map((name) => ['0.0.0.0', name]),
  ])
    expect(() => readSettings({ HOST, PORT: '4000', V2_API_URL: `http://${name}:4000/v2` }), `${HOST} ${name}`).toThrow(
      refused,
    );
  expect(() => readSettings({ PORT: '80', V2_API_URL: 'http://localhost' })).toThrow(refused);
  for (const [HOST, V2_API_URL] of [
    ['127.0.0.1', 'http://localhost:4001'],
    ['127.0.0.1', 'https://localhost/api'],
    ['10.0.0.5', 'http://127.0.0.1:4000'],
    ['10.0.0.5', 'http://10.0.0.6:4000'],
    ['0.0.0.0', 'http://old.example:4000'],
  ] as const)
    expect(readSettings({ HOST, PORT: '4000', V2_API_URL }).v2ApiUrl).toBe(V2_API_URL);
});

test('all wrong settings are named at once, and no password is repeated', () => {
  const read = () => readSettings({ PORT: 'x', ADMIN_USERNAME: 'beheer', ADMIN_PASSWORD: 'geheim', SMTP_URL: 'y' });
  expect(read).toThrow(/PORT[\s\S]*ADMIN_PASSWORD[\s\S]*SMTP_URL/);
  expect(read).not.toThrow(/geheim/);
});

test('no password of a setting is repeated when the address around it is refused', () => {
  for (const name of ['DATABASE_URL', 'V2_API_URL', 'SMTP_URL', 'PUSH_WEBHOOK_URL'])
    expect(() => readSettings({ [name]: 'ftp://user:geheim@old.example' })).not.toThrow(/geheim/);
  expect(() => readSettings({ V2_API_URL: 'https://user:geheim@old.example' })).not.toThrow(/geheim/);
  expect(() => readSettings({ SMTP_URL: 'smtp://user:geheim%@mail.example' })).not.toThrow(/geheim/);
});

test('a first account needs both its name and its password', () => {
  expect(() => readSettings({ ADMIN_PASSWORD: 'een lang wachtwoord' })).toThrow('ADMIN_USERNAME en ADMIN_PASSWORD');
  expect(() => readSettings({ ADMIN_USERNAME: 'beheer' })).toThrow('ADMIN_USERNAME en ADMIN_PASSWORD');
});

test.each([
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['localhost', true],
  ['::1', true],
  ['0.0.0.0', false],
  ['::', false],
  ['192.168.1.10', false],
  ['localhost.example', false],
])('only this computer reaches %s: %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});
