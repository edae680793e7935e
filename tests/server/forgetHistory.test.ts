import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, it, onTestFinished, vi } from 'vitest';
import { restResources } from '../../server/api/index';
import { databaseFile, openDatabase } from '../../server/db/open';
import { completeSearchTexts } from '../../server/db/searchTexts';
import { loadSqlite } from '../../server/db/sqlite';
import { startBackend } from '../../server/start/backend';
import { firstStart } from '../../server/start/firstStart';
import { createLog } from '../../server/start/log';
import { readSettings } from '../../server/start/settings';
import { forgetHistory } from '../../server/writes/forgetHistory';
import { aMail, anAuditEntry, anOrder, aStaffMember } from '../support/builders';
import { aFolder } from '../support/folder';
import { createTestServer, eachEngine, MONDAY } from '../support/server';
import { testDatabase } from '../support/testDatabase';

const OLD = '2026-10-17 10:59:59';

it('goes at the start of a server, as its settings say', async () => {
  const dataDir = aFolder();
  /** Also while a server runs on it. */
  const left = () => {
    const { DatabaseSync } = loadSqlite();
    const file = new DatabaseSync(databaseFile(dataDir));
    const entries = file.prepare('select 1 from audit where created = ?').all(OLD).length;
    file.close();
    return entries;
  };
  const { db, close } = await openDatabase({ dataDir });
  // Someone worked the day before yesterday: the clock is right.
  for (const created of [OLD, '2026-12-22 09:00:00']) await anAuditEntry(db, { created, user_id: null });
  await close();
  const account = { ADMIN_USERNAME: 'beheer', ADMIN_PASSWORD: 'een lang wachtwoord' };
  const start = (environment: NodeJS.ProcessEnv) =>
    startBackend(readSettings({ DATA_DIR: dataDir, ...account, ...environment }), createLog('silent'));
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-24T10:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  await (await start({})).close();
  expect(left()).toBe(1);
  const server = await start({ HISTORY_DAYS: '30' });
  await expect.poll(left).toBe(0);
  await server.close();
});

it('is gone from the file of the embedded database too', async () => {
  const dataDir = aFolder();
  const isInFile = () => readFileSync(databaseFile(dataDir)).includes('Wasstraat Geheim');
  const first = await openDatabase({ dataDir });
  await anAuditEntry(first.db, { created: OLD, user_id: null, record_name: 'Wasstraat Geheim' });
  await first.close();
  expect(isInFile()).toBe(true);
  const { db, close } = await openDatabase({ dataDir });
  await forgetHistory(db, 30, MONDAY);
  await close();
  expect(isInFile()).toBe(false);
});

it('may lack who signed in: a start prints the demonstration’s sign-in only while that is valid', async () => {
  for (const [password, said] of [
    ['demo-wasstraat', ['Inloggen: demo / demo-wasstraat']],
    ['zeepsop-en-water', []],
  ] as const) {
    const open = await testDatabase('sqlite');
    onTestFinished(open.close);
    await aStaffMember(open.db, { username: 'demo', password });
    expect(await firstStart(open, readSettings({}), MONDAY)).toEqual(said);
  }
});

eachEngine('the history', (engine) => {
  it('goes after HISTORY_DAYS, with bulk changes and mails, out of the search too; what is younger stays', async () => {
    const { db } = await createTestServer({ engine });
    const orderno = await anOrder(db);
    const at = async (created: string) => {
      await anAuditEntry(db, { created });
      await aMail(db, { orderno, created });
      const run = {
        created,
        user_name: 'Sanne',
        resource: 'news',
        label: 'Shop',
        changed: 1,
        refused: 0,
        reverts: null,
      };
      const { run_id } = await db.insertInto('runs').values(run).returning('run_id').executeTakeFirstOrThrow();
      const row = { run_id, record_id: 1, record_name: 'Open', old: '{}', new: '{}', outcome: 'done', reason: '' };
      await db.insertInto('run_rows').values(row).execute();
    };
    // First of all, and later by a clock that ran ahead.
    await anAuditEntry(db, { created: '2027-11-16 11:00:00' });
    // More than go in one transaction.
    for (let entry = 0; entry < 600; entry += 1) await anAuditEntry(db, { created: OLD });
    await at(OLD);
    await at('2026-10-17 11:00:00');
    await completeSearchTexts(db, restResources);
    const left = async () => {
      const counts: Record<string, number> = {};
      for (const table of ['audit', 'runs', 'run_rows', 'outbox', 'search_texts']) {
        const { rows } = await sql`select * from ${sql.table(table)}`.execute(db);
        counts[table] = rows.length;
      }
      return counts;
    };
    const before = await left();
    expect(before).toMatchObject({ audit: 603, runs: 2, run_rows: 2, outbox: 2 });
    await forgetHistory(db, 31, MONDAY);
    expect(await left()).toEqual(before);
    // A server that stops meanwhile does the rest at its next start.
    const isStopped = vi.fn().mockReturnValueOnce(false).mockReturnValue(true);
    await forgetHistory(db, 30, MONDAY, isStopped);
    expect(await left()).toMatchObject({ audit: 103, runs: 2, outbox: 2 });
    await forgetHistory(db, 30, MONDAY);
    expect(await left()).toMatchObject({ audit: 2, runs: 1, run_rows: 1, outbox: 1 });
    const texts = db.selectFrom('search_texts').select('resource').where('resource', 'in', ['audit', 'runs', 'outbox']);
    expect(await texts.orderBy('resource').execute()).toEqual(
      ['audit', 'audit', 'outbox', 'runs'].map((resource) => ({ resource })),
    );
  });
});
