import { fileURLToPath } from 'node:url';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Pool } from 'workerpool';
import { CUT_OFF } from '../lib/refusal';

/**
 * Reads SQLite in threads of their own, each on a connection of its own: a search of a million records takes a second,
 * and everyone else is answered meanwhile. They see every write that was committed before they were asked. The first
 * query starts them.
 */

interface Place {
  path: string;
  /** What has `DatabaseSync`. */
  module: string;
  threads: number;
}

const refuse = () => {
  throw new Error('a read thread answers single queries, whole');
};

const driverOf = ({ threads, ...workerData }: Place): Driver => {
  let pool: Pool | undefined;
  let isClosed = false;
  const started = async (): Promise<Pool> => {
    // Its package takes a twentieth of a start.
    const { pool: poolOf } = await import('workerpool');
    if (isClosed) throw CUT_OFF;
    pool ??= poolOf(fileURLToPath(new URL('./readWorker.mjs', import.meta.url)), {
      workerType: 'thread',
      workerThreadOpts: { workerData },
      maxWorkers: threads,
    });
    return pool;
  };
  const connection: DatabaseConnection = {
    executeQuery: async <Row>({ sql: text, parameters }: CompiledQuery) => {
      try {
        const threadsOfPool = await started();
        // The cast is safe: Kysely's types say what rows its query has.
        return { rows: (await threadsOfPool.exec('rows', [text, parameters])) as Row[] };
      } catch (error) {
        // The server stops, and has cut off who waited for this.
        throw isClosed ? CUT_OFF : error;
      }
    },
    streamQuery: refuse,
  };
  /** Waits for the reads under way: ending a thread within a query of `@photostructure/sqlite` aborts the process. */
  const destroy = async () => {
    isClosed = true;
    await pool?.terminate();
  };
  const nothing = async () => {};
  return {
    ...{ init: nothing, acquireConnection: async () => connection, releaseConnection: nothing },
    ...{ beginTransaction: refuse, commitTransaction: refuse, rollbackTransaction: refuse },
    destroy,
  };
};

export const readThreads = (place: Place): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => driverOf(place),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});
