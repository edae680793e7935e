import { fileURLToPath } from 'node:url';
import { builtPage, serveDashboard } from '../http/staticFiles';
import { textOfFailure } from '../lib/startError';
import { startBackend } from './backend';
import { listen } from './listen';
import { createLog } from './log';
import { readSettings } from './settings';

/** `npm start`: serves the dashboard and its API on one address, until it is told to stop. */

const EXIT_LIMIT_MS = 4_800;

/** Also where nobody reads it any more. */
const say = (text: string) => process.stdout.on('error', () => {}).write(`${text}\n`);

const main = async (): Promise<void> => {
  const settings = readSettings(process.env);
  const log = createLog(settings.logLevel);
  // A rejected promise must not end everyone's work. An uncaught exception leaves an unknown state, so the process ends
  // and a supervisor starts a new one.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a failure that nobody heard'));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'the server ends: an unexpected failure');
    process.exit(1);
  });

  const client = fileURLToPath(new URL('../client', import.meta.url));
  // Before a database is made.
  const page = builtPage(client);
  const backend = await startBackend(settings, log);
  serveDashboard(backend.app, client, page);
  const { url, stop } = await listen(backend.app, settings);

  let stopping = false;
  const end = async (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    // Exit even when stopping hangs: all acknowledged writes are on disk, and a supervisor would kill soon.
    setTimeout(() => process.exit(1), EXIT_LIMIT_MS).unref();
    await Promise.all([stop(), backend.stopWork()]);
    await backend.close();
    process.exit(0);
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  say([`Dashboard: ${url}`, ...backend.welcome].join('\n'));
  log.info({ url }, 'ready');
};

main().catch((error: unknown) => {
  process.stderr.write(textOfFailure(error));
  process.exit(1);
});
