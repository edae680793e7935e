import { createHash } from 'node:crypto';
import { DefaultQueryExecutor, sql } from 'kysely';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { storeImage, storeImages } from '../../server/images/imageStore';
import { SHOWN_BY, sweepImages } from '../../server/images/imageSweep';
import { localMoment } from '../../server/lib/moment';
import { startDailyRound } from '../../server/start/dailyRound';
import { BIN_KEPT_MS, forgetOld } from '../../server/writes/bin/bin';
import { endpoints } from '../../src/v2/endpoints';
import {
  aBinEntry,
  aCategory,
  aMarketAdvert,
  aNewsMessage,
  anAuditEntry,
  aProduct,
  aSubcategory,
} from '../support/builders';
import { aPng, dataUrlOf } from '../support/pictures';
import { createTestServer, eachEngine, MONDAY, type TestServer } from '../support/server';
import { isLockWaitedFor } from '../support/testDatabase';

const picture = (seed: number) => aPng({ seed });
const shaOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const later = (ms: number) => new Date(MONDAY.getTime() + ms);

it('every column of the database that refers to a picture is known as one that may show it', async () => {
  const { db } = await createTestServer();
  const { rows } = await sql<{ owner: string; column: string }>`
    select owners.name as owner, reference."from" as "column"
    from sqlite_schema as owners, pragma_foreign_key_list(owners.name) as reference
    where reference."table" = 'images'`.execute(db);
  expect(rows.map(({ owner, column }) => `${owner}.${column}`).sort()).toEqual(
    SHOWN_BY.map(([owner, column]) => `${owner}.${column}`).sort(),
  );
});

