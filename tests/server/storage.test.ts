import { execFile } from 'node:child_process';
import { closeSync, copyFileSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { promisify } from 'node:util';
import { Kysely, sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { SESSION_LIMITS, startSession } from '../../server/auth/sessions';
import { type DatabaseSettings, databaseFile, openDatabase } from '../../server/db/open';
import { postgresDialect } from '../../server/db/postgres';
import type { Database } from '../../server/db/schema';
import { loadSqlite } from '../../server/db/sqlite';
import { storageFault } from '../../server/db/storageFault';
import { StartError } from '../../server/lib/startError';
import { RESEND_COOKIE, RESEND_PATH } from '../../server/resources/accounts';
import { createApp } from '../../server/start/app';
import { startBackend } from '../../server/start/backend';
import { createLog, linesTo } from '../../server/start/log';
import { readSettings } from '../../server/start/settings';
import { aCategory, anOrder, aStaffMember } from '../support/builders';
import { aFolder } from '../support/folder';
import { leftOutIf } from '../support/leftOut';
import { listening } from '../support/listening';
import { cannotMount, freeze, readOnly, smallDisk } from '../support/mounts';
import { MONDAY, NEW_PRODUCT } from '../support/server';
import { anEmptyPostgres, cannotUsePostgres, isLockWaitedFor } from '../support/testDatabase';

/** What staff and the administrator see when the storage gives out, and that nothing is left half-written. */

/** The app on a database in a folder, with someone signed in at 10:00; `later` is the clock. */
const appOn = async (settings: DatabaseSettings) => {
  const { db, close } = await openDatabase(settings);
  onTestFinished(close);
  const user = await aStaffMember(db, { username: 'sanne' });
  const { token, cookie } = await startSession(db, user, MONDAY, SESSION_LIMITS);
  let now = MONDAY;
  const failures: unknown[] = [];
  const mailer = async () => ({ result: 'sent' as const, file: '' });
  const app = createApp({ db, now: () => now, mailer, log: { error: (said: unknown) => failures.push(said) } });
  const call = async (path: string, body?: unknown) => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const answer = await app.request(
      path,
      body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) },
    );
    return { status: answer.status, json: await answer.json() };
  };
  /** The page of the resend link. */
  const open = async (orderno: number) => {
    const answer = await app.request(`${RESEND_PATH}/resentMail/${orderno}`, {
      headers: { Cookie: `${RESEND_COOKIE}=${cookie}` },
    });
    return { status: answer.status, page: await answer.text() };
  };
  return {
    ...{ db, call, open, failures },
    later: (minutes: number) => {
      now = new Date(MONDAY.getTime() + minutes * 60_000);
    },
  };
};

const aProductBody = (category_id: number, main_title: string, main_description = 'Zuurvrij.') => ({
  ...{ main_title, main_description, tech_description: '', weight: '1', main_price: '2.50', discount_price: '0' },
  ...{ active: 1, discount_price_active: 0, product_type: '', sku: '' },
  ...{ king_sireon_artikelnummer: '', king_carwash_artikelnummer: '' },
  categories: [{ shop_id: 1, category_id, subcategory_id: null }],
});
const PRODUCTS = '/v2/dashboard/product/overview';

/** Leaves not a byte free; answers what frees it again. */
const fillUp = (folder: string): (() => void) => {
  const filler = join(folder, 'filler');
  const handle = openSync(filler, 'w');
  try {
    for (const block of [1 << 20, 4096, 1]) {
      try {
        for (;;) writeSync(handle, Buffer.alloc(block));
      } catch {
        // Full for a block of this size.
      }
    }
  } finally {
    closeSync(handle);
  }
  return () => rmSync(filler);
};

