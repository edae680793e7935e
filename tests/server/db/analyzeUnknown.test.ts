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

it(
  'texts that are made by the thousand it counts meanwhile, also where it looked at the first of them',
  leftOutIf(cannotUsePostgres),
  async () => {
    const db = await onPostgres();
    const counts: Searched = {
      name: 'counts',
      from: sql`(select generate_series(1, 1500) as id) as counts`,
      key: 'id',
      searched: ['id'],
    };
    await keepSearchText(db, counts, 1);
    await vacuumUnknown(db);
    expect((await known(db, 'search_texts'))?.reltuples).toBeLessThan(10);
    await completeSearchTexts(db, [counts]);
    expect((await known(db, 'search_texts'))?.reltuples).toBeGreaterThan(500);
  },
);
