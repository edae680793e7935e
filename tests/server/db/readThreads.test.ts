import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { restResources } from '../../../server/api/index';
import { type OpenDatabase, openDatabase } from '../../../server/db/open';
import { readThreads } from '../../../server/db/readThreads';
import type { Database } from '../../../server/db/schema';
import { completeSearchTexts } from '../../../server/db/searchTexts';
import { storageFault } from '../../../server/db/storageFault';
import { CUT_OFF } from '../../../server/lib/refusal';
import { createApp } from '../../../server/start/app';
import { aCustomer, aMarketAdvert, aNewsMessage, anOrder } from '../../support/builders';
import { aFolder } from '../../support/folder';
import { gate } from '../../support/gate';
import { leftOutIf } from '../../support/leftOut';
import { createTestServer } from '../../support/server';
import { cannotUsePostgres, testDatabase } from '../../support/testDatabase';

/** Long reads, which hold nobody up: the embedded database has threads for them, PostgreSQL connections. */

const countingTo = (end: number) =>
  sql<{
    last: number;
  }>`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${end}) select max(i) as last from n`;

describe('a database in a file', () => {
  let open: OpenDatabase;
  let dataDir: string;
  beforeEach(async () => {
    dataDir = aFolder();
    open = await openDatabase({ dataDir });
    onTestFinished(open.close);
  });

  it('answers others while a long read is under way', async () => {
    // Both threads are there before it begins.
    await Promise.all([1, 2].map(() => countingTo(300_000).execute(open.reading)));
    const order: string[] = [];
    const long = countingTo(3_000_000)
      .execute(open.reading)
      .then(({ rows }) => order.push(`read to ${rows[0]?.last}`));
    for (let nth = 0; nth < 3; nth += 1) await sql`select 1`.execute(open.db).then(() => order.push('answered'));
    await sql`select 1`.execute(open.reading).then(() => order.push('read'));
    await long;
    expect(order).toEqual(['answered', 'answered', 'answered', 'read', 'read to 3000000']);
  });

  it('is ready while a long write is under way', async () => {
    const app = createApp({ ...open, mailer: async () => ({ result: 'sent', file: '' }) });
    const done = gate();
    const write = open.db.transaction().execute(() => done.opened);
    expect((await app.request('/readyz')).status).toBe(200);
    done.open();
    await write;
  });

  it('is read with what was committed the moment before', async () => {
    const count = () => open.reading.selectFrom('news').select('newsId').execute();
    for (let written = 1; written <= 20; written += 1) {
      await aNewsMessage(open.db);
      expect(await count()).toHaveLength(written);
    }
  });

  it('is not written by its reads', async () => {
    await expect(open.reading.deleteFrom('shops').execute()).rejects.toThrow(/readonly/);
    await expect(open.reading.transaction().execute(async () => {})).rejects.toThrow('single queries');
    expect(await open.reading.selectFrom('shops').selectAll().execute()).toHaveLength(2);
  });

  it('is read on after a query that fails, and after a close is read no more', async () => {
    await expect(sql`select * from nowhere`.execute(open.reading)).rejects.toThrow('no such table: nowhere');
    expect((await countingTo(3).execute(open.reading)).rows).toEqual([{ last: 3 }]);
    await open.reading.destroy();
    await expect(countingTo(3).execute(open.reading)).rejects.toThrow('destroyed');
  });

  it('takes a read that a close found waiting as one that nobody waits for', async () => {
    // Both threads are there, and busy.
    await Promise.all([1, 2].map(() => countingTo(3).execute(open.reading)));
    const read = [1, 2, 3].map(() => countingTo(1_000_000).execute(open.reading));
    const outcomes = Promise.allSettled(read);
    await turn();
    await open.close();
    expect((await outcomes).map((outcome) => (outcome.status === 'rejected' ? outcome.reason : 'read'))).toEqual([
      'read',
      'read',
      CUT_OFF,
    ]);
  });

  it('has the pages of its lists, and what is searched in them, found by these threads', async () => {
    for (const last_name of ['Jansen', 'Wit', 'Janssens']) await anOrder(open.db, { last_name });
    await completeSearchTexts(open.db, restResources);
    const { request } = await createTestServer({ reading: open.reading });
    const rangeOf = async (filter: object) =>
      (await request(`/api/transactions?filter=${JSON.stringify(filter)}`)).headers.get('Content-Range');
    expect(await rangeOf({})).toBe('transactions 0-2/3');
    expect(await rangeOf({ q: 'jans' })).toBe('transactions 0-1/2');
  });

  it('has its statistics, its whole lists and what is grouped read by these threads, and no single record', async () => {
    const market_id = await aMarketAdvert(open.db);
    await anOrder(open.db, { customer_id: await aCustomer(open.db), created: '2026-11-16 10:00:00' });
    // The server's own database has none of these.
    const { request } = await createTestServer({ reading: open.reading });
    const answerOf = async (path: string) => (await request(path)).json();
    expect(await answerOf('/api/statistics?from=2026-11-16&to=2026-11-16')).toMatchObject([{ sold_orders: 1 }]);
    expect(await answerOf('/api/ordered_products')).toMatchObject([{ sku: 'SH-5', quantity: 1 }]);
    expect((await answerOf('/v2/dashboard/market/overview')).data).toMatchObject([{ market_id }]);
    expect((await request(`/v2/dashboard/market/overview/${market_id}`)).status).toBe(404);
  });

  it('is closed once a read that is under way has ended', async () => {
    const long = countingTo(3_000_000).execute(open.reading);
    // Asked later, answered by the other thread: the long one is under way.
    await countingTo(3).execute(open.reading);
    await open.reading.destroy();
    expect((await long).rows).toEqual([{ last: 3_000_000 }]);
  });

  it('is read after its threads could once not be started', async () => {
    vi.doMock('workerpool', () => ({
      pool: () => {
        throw new Error('no more threads');
      },
    }));
    onTestFinished(() => void vi.doUnmock('workerpool'));
    await expect(countingTo(3).execute(open.reading)).rejects.toThrow('no more threads');
    vi.doUnmock('workerpool');
    expect((await countingTo(3).execute(open.reading)).rows).toEqual([{ last: 3 }]);
  });

  it('that cannot be opened fails each read, and ends nothing else', async () => {
    renameSync(dataDir, `${dataDir}-elsewhere`);
    for (let nth = 0; nth < 3; nth += 1) await expect(countingTo(3).execute(open.reading)).rejects.toThrow('open');
    renameSync(`${dataDir}-elsewhere`, dataDir);
    expect((await countingTo(3).execute(open.reading)).rows).toEqual([{ last: 3 }]);
  });

  it('that is damaged says so as the server’s other reads do', async () => {
    await open.db.destroy();
    writeFileSync(join(dataDir, 'dashboard.db'), 'no database at all'.repeat(1_000));
    const fault = await countingTo(3).execute(open.reading).catch(storageFault);
    expect(fault).toMatch(/beschadigd/);
  });
});

