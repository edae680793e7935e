import { type Kysely, type Migration, sql } from 'kysely';

/** The audit told everyone what is in a view that is not shared. What it says is taken away; that it was changed stays. */
export const privateViews: Migration = {
  up: async (db: Kysely<unknown>) => {
    const isPrivate = sql`
      audit.resource = 'views'
      and not exists (select 1 from views where views.view_id = audit.record_id and views.shared = 1)`;
    // The start of the server makes the text of each again.
    await sql`
      delete from search_texts where resource = 'audit'
      and record_id in (select audit_id from audit where ${isPrivate})`.execute(db);
    await sql`update audit set record_name = '', changes = '[]' where ${isPrivate}`.execute(db);
  },
};
