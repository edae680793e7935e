import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, type KyselyPlugin, Migrator, type RootOperationNode, sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { insertAll, insertOne } from '../../../server/db/insertAll';
import { isPostgres } from '../../../server/db/isPostgres';
import { migrate, migrations } from '../../../server/db/migrate';
import { type DatabaseSettings, databaseFile, openDatabase } from '../../../server/db/open';
import { postgresDialect } from '../../../server/db/postgres';
import type { Database } from '../../../server/db/schema';
import { sqliteDialect } from '../../../server/db/sqlite';
import { byName } from '../../../server/db/tables';
import { StartError } from '../../../server/lib/startError';
import { insertAudit } from '../../../server/writes/audit/entries';
import { aCategory, anOrder, aWaterReport } from '../../support/builders';
import { aFolder } from '../../support/folder';
import { MONDAY } from '../../support/server';
import { eachEngine, placeOf } from '../../support/testDatabase';

const opened = async (settings: DatabaseSettings) => {
  const open = await openDatabase(settings);
  onTestFinished(open.close);
  return open;
};

const dialectOf = ({ databaseUrl, dataDir = '' }: DatabaseSettings) =>
  databaseUrl ? postgresDialect(databaseUrl, () => {}) : sqliteDialect(databaseFile(dataDir));

