import type { Kysely, Migration } from 'kysely';
import { type Engine, vocabulary } from '../ddl';

/** What a write answered, by the key that it came with; and the key of the press that an order's mail came from. */
export const answers = (engine: Engine): Migration => ({
  up: async (db: Kysely<unknown>) => {
    const is = vocabulary(db, engine);
    await is.create(
      'answers',
      { key_hash: is.textKey, request_hash: is.text, answer: is.text, created_ms: is.milliseconds },
      { indexes: [['created_ms']] },
    );
    await db.schema
      .alterTable('outbox')
      .addColumn('press_key', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
});