describe('on a full disk', leftOutIf(cannotMount), () => {
  test('a write is refused in words and leaves nothing, reading goes on, and with room again so does writing', async () => {
    const disk = smallDisk(8);
    onTestFinished(disk.remove);
    const { db, call, failures, later } = await appOn({ dataDir: disk.folder });
    const category = await aCategory(db);
    expect((await call(NEW_PRODUCT, aProductBody(category, 'Ervoor'))).status).toBe(200);

    const makeRoom = fillUp(disk.folder);
    const long = 'lang '.repeat(1000);
    const answers = [];
    for (let tries = 0; tries < 5; tries += 1)
      answers.push(await call(NEW_PRODUCT, aProductBody(category, 'Te veel', long)));
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503]);
    expect(answers[0]?.json).toMatchObject({
      code: expect.not.stringMatching(/^OK$/),
      data: { error: 'De schijf van de server is vol. Er is niets opgeslagen.' },
    });
    expect(failures).toHaveLength(5);
    expect(failures[0]).toMatchObject({ err: { message: 'database or disk is full' } });
    // So much later that the use of the session is to be written down.
    later(30);
    const titles = async () =>
      (await call(PRODUCTS)).json.data.map(({ main_title }: { main_title: string }) => main_title);
    expect(await titles()).toEqual(['Ervoor']);
    const places = await db.selectFrom('product_categories').select('product_id').execute();
    expect(places).toHaveLength(1);

    makeRoom();
    expect((await call(NEW_PRODUCT, aProductBody(category, 'Erna', long))).status).toBe(200);
    expect(await titles()).toEqual(['Ervoor', 'Erna']);
    expect((await sql`pragma integrity_check`.execute(db)).rows).toEqual([{ integrity_check: 'ok' }]);
  });

  test('a server does not start, says why, and starts once there is room', async () => {
    const disk = smallDisk(4);
    onTestFinished(disk.remove);
    const makeRoom = fillUp(disk.folder);
    const opening = openDatabase({ dataDir: disk.folder });
    await expect(opening).rejects.toThrow(StartError);
    await expect(opening).rejects.toThrow(/kan niet worden geopend .*(full|disk I\/O)/);
    makeRoom();
    const { close } = await openDatabase({ dataDir: disk.folder });
    await close();
  });

  test('a server whose data does not fit, and npm run demo-data, end with which database it is and why', async () => {
    const disk = smallDisk(4);
    onTestFinished(disk.remove);
    const starting = startBackend(readSettings({ DATA_DIR: disk.folder }), createLog('silent'));
    await expect(starting).rejects.toThrow(StartError);
    await expect(starting).rejects.toThrow(`De database in ${disk.folder} kan niet worden gevuld`);
    await expect(starting).rejects.toThrow(/full|disk I\/O/);
    const env = { ...process.env, DATA_DIR: disk.folder };
    const filling = promisify(execFile)('npm', ['run', '--silent', 'demo-data'], { env });
    await expect(filling).rejects.toMatchObject({
      stderr: expect.stringMatching(/^De database in .* kan niet worden gevuld .*(full|disk I\/O).*\n$/m),
    });
  });
});

test('a log on a full disk fails no call; with room again it goes on where it was', leftOutIf(cannotMount), () => {
  const disk = smallDisk(1);
  onTestFinished(disk.remove);
  const file = join(disk.folder, 'log');
  const handle = openSync(file, 'w');
  onTestFinished(() => closeSync(handle));
  const log = createLog('info', linesTo(handle));
  const lines = () => readFileSync(file, 'utf8').trim().split('\n');
  log.info({ call: 0 }, 'request');
  const makeRoom = fillUp(disk.folder);
  // More than the rest of the file's last block takes.
  for (let call = 1; call <= 100; call += 1) log.info({ call }, 'request');
  expect(lines().length).toBeLessThan(100);
  makeRoom();
  log.info({ call: 101 }, 'request');
  expect(lines().map((line) => JSON.parse(line).call)).toEqual(Array.from({ length: 102 }, (_, call) => call));
});

test('on a folder that can only be read a server does not start, and says so', leftOutIf(cannotMount), async () => {
  const dataDir = aFolder();
  const { close } = await openDatabase({ dataDir });
  await close();
  const frozen = readOnly(dataDir);
  onTestFinished(frozen.remove);
  const opening = openDatabase({ dataDir: frozen.folder });
  await expect(opening).rejects.toThrow(StartError);
  await expect(opening).rejects.toThrow(/kan niet worden geopend .*read-only/);
});

