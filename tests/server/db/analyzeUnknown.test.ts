import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { analyzeUnknown } from '../../../server/db/analyzeUnknown';
import { openDatabase } from '../../../server/db/open';
import { aCategory } from '../../support/builders';
import { leftOutIf } from '../../support/leftOut';
import { cannotUsePostgres, placeOf } from '../../support/testDatabase';

it(
  'what PostgreSQL has not looked at yet it counts by an index alone after a start',
  leftOutIf(cannotUsePostgres),
  async () => {
    const { db, close } = await openDatabase(await placeOf('postgres'));
    onTestFinished(close);
    await aCategory(db);
    await analyzeUnknown(db);
    const { rows } = await sql`
    select reltuples, relpages - relallvisible as to_look_at from pg_class
    where relname = 'categories' and relnamespace = current_schema()::regnamespace`.execute(db);
    expect(rows).toEqual([{ reltuples: 1, to_look_at: 0 }]);
  },
);
