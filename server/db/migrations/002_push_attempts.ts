import type { Kysely, Migration } from 'kysely';
import type { Engine } from '../ddl';

/** Adds the time of the next attempt to queued pushes (epoch milliseconds; 0: at once). */
export const pushAttempts = (engine: Engine): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .alterTable('pushes')
      .addColumn('next_attempt_ms', engine === 'postgres' ? 'bigint' : 'integer', (column) =>
        column.notNull().defaultTo(0),
      )
      .execute();
  },
});