eachEngine('opening a database', (engine) => {
  test('what was stored is there at the next start', async () => {
    const place = await placeOf(engine);
    const first = await openDatabase(place);
    await aCategory(first.db, { category_title: 'Velgenreiniger' });
    await first.close();
    const second = await opened(place);
    expect(isPostgres(second.db)).toBe(engine === 'postgres');
    expect(await second.db.selectFrom('categories').select('category_title').execute()).toEqual([
      { category_title: 'Velgenreiniger' },
    ]);
  });

  test('a database from before the norms gets them, and its water reports are of tap water', async () => {
    const place = await placeOf(engine);
    const older = new Kysely<Database>({ dialect: dialectOf(place) });
    const steps = { getMigrations: async () => migrations };
    await new Migrator({ db: older, provider: steps }).migrateTo('010_views');
    await aWaterReport(older);
    const mail = {
      orderno: await anOrder(older),
      recipient: 'jan@wit.example',
      subject: 'Bestelling',
      created: '',
      created_ms: 7,
    };
    await older
      .insertInto('outbox')
      .values({ ...mail, result: 'sent', error: '', file: '', press_key: 'druk' })
      .execute();
    await older.destroy();
    const { db } = await opened(place);
    expect(await db.selectFrom('norms').select('advice_high').execute()).toHaveLength(12);
    expect(await db.selectFrom('waterreports').select('sampling_point').execute()).toEqual([{ sampling_point: 'tap' }]);
    expect(await db.selectFrom('outbox').selectAll().execute()).toMatchObject([
      { ...mail, result: 'sent', press_key: 'druk', customer_id: null },
    ]);
  });

  test('a database from between the runs and the norms, which have the lower number, gets both', async () => {
    const place = await placeOf(engine);
    const older = new Kysely<Database>({ dialect: dialectOf(place) });
    const { '011_norms': norms, ...steps } = migrations;
    await new Migrator({ db: older, provider: { getMigrations: async () => steps } }).migrateTo('012_runs');
    await aWaterReport(older);
    await older.destroy();
    const { db } = await opened(place);
    expect(await db.selectFrom('norms').select('advice_high').execute()).toHaveLength(12);
    expect(await db.selectFrom('waterreports').select('sampling_point').execute()).toEqual([{ sampling_point: 'tap' }]);
  });

  test('the history of a database from before says no more what is in a view that is not shared', async () => {
    const place = await placeOf(engine);
    const older = new Kysely<Database>({ dialect: dialectOf(place) });
    const steps = { getMigrations: async () => migrations };
    await new Migrator({ db: older, provider: steps }).migrateTo('016_machine_photos');
    const cor = { username: 'cor', name: 'Cor', password_hash: '', active: 1, created: '' };
    const { id: user_id } = await insertOne(older, 'staff', 'user_id', cor);
    const view = { user_id, resource: 'customers', settings: '{}' };
    await older
      .insertInto('views')
      .values([
        { ...view, view_id: 1, name: 'Wanbetalers', shared: 0 },
        { ...view, view_id: 2, name: 'Van ons', shared: 1 },
      ])
      .execute();
    const change = { field: 'settings', old: null, new: '{}' };
    const entry = { user: { userId: user_id, name: 'Cor' }, verb: 'create', changes: [change], now: MONDAY };
    for (const [record_id, resource, record_name] of [
      [1, 'views', 'Wanbetalers'],
      [2, 'views', 'Van ons'],
      [3, 'views', 'Weggegooid'],
      [1, 'news', 'Nieuws'],
    ] as const)
      await insertAudit(older, { ...entry, resource, record_id, record_name });
    await older.destroy();
    const { db } = await opened(place);
    const said = await db.selectFrom('audit').select(['record_name', 'changes']).orderBy('audit_id').execute();
    const [changes, nothing] = [JSON.stringify([change]), '[]'];
    expect(said).toEqual([
      { record_name: '', changes: nothing },
      { record_name: 'Van ons', changes },
      { record_name: '', changes: nothing },
      { record_name: 'Nieuws', changes },
    ]);
    const texts = await db.selectFrom('search_texts').select('words').where('resource', '=', 'audit').execute();
    expect(texts.map(({ words }) => words).join()).not.toMatch(/wanbetalers|weggegooid/);
    expect(texts).toHaveLength(2);
  });

  test('a database from before no longer has what named a customer who is gone, nor empty texts', async () => {
    const place = await placeOf(engine);
    const older = new Kysely<Database>({ dialect: dialectOf(place) });
    const steps = { getMigrations: async () => migrations };
    await new Migrator({ db: older, provider: steps }).migrateTo('018_more_sort_keys');
    const mail = { recipient: 'jan@wit.example', subject: 'Bestelling', created: '', created_ms: 7 };
    const orderno = await anOrder(older);
    const { id } = await insertOne(older, 'outbox', 'mail_id', {
      ...mail,
      orderno,
      result: 'sent',
      error: '',
      file: '',
    });
    const restored = { field: 'restored', old: null, new: '2026-11-16 10:00:00' };
    const entry = { user: { userId: null, name: 'Cor' }, changes: [restored], now: MONDAY };
    await insertAudit(older, { ...entry, resource: 'bin', verb: 'update', record_id: 1, record_name: 'Geheim BV' });
    await insertAudit(older, { ...entry, resource: 'news', verb: 'restore', record_id: 1, record_name: 'Nieuws' });
    const text = { columns: '', words: '' };
    await insertAll(older, 'search_texts', [
      { ...text, resource: 'outbox', record_id: id, words: 'bestelling' },
      { ...text, resource: 'outbox', record_id: 99, words: 'verslag voor geheim bv' },
      { ...text, resource: 'machine_photos', record_id: 1 },
      { ...text, resource: 'sampling_points', record_id: 1 },
    ]);
    await older.destroy();
    const { db } = await opened(place);
    const said = await db.selectFrom('audit').select(['record_name', 'changes']).orderBy('audit_id').execute();
    expect(said).toEqual([
      { record_name: '', changes: '[]' },
      { record_name: 'Nieuws', changes: JSON.stringify([restored]) },
    ]);
    const texts = await db.selectFrom('search_texts').select(['resource', 'record_id']).orderBy('resource').execute();
    expect(texts).toEqual([
      { resource: 'audit', record_id: 2 },
      { resource: 'outbox', record_id: id },
    ]);
  });

  test('a database of a newer version is refused, and left as it is', async () => {
    const place = await placeOf(engine);
    const newer = await openDatabase(place);
    await sql`insert into kysely_migration (name, timestamp) values ('999_future', '2030-01-01')`.execute(newer.db);
    await newer.close();
    await expect(openDatabase(place)).rejects.toThrow(StartError);
    await expect(openDatabase(place)).rejects.toThrow(/nieuwere versie.*999_future/);
  });

  test('a first start that breaks off at any step leaves no table behind, and the next start succeeds', async () => {
    const place = await placeOf(engine);
    const ownTables = async (db: Kysely<unknown>) =>
      (await db.introspection.getTables()).filter(({ name }) => !name.startsWith('kysely_'));

    const left: number[] = [];
    let failAt = 1;
    for (let finished = false; !finished; failAt += 13) {
      const db = new Kysely<unknown>({ dialect: dialectOf(place) });
      let steps = 0;
      const breaking: KyselyPlugin = {
        transformQuery: ({ node }): RootOperationNode => {
          steps += 1;
          if (steps === failAt) throw new Error('broken off');
          return node;
        },
        transformResult: async ({ result }) => result,
      };
      const outcome = await migrate(db.withPlugin(breaking)).catch((error: Error) => error);
      finished = outcome === undefined;
      if (!finished) expect([failAt, outcome]).toEqual([failAt, new Error('broken off')]);
      left.push((await ownTables(db)).length);
      await db.destroy();
    }
    expect(failAt).toBeGreaterThan(50);
    // The very last step lets go of the lock, after everything was stored.
    const all = left.pop() ?? 0;
    while (left.at(-1) === all) left.pop();
    expect(left).toEqual(left.map(() => 0));
    const { db } = await opened(place);
    expect(await db.selectFrom('shops').select('shop_id').orderBy('shop_id').execute()).toHaveLength(2);
    expect(await ownTables(byName(db))).toHaveLength(all);
  });
});

