import { type Kysely, type Migration, sql } from 'kysely';
import { type Column, vocabulary } from '../ddl';
import { isPostgres } from '../isPostgres';

const INDEXES = [['resource', 'record_id', 'audit_id'], ['user_id'], ['created']];
const optionalInteger: Column = (table, name) => table.addColumn(name, 'integer');

/** The audit also records events without a signed-in user, such as too many failed sign-ins: `user_id` may be null. */
export const auditOfNobody: Migration = {
  up: async (db: Kysely<unknown>) => {
    if (isPostgres(db)) {
      await sql`alter table audit alter column user_id drop not null`.execute(db);
      return;
    }
    // SQLite cannot drop a NOT NULL, so the rows go into a new table.
    const is = vocabulary(db);
    await db.schema.alterTable('audit').renameTo('audit_before').execute();
    for (const index of INDEXES) await db.schema.dropIndex(['audit', ...index].join('_')).execute();
    await is.create(
      'audit',
      {
        audit_id: is.id,
        created: is.text,
        user_id: is.optionalReference('staff.user_id', 'restrict'),
        user_name: is.text,
        resource: is.text,
        verb: is.text,
        record_id: optionalInteger,
        record_name: is.text,
        changes: is.text,
      },
      { indexes: INDEXES },
    );
    await sql`insert into audit select * from audit_before order by audit_id`.execute(db);
    await db.schema.dropTable('audit_before').execute();
  },
};
