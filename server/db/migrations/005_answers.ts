import type { Kysely, Migration } from 'kysely';
import { vocabulary } from '../ddl';

/** The stored answers of writes, by idempotency key, and the key of the press that caused an order's mail. */
export const answers: Migration = {
  up: async (db: Kysely<unknown>) => {
    const is = vocabulary(db);
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
};
