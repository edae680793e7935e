import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DefaultQueryExecutor, Kysely, PostgresDriver, sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { transactions } from '../../../server/api/lists';
import { SESSION_LIMITS, startSession } from '../../../server/auth/sessions';
import { backUp } from '../../../server/backup/backUp';
import { move } from '../../../server/backup/move';
import { makeDeclaredTables } from '../../../server/db/declaredTables';
import { movedMark, movingMark, openDatabase } from '../../../server/db/open';
import { postgresDialect } from '../../../server/db/postgres';
import { keepSearchText } from '../../../server/db/searchTexts';
import { byName } from '../../../server/db/tables';
import { fillDemo } from '../../../server/demo/fill';
import { StartError } from '../../../server/lib/startError';
import { startBackend } from '../../../server/start/backend';
import { FILLING_LOCK } from '../../../server/start/firstStart';
import { createLog } from '../../../server/start/log';
import { readSettings } from '../../../server/start/settings';
import { flag, optionalText, wholeNumber } from '../../../src/v2/fields';
import { aCategory, anOrder, aScheduledPush, aStaffMember } from '../../support/builders';
import { everythingIn } from '../../support/contents';
import { exampleFirms } from '../../support/exampleFirms';
import { aFolder } from '../../support/folder';
import { leftOutIf } from '../../support/leftOut';
import { MONDAY } from '../../support/server';
import { anEmptyPostgres, cannotUsePostgres, isLockWaitedFor, postgresVersion } from '../../support/testDatabase';

/** From the embedded database to PostgreSQL, and PostgreSQL's own tools as the README has them. */

const run = promisify(execFile);

/** One of another account, which may do nothing else: its administrator has added the extension. */
const anotherAccountsPostgres = async (): Promise<string> => {
  const url = new URL(await anEmptyPostgres());
  const account = `another_${url.pathname.slice(1)}`;
  const owner = new Kysely<unknown>({ dialect: postgresDialect(url.href, () => {}) });
  await sql`create extension if not exists pg_trgm`.execute(owner);
  await sql`create role ${sql.id(account)} login password 'own'`.execute(owner);
  await sql`alter database ${sql.id(url.pathname.slice(1))} owner to ${sql.id(account)}`.execute(owner);
  onTestFinished(async () => {
    await sql`alter database ${sql.id(url.pathname.slice(1))} owner to current_user`.execute(owner);
    await sql`drop owned by ${sql.id(account)}`.execute(owner);
    await sql`drop role ${sql.id(account)}`.execute(owner);
    await owner.destroy();
  });
  url.username = account;
  url.password = 'own';
  return url.href;
};
const demoData = async (settings: { dataDir: string } | { databaseUrl: string }): Promise<void> => {
  const open = await openDatabase(settings);
  await fillDemo(open, { scale: 0.1, seed: 'wasstraat', replace: false }, MONDAY);
  await open.close();
};

const everythingOf = async (settings: { dataDir: string } | { databaseUrl: string }) => {
  const open = await openDatabase(settings);
  const contents = await everythingIn(open);
  await open.close();
  return contents;
};

/** An embedded database with one category. */
const aSmallDatabase = async (category: Parameters<typeof aCategory>[1] = {}): Promise<string> => {
  const dataDir = aFolder();
  const { db, close } = await openDatabase({ dataDir });
  await aCategory(db, category);
  await close();
  return dataDir;
};

/** PostgreSQL's tools refuse a server that is newer than they are. */
const whyNotDump = async (): Promise<string | undefined> => {
  const wanted = await postgresVersion();
  const said = await run('pg_dump', ['--version']).catch(() => ({ stdout: '' }));
  const [, version = '0'] = / (\d+)/.exec(said.stdout) ?? [];
  return Number(version) < wanted ? `this needs pg_dump of PostgreSQL ${wanted} or newer` : undefined;
};
/** What the README has psql do. */
const afterRestore = (): string[] => {
  const [line = ''] = /^psql .*$/m.exec(readFileSync('README.md', 'utf8')) ?? [];
  return [...line.matchAll(/--command="([^"]+)"/g)].map(([, command]) => `--command=${command}`);
};
const cannotDump = cannotUsePostgres ?? (await whyNotDump());

