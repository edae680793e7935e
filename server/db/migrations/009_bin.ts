import type { Kysely, Migration } from 'kysely';
import { vocabulary } from '../ddl';

/** The deleted records; `contents` is JSON with all rows that went. */
export const bin: Migration = {
  up: async (db: Kysely<unknown>) => {
    const is = vocabulary(db);
    await is.create(
      'bin',
      {
        bin_id: is.id,
        created: is.text,
        user_name: is.text,
        resource: is.text,
        record_id: is.integer,
        record_name: is.text,
        contents: is.text,
        restored: is.optionalText,
      },
      { indexes: [['created']] },
    );
  },
};
