import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { SESSION_LIMITS, startSession } from '../../../server/auth/sessions';
import { backUp } from '../../../server/backup/backUp';
import { backupCommand } from '../../../server/backup/command';
import { restore } from '../../../server/backup/restore';
import { databaseFile, type OpenDatabase, openDatabase } from '../../../server/db/open';
import type { Contents } from '../../../server/db/tables';
import { fillDemo } from '../../../server/demo/fill';
import { StartError } from '../../../server/lib/startError';
import { aCategory, anAuditEntry, aProduct, aScheduledPush, aStaffMember } from '../../support/builders';
import { everythingIn } from '../../support/contents';
import { aFolder } from '../../support/folder';
import { leftOutIf } from '../../support/leftOut';
import { cannotMount, smallDisk } from '../../support/mounts';
import { MONDAY } from '../../support/server';

/** A backup of the embedded database, made while it is written to, and put back. */

const opened = async (dataDir: string): Promise<OpenDatabase> => {
  const open = await openDatabase({ dataDir });
  onTestFinished(open.close);
  return open;
};

const npm = (DATA_DIR: string, ...args: string[]) =>
  promisify(execFile)('npm', ['run', '--silent', ...args], { env: { ...process.env, DATA_DIR } });

/** The demonstration data, and a backup of it. */
const kept = mkdtempSync(join(tmpdir(), 'dashboard-test-'));
const live = join(kept, 'live');
const file = join(kept, 'maandag.backup');
let before: Record<string, Contents>;
beforeAll(async () => {
  const open = await openDatabase({ dataDir: live });
  await fillDemo(open, { scale: 0.1, seed: 'wasstraat', replace: false }, MONDAY);
  before = await everythingIn(open);
  await open.close();
  await backUp(live, file);
});
afterAll(() => rmSync(kept, { recursive: true, force: true }));

