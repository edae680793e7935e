import { type Kysely, sql } from 'kysely';
import type { Database } from '../../server/db/schema';
import type { Engine } from './testDatabase';

/** The database changes accounts as soon as a password was found right and its tries are forgotten. */
export const changeAfterCheck = async (db: Kysely<Database>, engine: Engine, change: string): Promise<void> => {
  const update = sql.raw(`update staff set ${change};`);
  const body = engine === 'sqlite' ? sql`begin ${update} end` : sql`for each row execute function change_account()`;
  if (engine === 'postgres')
    await sql`create function change_account() returns trigger language plpgsql
      as $$ begin ${update} return null; end $$`.execute(db);
  await sql`create trigger change_account after delete on sign_in_attempts ${body}`.execute(db);
  // A database with another table is not used again.
  await sql`create table is_changed (id integer)`.execute(db);
};
