import { fstatSync } from 'node:fs';
import pino, { type DestinationStream, type Logger } from 'pino';
import type { Settings } from './settings';

/** One line per event on standard error: JSON, or readable text on a terminal. Never a body, a token or row data. */

/** These errors of PostgreSQL carry the value that it could not read in their message. */
const DATA_EXCEPTION = /^22/;
const errorOf = (error: unknown) => {
  // Not only errors are thrown: the reason of an abort is a text.
  if (!(error instanceof Error)) return error;
  // `client`: the whole connection of a broken one.
  const { client, detail, where, hint, internalQuery, ...said } = pino.stdSerializers.err(error);
  if (!DATA_EXCEPTION.test(String(said.code))) return said;
  const message = `data exception ${said.code}`;
  return { ...said, message, stack: said.stack.replace(error.message, message) };
};

const DETAILS = ['method', 'route', 'status', 'ms', 'signal', 'url', 'orderno', 'code', 'requestId'];

/** A log line as readable text: time of day, level, message and details. */
export const inWords = (line: string): string => {
  const { level, time, msg, err, ...rest } = JSON.parse(line);
  const details = DETAILS.filter((name) => name in rest).map((name) => (name === 'ms' ? `${rest.ms} ms` : rest[name]));
  const said = [String(time).slice(11, 19), String(level).padEnd(5), msg, ...details].join(' ');
  return `${[said, ...(err ? [err.stack ?? err.message ?? err] : [])].join('\n')}\n`;
};

/** Bytes of lines that wait until they can be written; later ones are lost. */
const WAITING_MAX = 1 << 20;

/**
 * Writes lines to a file. A line that cannot be written (the disk is full) must not fail the call that it is about, which
 * may have stored something: lines wait, and are written with a later one.
 */
export const linesTo = (fd: number): DestinationStream =>
  pino.destination({ fd, sync: true, maxLength: WAITING_MAX }).on('error', () => {});

/** The standard error as a stream: a terminal, a pipe or a socket. */
const streamed = (wordsOf: (line: string) => string): DestinationStream => {
  const { stderr } = process;
  // Of a terminal that was closed meanwhile.
  stderr.on('error', () => {});
  // A reader that stops reading must hold up no call.
  return { write: (line) => void (stderr.writableLength < WAITING_MAX && stderr.write(wordsOf(line))) };
};

const standardError = (): DestinationStream => {
  const { isTTY, fd } = process.stderr;
  if (isTTY) return streamed(inWords);
  return fstatSync(fd).isFile() ? linesTo(fd) : streamed((line) => line);
};

export const createLog = (level: Settings['logLevel'], destination: DestinationStream = standardError()): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: errorOf },
    },
    destination,
  );
