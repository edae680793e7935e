import type { Kysely, Migration } from 'kysely';
import { isPostgres } from '../isPostgres';

/** Adds the time of the next attempt to queued pushes (epoch milliseconds; 0: at once). */
export const pushAttempts: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .alterTable('pushes')
      .addColumn('next_attempt_ms', isPostgres(db) ? 'bigint' : 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
