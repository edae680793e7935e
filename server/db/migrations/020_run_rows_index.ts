import type { Kysely, Migration } from 'kysely';

/** What bulk changes say of a record is looked for by its number when that record is gone for good. */
export const runRowsIndex: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.createIndex('run_rows_record_id').on('run_rows').column('record_id').execute();
  },
};
