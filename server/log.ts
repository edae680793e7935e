import pino, { type Logger } from 'pino';
import type { Settings } from './settings';

/** One line of JSON an event, on standard error; never a body, a token or what a database says about a row. */
export const createLog = (level: Settings['logLevel']): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: ['err.detail', 'err.where', 'err.hint'], remove: true },
    },
    pino.destination({ fd: process.stderr.fd, sync: true }),
  );