test.each(['lock.db', 'dashboard.db-wal'])(
  'a server that may not write %s, which another account left, says which file it is',
  leftOutIf(cannotMount),
  async (name) => {
    const dataDir = aFolder();
    writeFileSync(join(dataDir, name), '', { mode: 0o600 });
    onTestFinished(freeze(join(dataDir, name)));
    const opening = openDatabase({ dataDir });
    await expect(opening).rejects.toThrow(StartError);
    await expect(opening).rejects.toThrow(join(dataDir, name));
  },
);

describe('a damaged database', () => {
  const damaged = async (from: number, to: number): Promise<string> => {
    const dataDir = aFolder();
    const { db, close } = await openDatabase({ dataDir });
    const category_title = 'Lange naam '.repeat(20);
    for (let made = 0; made < 200; made += 1) await aCategory(db, { category_title });
    await close();
    const bytes = readFileSync(databaseFile(dataDir));
    bytes.fill(0xa5, Math.floor(bytes.length * from), Math.floor(bytes.length * to));
    writeFileSync(databaseFile(dataDir), bytes);
    return dataDir;
  };

  test('keeps a server from starting, in words, and is left as it is', async () => {
    const dataDir = await damaged(0, 0.05);
    copyFileSync(databaseFile(dataDir), join(dataDir, 'before'));
    const opening = openDatabase({ dataDir });
    await expect(opening).rejects.toThrow(StartError);
    await expect(opening).rejects.toThrow(/kan niet worden geopend .*(malformed|not a database)/);
    expect(readFileSync(databaseFile(dataDir)).equals(readFileSync(join(dataDir, 'before')))).toBe(true);
  });

  test('that is found while the server runs is told to staff, and what is whole stays in reach', async () => {
    const dataDir = aFolder();
    const { db, call } = await appOn({ dataDir });
    for (let made = 0; made < 200; made += 1) await aCategory(db, { category_title: 'Lange naam '.repeat(20) });
    const root = await sql<{
      pgno: number;
    }>`select rootpage as pgno from sqlite_schema where name = 'categories'`.execute(db);
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
    await sql`pragma cache_size = 0`.execute(db);
    const page = root.rows[0]?.pgno ?? 0;
    const handle = openSync(databaseFile(dataDir), 'r+');
    writeSync(handle, Buffer.alloc(4096, 0xa5), 0, 4096, (page - 1) * 4096);
    closeSync(handle);
    const answer = await call('/v2/dashboard/category/overview');
    expect(answer.status).toBe(503);
    expect(answer.json.data.error).toBe(
      'De gegevens van de server zijn beschadigd. Er is niets opgeslagen. Waarschuw de beheerder: er moet een back-up worden teruggezet.',
    );
    expect((await call('/v2/news/overview')).status).toBe(200);
  });
});

const AWAY = 'De server kan nu even niet bij zijn gegevens. Probeer het zo opnieuw.';

