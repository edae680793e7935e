import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { declarations } from '../lib/declarations';
import { StartError } from '../lib/startError';
import { addDeclaredTables, columnsThere, makeDeclaredTables } from './declaredTables';
import { isPostgres } from './isPostgres';
import { tables } from './migrations/001_tables';
import { pushAttempts } from './migrations/002_push_attempts';
import { statisticsIndexes } from './migrations/003_statistics_indexes';
import { audit } from './migrations/004_audit';
import { answers } from './migrations/005_answers';
import { auditOfNobody } from './migrations/006_audit_of_nobody';
import { searchTexts } from './migrations/007_search_texts';
import { sortKeys } from './migrations/008_sort_keys';
import { bin } from './migrations/009_bin';
import { views } from './migrations/010_views';
import { norms } from './migrations/011_norms';
import { runs } from './migrations/012_runs';
import { scheduledPushes } from './migrations/014_scheduled_pushes';
import { visitMails } from './migrations/015_visit_mails';
import { machinePhotos } from './migrations/016_machine_photos';
import { privateViews } from './migrations/017_private_views';
import { moreSortKeys } from './migrations/018_more_sort_keys';
import { erasedNames } from './migrations/019_erased_names';
import { runRowsIndex } from './migrations/020_run_rows_index';

/** The migrations. Each step is written once for both engines; a released step is never edited. */
export const migrations: Record<string, Migration> = {
  '001_tables': tables,
  '002_push_attempts': pushAttempts,
  '003_statistics_indexes': statisticsIndexes,
  '004_audit': audit,
  '005_answers': answers,
  '006_audit_of_nobody': auditOfNobody,
  '007_search_texts': searchTexts,
  '008_sort_keys': sortKeys,
  '009_bin': bin,
  '010_views': views,
  '011_norms': norms,
  '012_runs': runs,
  '014_scheduled_pushes': scheduledPushes,
  '015_visit_mails': visitMails,
  '016_machine_photos': machinePhotos,
  '017_private_views': privateViews,
  '018_more_sort_keys': moreSortKeys,
  '019_erased_names': erasedNames,
  '020_run_rows_index': runRowsIndex,
};

const [FIRST = ''] = Object.keys(migrations);

/** Whether there is a table of steps to read. On PostgreSQL those of other programs may be in schemas that are not searched. */
const hasSteps = async (db: Kysely<unknown>): Promise<boolean> => {
  if (!isPostgres(db)) return (await columnsThere(db, 'kysely_migration')).length > 0;
  const { rows } = await sql<{ readable: number | null }>`
    select has_table_privilege(to_regclass('kysely_migration'), 'select') as readable`.execute(db);
  return rows[0]?.readable === 1;
};

/** The steps that a database has had; an empty list for a database of another program. */
export const executedSteps = async (db: Kysely<unknown>): Promise<string[]> => {
  if (!(await hasSteps(db))) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const names = rows.map(({ name }) => name);
  return names.includes(FIRST) ? names : [];
};

/** Throws a StartError for a database of a newer version of this program. */
export const refuseNewer = async (db: Kysely<unknown>): Promise<void> => {
  const unknown = (await executedSteps(db)).find((name) => !(name in migrations));
  if (unknown !== undefined) {
    throw new StartError(
      `De database is van een nieuwere versie van dit programma (schema newer than this program; onbekende stap ${unknown}). Installeer die versie of zet een back-up terug.`,
    );
  }
};

/**
 * The schema for the tables of a new PostgreSQL database: Kysely alone takes steps in any schema for its own. Throws a
 * StartError where it cannot hold every text: a name with a sign that it lacks could not be saved. One in use goes on as
 * it did.
 */
const newSchema = async (db: Kysely<unknown>): Promise<string | undefined> => {
  if (!isPostgres(db) || (await executedSteps(db)).length > 0) return undefined;
  const { rows } = await sql<{ encoding: string; schema: string | null }>`
    select current_setting('server_encoding') as encoding, current_schema() as schema`.execute(db);
  const { encoding, schema } = rows[0] ?? {};
  if (encoding !== 'UTF8')
    throw new StartError(
      `De database bewaart teksten in ${encoding} (encoding), niet in UTF8. Maak haar met: create database … encoding 'UTF8' template template0.`,
    );
  return schema ?? undefined;
};

/**
 * Throws a StartError behind a pooler that gives each transaction another session: what is set in one, and the lock of the
 * steps below, would stay behind with another caller. While others keep it busy it may go unseen.
 */
const refuseTransactionPooling = async (db: Kysely<unknown>): Promise<void> => {
  if (!isPostgres(db)) return;
  const sessionOf = async (connection: Kysely<unknown>) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection);
    return rows[0]?.pid;
  };
  const isShared = await db.connection().execute(async (one) => {
    const own = await sessionOf(one);
    // In a transaction, which keeps its session: the first, where that can be had, or the first then gets another.
    return db
      .transaction()
      .execute(async (other) => (await sessionOf(other)) === own || (await sessionOf(one)) !== own);
  });
  if (isShared)
    throw new StartError(
      'De verbinding gaat langs een pooler die elke transactie een andere sessie geeft (transaction pooling). Zet in PgBouncer pool_mode = session, of noem in DATABASE_URL het adres van PostgreSQL zelf.',
    );
};

/** The steps, of which the last also adds what is declared: all that a start writes is then one transaction. */
const withDeclaredTables = (): Record<string, Migration> => {
  const [name = '', last] = Object.entries(migrations).at(-1) ?? [];
  const up = async (transaction: Kysely<unknown>) => {
    await last?.up(transaction);
    await addDeclaredTables(transaction, declarations);
  };
  return { ...migrations, [name]: { up } };
};

const bringUpToDate = async (db: Kysely<unknown>): Promise<void> => {
  await refuseTransactionPooling(db);
  await refuseNewer(db);
  const schema = await newSchema(db);
  const known = withDeclaredTables();
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => known },
    ...(schema === undefined ? {} : { migrationTableSchema: schema }),
    // Step 012 was released before 011: a database of that time has the one and not yet the other. There is no 013.
    allowUnorderedMigrations: true,
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  const isLastNew = results.some(({ migrationName }) => migrationName === Object.keys(known).at(-1));
  if (!isLastNew) await makeDeclaredTables(db, declarations);
};

/** Of PostgreSQL, where a lock is waited for longer than the connection lets it. */
const LOCKED = '55P03';

/** Migrates, and adds what is declared, in one transaction: a killed start leaves the old schema or the new. */
export const migrate = (db: Kysely<unknown>): Promise<void> =>
  bringUpToDate(db).catch((cause) => {
    if (Object(cause).code !== LOCKED) throw cause;
    throw new StartError(
      'De database kan nu niet worden bijgewerkt: iets anders houdt een tabel vast, bijvoorbeeld pg_dump (locked). Start nog eens zodra dat klaar is.',
      { cause },
    );
  });
