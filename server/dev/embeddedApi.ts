import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';
import type * as ApiModule from '../api';
import type { Api } from '../api';
import type * as LogModule from '../log';
import type * as SettingsModule from '../settings';

/**
 * `npm run dev`: the API in the same process and on the same origin as Vite's dashboard. Server code loads through Vite,
 * so a change to it takes effect at the next call: the API that ran is closed and started again.
 */
const API_PATHS = /^\/(v2|api|healthz|readyz)(\/|\?|$)/;

export const embeddedApi = (): Plugin => ({
  name: 'embedded-api',
  apply: 'serve',
  configureServer(vite) {
    // Each path is a module of the type beside it.
    const load = async <Module>(path: string) => (await vite.ssrLoadModule(path)) as Module;
    let running: { from: typeof ApiModule; api: Promise<Api> } | undefined;

    const stop = async (api: Promise<Api> | undefined): Promise<void> => (await api?.catch(() => undefined))?.close();

    const start = async ({ startApi }: typeof ApiModule, previous: Promise<Api> | undefined): Promise<Api> => {
      const { readSettings } = await load<typeof SettingsModule>('/server/settings.ts');
      const { createLog } = await load<typeof LogModule>('/server/log.ts');
      const settings = readSettings(process.env);
      await stop(previous);
      return startApi(settings, createLog(settings.logLevel));
    };

    const current = async (): Promise<Api> => {
      const from = await load<typeof ApiModule>('/server/api.ts');
      if (running?.from !== from) running = { from, api: start(from, running?.api) };
      return running.api;
    };

    vite.middlewares.use((request, response, next) => {
      if (!API_PATHS.test(request.url ?? '')) return next();
      current()
        .then((api) => getRequestListener(api.app.fetch)(request, response))
        .catch(next);
    });
    vite.httpServer?.once('listening', () => {
      current()
        .then((api) => api.welcome.map((line) => vite.config.logger.info(line)))
        .catch((error: Error) => vite.config.logger.error(error.message));
    });
    vite.httpServer?.once('close', () => stop(running?.api));
  },
});
