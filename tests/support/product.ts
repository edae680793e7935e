import { cpSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../server/db/open';
import type { Db } from '../../server/db/schema';
import { newFolder } from './folder';
import { npmStart, type Product, startProduct } from './serverProcess';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A DATA_DIR after a first start, with the demonstration data. */
    demoData: string;
  }
}

/** Starts something in a new folder. The folder is removed by `remove`, or at once when the start fails. */
const inFolder = async <Started>(start: (folder: string) => Promise<Started>) => {
  const { folder, remove } = newFolder();
  try {
    return { folder, started: await start(folder), remove };
  } catch (error) {
    remove();
    throw error;
  }
};
const removedAfterStop = async <Started extends Product>(start: (folder: string) => Promise<Started>) => {
  const { started, remove } = await inFolder(start);
  return { ...started, stop: () => started.stop().then(remove) };
};

/** The built product on the demonstration data of a first start, deleted after it stops. */
export const startOnNewData = (settings: Record<string, string> = {}): Promise<Product> =>
  removedAfterStop((dataDir) => startProduct(dataDir, settings));

/** The built product on a copy of the demonstration data, deleted after it stops. */
export const startOnDemoData = (demoData: string): Promise<Product> =>
  removedAfterStop((dataDir) => {
    cpSync(demoData, dataDir, { recursive: true });
    return startProduct(dataDir);
  });

/** The built product on a database filled by `fill`, deleted after it stops. */
export const startOnOwnData = <Filled>(fill: (db: Db) => Promise<Filled>): Promise<Product & { own: Filled }> =>
  removedAfterStop(async (dataDir) => {
    const { db, close } = await openDatabase({ dataDir });
    const own = await fill(db).finally(close);
    return { ...(await startProduct(dataDir)), own };
  });

/** Runs once before the browser tests: `npm start` builds, and fills a first DATA_DIR. */
export default async ({ provide }: TestProject) => {
  const { folder, remove } = await inFolder(async (demoData) => {
    const first = await npmStart(demoData);
    await first.stop();
  });
  provide('demoData', folder);
  return remove;
};
