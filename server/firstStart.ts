import { type Kysely, sql } from 'kysely';
import { recordEvent, SERVER } from './audit/event';
import { createStaff } from './auth';
import type { OpenDatabase } from './db/open';
import type { Database, Db } from './db/schema';
import { DEMO_ACCOUNT } from './demo/account';
import { passwordFits } from './passwords';
import { isLoopback, type Settings } from './settings';
import { StartError } from './startError';

/** What an empty database is given at the first start, and what must not stand open to others at any start. */

/** Taken on PostgreSQL by whoever fills an empty database. */
export const FILLING_LOCK = 20190401;

const isEmpty = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('staff').select('user_id').limit(1).executeTakeFirst()) === undefined;

const fill = async (db: Db, { host, admin }: Settings, now: Date): Promise<string[]> => {
  if (admin) {
    const recordId = await createStaff(db, { ...admin, name: admin.username, now });
    const account = { resource: 'accounts', recordId, recordName: admin.username } as const;
    await recordEvent(db, { ...SERVER, ...account, verb: 'firstAccount', now });
    return [`Het eerste account is aangemaakt: ${admin.username}`];
  }
  if (!isLoopback(host)) {
    throw new StartError(
      `De database is leeg en anderen kunnen ${host} bereiken (empty database on a reachable address). Geef het eerste account op met ADMIN_USERNAME en ADMIN_PASSWORD.`,
    );
  }
  // Loaded for a first start alone: no other start needs what it is made of.
  const { seedDemo } = await import('./demo/seed');
  await seedDemo(db, { now });
  return [`De database is gevuld met voorbeeldgegevens. Inloggen: ${DEMO_ACCOUNT.username} / ${DEMO_ACCOUNT.password}`];
};

const refuseOpenDemo = async (db: Kysely<Database>, host: string): Promise<void> => {
  if (isLoopback(host)) return;
  const account = await db
    .selectFrom('staff')
    .select('password_hash')
    .where('username', '=', DEMO_ACCOUNT.username)
    .where('active', '=', 1)
    .executeTakeFirst();
  if (account && (await passwordFits(account.password_hash, DEMO_ACCOUNT.password))) {
    throw new StartError(
      `Anderen kunnen ${host} bereiken, en het account "${DEMO_ACCOUNT.username}" heeft nog het wachtwoord van de demonstratie (demo password on a reachable address). Start op 127.0.0.1 en verander het, of begin met een lege database.`,
    );
  }
};

/** Answers what the person who starts the server should know. All or nothing: a start that is killed while it fills leaves the database empty, for the next start to fill. */
export const firstStart = async ({ db, engine }: OpenDatabase, settings: Settings, now: Date): Promise<string[]> => {
  const welcome = await db.transaction().execute(async (transaction): Promise<string[]> => {
    // Of two servers that start on one empty PostgreSQL, the second waits and finds it filled.
    if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${FILLING_LOCK})`.execute(transaction);
    return (await isEmpty(transaction)) ? fill(transaction, settings, now) : [];
  });
  await refuseOpenDemo(db, settings.host);
  return welcome;
};
