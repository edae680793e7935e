import { type Kysely, type Migration, sql } from 'kysely';
import { vocabulary } from '../ddl';
import { isPostgres } from '../isPostgres';

/** The outbox also has mails to a customer: those have no order. */
export const visitMails: Migration = {
  up: async (db: Kysely<unknown>) => {
    const is = vocabulary(db);
    if (isPostgres(db)) {
      await sql`alter table outbox alter column orderno drop not null`.execute(db);
      await sql`alter table outbox add column customer_id integer references customers (customer_id) on delete cascade`.execute(
        db,
      );
      await db.schema.createIndex('outbox_customer_id').on('outbox').column('customer_id').execute();
      return;
    }
    // SQLite cannot drop a NOT NULL, so the rows go into a new table.
    await db.schema.alterTable('outbox').renameTo('outbox_before').execute();
    await db.schema.dropIndex('outbox_orderno_created_ms').execute();
    await is.create(
      'outbox',
      {
        mail_id: is.id,
        orderno: is.optionalReference('orders.orderno', 'cascade'),
        ...{ recipient: is.text, subject: is.text, created: is.text, created_ms: is.milliseconds },
        ...{ result: is.text, error: is.text, file: is.text },
        press_key: (table, name) => table.addColumn(name, 'text', (column) => column.notNull().defaultTo('')),
        customer_id: is.optionalReference('customers.customer_id', 'cascade'),
      },
      { indexes: [['orderno', 'created_ms'], ['customer_id']] },
    );
    await sql`insert into outbox select *, null from outbox_before order by mail_id`.execute(db);
    await db.schema.dropTable('outbox_before').execute();
  },
};
