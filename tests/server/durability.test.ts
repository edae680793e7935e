import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { databaseFile } from '../../server/db/open';
import { loadSqlite } from '../../server/db/sqlite';
import { startBackend } from '../../server/start/backend';
import { createLog } from '../../server/start/log';
import { readSettings } from '../../server/start/settings';
import { aFolder } from '../support/folder';
import { leftOutIf } from '../support/leftOut';
import { WHOLE_MATRIX } from '../support/line';
import { cannotMount, diskIn, formatDisk } from '../support/mounts';
import { ADMIN, type ServerProcess, startServer } from '../support/serverProcess';
import { type Asked, call, expectWhole, type Prepared, prepare, writeOn } from '../support/writers';

/** What the server has acknowledged is there once, whatever ended it: killed, or without power. */

/** In `npm run matrix` more of them. */
const [KILL_ROUNDS, POWER_CUT_ROUNDS] = WHOLE_MATRIX ? [20, 10] : [8, 4];
const WRITERS = 4;
/** So many writes are acknowledged before the end comes, in the middle of others. */
const WRITES_LEAST = 20;

const start = (settings: Record<string, string>): ServerProcess => {
  const started = startServer(settings);
  onTestFinished(() => void started.server.kill('SIGKILL'));
  return started;
};

/** What was sent, and what the server said it had. */
let asked: Asked;
beforeEach(() => {
  asked = { titles: new Set(), acknowledged: new Set() };
});

/** Starts on what is there, and is of use again. */
const upAgain = async (dataDir: string, prepared: Prepared) => {
  const started = start({ DATA_DIR: dataDir });
  const url = await started.listening;
  const answer = await call(url, prepared, '/v2/dashboard/product/overview').catch(() => undefined);
  expect(answer?.status, started.complained()).toBe(200);
  return { ...started, url };
};

/** One round: starts, finds everything, writes from several sides, and ends it in the middle of that. */
const round = async (dataDir: string, prepared: Prepared, nth: number, end: (started: ServerProcess) => unknown) => {
  const started = await upAgain(dataDir, prepared);
  expectWhole(dataDir, asked);
  const before = asked.acknowledged.size;
  const writing = Array.from({ length: WRITERS }, (_, writer) =>
    writeOn(started.url, prepared, asked, `ronde ${nth}, schrijver ${writer}`),
  );
  await expect.poll(() => asked.acknowledged.size - before, { interval: 5 }).toBeGreaterThan(WRITES_LEAST);
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 30));
  end(started);
  await started.ended;
  await Promise.all(writing);
};

const tell = (what: string, rounds: number) =>
  process.stdout.write(
    `${what}, ${rounds} rounds: ${asked.acknowledged.size} acknowledged writes, 0 lost, 0 doubled\n`,
  );

test('killed in the middle of concurrent writes, round after round, it loses none that it acknowledged and doubles none', async () => {
  const dataDir = aFolder();
  const prepared = await prepare(dataDir);
  for (let nth = 1; nth <= KILL_ROUNDS; nth += 1)
    await round(dataDir, prepared, nth, ({ server }) => server.kill('SIGKILL'));
  await upAgain(dataDir, prepared);
  expectWhole(dataDir, asked);
  tell('kill -9', KILL_ROUNDS);
});

test('in a power cut, round after round, it loses none that it acknowledged', leftOutIf(cannotMount), async () => {
  const images = aFolder();
  const imageOf = (nth: number) => join(images, `disk-${nth}`);
  formatDisk(imageOf(0), 64);
  const mountRound = (nth: number) => {
    const disk = diskIn(imageOf(nth));
    let mounted = true;
    const remove = () => {
      if (mounted) disk.remove();
      mounted = false;
    };
    onTestFinished(remove);
    return { dataDir: join(disk.folder, 'data'), remove };
  };
  const first = mountRound(0);
  const prepared = await prepare(first.dataDir);
  first.remove();
  for (let nth = 0; nth < POWER_CUT_ROUNDS; nth += 1) {
    const disk = mountRound(nth);
    const cut = ({ server }: ServerProcess) => {
      server.kill('SIGKILL');
      // What the disk holds at this moment is all that the next round finds.
      copyFileSync(imageOf(nth), imageOf(nth + 1));
    };
    await round(disk.dataDir, prepared, nth, cut);
    disk.remove();
  }
  const last = mountRound(POWER_CUT_ROUNDS);
  await upAgain(last.dataDir, prepared);
  expectWhole(last.dataDir, asked);
  tell('power cut', POWER_CUT_ROUNDS);
});

test('a first start that is killed at any moment leaves no tables or all of them, and the next start succeeds', async () => {
  const tablesIn = (dataDir: string) => {
    const { DatabaseSync } = loadSqlite();
    const database = new DatabaseSync(databaseFile(dataDir));
    const tables = database
      .prepare(
        "select name from sqlite_schema where type = 'table' and name not like 'kysely%' and name not like 'sqlite%'",
      )
      .all().length;
    database.close();
    return tables;
  };
  const found: number[] = [];
  let dataDir = '';
  for (let afterMs = 0; afterMs <= 60; afterMs += 12) {
    dataDir = aFolder();
    const { server, ended } = start({ DATA_DIR: dataDir, ...ADMIN });
    await expect.poll(() => existsSync(databaseFile(dataDir)), { interval: 1 }).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, afterMs));
    server.kill('SIGKILL');
    await ended;
    found.push(tablesIn(dataDir));
    // In this process: it costs a tenth of one of its own.
    const next = await startBackend(readSettings({ DATA_DIR: dataDir, ...ADMIN }), createLog('silent'));
    expect((await next.app.request('/readyz')).status).toBe(200);
    await next.stopWork();
    await next.close();
  }
  const all = tablesIn(dataDir);
  expect(all).toBeGreaterThan(20);
  expect(found.filter((tables) => tables !== 0 && tables !== all)).toEqual([]);
});
