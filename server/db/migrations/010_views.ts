import type { Kysely, Migration } from 'kysely';
import { vocabulary } from '../ddl';

/** The saved views of lists. */
export const views: Migration = {
  up: async (db: Kysely<unknown>) => {
    const is = vocabulary(db);
    await is.create(
      'views',
      {
        view_id: is.id,
        user_id: is.reference('staff.user_id', 'restrict'),
        resource: is.text,
        name: is.text,
        settings: is.text,
        shared: is.flag,
      },
      { indexes: [['resource'], ['user_id']] },
    );
  },
};
