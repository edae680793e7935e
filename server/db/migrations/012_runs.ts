import type { Kysely, Migration } from 'kysely';
import { vocabulary } from '../ddl';

/** Changes of many records at once, and what became of each row; `old` and `new` are JSON. */
export const runs: Migration = {
  up: async (db: Kysely<unknown>) => {
    const is = vocabulary(db);
    await is.create(
      'runs',
      {
        run_id: is.id,
        created: is.text,
        user_name: is.text,
        resource: is.text,
        label: is.text,
        changed: is.integer,
        refused: is.integer,
        reverts: is.optionalReference('runs.run_id', 'set null'),
      },
      { indexes: [['reverts']] },
    );
    await is.create(
      'run_rows',
      {
        run_row_id: is.id,
        run_id: is.reference('runs.run_id', 'cascade'),
        record_id: is.integer,
        record_name: is.text,
        old: is.text,
        new: is.text,
        outcome: is.text,
        reason: is.text,
      },
      { indexes: [['run_id']] },
    );
  },
};