it('a thread that cannot load SQLite, or ends, fails its query and nothing else', async () => {
  const module = join(aFolder(), 'sqlite.cjs');
  const reading = new Kysely<Database>({ dialect: readThreads({ path: ':memory:', module, threads: 2 }) });
  onTestFinished(() => reading.destroy());
  const read = async () => (await countingTo(3).execute(reading)).rows[0]?.last;
  for (const failed of await Promise.allSettled(Array.from({ length: 5 }, read)))
    expect(failed).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('sqlite.cjs') } });
  const sqliteThat = (prepares: string) =>
    writeFileSync(module, `exports.DatabaseSync = class { exec() {} prepare() { ${prepares} } };`);
  sqliteThat("setImmediate(() => { throw new Error('the end'); }); return { all: () => [] };");
  // Its answer may come before its end.
  await read().catch(() => undefined);
  sqliteThat('return { all: () => [{ last: 3 }] };');
  await expect.poll(() => read().catch(() => undefined)).toBe(3);
});

describe('PostgreSQL', leftOutIf(cannotUsePostgres), () => {
  it('answers others while two long reads are under way, and a third one waits', async () => {
    const { db, reading, close } = await testDatabase('postgres');
    onTestFinished(close);
    const order: string[] = [];
    const reads: Promise<unknown>[] = [];
    const KEY = 7;
    await db.transaction().execute(async (holding) => {
      await sql`select pg_advisory_xact_lock(${KEY})`.execute(holding);
      const long = sql`select pg_advisory_xact_lock_shared(${KEY})`;
      for (const read of [long, long, sql`select 1`]) reads.push(read.execute(reading).then(() => order.push('read')));
      for (let nth = 0; nth < 20; nth += 1) await sql`select 1`.execute(db).then(() => order.push('answered'));
    });
    await Promise.all(reads);
    expect(order).toEqual([...Array(20).fill('answered'), 'read', 'read', 'read']);
  });
});

it('a database in memory is read by the one connection that it has', async () => {
  const inMemory = await testDatabase('sqlite');
  onTestFinished(inMemory.close);
  expect(inMemory.reading).toBe(inMemory.db);
});
