import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { z } from 'zod';
import { PASSWORD_MIN, USERNAME_MIN } from '../../src/v2/constants';
import { plainAddress } from '../http/address';
import { isLoopback } from '../lib/isLoopback';
import { StartError } from '../lib/startError';

/** Reads the server's settings: environment variables in, checked and typed values out. */

const url = (protocols: readonly string[]) => {
  // Without the slashes smtp:mail.example is an address too, of no server at all.
  const startsWell = (text: string) => protocols.some((start) => text.toLowerCase().startsWith(`${start}//`));
  return (
    z
      .string()
      .refine(startsWell, `moet een adres zijn dat begint met ${protocols.map((name) => `${name}//`).join(' of ')}`)
      // A # or a / in a password ends the part that names the server, so that its user name is taken for the server, and
      // the rest of the password for a path, which is shown where no server answers.
      .refine(
        (text) =>
          !startsWell(text) || (URL.canParse(text) && !text.includes('#') && !new URL(text).pathname.includes('@')),
        'is geen leesbaar adres. In een gebruikersnaam of wachtwoord: # als %23, / als %2F, ? als %3F, @ als %40, % als %25',
      )
  );
};

/** Digits alone: 0x50, 1e3 and ' 80' are refused rather than guessed at. */
const wholeNumber = (least: number, most: number, byDefault: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'moet een geheel getal zijn')
    .transform(Number)
    .pipe(z.number().min(least, `moet minstens ${least} zijn`).max(most, `mag hoogstens ${most} zijn`))
    .default(byDefault);

/** The token travels in the one Authorization header that there is, so the address cannot bring a Basic login of its own. */
const withoutLogin = (text: string) =>
  !URL.canParse(text) || (new URL(text).username === '' && new URL(text).password === '');

const EVERYWHERE = ['0.0.0.0', '::'];
/** Where a server at this HOST can be reached: on each address of this computer, or on that one. */
const isHere = (hostname: string, host: string): boolean => {
  const isEverywhere = EVERYWHERE.includes(host);
  if (isLoopback(hostname) || EVERYWHERE.includes(hostname)) return isEverywhere || isLoopback(host);
  if (!isEverywhere) return hostname === host;
  return Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === hostname));
};
/** True for the address that this server itself will listen at: it would ask itself, without end. */
const isOwn = (address: string, host: string, port: number): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port: named } = new URL(address);
  return Number(named || (protocol === 'https:' ? 443 : 80)) === port && isHere(hostname.replace(/[[\]]/g, ''), host);
};

/** True when the percent signs in the account can be read: else the mailer and the push provider throw on them. */
const withReadableLogin = (text: string): boolean => {
  if (!URL.canParse(text)) return true;
  const { username, password } = new URL(text);
  try {
    [username, password].map(decodeURIComponent);
    return true;
  } catch {
    return false;
  }
};
const urlWithLogin = (protocols: readonly string[]) =>
  url(protocols)
    .refine((text) => !URL.canParse(text) || new URL(text).hostname !== '', 'noemt geen server')
    .refine(withReadableLogin, 'heeft een % in de gebruikersnaam of het wachtwoord: schrijf die als %25');

