import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';
import type * as BackendModule from '../start/backend';
import type { Backend } from '../start/backend';
import type * as LogModule from '../start/log';
import type * as SettingsModule from '../start/settings';

/**
 * `npm run dev`: the backend in Vite's process and on its origin. Vite loads the server's code, so a change takes effect at
 * the next call: the running backend is closed and started again.
 */
const API_PATHS = /^\/(v2|api|healthz|readyz)(\/|\?|$)/;

export const embeddedServer = (): Plugin => ({
  name: 'embedded-server',
  apply: 'serve',
  configureServer(vite) {
    // The cast is safe: each path is the module of the type beside it.
    const load = async <Module>(path: string) => (await vite.ssrLoadModule(path)) as Module;
    let running: { from: typeof BackendModule; backend: Promise<Backend> } | undefined;

    const stop = async (backend: Promise<Backend> | undefined): Promise<void> =>
      (await backend?.catch(() => undefined))?.close();

    const start = async (
      { startBackend }: typeof BackendModule,
      previous: Promise<Backend> | undefined,
    ): Promise<Backend> => {
      const { readSettings } = await load<typeof SettingsModule>('/server/start/settings.ts');
      const { createLog } = await load<typeof LogModule>('/server/start/log.ts');
      const settings = readSettings(process.env);
      await stop(previous);
      return startBackend(settings, createLog(settings.logLevel));
    };

    const current = async (): Promise<Backend> => {
      const from = await load<typeof BackendModule>('/server/start/backend.ts');
      if (running?.from !== from) running = { from, backend: start(from, running?.backend) };
      return running.backend;
    };

    vite.middlewares.use((request, response, next) => {
      if (!API_PATHS.test(request.url ?? '')) return next();
      current()
        .then((backend) => getRequestListener(backend.app.fetch)(request, response))
        .catch(next);
    });
    vite.httpServer?.once('listening', () => {
      current()
        .then((backend) => backend.welcome.map((line) => vite.config.logger.info(line)))
        .catch((error: Error) => vite.config.logger.error(error.message));
    });
    vite.httpServer?.once('close', () => stop(running?.backend));
  },
});
