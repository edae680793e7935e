import { createServer } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { listening } from './listening';

/** Real mail servers on this computer, each for one test. */

export interface Received {
  from: string;
  to: string[];
  /** The raw message. */
  raw: string;
}

interface SmtpRules {
  /** The address that is refused, or every message once it is there, with this reply: 550 unless said otherwise. */
  refuses?: string;
  reply?: number;
  account?: [string, string];
}

/** Accepts every mail, except to refused addresses and from wrong accounts. */
export const startSmtp = async ({ refuses, reply = 550, account }: SmtpRules = {}) => {
  const received: Received[] = [];
  /** The passwords that it was told. */
  const passwords: unknown[] = [];
  const server = new SMTPServer({
    logger: false,
    disabledCommands: account ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    authOptional: account === undefined,
    onAuth: ({ username, password }, _, done) => {
      passwords.push(password);
      const isKnown = username === account?.[0] && password === account?.[1];
      done(isKnown ? null : new Error('Invalid login'), { user: username });
    },
    onRcptTo: ({ address }, _, done) =>
      done(address === refuses ? Object.assign(new Error(`No ${address} here`), { responseCode: reply }) : null),
    onData: (stream, { envelope }, done) => {
      buffer(stream).then((bytes) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        if (refuses === 'message') return done(Object.assign(new Error('Not taken'), { responseCode: reply }));
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw: bytes.toString() });
        done();
      }, done);
    },
  });
  const { port } = await listening(server.server);
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    passwords,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};

/** A mail server that accepts connections and stays silent. */
export const startSilence = async () => {
  const server = createServer((socket) => socket.on('error', () => {}).resume());
  const { port, close } = await listening(server);
  return { url: `smtp://127.0.0.1:${port}`, close };
};

/** A mail server that goes on talking and never gets to an answer. `isLeft` once its caller hung up. */
export const startChatter = async () => {
  const state = { isLeft: false };
  const server = createServer((socket) => {
    socket.write('220 mail.example\r\n');
    // Each answer of several lines, of which the last one never comes.
    const talking = setInterval(() => socket.write('250-mail.example\r\n'), 20);
    socket.on('error', () => {}).resume();
    socket.on('close', () => {
      clearInterval(talking);
      state.isLeft = true;
    });
  });
  const { port, close } = await listening(server);
  return { url: `smtp://127.0.0.1:${port}`, state, close };
};

/** A mail server that takes a whole mail, and then says nothing about it. */
export const startUnconfirming = async (then: 'hang up' | 'fall silent') => {
  let received = 0;
  const server = createServer((socket) => {
    socket.write('220 mail.example\r\n');
    socket
      .on('error', () => {})
      .on('data', (bytes) => {
        const line = bytes.toString();
        if (line.startsWith('DATA')) return socket.write('354 Go on\r\n');
        if (/^[A-Z]{4} /.test(line)) return socket.write('250 OK\r\n');
        if (!line.endsWith('\r\n.\r\n')) return;
        received += 1;
        if (then === 'hang up') socket.destroy();
      });
  });
  const { port, close } = await listening(server);
  return { url: `smtp://127.0.0.1:${port}`, received: () => received, close };
};

const decoded = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )
    .toString()
    .replaceAll('\r\n', '\n');

/** A part of a message as text, with plain spaces instead of non-breaking ones. */
export const partOf = (raw: string, type: 'text/plain' | 'text/html'): string => {
  const part = raw.split(/\r?\n--/).find((piece) => piece.includes(`Content-Type: ${type}`)) ?? '';
  const at = part.search(/\r?\n\r?\n/);
  return decoded(part.slice(at).trim()).replaceAll('\u00a0', ' ');
};
