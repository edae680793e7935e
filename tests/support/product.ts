import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../server/db/open';
import type { Db } from '../../server/db/schema';
import { npmStart, type Product, startProduct } from './startProduct';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A DATA_DIR after a first start, with the demonstration data. */
    demoData: string;
  }
}

const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'dashboard-test-'));
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** The built product on a copy of the demonstration data, deleted after it stops. */
export const startOnDemoData = async (demoData: string, settings: Record<string, string> = {}): Promise<Product> => {
  const dataDir = temporaryFolder();
  cpSync(demoData, dataDir, { recursive: true });
  const product = await startProduct(dataDir, settings);
  const stop = async () => {
    await product.stop();
    remove(dataDir);
  };
  return { ...product, stop };
};

/** The built product on a database filled by `fill`, deleted after it stops. */
export const startOnOwnData = async <Filled>(fill: (db: Db) => Promise<Filled>): Promise<Product & { own: Filled }> => {
  const dataDir = temporaryFolder();
  const { db, close } = await openDatabase({ dataDir });
  const own = await fill(db);
  await close();
  const product = await startProduct(dataDir);
  const stop = async () => {
    await product.stop();
    remove(dataDir);
  };
  return { ...product, own, stop };
};

/** Runs once before the browser tests: `npm start` builds, and fills a first DATA_DIR. */
export default async ({ provide }: TestProject) => {
  const demoData = temporaryFolder();
  const first = await npmStart(demoData);
  await first.stop();
  provide('demoData', demoData);
  return () => remove(demoData);
};