describe('the embedded database', () => {
  test('keeps its promises: journal, full synchronisation, foreign keys and waiting for a lock', async () => {
    const { db } = await opened({ dataDir: aFolder() });
    const settings = {
      journal_mode: 'wal',
      synchronous: 2,
      foreign_keys: 1,
      busy_timeout: 5000,
    };
    for (const [name, value] of Object.entries(settings)) {
      const { rows } = await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(db);
      expect([name, ...Object.values(rows[0] ?? {})]).toEqual([name, value]);
    }
    const { rows } = await sql<{ name: string; strict: number }>`
      select name, strict from pragma_table_list where type = 'table' and schema = 'main' and name <> 'sqlite_schema'
        and name not like 'kysely%' and name not like 'sqlite_%'`.execute(db);
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter((table) => !table.strict)).toEqual([]);
  });

  test('a second server on the same DATA_DIR is refused until the first has stopped', async () => {
    const dataDir = aFolder();
    const first = await openDatabase({ dataDir });
    await expect(openDatabase({ dataDir })).rejects.toThrow(/al in gebruik.*already in use/);
    await first.close();
    await opened({ dataDir });
  });

  test('a killed server leaves no lock behind', async () => {
    const dataDir = aFolder();
    const hold = `
      const { DatabaseSync } = require('@photostructure/sqlite');
      const lock = new DatabaseSync(${JSON.stringify(join(dataDir, 'lock.db'))});
      lock.exec('begin exclusive');
      console.log('held');
      setInterval(() => lock, 1000);`;
    const other: ChildProcess = spawn(process.execPath, ['-e', hold], { stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => void other.kill('SIGKILL'));
    await new Promise((resolve) => other.stdout?.once('data', resolve));
    await expect(openDatabase({ dataDir })).rejects.toThrow('al in gebruik');

    other.kill('SIGKILL');
    await new Promise((resolve) => other.once('exit', resolve));
    await opened({ dataDir });
  });

  test('a file that is no database is refused in words, left as it is, and holds no lock', async () => {
    const dataDir = aFolder();
    const file = join(dataDir, 'dashboard.db');
    writeFileSync(file, 'Dit is een boodschappenlijst, geen database. '.repeat(50));
    await expect(openDatabase({ dataDir })).rejects.toThrow(StartError);
    await expect(openDatabase({ dataDir })).rejects.toThrow(/kan niet worden geopend.*not a database/);
  });

  test('DATA_DIR is made where it does not exist, and a file in its place is refused', async () => {
    const dataDir = aFolder();
    await opened({ dataDir: join(dataDir, 'deep', 'down') });
    writeFileSync(join(dataDir, 'file'), '');
    await expect(openDatabase({ dataDir: join(dataDir, 'file') })).rejects.toThrow(/kan niet worden geopend/);
  });
});

test('a PostgreSQL that does not answer is named without its password', async () => {
  const opening = openDatabase({ databaseUrl: 'postgres://beheer:geheim@127.0.0.1:1/dashboard' });
  await expect(opening).rejects.toThrow(StartError);
  await expect(opening).rejects.toThrow(/127\.0\.0\.1:1\/dashboard kan niet worden geopend/);
  await expect(opening).rejects.not.toThrow(/geheim/);
});

describe('the data directory', () => {
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
  const modesIn = (dataDir: string) =>
    Object.fromEntries(
      readdirSync(dataDir, { recursive: true }).map((name) => [String(name), modeOf(join(dataDir, String(name)))]),
    );

  test('and all that is in it is its owner’s alone', async () => {
    const dataDir = join(aFolder(), 'new');
    await opened({ dataDir });
    expect(modeOf(dataDir)).toBe('700');
    expect(modesIn(dataDir)).toEqual({
      'dashboard.db': '600',
      'dashboard.db-shm': '600',
      'dashboard.db-wal': '600',
      'lock.db': '600',
    });
  });

  test('of an earlier version that others could read is closed at the next start, and that is told', async () => {
    const dataDir = aFolder();
    await (await openDatabase({ dataDir })).close();
    mkdirSync(join(dataDir, 'outbox'));
    writeFileSync(join(dataDir, 'outbox', '1.eml'), 'To: iemand');
    for (const [path, mode] of [
      ['', 0o755],
      ['dashboard.db', 0o644],
      ['lock.db', 0o644],
      ['outbox', 0o755],
      ['outbox/1.eml', 0o644],
    ] as const)
      chmodSync(join(dataDir, path), mode);
    const told: string[][] = [];
    await opened({ dataDir, onTightened: (paths) => told.push(paths) });
    expect(modeOf(dataDir)).toBe('700');
    expect(modesIn(dataDir)).toMatchObject({
      'dashboard.db': '600',
      'lock.db': '600',
      outbox: '700',
      'outbox/1.eml': '600',
    });
    expect(told.flat().map((path) => path.slice(dataDir.length + 1))).toEqual(
      expect.arrayContaining(['', 'dashboard.db', 'lock.db', 'outbox', 'outbox/1.eml']),
    );
  });

  test('leaves what others keep beside it as it was', async () => {
    const dataDir = aFolder();
    mkdirSync(join(dataDir, 'shop'));
    writeFileSync(join(dataDir, 'shop', 'start.sh'), '#!/bin/sh');
    chmodSync(join(dataDir, 'shop', 'start.sh'), 0o755);
    chmodSync(join(dataDir, 'shop'), 0o755);
    await opened({ dataDir });
    expect(modesIn(dataDir)).toMatchObject({ 'dashboard.db': '600', shop: '755', 'shop/start.sh': '755' });
  });
});
