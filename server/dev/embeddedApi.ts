import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';
import type * as ApiModule from '../api';
import type { Api } from '../api';
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
    let running: { from: typeof ApiModule; api: Promise<Api> } | undefined;

    const stop = async (): Promise<void> => {
      const api = await running?.api.catch(() => undefined);
      running = undefined;
      await api?.close();
    };

    const current = async (): Promise<Api> => {
      const from = (await vite.ssrLoadModule('/server/api.ts')) as typeof ApiModule;
      if (running?.from === from) return running.api;
      const { readSettings } = (await vite.ssrLoadModule('/server/settings.ts')) as typeof SettingsModule;
      const previous = running?.api.catch(() => undefined);
      const api = Promise.resolve(previous)
        .then((old) => old?.close())
        .then(() => from.startApi(readSettings(process.env)));
      running = { from, api };
      return api;
    };

    vite.middlewares.use((request, response, next) => {
      if (!API_PATHS.test(request.url ?? '')) return next();
      current()
        .then((api) => getRequestListener(api.app.fetch)(request, response))
        .catch(next);
    });
    vite.httpServer?.once('close', stop);
  },
});