eachEngine('pictures that nothing shows', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await createTestServer({ engine });
  });

  const kept = async () =>
    (await server.db.selectFrom('images').select('sha256').execute()).map(({ sha256 }) => sha256).sort();
  const sweep = (at: Date) => sweepImages(server.db, at);
  const store = (...seeds: number[]) => storeImages(server.db, seeds.map(picture));
  const replace = (id: number, seed: number) =>
    server.client.call(endpoints.products.updateImage, {
      params: { id },
      body: { main_image: dataUrlOf(picture(seed)) },
    });

  /** PostgreSQL says that someone waits for a row; on SQLite all wait for the one connection. */
  const isWaiting = async () => engine === 'sqlite' || isLockWaitedFor(server.db);

  it('go, however many; what any record shows stays', async () => {
    const orphans = await store(...Array.from({ length: 45 }, (_, index) => 100 + index));
    const shown = await store(1, 2, 3, 4, 5, 6, 7);
    const [category_image = '', subcategory_image = '', product = '', main_image = '', image_1 = ''] = shown;
    const [image_2 = '', image = ''] = shown.slice(5);
    await aCategory(server.db, { category_image });
    await aSubcategory(server.db, { subcategory_image });
    await aProduct(server.db, { main_image: product });
    await aMarketAdvert(server.db, { main_image });
    await aMarketAdvert(server.db, { image_1 });
    await aMarketAdvert(server.db, { image_2 });
    await aNewsMessage(server.db, { image });
    expect(await kept()).toHaveLength(52);
    expect(await sweepImages(server.db, MONDAY)).toBe(orphans.length);
    expect(await kept()).toEqual(shown.toSorted());
    expect(await sweepImages(server.db, MONDAY)).toBe(0);
  });

  it('go in pieces, between which others are answered, and the history is read once a piece', async () => {
    const events: string[] = [];
    const seeds = Array.from({ length: 45 }, (_, index) => 100 + index);
    await store(...seeds);
    setImmediate(() => events.push('another call'));
    await sweep(MONDAY).then(() => events.push('swept'));
    expect(events).toEqual(['another call', 'swept']);
    await store(...seeds);
    await anAuditEntry(server.db, {
      created: '2026-11-16 09:00:00',
      changes: JSON.stringify({ main_image: seeds.map((seed) => shaOf(picture(seed))) }),
    });
    const executed = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery');
    onTestFinished(() => executed.mockRestore());
    expect(await sweep(MONDAY)).toBe(0);
    expect(executed.mock.calls.filter(([{ sql: text }]) => text.includes('"audit"'))).toHaveLength(1);
    expect(await kept()).toHaveLength(seeds.length);
  });

  it('stay while the bin can put them back; it is read a few entries at a time, between which others are answered', async () => {
    const seeds = Array.from({ length: 12 }, (_, index) => 100 + index);
    for (const sha256 of await store(...seeds))
      await aBinEntry(server.db, { created: '2026-11-16 09:00:00', contents: JSON.stringify({ main_image: sha256 }) });
    const executed = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery');
    const yielded = vi.spyOn(globalThis, 'setImmediate');
    onTestFinished(() => {
      vi.restoreAllMocks();
    });
    expect(await sweep(MONDAY)).toBe(0);
    expect(executed.mock.calls.filter(([{ sql: text }]) => text.includes('"contents"'))).toHaveLength(3);
    // Once after the sweep, too.
    expect(yielded).toHaveBeenCalledTimes(4);
    expect(await kept()).toHaveLength(seeds.length);
  });

  it('stay thirty days after they were replaced or their record was deleted, for the history to put back', async () => {
    const id = await aProduct(server.db);
    for (const seed of [1, 2]) await replace(id, seed);
    await server.client.call(endpoints.products.delete, { params: { id } });
    expect(await sweepImages(server.db, later(BIN_KEPT_MS - 60_000))).toBe(0);
    expect(await kept()).toEqual([1, 2].map((seed) => shaOf(picture(seed))).sort());
    expect(await sweepImages(server.db, later(BIN_KEPT_MS + 60_000))).toBe(2);
    expect(await kept()).toEqual([]);
  });

  it('stay when a record is about to show them: the sweep passes by, and the picture is there', async () => {
    const [sha256 = ''] = await store(1);
    const id = await aProduct(server.db);
    let sweeping: Promise<number> | undefined;
    await server.db.transaction().execute(async (transaction) => {
      const main_image = await storeImage(transaction, dataUrlOf(picture(1)), 'main_image');
      sweeping = sweepImages(server.db, MONDAY);
      // What is held by another is passed by at once; SQLite waits for the one who writes.
      if (engine === 'postgres') await sweeping;
      await transaction.updateTable('products').set({ main_image }).where('product_id', '=', id).execute();
    });
    expect(await sweeping).toBe(0);
    expect(await kept()).toEqual([sha256]);
  });

  it('come back when they are uploaded while they are being taken away', async () => {
    await store(1);
    const id = await aProduct(server.db);
    let uploading: Promise<unknown> | undefined;
    await server.db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('images').execute();
      uploading = replace(id, 1);
      await expect.poll(isWaiting).toBe(true);
    });
    await uploading;
    const { main_image } = await server.client.call(endpoints.products.one, { params: { id } });
    expect((await server.app.request(String(main_image))).status).toBe(200);
  });

  it('go at the start and every day, and a failing database stops neither the server nor the next day', async () => {
    await store(1);
    const log = { error: vi.fn(), info: vi.fn() };
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const round = startDailyRound({ db: server.db, works: { sweep }, now: () => MONDAY, log });
      await expect.poll(kept).toEqual([]);
      await server.db.schema.alterTable('news').renameTo('news_gone').execute();
      vi.advanceTimersByTime(24 * 60 * 60_000);
      await expect.poll(() => log.error).toHaveBeenCalledOnce();
      await server.db.schema.alterTable('news_gone').renameTo('news').execute();
      await store(2);
      vi.advanceTimersByTime(24 * 60 * 60_000);
      await expect.poll(kept).toEqual([]);
      await round.stop();
      expect(log.info).toHaveBeenCalledTimes(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it('stay at a start whose clock runs far ahead of the history, and go a day later when that was right', async () => {
    const log = { error: vi.fn(), info: vi.fn() };
    await store(1);
    await anAuditEntry(server.db, { created: '2026-11-16 09:00:00' });
    // What the wrong clock has written itself says nothing of it.
    await anAuditEntry(server.db, { created: localMoment(later(60 * 24 * 60 * 60_000).getTime() - 60_000) });
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const settings = { db: server.db, now: () => later(60 * 24 * 60 * 60_000), log };
      const forget = vi.fn(async () => 0);
      const round = startDailyRound({ ...settings, works: { forget, sweep } });
      await expect.poll(() => log.info).toHaveBeenCalledOnce();
      expect(await kept()).toHaveLength(1);
      expect(forget).not.toHaveBeenCalled();
      vi.advanceTimersByTime(24 * 60 * 60_000);
      await expect.poll(kept).toEqual([]);
      expect(forget).toHaveBeenCalledOnce();
      await round.stop();
    } finally {
      vi.useRealTimers();
    }
  });

  it('go together with what the bin can then not put back any more, also when nothing else is deleted', async () => {
    const log = { error: vi.fn(), info: vi.fn() };
    const id = await aProduct(server.db);
    await replace(id, 1);
    await server.client.call(endpoints.products.delete, { params: { id } });
    const inBin = () => server.db.selectFrom('bin').select('record_id').execute();
    expect(await inBin()).toHaveLength(1);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      let age = BIN_KEPT_MS - 60_000;
      const now = vi.fn(() => later(age));
      const forget = (at: Date) => forgetOld(server.db, at);
      const round = startDailyRound({ db: server.db, works: { forget, sweep }, now, log });
      // A round asks it once, so that the first one has its answer.
      await expect.poll(() => now).toHaveBeenCalledOnce();
      age = BIN_KEPT_MS + 60_000;
      vi.advanceTimersByTime(24 * 60 * 60_000);
      await expect.poll(async () => [await kept(), await inBin()]).toEqual([[], []]);
      await round.stop();
    } finally {
      vi.useRealTimers();
    }
  });
});
