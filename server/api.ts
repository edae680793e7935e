import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { AppEnv } from './address';
import { createApp } from './app';
import { openDatabase } from './db/open';
import { firstStart } from './firstStart';
import { startImageSweep } from './imageSweep';
import { createMailer } from './mail/mailer';
import { createPassThrough } from './passThrough';
import { webhook } from './push/provider';
import { keptPushes, startPushes } from './push/pushes';
import type { Settings } from './settings';

/** The API as the settings ask for it: the embedded server on its database, or the way through to an older installation. */
export interface Api {
  app: Hono<AppEnv>;
  /** What the person who starts the server should know. */
  welcome: string[];
  close: () => Promise<void>;
}

export const startApi = async (settings: Settings, log: Logger): Promise<Api> => {
  const { v2ApiUrl, trustedProxies, sessionLimits, pushWebhookUrl } = settings;
  if (v2ApiUrl) {
    return {
      app: createPassThrough({ v2ApiUrl, trustedProxies, log }),
      welcome: [`De gegevens komen van ${v2ApiUrl}`],
      close: async () => {},
    };
  }
  const database = await openDatabase({
    ...settings,
    onIdleError: (error) => log.warn({ err: error }, 'an idle database connection broke'),
  });
  try {
    const welcome = await firstStart(database, settings, new Date());
    const { db } = database;
    const pushes = pushWebhookUrl ? startPushes({ db, provider: webhook(pushWebhookUrl), log }) : keptPushes;
    const app = createApp({ db, mailer: createMailer(settings), pushes, sessionLimits, trustedProxies, log });
    const sweep = startImageSweep({ db, log });
    const close = async () => {
      await Promise.all([pushes.stop(), sweep.stop()]);
      await database.close();
    };
    return { app, welcome, close };
  } catch (error) {
    await database.close();
    throw error;
  }
};