describe('on PostgreSQL', leftOutIf(cannotUsePostgres), () => {
  test('npm run move takes everything along, equal by count and checksum, and ids go on where they were', async () => {
    const dataDir = aFolder();
    await demoData({ dataDir });
    const embedded = await openDatabase({ dataDir });
    const last = await aCategory(embedded.db);
    await embedded.db.deleteFrom('categories').where('category_id', '=', last).execute();
    await embedded.close();
    const before = await everythingOf({ dataDir });
    const databaseUrl = await anEmptyPostgres();

    const { stdout } = await run('npm', ['run', '--silent', 'move', '--', databaseUrl], {
      env: { ...process.env, DATA_DIR: dataDir },
    });
    for (const [table, { rows, checksum }] of Object.entries(before))
      expect(stdout).toMatch(new RegExp(`^${table} +${rows}  ${checksum.slice(0, 16)}$`, 'm'));
    expect(before.orders?.rows).toBeGreaterThan(500);
    expect(await everythingOf({ databaseUrl })).toEqual(before);

    // What stays behind grows old: nothing may go on with it unnoticed.
    const isMoved = /verplaatst naar PostgreSQL .*DATABASE_URL/;
    await expect(openDatabase({ dataDir })).rejects.toThrow(isMoved);
    await expect(backUp(dataDir, join(dataDir, 'x.backup'))).rejects.toThrow(isMoved);
    await expect(move(dataDir, databaseUrl)).rejects.toThrow(isMoved);
    rmSync(movedMark(dataDir));
    expect(await everythingOf({ dataDir })).toEqual(before);

    const moved = await openDatabase({ databaseUrl });
    expect(await aCategory(moved.db)).toBe(last + 1);
    await moved.close();
    await expect(move(dataDir, databaseUrl)).rejects.toThrow(/niet leeg/);
  });

  test('a server that starts has the tables counted that were never looked at, once; it starts without that too', async () => {
    const databaseUrl = await anEmptyPostgres();
    await demoData({ databaseUrl });
    const { db, close } = await openDatabase({ databaseUrl });
    onTestFinished(close);
    const counted = async () => {
      const { rows } = await sql<{ name: string }>`
        select distinct tablename as name from pg_stats where schemaname = 'public'`.execute(db);
      return rows.map(({ name }) => name);
    };
    const log = createLog('silent');
    const warned = vi.spyOn(log, 'warn');
    const start = async () => {
      const { close: stop } = await startBackend(readSettings({ DATABASE_URL: databaseUrl }), log);
      await stop();
    };
    const execute = DefaultQueryExecutor.prototype.executeQuery;
    const failing = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery');
    onTestFinished(() => failing.mockRestore());
    failing.mockImplementation(function (this: DefaultQueryExecutor, query) {
      return query.sql.startsWith('vacuum') ? Promise.reject(new Error('too slow')) : execute.call(this, query);
    });
    await start();
    expect(warned).toHaveBeenCalledWith({ err: new Error('too slow') }, 'the tables could not be analyzed');
    failing.mockRestore();
    warned.mockClear();

    await start();
    expect(warned).not.toHaveBeenCalled();
    expect(await counted()).toEqual(expect.arrayContaining(['customers', 'orders', 'order_lines', 'search_texts']));

    const asked = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery');
    onTestFinished(() => asked.mockRestore());
    await start();
    expect(asked.mock.calls.filter(([{ sql: text }]) => text.startsWith('vacuum'))).toEqual([]);
  });

  test('a server that starts counts before it looks for missing texts, which takes too long of a million orders else', async () => {
    const databaseUrl = await anEmptyPostgres();
    const { db, close } = await openDatabase({ databaseUrl });
    await keepSearchText(db, transactions, await anOrder(db));
    await close();
    const asked = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery');
    onTestFinished(() => asked.mockRestore());
    const { close: stop } = await startBackend(readSettings({ DATABASE_URL: databaseUrl }), createLog('silent'));
    await stop();
    const texts = asked.mock.calls.map(([{ sql: text }]) => text);
    const counted = ['orders', 'search_texts'].map((table) => texts.indexOf(`analyze "${table}"`));
    const looked = texts.findIndex((text) => /not exists \(\s*select 1 from search_texts/.test(text));
    expect(Math.min(...counted)).toBeGreaterThan(0);
    expect(Math.max(...counted)).toBeLessThan(looked);
  });

  test('a declared resource goes along; one whose declaration is gone is refused, and nothing is moved', async () => {
    const dataDir = aFolder();
    const embedded = await openDatabase({ dataDir });
    const withCapital = { ...exampleFirms, name: 'exampleFirms' };
    await makeDeclaredTables(byName(embedded.db), [exampleFirms, withCapital]);
    await sql`insert into "exampleFirms" (name) values ('Borstel')`.execute(embedded.db);
    await sql`insert into example_firms (name, shop_id) values ('Borstel', 2), ('Zeem', null)`.execute(embedded.db);
    await sql`delete from example_firms where name = 'Zeem'`.execute(embedded.db);
    await aCategory(embedded.db);
    await embedded.close();
    const databaseUrl = await anEmptyPostgres();
    await expect(move(dataDir, databaseUrl)).rejects.toThrow(/unknown tables\): exampleFirms, example_firms/);
    const target = await openDatabase({ databaseUrl });
    expect(await target.db.selectFrom('categories').select('category_id').execute()).toEqual([]);
    await makeDeclaredTables(byName(target.db), [exampleFirms, withCapital]);
    expect(await move(dataDir, databaseUrl)).toContainEqual(
      expect.objectContaining({ table: 'example_firms', rows: 1 }),
    );
    await sql`insert into example_firms (name) values ('Spons')`.execute(target.db);
    const { rows } = await sql`select id, name, shop_id, active from example_firms order by id`.execute(target.db);
    expect(rows).toEqual([
      { id: 1, name: 'Borstel', shop_id: 2, active: 0 },
      { id: 3, name: 'Spons', shop_id: null, active: 0 },
    ]);
    await target.close();
  });

  test('what stands in a field that is no longer declared goes along', async () => {
    const dataDir = aFolder();
    const embedded = await openDatabase({ dataDir });
    const body = exampleFirms.body.extend({ remark: optionalText(), stars: wholeNumber(1, 5), own: flag });
    await makeDeclaredTables(byName(embedded.db), [{ ...exampleFirms, body }]);
    await sql`insert into example_firms (name, remark, stars, own) values ('Borstel', 'Laat', 4, 1)`.execute(
      embedded.db,
    );
    await embedded.close();
    const databaseUrl = await anEmptyPostgres();
    const target = await openDatabase({ databaseUrl });
    await makeDeclaredTables(byName(target.db), [exampleFirms]);
    await move(dataDir, databaseUrl);
    await sql`insert into example_firms (name) values ('Spons')`.execute(target.db);
    const { rows } = await sql`select name, remark, stars, own from example_firms order by id`.execute(target.db);
    expect(rows).toEqual([
      { name: 'Borstel', remark: 'Laat', stars: 4, own: 1 },
      { name: 'Spons', remark: '', stars: null, own: 0 },
    ]);
    await target.close();
  });

  test('a move that breaks off leaves nothing, and one that cannot be meant is refused', async () => {
    const dataDir = aFolder();
    const embedded = await openDatabase({ dataDir });
    await aCategory(embedded.db, { category_title: 'Velgenreiniger' });
    await expect(move(dataDir, 'postgres://postgres@127.0.0.1:1/x')).rejects.toThrow(/al in gebruik/);
    // More than PostgreSQL's integer holds.
    await aCategory(embedded.db, { category_prio: 3_000_000_000 });
    await embedded.close();
    const databaseUrl = await anEmptyPostgres();
    const tooLarge = move(dataDir, databaseUrl);
    await expect(tooLarge).rejects.toThrow(/categories .*out of range/);
    await expect(tooLarge).rejects.toThrow(StartError);
    const unreachable = move(dataDir, 'postgres://postgres:geheim@127.0.0.1:1/x');
    await expect(unreachable).rejects.toThrow(StartError);
    await expect(unreachable).rejects.toThrow(/127\.0\.0\.1:1/);
    await expect(unreachable).rejects.not.toThrow(/geheim/);
    const target = await openDatabase({ databaseUrl });
    expect(await target.db.selectFrom('categories').select('category_id').execute()).toEqual([]);
    await target.close();

    const ofOthers = await anEmptyPostgres();
    const { db, close } = await openDatabase({ databaseUrl: ofOthers });
    await sql`drop schema public cascade`.execute(db);
    await sql`create schema public`.execute(db);
    await sql`create table holidays (day text)`.execute(db);
    await expect(move(dataDir, ofOthers)).rejects.toThrow(StartError);
    await expect(move(dataDir, ofOthers)).rejects.toThrow(/tabellen van iets anders/);
    await close();
  });

  test('a move of which no mark can be left is undone, and the next one succeeds', async () => {
    const dataDir = await aSmallDatabase();
    const databaseUrl = await anEmptyPostgres();
    const { db, close } = await openDatabase({ databaseUrl });
    onTestFinished(close);
    const moving = await db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(${FILLING_LOCK})`.execute(trx);
      const waiting = move(dataDir, databaseUrl).catch((error) => error);
      await expect.poll(() => isLockWaitedFor(db)).toBe(true);
      symlinkSync(join(dataDir, 'no-folder', 'x'), movingMark(dataDir));
      return { waiting };
    });
    const failed = await moving.waiting;
    expect(failed).toBeInstanceOf(StartError);
    expect(String(failed)).toMatch(/niet gelukt .*ENOENT/);
    const moved = () => db.selectFrom('categories').select('category_id').execute();
    expect(await moved()).toEqual([]);
    await move(dataDir, databaseUrl);
    expect(await moved()).toHaveLength(1);
  });

  /** Of which the last word, whether PostgreSQL kept the data, is never heard. */
  const aMoveThatBreaksOff = async (
    dataDir: string,
    databaseUrl: string,
    moment: 'before' | 'after',
  ): Promise<void> => {
    const execute = PostgresDriver.prototype.commitTransaction;
    const commit = vi.spyOn(PostgresDriver.prototype, 'commitTransaction');
    commit.mockImplementation(async function (this: PostgresDriver, connection) {
      const isLast = existsSync(movingMark(dataDir));
      if (!isLast || moment === 'after') await execute.call(this, connection);
      if (isLast) throw new Error('Connection terminated unexpectedly');
    });
    const failed = await move(dataDir, databaseUrl).catch((error) => error);
    commit.mockRestore();
    expect(failed).toBeInstanceOf(StartError);
    expect(String(failed)).toMatch(/niet zeker .*npm run move nog eens.*Connection terminated/);
  };

  test.each(['before', 'after'] as const)(
    'a move that breaks off %s PostgreSQL kept everything holds both databases until the next one looks',
    async (moment) => {
      const dataDir = await aSmallDatabase();
      const databaseUrl = await anEmptyPostgres();
      await aMoveThatBreaksOff(dataDir, databaseUrl, moment);

      const isUncertain = /niet zeker.*npm run move nog eens.*verwijder dan .*moving/;
      await expect(openDatabase({ dataDir })).rejects.toThrow(isUncertain);
      await expect(backUp(dataDir, join(dataDir, 'x.backup'))).rejects.toThrow(isUncertain);

      expect(await move(dataDir, databaseUrl)).toContainEqual(
        expect.objectContaining({ table: 'categories', rows: 1 }),
      );
      await expect(openDatabase({ dataDir })).rejects.toThrow(/verplaatst naar PostgreSQL/);
      expect(existsSync(movingMark(dataDir))).toBe(false);
    },
  );

  test('after a move that broke off, a PostgreSQL in which more was done meanwhile is not called equal', async () => {
    const dataDir = await aSmallDatabase();
    const databaseUrl = await anEmptyPostgres();
    await aMoveThatBreaksOff(dataDir, databaseUrl, 'after');
    const { db, close } = await openDatabase({ databaseUrl });
    await aCategory(db);
    await close();
    await expect(move(dataDir, databaseUrl)).rejects.toThrow(
      /^categories is niet gelijk .*1 rijen werden er 2\. Het verplaatsen is eerder afgebroken .*in PostgreSQL gewerkt.*hernoem dan .*moving tot moved/,
    );
    await expect(openDatabase({ dataDir })).rejects.toThrow(/niet zeker/);
  });

  test('what an extension or another schema has is no reason to refuse a move', async () => {
    const dataDir = await aSmallDatabase({ category_title: 'Velgenreiniger' });
    const databaseUrl = await anEmptyPostgres();
    const others = new Kysely<unknown>({ dialect: postgresDialect(databaseUrl, () => {}) });
    onTestFinished(() => others.destroy());
    await sql`drop schema public cascade`.execute(others);
    await sql`create schema public`.execute(others);
    await sql`create schema auth`.execute(others);
    await sql`create table auth.users (name text)`.execute(others);
    await sql`create view statements as select 1 as calls`.execute(others);
    await sql`create table spatial_ref_sys (srid integer)`.execute(others);
    await sql`alter extension plpgsql add table spatial_ref_sys`.execute(others);
    expect(await move(dataDir, databaseUrl)).toContainEqual(expect.objectContaining({ table: 'categories', rows: 1 }));
  });

  test(
    'pg_dump and pg_restore keep everything, row by row, for another account too',
    leftOutIf(cannotDump),
    async () => {
      const databaseUrl = await anEmptyPostgres();
      await demoData({ databaseUrl });
      const source = await openDatabase({ databaseUrl });
      await startSession(source.db, await aStaffMember(source.db), MONDAY, SESSION_LIMITS);
      await aScheduledPush(source.db, { send_at: '2026-11-16 10:15:00' });
      await aScheduledPush(source.db);
      // Of another program, which counts to 32,767.
      await sql`create schema shop`.execute(source.db);
      await sql`create sequence shop.visits as smallint`.execute(source.db);
      await source.close();
      const empty = await anotherAccountsPostgres();
      const file = join(aFolder(), 'dashboard.dump');
      await run('pg_dump', ['--format=custom', `--file=${file}`, databaseUrl]);
      const how = ['--no-owner', '--no-comments', '--exit-on-error', '--single-transaction'];
      await run('pg_restore', [...how, `--dbname=${empty}`, file]);
      const before = await everythingOf({ databaseUrl });
      expect(before.orders?.rows).toBeGreaterThan(500);
      expect(await everythingOf({ databaseUrl: empty })).toEqual(before);
      expect((await run('psql', [...afterRestore(), empty])).stderr).toBe('');
      const restored = await openDatabase({ databaseUrl: empty });
      onTestFinished(restored.close);
      expect(await restored.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
      const states = restored.db.selectFrom('scheduled_pushes').select('state').orderBy('send_at').execute();
      expect(await states).toEqual([{ state: 'missed' }, { state: 'waiting' }]);
      // Above all that was given out between the dump and its restore.
      expect(await aCategory(restored.db)).toBeGreaterThan(1_000_000);
    },
  );
});