const addresses = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((address) => plainAddress(address.trim()))
      .filter((address) => address !== ''),
  )
  .refine(
    (all) => all.every((address) => isIP(address) !== 0),
    'moet een of meer IP-adressen zijn, met komma’s ertussen',
  );

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** As long as the bin and the pictures that were replaced: the history restores those. */
const HISTORY_LEAST_DAYS = 30;
/** A hundred years. */
const HISTORY_MOST_DAYS = 36_500;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const Environment = z
  .object({
    PORT: wholeNumber(0, 65_535, 3000),
    HOST: z.string().trim().default('127.0.0.1'),
    DATA_DIR: z
      .string()
      .refine((folder) => !/^~(\/|$)/.test(folder), 'begint met ~, wat alleen een shell kent: schrijf de hele naam')
      .default('data'),
    // Without a name the tables would come into the database that is named as its account.
    DATABASE_URL: url(['postgres:', 'postgresql:'])
      .refine((text) => /^[^?#]*:\/\/[^/?#]*\/[^?#]/.test(text), 'noemt geen database')
      .optional(),
    V2_API_URL: url(['http:', 'https:'])
      .refine(withoutLogin, 'mag geen gebruikersnaam of wachtwoord bevatten')
      // The path of each call is written behind it.
      .refine((text) => !/[?#]/.test(text), 'mag geen ? of # bevatten')
      .optional(),
    ADMIN_USERNAME: z
      .string()
      .min(USERNAME_MIN, `heeft minstens ${USERNAME_MIN} tekens nodig`)
      .refine((name) => !name.includes(':'), 'mag geen dubbele punt bevatten')
      .optional(),
    ADMIN_PASSWORD: z.string().min(PASSWORD_MIN, `heeft minstens ${PASSWORD_MIN} tekens nodig`).optional(),
    SMTP_URL: urlWithLogin(['smtp:', 'smtps:']).optional(),
    MAIL_FROM: z.email('moet een e-mailadres zijn').optional(),
    PUSH_WEBHOOK_URL: urlWithLogin(['http:', 'https:']).optional(),
    SESSION_IDLE_MINUTES: wholeNumber(1, 7 * 24 * 60, 60),
    SESSION_HOURS: wholeNumber(1, 30 * 24, 12),
    HISTORY_DAYS: wholeNumber(HISTORY_LEAST_DAYS, HISTORY_MOST_DAYS, HISTORY_MOST_DAYS),
    TRUSTED_PROXY: addresses,
    LOG_LEVEL: z.enum(LOG_LEVELS, { error: `moet een van deze zijn: ${LOG_LEVELS.join(', ')}` }).default('info'),
  })
  .refine(({ ADMIN_USERNAME, ADMIN_PASSWORD }) => (ADMIN_USERNAME === undefined) === (ADMIN_PASSWORD === undefined), {
    path: ['ADMIN_USERNAME'],
    message: 'en ADMIN_PASSWORD horen bij elkaar: geef ze allebei of geen van beide',
  })
  .refine(({ V2_API_URL, HOST, PORT }) => !V2_API_URL || !isOwn(V2_API_URL, HOST, PORT), {
    path: ['V2_API_URL'],
    message: 'is het adres van deze server zelf: noem dat van de oudere installatie',
  })
  .transform((env) => ({
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    /** The address of the older installation; a `/v2` at its end is optional. */
    v2ApiUrl: env.V2_API_URL?.replace(/\/+$/, '').replace(/\/v2$/, ''),
    admin:
      env.ADMIN_USERNAME !== undefined && env.ADMIN_PASSWORD !== undefined
        ? { username: env.ADMIN_USERNAME, password: env.ADMIN_PASSWORD }
        : undefined,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    pushWebhookUrl: env.PUSH_WEBHOOK_URL,
    sessionLimits: { idleMs: env.SESSION_IDLE_MINUTES * MINUTE_MS, absoluteMs: env.SESSION_HOURS * HOUR_MS },
    historyDays: env.HISTORY_DAYS,
    /** Proxies whose `X-Forwarded-*` headers are trusted. */
    trustedProxies: env.TRUSTED_PROXY,
    logLevel: env.LOG_LEVEL,
  }));

export type Settings = z.output<typeof Environment>;

/** Reads the environment; an empty variable counts as absent. Throws a StartError that names every wrong setting. */
export const readSettings = (environment: NodeJS.ProcessEnv): Settings => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = Environment.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path, message }) => `  ${path.join('.')} ${message}`);
  throw new StartError(['Deze instellingen kloppen niet (invalid settings):', ...lines].join('\n'));
};