describe('a backup', () => {
  test('put back is equal row by row, and nobody else can read it', async () => {
    const dataDir = join(aFolder(), 'new');
    await restore(dataDir, file);
    expect(Object.values(before).reduce((sum, { rows }) => sum + rows, 0)).toBeGreaterThan(2000);
    expect(await everythingIn(await opened(dataDir))).toEqual(before);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(kept).sort()).toEqual(['live', 'maandag.backup']);
    expect(readdirSync(dataDir)).not.toContain('restoring');
  });

  test('put back signs nobody in, and sends no scheduled push again that came due since', async () => {
    const dataDir = aFolder();
    const open = await openDatabase({ dataDir });
    const user_id = await aStaffMember(open.db);
    await startSession(open.db, user_id, MONDAY, SESSION_LIMITS);
    for (const send_at of ['2026-11-16 10:15:00', '2026-11-16 11:00:00'])
      await aScheduledPush(open.db, { user_id, send_at });
    await open.close();
    const target = join(dataDir, 'x.backup');
    await backUp(dataDir, target);
    const restored = join(dataDir, 'restored');
    await restore(restored, target, new Date(MONDAY.getTime() + 50 * 60_000));
    const { db } = await opened(restored);
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('scheduled_pushes').select(['send_at', 'state']).orderBy('send_at').execute()).toEqual([
      { send_at: '2026-11-16 10:15:00', state: 'missed' },
      { send_at: '2026-11-16 11:00:00', state: 'waiting' },
    ]);
  });

  test('put back gives no id or version again that was given out after it was made', async () => {
    const dataDir = aFolder();
    /** The ids of a new category and product, and the version that a new entry gives. */
    const made = async (folder: string): Promise<number[]> => {
      const open = await openDatabase({ dataDir: folder });
      const category = await aCategory(open.db);
      const product = await aProduct(open.db);
      await anAuditEntry(open.db, { user_id: await aStaffMember(open.db) });
      const { version } = await open.db
        .selectFrom('audit')
        .select((eb) => eb.fn.max('audit_id').as('version'))
        .executeTakeFirstOrThrow();
      await open.close();
      return [category, product, version];
    };
    const first = await openDatabase({ dataDir });
    await aCategory(first.db);
    await first.close();
    const target = join(dataDir, 'x.backup');
    await backUp(dataDir, target);
    const since = await made(dataDir);
    const restored = join(dataDir, 'restored');
    await restore(restored, target);
    const after = await made(restored);
    for (const [nth, id] of since.entries()) expect(after[nth]).toBeGreaterThan(id);
  });

  test('goes back to the root of a disk of its own, where the system keeps a folder', async () => {
    const dataDir = aFolder();
    mkdirSync(join(dataDir, 'lost+found'));
    await restore(dataDir, file);
    expect(await everythingIn(await opened(dataDir))).toEqual(before);
  });

  test('is made while the server writes, and holds whole writes up to one moment', async () => {
    const dataDir = aFolder();
    const { db, close } = await openDatabase({ dataDir });
    const category_id = await aCategory(db);
    const writing = { on: true, done: 0 };
    const write = () =>
      db
        .transaction()
        .execute((trx) =>
          aProduct(trx, { main_title: String(writing.done + 1), categories: [{ category_id }, { category_id }] }),
        );
    await write();
    writing.done += 1;
    const target = join(aFolder(), 'terwijl.backup');
    const backup = npm(dataDir, 'backup', '--', target).finally(() => {
      writing.on = false;
    });
    while (writing.on) {
      await write();
      writing.done += 1;
      // Lets the other process speak.
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect((await backup).stdout).toContain(target);
    await close();
    expect(writing.done).toBeGreaterThan(10);

    const restored = join(aFolder(), 'restored');
    expect((await npm(restored, 'restore', '--', target)).stdout).toContain('is teruggezet');
    const copy = await opened(restored);
    const titles = await copy.db.selectFrom('products').select('main_title').orderBy('product_id').execute();
    expect(titles.length).toBeGreaterThan(0);
    expect(titles.length).toBeLessThanOrEqual(writing.done);
    expect(titles.map(({ main_title }) => main_title)).toEqual(titles.map((_, index) => String(index + 1)));
    expect((await everythingIn(copy)).product_categories?.rows).toBe(2 * titles.length);
  });

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'that is ended by %s leaves no copy of the database',
    async (signal) => {
      const folder = aFolder();
      const args = ['scripts/run.mjs', 'server/backup/main.ts', 'backup', join(folder, 'x')];
      const making = spawn(process.execPath, args, { env: { ...process.env, DATA_DIR: live }, stdio: 'ignore' });
      const ended = once(making, 'exit');
      const watcher = watch(folder, () => making.kill(signal));
      await ended;
      watcher.close();
      expect(readdirSync(folder).filter((name) => name !== 'x')).toEqual([]);
    },
  );

  test.each([
    ['V2_API_URL', 'http://127.0.0.1:1'],
    ['DATABASE_URL', 'postgres://nobody@127.0.0.1:1/nothing'],
  ])('of what lies in DATA_DIR is refused where %s says that the data are elsewhere', async (name, url) => {
    const made = backupCommand(['backup', join(kept, 'elders.backup')], { DATA_DIR: live, [name]: url });
    await expect(made).rejects.toThrow(`${name} is gezet`);
    expect(existsSync(join(kept, 'elders.backup'))).toBe(false);
  });
  test('to --help is refused with how it is asked for', async () => {
    await expect(backupCommand(['backup', '--help'], { DATA_DIR: live })).rejects.toThrow(/npm run backup -- BESTAND/);
    expect(existsSync('--help')).toBe(false);
  });

  test('is never written over another file, nor made of nothing', async () => {
    await expect(backUp(live, file)).rejects.toThrow(/bestaat al/);
    const nothing = aFolder();
    await expect(backUp(nothing, join(nothing, 'x'))).rejects.toThrow(/geen database/);
    expect(readdirSync(nothing)).toEqual([]);
  });

  test('of what may not be read, or putting that back, is told with the reason: not as if it were not there', async () => {
    const notAFolder = join(aFolder(), 'foto');
    writeFileSync(notAFolder, '');
    const unreadable = [() => backUp(notAFolder, join(kept, 'x')), () => restore(aFolder(), join(notAFolder, 'x'))];
    for (const refused of unreadable) {
      const said = await refused().catch((error: unknown) => error);
      expect(said).toBeInstanceOf(StartError);
      expect(String(said)).toMatch(/kan niet worden gelezen .*ENOTDIR/);
    }
  });
});

