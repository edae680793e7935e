import type { Kysely, Migration } from 'kysely';
import { type Column, vocabulary } from '../ddl';

const optionalInteger: Column = (table, name) => table.addColumn(name, 'integer');

/** The audit of all writes; `changes` is JSON with old and new values. Read by record, and newest first. */
export const audit: Migration = {
  up: async (db: Kysely<unknown>) => {
    const is = vocabulary(db);
    await is.create(
      'audit',
      {
        audit_id: is.id,
        created: is.text,
        user_id: is.reference('staff.user_id', 'restrict'),
        user_name: is.text,
        resource: is.text,
        verb: is.text,
        record_id: optionalInteger,
        record_name: is.text,
        changes: is.text,
      },
      { indexes: [['resource', 'record_id', 'audit_id'], ['user_id'], ['created']] },
    );
  },
};
