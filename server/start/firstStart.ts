import { type Kysely, sql } from 'kysely';
import { passwordRefusal } from '../auth/commonPasswords';
import { DEMO_ACCOUNT } from '../auth/demoAccount';
import { passwordFits } from '../auth/passwords';
import { createStaff, newUserId } from '../auth/sessions';
import { usernameKey } from '../auth/usernames';
import { isPostgres } from '../db/isPostgres';
import type { OpenDatabase } from '../db/open';
import type { Database, Db } from '../db/schema';
import { isLoopback } from '../lib/isLoopback';
import { StartError } from '../lib/startError';
import { recordEvent, SERVER } from '../writes/audit/entries';
import type { Settings } from './settings';

/** Fills an empty database at the first start, and refuses an insecure setup at every start. */

type Login = NonNullable<Settings['admin']>;

/** The advisory lock on PostgreSQL for filling an empty database. */
export const FILLING_LOCK = 20190401;

const isEmpty = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('staff').select('user_id').limit(1).executeTakeFirst()) === undefined;

/** Where others can reach the server; undefined when nobody else can. A proxy on this computer lets them in. */
const reachableAt = ({ host, trustedProxies }: Settings): string | undefined => {
  if (!isLoopback(host)) return host;
  return trustedProxies.length > 0 ? 'de server via TRUSTED_PROXY' : undefined;
};

const fill = async (db: Db, settings: Settings, now: Date): Promise<string[]> => {
  const { admin } = settings;
  if (admin) {
    const refusal = passwordRefusal(admin.password, admin.username);
    if (refusal) throw new StartError(`ADMIN_PASSWORD wordt geweigerd (refused password): ${refusal}`);
    const record_id = await createStaff(db, { ...admin, name: admin.username, now, user_id: newUserId() });
    const account = { resource: 'accounts', record_id, record_name: admin.username } as const;
    await recordEvent(db, { user: SERVER, ...account, verb: 'firstAccount', now });
    return [`Het eerste account is aangemaakt: ${admin.username}`];
  }
  const place = reachableAt(settings);
  if (place !== undefined) {
    throw new StartError(
      `De database is leeg en anderen kunnen ${place} bereiken (empty database on a reachable address). Geef het eerste account op met ADMIN_USERNAME en ADMIN_PASSWORD.`,
    );
  }
  // Imported here, because only a first start needs it.
  const { seedDemo } = await import('../demo/seed');
  await seedDemo(db, { now });
  return ['De database is gevuld met voorbeeldgegevens.'];
};

/** Whether this password opens the account of this name. */
const opens = async (db: Kysely<Database>, { username, password }: Login): Promise<boolean> => {
  const account = await db
    .selectFrom('staff')
    .select('password_hash')
    .where('username', '=', usernameKey(username))
    .where('active', '=', 1)
    .executeTakeFirst();
  return account !== undefined && passwordFits(account.password_hash, password);
};

/** The demonstration's password until somebody signed in: an earlier start may have ended before it was shown. */
const demoSignIn = async (db: Kysely<Database>): Promise<string[]> => {
  const { username, password } = DEMO_ACCOUNT;
  const unused = await db
    .selectFrom('staff')
    .select('user_id')
    .where('username', '=', username)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('audit')
            .select('audit_id')
            .where('verb', '=', 'login')
            .whereRef('audit.user_id', '=', 'staff.user_id'),
        ),
      ),
    )
    .executeTakeFirst();
  // The sign-in may be gone from the history, so the password is tried too.
  return unused && (await opens(db, DEMO_ACCOUNT)) ? [`Inloggen: ${username} / ${password}`] : [];
};

/** A line where ADMIN_USERNAME and ADMIN_PASSWORD, which count for an empty database alone, open no account. */
const adminAsSet = async (db: Kysely<Database>, { admin }: Settings): Promise<string[]> => {
  if (!admin || (await opens(db, admin))) return [];
  if (await opens(db, DEMO_ACCOUNT))
    return [
      'ADMIN_USERNAME en ADMIN_PASSWORD gelden alleen voor een lege database, en hier staan voorbeeldgegevens. Kies voor een eigen begin met DATA_DIR een lege map, of met DATABASE_URL een lege database.',
    ];
  return [
    'ADMIN_USERNAME en ADMIN_PASSWORD gelden alleen voor een lege database, en openen nu geen account. Ze kunnen uit de instellingen; een nieuw wachtwoord geeft npm run password -- GEBRUIKERSNAAM.',
  ];
};

const refuseOpenDemo = async (db: Kysely<Database>, settings: Settings): Promise<void> => {
  const place = reachableAt(settings);
  if (place === undefined) return;
  if (await opens(db, DEMO_ACCOUNT)) {
    throw new StartError(
      `Anderen kunnen ${place} bereiken, en het account "${DEMO_ACCOUNT.username}" heeft nog het wachtwoord van de demonstratie (demo password on a reachable address). Start op 127.0.0.1, zonder TRUSTED_PROXY, en verander het, of begin met een lege database.`,
    );
  }
};

/**
 * Returns the lines to show to the person who starts the server. Runs in one transaction: after a kill the database is
 * still empty, and the next start fills it.
 */
export const firstStart = async ({ db }: OpenDatabase, settings: Settings, now: Date): Promise<string[]> => {
  const welcome = await db.transaction().execute(async (transaction): Promise<string[]> => {
    // Two servers may start on one empty PostgreSQL: the second waits, and finds it filled.
    if (isPostgres(transaction)) await sql`select pg_advisory_xact_lock(${FILLING_LOCK})`.execute(transaction);
    return (await isEmpty(transaction)) ? fill(transaction, settings, now) : [];
  });
  await refuseOpenDemo(db, settings);
  return [...welcome, ...(await adminAsSet(db, settings)), ...(await demoSignIn(db))];
};
