/** A thread of `readThreads.ts`: a connection that only reads, and answers a query with its rows. */
import { createRequire } from 'node:module';
import { workerData } from 'node:worker_threads';
import { worker } from 'workerpool';

/** @typedef {ReturnType<import('@photostructure/sqlite').DatabaseSyncInstance['prepare']>} Statement */

/** So many statements are kept. A dropped one takes memory until V8, which knows nothing of that, cleans up. */
const KEPT = 200;

/** @type {() => (text: string) => Statement} */
const preparer = () => {
  /** @type {typeof import('@photostructure/sqlite')} */
  const { DatabaseSync } = createRequire(import.meta.url)(workerData.module);
  const database = new DatabaseSync(workerData.path, { readOnly: true });
  database.exec('pragma busy_timeout = 5000');
  /** @type {Map<string, Statement>} */
  const kept = new Map();
  return (text) => {
    const statement = kept.get(text) ?? database.prepare(text);
    if (kept.size === KEPT && !kept.has(text)) kept.clear();
    kept.set(text, statement);
    return statement;
  };
};

/**
 * Opened at the first query, so that a failure to open rejects that query.
 * @type {ReturnType<typeof preparer> | undefined}
 */
let prepare;

/** @type {(text: string, parameters: never[]) => unknown[]} */
const rows = (text, parameters) => {
  prepare ??= preparer();
  return prepare(text).all(...parameters);
};
worker({ rows });
