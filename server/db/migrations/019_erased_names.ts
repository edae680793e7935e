import { type Kysely, type Migration, sql } from 'kysely';

/**
 * What still named a customer who is gone for good: texts of mails that went along, and the history of the bin, which
 * repeated the restored record's own. The texts of resources without a search go too: they are empty.
 */
export const erasedNames: Migration = {
  up: async (db: Kysely<unknown>) => {
    // A mail that is still in the bin gets its text again at the first start after it is restored.
    await sql`
      delete from search_texts where resource = 'outbox'
      and not exists (select 1 from outbox where outbox.mail_id = search_texts.record_id)`.execute(db);
    // The start of the server makes the text of each again.
    await sql`
      delete from search_texts where resource = 'audit'
      and record_id in (select audit_id from audit where resource = 'bin')`.execute(db);
    await sql`update audit set record_name = '', changes = '[]' where resource = 'bin'`.execute(db);
    await sql`delete from search_texts where resource in ('machine_photos', 'sampling_points')`.execute(db);
  },
};