/** A connection to PostgreSQL that can be cut, as while PostgreSQL is restarted, and mended. */
const cuttable = async (databaseUrl: string) => {
  const { hostname, port } = new URL(databaseUrl);
  const callers = new Set<Socket>();
  const relay = createServer((caller) => {
    callers.add(caller);
    pipeline(caller, connect(Number(port || 5432), hostname), caller, () => {});
  });
  const { port: own } = await listening(relay);
  /** The connections that are open stay so, and nothing comes over them any more, as from a host that is gone. */
  const silence = () => {
    for (const caller of callers) caller.pause();
  };
  const mend = () => new Promise<void>((listening) => relay.listen(own, '127.0.0.1', listening));
  const cut = async () => {
    const closed = new Promise((resolve) => relay.close(resolve));
    for (const caller of callers) caller.destroy();
    await closed;
  };
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${own}`;
  return { url: url.href, silence, cut, mend };
};

/** Connections of the server's own kind, without a server. */
const connectedTo = (url: string, limits?: Parameters<typeof postgresDialect>[2]) => {
  const db = new Kysely<Database>({ dialect: postgresDialect(url, () => {}, limits) });
  onTestFinished(() => db.destroy());
  return db;
};

describe('a PostgreSQL that is away for a moment', leftOutIf(cannotUsePostgres), () => {
  test('is told as such, to who was waiting too; afterwards all goes on, with nothing half-written', async () => {
    const databaseUrl = await anEmptyPostgres();
    const line = await cuttable(databaseUrl);
    const { db, call, open } = await appOn({ databaseUrl: line.url });
    const category = await aCategory(db);
    const order = await anOrder(db);
    const direct = await openDatabase({ databaseUrl });
    onTestFinished(direct.close);
    onTestFinished(line.cut);

    const waits = await direct.db.transaction().execute(async (trx) => {
      await sql`lock table product_categories`.execute(trx);
      const waiting = call(NEW_PRODUCT, aProductBody(category, 'Tijdens'));
      await expect.poll(() => isLockWaitedFor(direct.db)).toBe(true);
      await line.cut();
      return waiting;
    });
    const answers = [waits, await call(PRODUCTS), await call(NEW_PRODUCT, aProductBody(category, 'Tijdens'))];
    expect(answers.map(({ status, json }) => [status, json.data.error])).toEqual(answers.map(() => [503, AWAY]));
    expect(await open(order)).toEqual({ status: 503, page: expect.stringContaining(AWAY) });

    await line.mend();
    expect(await open(order)).toMatchObject({ status: 200 });
    expect((await call(NEW_PRODUCT, aProductBody(category, 'Erna'))).status).toBe(200);
    const { data } = (await call(PRODUCTS)).json;
    expect(data.map(({ main_title }: { main_title: string }) => main_title)).toEqual(['Erna']);
  });

  test('or that falls silent: what waited is told so, and nothing waits for that connection any more', async () => {
    const line = await cuttable(await anEmptyPostgres());
    const db = connectedTo(line.url, { max: 1, connectionTimeoutMillis: 5_000, statement_timeout: 2_000 });
    onTestFinished(line.cut);
    const asked = () => sql<{ one: number }>`select 1 as one`.execute(db);
    await asked();
    line.silence();
    expect(storageFault(await asked().catch((error) => error))).toBe(AWAY);
    expect((await asked()).rows).toEqual([{ one: 1 }]);
  });

  test('or whose name or database is not there, while its container or a restore is started, likewise', async () => {
    const url = await anEmptyPostgres();
    const [nameless, dropped] = [new URL(url), new URL(url)];
    nameless.hostname = 'postgres.invalid';
    dropped.pathname = '/not_there';
    for (const { href } of [nameless, dropped]) {
      const db = connectedTo(href);
      const failure = await sql`select 1`.execute(db).catch((error) => error);
      expect([href, failure, storageFault(failure)]).toEqual([href, expect.any(Error), AWAY]);
    }
  });

  test('or that is closed for a while, likewise', async () => {
    const url = new URL(await anEmptyPostgres());
    const name = sql.id(url.pathname.slice(1));
    const db = connectedTo(url.href);
    // From beside it: no database closes itself.
    url.pathname = '/postgres';
    const beside = connectedTo(url.href);
    await sql`alter database ${name} with allow_connections false`.execute(beside);
    const asked = () => sql`select 1`.execute(db).then(() => 'answered', storageFault);
    expect(await asked()).toBe(AWAY);
    await sql`alter database ${name} with allow_connections true`.execute(beside);
    expect(await asked()).toBe('answered');
  });

  test('or whose administrator ends a query, or changes the account, likewise; afterwards all goes on', async () => {
    const url = new URL(await anEmptyPostgres());
    const account = `account_${url.pathname.slice(1)}`;
    const direct = await openDatabase({ databaseUrl: url.href });
    await sql`create role ${sql.id(account)} login password 'own'`.execute(direct.db);
    url.username = account;
    url.password = 'own';
    const db = new Kysely<Database>({ dialect: postgresDialect(url.href, () => {}) });
    onTestFinished(direct.close);
    onTestFinished(async () => void (await sql`drop role ${sql.id(account)}`.execute(direct.db)));
    onTestFinished(() => db.destroy());
    const ended = async (by: 'pg_cancel_backend' | 'pg_terminate_backend') => {
      const waiting = sql`select pg_sleep(60)`.execute(db).catch((error) => error);
      const end = sql`
        select ${sql.raw(by)}(pid) from pg_stat_activity where usename = ${account} and wait_event = 'PgSleep'`;
      await expect.poll(async () => (await end.execute(direct.db)).rows.length).toBe(1);
      return storageFault(await waiting);
    };
    const asked = () => sql`select 1`.execute(db).then(() => 'answered', storageFault);
    expect([await ended('pg_cancel_backend'), await asked()]).toEqual([AWAY, 'answered']);
    await sql`alter role ${sql.id(account)} nologin`.execute(direct.db);
    expect([await ended('pg_terminate_backend'), await asked()]).toEqual([AWAY, AWAY]);
    await sql`alter role ${sql.id(account)} login`.execute(direct.db);
    expect(await asked()).toBe('answered');
  });

  test('or that could only be read is written to again within two minutes, also by a server that never rests', async () => {
    const url = new URL(await anEmptyPostgres());
    const name = sql.id(url.pathname.slice(1));
    const direct = connectedTo(url.href);
    await sql`create table written (moment integer)`.execute(direct);
    // As managed PostgreSQL does while its disk is full.
    const onlyRead = (setting: 'on' | 'off') =>
      sql`alter database ${name} set default_transaction_read_only = ${sql.raw(setting)}`.execute(direct);
    const db = connectedTo(url.href);
    const write = (moment: number) =>
      sql`insert into written values (${moment})`.execute(db).then(() => 'written', storageFault);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await onlyRead('on');
    expect(await write(0)).toBe(
      'De server kan niets opslaan: de gegevens zijn alleen te lezen. Er is niets opgeslagen.',
    );
    await onlyRead('off');
    let last: string | undefined;
    for (let moment = 5; moment <= 120; moment += 5) {
      await vi.advanceTimersByTimeAsync(5_000);
      last = await write(moment);
    }
    expect(last).toBe('written');
  });

  test('or of which another program holds one table: what is read of others does not wait for it', async () => {
    const { db, reading, close } = await openDatabase({ databaseUrl: await anEmptyPostgres() });
    onTestFinished(close);
    const read = (table: 'leads' | 'news') =>
      reading
        .selectFrom(table)
        .selectAll()
        .execute()
        .then(() => 'answered', storageFault);
    await db.transaction().execute(async (trx) => {
      await sql`lock table leads in access exclusive mode`.execute(trx);
      const answers = await Promise.all([read('leads'), read('leads'), read('leads'), read('news')]);
      expect(answers).toEqual([AWAY, AWAY, AWAY, 'answered']);
    });
    expect(await read('leads')).toBe('answered');
  });

  test('or has no connection to spare, likewise', async () => {
    // Long enough to make the one connection on a busy machine.
    const limits = { max: 1, connectionTimeoutMillis: 2_000, statement_timeout: 30_000 };
    const db = connectedTo(await anEmptyPostgres(), limits);
    const app = createApp({ db, mailer: async () => ({ result: 'sent', file: '' }) });
    const answer = await db
      .connection()
      .execute(async () =>
        app.request('/v2/accounts/checkToken', { headers: { Authorization: `Bearer ${'a'.repeat(43)}` } }),
      );
    expect([answer.status, (await answer.json()).data.error]).toEqual([503, AWAY]);
  });
});

test('a SQLite that another program holds is told as such; reading goes on', async () => {
  const dataDir = aFolder();
  const { db, call, later } = await appOn({ dataDir });
  const category = await aCategory(db);
  await sql`pragma busy_timeout = 0`.execute(db);
  const { DatabaseSync } = loadSqlite();
  const other = new DatabaseSync(databaseFile(dataDir));
  onTestFinished(() => other.close());
  other.exec('begin immediate');
  const { status, json } = await call(NEW_PRODUCT, aProductBody(category, 'Tijdens'));
  expect([status, json.data.error]).toEqual([503, AWAY]);
  // So much later that the use of the session is to be written down.
  later(30);
  expect((await call(PRODUCTS)).json.data).toEqual([]);
  other.exec('commit');
  expect((await call(NEW_PRODUCT, aProductBody(category, 'Erna'))).status).toBe(200);
});
