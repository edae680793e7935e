import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { isEmail } from './addresses';

/** Mail out of the house: over SMTP, or kept as a file that any mail program opens. */

export interface Mail {
  /** Name that the mail comes from; the address is the mailer's. */
  sender: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  date: Date;
}

/** What became of a mail; `file` is the name it is kept under. */
export interface Posted {
  result: 'sent' | 'kept';
  file: string;
}

/** Rejects when the mail did not go out. */
export type Mailer = (mail: Mail) => Promise<Posted>;

/** A mail server that says nothing for so long is given up. */
const SILENCE_LIMIT_MS = 10_000;

const messageOf = ({ sender, ...mail }: Mail, address: string) => ({ ...mail, from: { name: sender, address } });

/** The sender's address where none is set: the account that sends, or a nameless one of the mail server. */
const addressOf = (smtpUrl: string): string => {
  const { username, hostname } = new URL(smtpUrl);
  const account = decodeURIComponent(username);
  if (isEmail(account)) return account;
  return `noreply@${isIP(hostname.replace(/^\[|\]$/g, '')) ? 'localhost' : hostname}`;
};

export const smtpMailer = (
  smtpUrl: string,
  { from = addressOf(smtpUrl), silenceLimitMs = SILENCE_LIMIT_MS }: { from?: string; silenceLimitMs?: number } = {},
): Mailer => {
  const transport = createTransport({
    url: smtpUrl,
    dnsTimeout: silenceLimitMs,
    connectionTimeout: silenceLimitMs,
    greetingTimeout: silenceLimitMs,
    socketTimeout: silenceLimitMs,
    // What an order says is only ever text: nothing in it is fetched or read from disk.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail) => {
    await transport.sendMail(messageOf(mail, from));
    return { result: 'sent', file: '' };
  };
};

/** A file is whole or absent, and readable by this account alone: it holds a customer's address. */
export const outboxMailer = (folder: string, { from = 'noreply@localhost' }: { from?: string } = {}): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (mail) => {
    const { message } = await transport.sendMail(messageOf(mail, from));
    const file = `${mail.date.toISOString().replace(/\W/g, '')}-${randomUUID()}.eml`;
    const unfinished = join(folder, `.${file}`);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(unfinished, message, { mode: 0o600, flush: true });
    await rename(unfinished, join(folder, file));
    return { result: 'kept', file };
  };
};

export interface MailSettings {
  dataDir: string;
  smtpUrl?: string;
  mailFrom?: string;
}

export const createMailer = ({ dataDir, smtpUrl, mailFrom: from }: MailSettings): Mailer =>
  smtpUrl ? smtpMailer(smtpUrl, { from }) : outboxMailer(join(dataDir, 'outbox'), { from });
