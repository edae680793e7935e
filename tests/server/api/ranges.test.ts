import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { type Columns, listQuery } from '../../../server/api/listQuery';
import { PRICE_CASES, PRICE_TEXT_CASES, RANGE_CASES, RANGED } from '../../support/rangeCases';
import { eachEngine } from '../../support/server';
import { testDatabase } from '../../support/testDatabase';

const COLUMNS: Columns = { id: 'number', created: 'text', minimum: 'decimal', rating: 'number' };

/** In memory an empty filter lets everything through. */
const EMPTY_CASES: typeof PRICE_CASES = [
  [{ minimum: '' }, [5]],
  [{ minimum: ['', 9.5] }, [1, 5]],
  [{ minimum: [] }, []],
];

eachEngine('a filter by range or by price under /api', (engine) => {
  it('lets through what it lets through in memory', async () => {
    const { db, close } = await testDatabase(engine);
    const rows = RANGED.map(({ id, created, minimum, rating }) =>
      sql.join([sql.lit(id), sql.lit(created), sql.lit(minimum), sql`cast(${sql.lit(rating)} as integer)`]),
    );
    const from = sql`(
      select 0 as id, '' as created, '' as minimum, 0 as rating where 1 = 0
      union all select ${sql.join(rows, sql` union all select `)}) as ranged`;
    for (const [filter, ids] of [...RANGE_CASES, ...PRICE_CASES, ...PRICE_TEXT_CASES, ...EMPTY_CASES]) {
      const query = { filter: JSON.stringify(filter) };
      const { where } = listQuery(query, { columns: COLUMNS, key: 'id', search: () => undefined });
      const found = await sql<{ id: number }>`select id from ${from} where ${where} order by id`.execute(db);
      expect(
        found.rows.map(({ id }) => id),
        query.filter,
      ).toEqual(ids);
    }
    await close();
  });

  it('is refused on what is no column, and with a list of values', () => {
    const listed = { columns: COLUMNS, key: 'id', search: () => undefined };
    for (const filter of ['{"other_gte":1}', '{"_gte":1}', '{"rating_gte":[1]}'])
      expect(() => listQuery({ filter }, listed), filter).toThrow('onleesbaar');
  });
});
