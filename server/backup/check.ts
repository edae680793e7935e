import { accessSync, constants } from 'node:fs';
import { Kysely, sql } from 'kysely';
import { executedSteps, refuseNewer } from '../db/migrate';
import { databaseFile, refuseMoved } from '../db/open';
import { sqliteDialect } from '../db/sqlite';
import { StartError, startErrorOf } from '../lib/startError';

/** Checks that a database file is whole, and of a version that this program can use. */

/** Throws a StartError: with these words where there is no such file, else with the reason why it may not be read. */
export const requireFile = (file: string, absent: string): void => {
  try {
    accessSync(file, constants.R_OK);
  } catch (cause) {
    if (Object(cause).code === 'ENOENT') throw new StartError(absent);
    throw startErrorOf(`${file} kan niet worden gelezen (cannot be read)`, cause);
  }
};

/** Throws a StartError beside a `v2ApiUrl`: a database that lies here too is not the business's. */
export const refuseBesideV2 = ({ v2ApiUrl }: { v2ApiUrl?: string }): void => {
  if (v2ApiUrl)
    throw new StartError('V2_API_URL is gezet: de gegevens en de accounts staan in die installatie. Doe dit daar.');
};

/** The embedded database in this data directory, which has to be there, and still in use. */
export const requireDatabase = (dataDir: string, toMove = false): string => {
  refuseMoved(dataDir, toMove);
  const file = databaseFile(dataDir);
  requireFile(file, `In ${dataDir} staat geen database (no database). Kies met DATA_DIR een andere map.`);
  return file;
};

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
