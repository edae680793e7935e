import { fileURLToPath } from 'node:url';
import { startApi } from './api';
import { listen } from './listen';
import { createLog } from './log';
import { readSettings } from './settings';
import { StartError } from './startError';
import { serveDashboard } from './static';

/** `npm start`: the dashboard and its API on one address, until it is told to stop. */

const EXIT_LIMIT_MS = 4_800;

const say = (text: string) => process.stdout.write(`${text}\n`);

const main = async (): Promise<void> => {
  const settings = readSettings(process.env);
  const log = createLog(settings.logLevel);
  const api = await startApi(settings, log);
  serveDashboard(api.app, fileURLToPath(new URL('../client', import.meta.url)));
  const { url, stop } = await listen(api.app, settings);

  let stopping = false;
  const end = async (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    // Whatever hangs while it stops: what was acknowledged is on disk, and a supervisor would kill soon.
    setTimeout(() => process.exit(1), EXIT_LIMIT_MS).unref();
    await stop();
    await api.close();
    process.exit(0);
  };
  // A slip in one corner ends nobody's work; what leaves the process in an unknown state ends it, for a supervisor to start anew.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a failure that nobody heard'));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'the server ends: an unexpected failure');
    process.exit(1);
  });
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  say([`Dashboard: ${url}`, ...api.welcome].join('\n'));
  log.info({ url }, 'ready');
};

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof StartError ? error.message : error instanceof Error ? error.stack : error}\n`,
  );
  process.exit(1);
});
