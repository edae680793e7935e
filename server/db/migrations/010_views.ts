import type { Kysely, Migration } from 'kysely';
import { type Engine, vocabulary } from '../ddl';

/** The saved views of lists. */
export const views = (engine: Engine): Migration => ({
  up: async (db: Kysely<unknown>) => {
    const is = vocabulary(db, engine);
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
});
