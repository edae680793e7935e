import { DefaultQueryExecutor, Kysely, type Migration, Migrator, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { migrate, migrations } from '../../../server/db/migrate';
import { openDatabase } from '../../../server/db/open';
import { postgresDialect } from '../../../server/db/postgres';
import type { Database } from '../../../server/db/schema';
import { storeImages } from '../../../server/images/imageStore';
import { StartError } from '../../../server/lib/startError';
import { aCategory } from '../../support/builders';
import { leftOutIf } from '../../support/leftOut';
import { aPng } from '../../support/pictures';
import { anEmptyPostgres, cannotUsePostgres, isLockWaitedFor, placeOf } from '../../support/testDatabase';

describe('a PostgreSQL database with other defaults than its own', leftOutIf(cannotUsePostgres), () => {
  const openedWith = async (setting: string): Promise<Kysely<Database>> => {
    const place = await placeOf('postgres');
    const first = await openDatabase(place);
    await sql
      .raw(`do $$ begin execute format('alter database %I set ${setting}', current_database()); end $$`)
      .execute(first.db);
    await first.close();
    const { db, close } = await openDatabase(place);
    onTestFinished(close);
    return db;
  };

  it('gives the bytes of a picture as they were sent, also where it writes them in its old form', async () => {
    const db = await openedWith('bytea_output = escape');
    await storeImages(db, [aPng()]);
    expect(await db.selectFrom('images').select('bytes').execute()).toEqual([{ bytes: new Uint8Array(aPng()) }]);
  });

  it('is refused at its first start where it cannot hold every text, and goes on where it is in use', async () => {
    const latin = await placeOf(
      'postgres',
      "encoding 'LATIN1' locale_provider 'libc' lc_collate 'C' lc_ctype 'C' template template0",
    );
    const refused = openDatabase(latin);
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow(/LATIN1 .*niet in UTF8.*create database/);

    const { db, close } = await openDatabase(await placeOf('postgres'));
    onTestFinished(close);
    const asked = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery');
    onTestFinished(() => asked.mockRestore());
    await migrate(db as unknown as Kysely<unknown>);
    expect(asked.mock.calls.map(([{ sql: text }]) => text).join()).not.toContain('server_encoding');
  });

  it('keeps an acknowledged write through a crash, also where its database would not', async () => {
    const db = await openedWith('synchronous_commit = off');
    const { rows } = await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(db);
    expect(rows).toEqual([{ synchronous_commit: 'on' }]);
  });

  it('lets two write one record after the other, also where transactions are isolated further', async () => {
    const db = await openedWith('default_transaction_isolation = serializable');
    const category_id = await aCategory(db);
    const first = await db.startTransaction().execute();
    const more = (on: Pick<Kysely<Database>, 'updateTable'>) =>
      on
        .updateTable('categories')
        .set(({ eb }) => ({ category_prio: eb('category_prio', '+', 1) }))
        .where('category_id', '=', category_id);
    await more(first).execute();
    const second = more(db).executeTakeFirst();
    await expect.poll(() => isLockWaitedFor(db)).toBe(true);
    await first.commit().execute();
    expect(await second).toMatchObject({ numUpdatedRows: 1n });
  });
});

describe('a PostgreSQL behind a pooler', leftOutIf(cannotUsePostgres), () => {
  it('is refused at a start where two callers get one session by turns, and nothing is made in it', async () => {
    const session = new pg.Client({ connectionString: await anEmptyPostgres() });
    await session.connect();
    onTestFinished(() => session.end());
    const caller = { query: session.query.bind(session), release: () => {} };
    const pool = { connect: async () => caller, end: async () => {} };
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
    const starting = migrate(db);
    await expect(starting).rejects.toThrow(StartError);
    await expect(starting).rejects.toThrow(/transaction pooling.*pool_mode = session/);
    expect(await db.introspection.getTables({ withInternalKyselyTables: true })).toEqual([]);
  });
});

describe('a new version on a PostgreSQL database in use', leftOutIf(cannotUsePostgres), () => {
  const anOlderOne = async () => {
    const databaseUrl = await anEmptyPostgres();
    const older = new Kysely<Database>({ dialect: postgresDialect(databaseUrl, () => {}) });
    onTestFinished(() => older.destroy());
    const steps = { getMigrations: async () => migrations };
    await new Migrator({ db: older, provider: steps }).migrateTo('017_private_views');
    return { older, databaseUrl };
  };

  it('says why it gives up where pg_dump holds a table; nothing of it is there then', async () => {
    const { older, databaseUrl } = await anOlderOne();
    await older.transaction().execute(async (dump) => {
      await sql`lock table outbox in access share mode`.execute(dump);
      const opening = openDatabase({ databaseUrl });
      await expect(opening).rejects.toThrow(StartError);
      await expect(opening).rejects.toThrow(/pg_dump.*\(locked\)/);
    });
    const { rows } = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(older);
    expect(rows).toEqual([{ name: '017_private_views' }]);
    const { close } = await openDatabase({ databaseUrl });
    await close();
  });

  it('gives a step the time that it takes, and waits shorter for a table than the dashboard for an answer', async () => {
    const { databaseUrl } = await anOlderOne();
    const asked = vi.spyOn<Migration, 'up'>(migrations['018_more_sort_keys'] ?? { up: async () => {} }, 'up');
    onTestFinished(() => asked.mockRestore());
    let limits: unknown[] = [];
    asked.mockImplementation(async (step) => {
      ({ rows: limits } = await sql`
        select current_setting('statement_timeout') as runs, current_setting('lock_timeout') as waits`.execute(step));
      throw new Error('seen');
    });
    await expect(openDatabase({ databaseUrl })).rejects.toThrow('seen');
    expect(limits).toEqual([{ runs: '1h', waits: '5s' }]);
  });
});
