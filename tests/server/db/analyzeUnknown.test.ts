import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { vacuumUnknown } from '../../../server/db/analyzeUnknown';
import { openDatabase } from '../../../server/db/open';
import type { Db } from '../../../server/db/schema';
import { completeSearchTexts, keepSearchText, type Searched } from '../../../server/db/searchTexts';
import { aCategory } from '../../support/builders';
import { leftOutIf } from '../../support/leftOut';
import { cannotUsePostgres, placeOf } from '../../support/testDatabase';

const onPostgres = async () => {
  const { db, close } = await openDatabase(await placeOf('postgres'));
  onTestFinished(close);
  return db;
};
const known = async (db: Db, table: string) => {
  const { rows } = await sql<{ reltuples: number; to_look_at: number }>`
    select reltuples, relpages - relallvisible as to_look_at from pg_class
    where relname = ${table} and relnamespace = current_schema()::regnamespace`.execute(db);
  return rows[0];
};

it(
  'what PostgreSQL has not looked at yet it counts by an index alone after a start',
  leftOutIf(cannotUsePostgres),
  async () => {
    const db = await onPostgres();
    await aCategory(db);
    await vacuumUnknown(db);
    expect(await known(db, 'categories')).toEqual({ reltuples: 1, to_look_at: 0 });
    // Also what it has looked at while there was little in it.
    await sql`
      insert into categories (shop_id, category_title, category_color, category_active, category_prio)
      select 1, 'Autoshampoo', '#2e7d32', 1, nth from generate_series(2, 1500) as nth`.execute(db);
    await vacuumUnknown(db);
    expect(await known(db, 'categories')).toEqual({ reltuples: 1500, to_look_at: 0 });
  },
);

const counted = (name: string, count: number): Searched => ({
  name,
  from: sql`(select generate_series(1, ${sql.lit(count)}) as id) as counts`,
  key: 'id',
  searched: ['id'],
});

it(
  'texts that are made by the thousand it counts meanwhile, also where it looked at the first of them',
  leftOutIf(cannotUsePostgres),
  async () => {
    const db = await onPostgres();
    const counts = counted('counts', 1500);
    await keepSearchText(db, counts, 1);
    await vacuumUnknown(db);
    expect((await known(db, 'search_texts'))?.reltuples).toBeLessThan(10);
    await completeSearchTexts(db, [counts]);
    expect((await known(db, 'search_texts'))?.reltuples).toBeGreaterThan(500);
  },
);

it(
  'texts are made all the same while another program keeps PostgreSQL from looking at them',
  leftOutIf(cannotUsePostgres),
  async () => {
    const db = await onPostgres();
    await db.transaction().execute(async (other) => {
      // As vacuumdb does, or an index that is made meanwhile.
      await sql`lock table search_texts in share update exclusive mode`.execute(other);
      await db.connection().execute(async (ours) => {
        await sql`set lock_timeout = '100ms'`.execute(ours);
        await completeSearchTexts(ours, [counted('counts', 3)]);
      });
    });
    const made = await db.selectFrom('search_texts').select('record_id').orderBy('record_id').execute();
    expect(made.map(({ record_id }) => record_id)).toEqual([1, 2, 3]);
  },
);