describe('putting back', () => {
  /** What is refused leaves an empty folder empty, and the live data as they are. */
  const refused = async (damaged: Uint8Array, why: RegExp) => {
    const folder = aFolder();
    const bad = join(folder, 'bad');
    writeFileSync(bad, damaged);
    const dataDir = join(folder, 'data');
    const restoring = restore(dataDir, bad);
    await expect(restoring).rejects.toThrow(StartError);
    await expect(restoring).rejects.toThrow(why);
    expect(readdirSync(dataDir).filter((name) => name !== 'lock.db')).toEqual([]);
    await restore(dataDir, file);
    expect(existsSync(databaseFile(dataDir))).toBe(true);
  };

  test('refuses a file that was cut short or of which any byte changed', async () => {
    const whole = readFileSync(file);
    await refused(whole.subarray(0, whole.length - 1), /beschadigd/);
    await refused(whole.subarray(0, whole.length / 2), /beschadigd/);
    await refused(new Uint8Array(), /beschadigd/);
    for (let place = 0.05; place < 1; place += 0.15) {
      const changed = Buffer.from(whole);
      const at = Math.floor(whole.length * place);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      await refused(changed, /beschadigd/);
    }
  });

  test('refuses what was damaged before it was packed, and what refers to nothing', async () => {
    const damaged = readFileSync(databaseFile(live));
    damaged.fill(0xa5, damaged.length / 2, damaged.length / 2 + 8192);
    await refused(gzipSync(damaged), /is beschadigd/);

    const dataDir = aFolder();
    const { db, close } = await openDatabase({ dataDir });
    await sql`pragma foreign_keys = off`.execute(db);
    await sql`insert into customer_shops values (7, 1)`.execute(db);
    await close();
    await refused(gzipSync(readFileSync(databaseFile(dataDir))), /customer_shops verwijst naar iets dat er niet is/);
    await expect(backUp(dataDir, join(dataDir, 'x'))).rejects.toThrow(/customer_shops/);
  });

  test('refuses a newer version, another database and something else', async () => {
    const dataDir = aFolder();
    const { db, close } = await openDatabase({ dataDir });
    await sql`insert into kysely_migration (name, timestamp) values ('999_future', '2030-01-01')`.execute(db);
    await close();
    await refused(gzipSync(readFileSync(databaseFile(dataDir))), /nieuwere versie.*999_future/);
    await refused(gzipSync(''), /\/bad is geen database van dit programma/);
    await refused(gzipSync('Dit is een boodschappenlijst. '.repeat(100)), /not a database/);
    await refused(Buffer.from('Dit is een boodschappenlijst.'), /geen back-up/);
  });

  test('says in words that the folder cannot be made', async () => {
    const notAFolder = join(aFolder(), 'foto');
    writeFileSync(notAFolder, '');
    for (const dataDir of [notAFolder, join(notAFolder, 'data')]) {
      const restoring = restore(dataDir, file);
      await expect(restoring).rejects.toThrow(StartError);
      await expect(restoring).rejects.toThrow(/niet teruggezet/);
    }
  });

  test('that was killed keeps a server from starting as if new; once put back, its copy is gone', async () => {
    const dataDir = aFolder();
    const workplace = join(dataDir, 'restoring');
    const halfUnpacked = () => {
      mkdirSync(workplace);
      writeFileSync(join(workplace, 'copy.db'), 'Half');
    };
    halfUnpacked();
    const opening = openDatabase({ dataDir });
    await expect(opening).rejects.toThrow(StartError);
    await expect(opening).rejects.toThrow(/afgebroken/);
    expect(existsSync(databaseFile(dataDir))).toBe(false);

    await restore(dataDir, file);
    // Killed after the database was in its place.
    halfUnpacked();
    expect(await everythingIn(await opened(dataDir))).toEqual(before);
    expect(existsSync(workplace)).toBe(false);
  });

  test('leaves live data alone: not into a folder with anything in it, nor under a server', async () => {
    const folder = aFolder();
    writeFileSync(join(folder, 'vakantiefoto'), '');
    await expect(restore(folder, file)).rejects.toThrow(/niet leeg/);
    expect(readdirSync(folder)).toEqual(['vakantiefoto']);

    await expect(restore(live, file)).rejects.toThrow(/niet leeg/);
    const running = await openDatabase({ dataDir: live });
    await expect(restore(live, file)).rejects.toThrow(/al in gebruik/);
    expect(await everythingIn(running)).toEqual(before);
    await running.close();
    await expect(restore(aFolder(), join(folder, 'niets'))).rejects.toThrow(/bestaat niet/);
  });
});

test(
  'a backup that cannot be written says so in one line, and leaves nothing behind',
  leftOutIf(cannotMount),
  async () => {
    const disk = smallDisk(1);
    onTestFinished(disk.remove);
    for (const [to, why] of [
      [join(disk.folder, 'vol.backup'), /ENOSPC|disk is full|full/],
      [join(live, 'geen-map', 'x.backup'), /ENOENT/],
    ] as const) {
      const failed = await backUp(live, to).catch((error: unknown) => error);
      expect(failed).toBeInstanceOf(StartError);
      expect(String(failed)).toMatch(/De back-up is niet gemaakt/);
      expect(String(failed)).toMatch(why);
    }
    expect(readdirSync(disk.folder)).toEqual([]);
  },
);

test(
  'on a disk that is too full to check the copy, neither the database nor the backup is called damaged',
  leftOutIf(cannotMount),
  async () => {
    const unpacked = gunzipSync(readFileSync(file)).length;
    for (const [done, work] of [
      ['gemaakt', (disk: string) => backUp(live, join(disk, 'x.backup'))],
      ['teruggezet', (disk: string) => restore(join(disk, 'data'), file)],
    ] as const) {
      for (const spare of [0, 8192, 16384]) {
        const disk = smallDisk((unpacked + spare) / 2 ** 20);
        onTestFinished(disk.remove);
        const failed = await work(disk.folder).catch((error: unknown) => error);
        expect(failed).toBeInstanceOf(StartError);
        expect(String(failed)).toMatch(new RegExp(`De back-up is niet ${done} .*(full|I/O|vtable|unable to open)`));
      }
    }
  },
);
