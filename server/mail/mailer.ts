import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { isMailable } from '../../src/v2/email';
import { isLoopback } from '../lib/isLoopback';

/** Sends mail over SMTP, or keeps it as a file that any mail program opens. */

export interface Mail {
  /** The sender's name; the mailer adds the address. */
  sender: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  date: Date;
}

/** The result of a mail; `file` is the name of a kept one. */
interface Posted {
  result: 'sent' | 'kept';
  file: string;
  /** The addresses that the mail server refused: it went to the others. */
  refused?: readonly string[];
}

/** Rejects when the mail was not sent. */
export type Mailer = (mail: Mail) => Promise<Posted>;

/** Reasons that staff can act on. The outbox keeps the mail server's own message too. */
const REASONS: Record<string, string> = {
  ETIMEDOUT: 'De mailserver antwoordde niet op tijd.',
  EABORT: 'De mailserver antwoordde niet op tijd.',
  EAUTH: 'De mailserver weigert de inloggegevens.',
  EENVELOPE: 'De mailserver weigert het e-mailadres.',
  EMESSAGE: 'De mailserver weigert het bericht.',
  ECONNECTION: 'De mailserver is niet bereikbaar.',
  ESOCKET: 'De mailserver is niet bereikbaar.',
  ETLS: 'De verbinding met de mailserver kan niet worden versleuteld.',
  EDNS: 'De mailserver is niet gevonden.',
  EOUTBOX: 'De server kan de mail niet bewaren. Is de schijf vol of alleen te lezen?',
  EUNCONFIRMED: 'De mailserver kreeg de mail, maar bevestigde hem niet. Misschien is hij verstuurd.',
};
export const codeOf = (error: unknown): string => String(Object(error).code);
/** The whole mail went to the mail server, which then hung up or fell silent: it may have sent it. */
export const isUnconfirmed = (error: unknown): boolean => codeOf(error) === 'EUNCONFIRMED';
/** A 4xx reply of SMTP: busy, or it takes mail of a sender that it does not know at a later try only (greylisting). */
const isForNow = (error: unknown): boolean => Math.floor(Number(Object(error).responseCode) / 100) === 4;
export const reasonFor = (error: unknown): string =>
  isForNow(error)
    ? 'De mailserver neemt de mail nu nog niet aan.'
    : (REASONS[codeOf(error)] ?? 'De mailserver nam de mail niet aan.');

/** Loaded with the first mail: a server that starts sends none. */
const loadNodemailer = () => import('nodemailer');

/** A mail server that is silent for this long is given up. */
const SILENCE_LIMIT_MS = 10_000;
/** And one that is slow at each step, once all steps together take this long: the outbox counts on it. */
export const SEND_LIMIT_MS = 25_000;

interface SmtpOptions {
  from?: string;
  silenceLimitMs?: number;
  sendLimitMs?: number;
}

const messageOf = ({ sender, ...mail }: Mail, address: string) => ({ ...mail, from: { name: sender, address } });

/** The sender's address when none is set: the SMTP account, or noreply at the mail server. */
const senderAt = (smtpUrl: string): string => {
  const { username, hostname } = new URL(smtpUrl);
  const account = decodeURIComponent(username);
  if (isMailable(account)) return account;
  return `noreply@${isIP(hostname.replace(/^\[|\]$/g, '')) ? 'localhost' : hostname}`;
};

/** An account goes over TLS or not at all, unless its mail server is on this computer. */
const needsTls = (smtpUrl: string): boolean => {
  const { username, hostname } = new URL(smtpUrl);
  return username !== '' && !isLoopback(hostname);
};

export const smtpMailer = (
  smtpUrl: string,
  { from = senderAt(smtpUrl), silenceLimitMs = SILENCE_LIMIT_MS, sendLimitMs = SEND_LIMIT_MS }: SmtpOptions = {},
): Mailer => {
  return async (mail) => {
    const { createTransport } = await loadNodemailer();
    const transport = createTransport({
      url: smtpUrl,
      // A `requireTLS=false` in the address wins.
      requireTLS: needsTls(smtpUrl),
      dnsTimeout: silenceLimitMs,
      connectionTimeout: silenceLimitMs,
      greetingTimeout: silenceLimitMs,
      socketTimeout: silenceLimitMs,
      // An order's text is data: it must not make nodemailer fetch an address or read a file.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    let isHandedOver = false;
    transport.use('stream', ({ message }, done) => {
      message.processFunc((text) =>
        text.once('end', () => {
          isHandedOver = true;
        }),
      );
      done();
    });
    const signal = AbortSignal.timeout(sendLimitMs);
    const { rejected } = await transport.sendMail({ ...messageOf(mail, from), signal }).catch((error: unknown) => {
      const isAnswered = Object(error).responseCode !== undefined;
      throw isHandedOver && !isAnswered ? Object.assign(Object(error), { code: 'EUNCONFIRMED' }) : error;
    });
    return { result: 'sent', file: '', refused: rejected.map(String) };
  };
};

/** Writes whole files that only this account can read, because they hold a customer's address. */
export const outboxMailer = (folder: string, { from = 'noreply@localhost' }: { from?: string } = {}): Mailer => {
  return async (mail) => {
    const { createTransport } = await loadNodemailer();
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    const { message } = await transport.sendMail(messageOf(mail, from));
    const file = `${mail.date.toISOString().replace(/\W/g, '')}-${randomUUID()}.eml`;
    const unfinished = join(folder, `.${file}`);
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(unfinished, message, { mode: 0o600, flush: true });
      await rename(unfinished, join(folder, file));
    } catch (cause) {
      await rm(unfinished, { force: true }).catch(() => {});
      throw Object.assign(new Error(`The outbox takes no file: ${cause}`, { cause }), { code: 'EOUTBOX' });
    }
    return { result: 'kept', file };
  };
};

interface MailSettings {
  dataDir: string;
  smtpUrl?: string;
  mailFrom?: string;
}

export const createMailer = ({ dataDir, smtpUrl, mailFrom: from }: MailSettings): Mailer =>
  smtpUrl ? smtpMailer(smtpUrl, { from }) : outboxMailer(join(dataDir, 'outbox'), { from });
