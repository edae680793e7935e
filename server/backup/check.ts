import { Kysely, sql } from 'kysely';
import { executedSteps, refuseNewer } from '../db/migrate';
import { sqliteDialect } from '../db/sqlite';
import { StartError } from '../lib/startError';

/** Checks that a database file is whole, and of a version that this program can use. */

const damage = async (db: Kysely<unknown>): Promise<string | undefined> => {
  const { rows: integrity } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  const found = integrity.map((row) => row.integrity_check).join('; ');
  if (found !== 'ok') return found;
  const { rows: loose } = await sql<{ table: string; parent: string }>`pragma foreign_key_check`.execute(db);
  const [first] = loose;
  return first && `${first.table} verwijst naar iets dat er niet is in ${first.parent}`;
};

/** SQLite's words for contents that are wrong. Its other failures, as of a full disk, say nothing of the file. */
const DAMAGE = /malformed|not a database/;

/**
 * Throws a StartError that says what is wrong. `name` is the file's name in that message. A failure of the check itself
 * is thrown as it is.
 */
export const checkDatabase = async (file: string, name: string): Promise<void> => {
  const damaged = (found: string) => new StartError(`${name} is beschadigd (damaged): ${found}`);
  try {
    const db = new Kysely<unknown>({ dialect: sqliteDialect(file) });
    try {
      const found = await damage(db);
      if (found) throw damaged(found);
      if ((await executedSteps(db)).length === 0)
        throw new StartError(`${name} is geen database van dit programma (not a database of this program).`);
      await refuseNewer(db);
    } finally {
      await db.destroy();
    }
  } catch (error) {
    const isDamage = error instanceof Error && !(error instanceof StartError) && DAMAGE.test(error.message);
    throw isDamage ? damaged(error.message) : error;
  }
};
