import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { restResources } from '../api/index';
import { customers, transactions } from '../api/lists';
import { vacuumUnknown } from '../db/analyzeUnknown';
import { startNewTexts } from '../db/newTexts';
import { fillingFailure, openDatabase } from '../db/open';
import { completeSearchTexts } from '../db/searchTexts';
import type { AppEnv } from '../http/address';
import { sweepImages } from '../images/imageSweep';
import { createMailer } from '../mail/mailer';
import { webhook } from '../push/provider';
import { startPushes } from '../push/pushes';
import { forgetOld } from '../writes/bin/bin';
import { forgetHistory } from '../writes/forgetHistory';
import { forgetAnswers } from '../writes/idempotency';
import { createApp } from './app';
import { startDailyRound } from './dailyRound';
import { firstStart } from './firstStart';
import { createPassThrough } from './passThrough';
import type { Settings } from './settings';

/** What answers the dashboard's calls: the embedded server, or a pass-through to an older installation. */
export interface Backend {
  app: Hono<AppEnv>;
  /** Lines to show to the person who starts the server. */
  welcome: string[];
  /** Ends what it does by itself, beside the calls. */
  stopWork: () => Promise<unknown>;
  /** Call it last. */
  close: () => Promise<void>;
}

export const startBackend = async (settings: Settings, log: Logger): Promise<Backend> => {
  const { v2ApiUrl, trustedProxies, sessionLimits, pushWebhookUrl } = settings;
  if (v2ApiUrl) {
    return {
      app: createPassThrough({ v2ApiUrl, trustedProxies, log }),
      welcome: [`De gegevens komen van ${v2ApiUrl}`],
      stopWork: async () => {},
      close: async () => {},
    };
  }
  const database = await openDatabase({
    ...settings,
    onIdleError: (error) => log.warn({ err: error }, 'an idle database connection broke'),
    onTightened: (paths) => {
      if (paths.length > 0)
        log.warn({ paths: paths.slice(0, 10), count: paths.length }, 'closed files that others could read');
    },
  });
  try {
    const welcome = await firstStart(database, settings, new Date());
    const { db, reading, shortReads } = database;
    const analyze = () =>
      vacuumUnknown(db).catch((error) => log.warn({ err: error }, 'the tables could not be analyzed'));
    // Else, after a move, PostgreSQL compares each of a million orders with each text.
    await analyze();
    await completeSearchTexts(db, restResources);
    await analyze();
    const pushes = startPushes({ db, provider: pushWebhookUrl ? webhook(pushWebhookUrl) : undefined, log });
    const mailer = createMailer(settings);
    const app = createApp({ db, reading, shortReads, mailer, pushes, sessionLimits, trustedProxies, log });
    const daily = startDailyRound({
      db,
      works: {
        // First, because what is in the bin keeps its images.
        bin: (now, isStopped) => forgetOld(db, now, isStopped),
        history: (now, isStopped) => forgetHistory(db, settings.historyDays, now, isStopped),
        images: (now, isStopped) => sweepImages(db, now, isStopped),
        answers: (now, isStopped) => forgetAnswers(db, now, isStopped),
      },
      log,
    });
    // The shops make orders, and customers with them.
    const newTexts = [transactions, customers].map((resource) => startNewTexts(db, resource, log));
    const stopWork = () => Promise.all([pushes, daily, ...newTexts].map((work) => work.stop()));
    return { app, welcome, stopWork, close: database.close };
  } catch (error) {
    await database.close();
    throw fillingFailure(settings, error);
  }
};
