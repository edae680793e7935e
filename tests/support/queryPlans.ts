import { DefaultQueryExecutor, type Kysely } from 'kysely';
import { onTestFinished, vi } from 'vitest';
import { isPostgres } from '../../server/db/isPostgres';
import type { Database } from '../../server/db/schema';

interface QueryPlan {
  text: string;
  steps: string[];
}

/** How the database reads what this process asks from now on: each query that names the table, with the steps of its plan. */
export const queryPlans = (db: Kysely<Database>, table: string): (() => Promise<QueryPlan[]>) => {
  const executed = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery');
  onTestFinished(() => executed.mockRestore());
  return async () => {
    const queries = executed.mock.calls.map(([compiled]) => compiled).filter((one) => one.sql.includes(table));
    executed.mockClear();
    const plans: QueryPlan[] = [];
    for (const compiled of queries) {
      const sql = `${isPostgres(db) ? 'explain' : 'explain query plan'} ${compiled.sql}`;
      const { rows } = await db.executeQuery<{ detail: string } | { 'QUERY PLAN': string }>({ ...compiled, sql });
      const steps = rows.map((row) => ('detail' in row ? row.detail : row['QUERY PLAN']));
      plans.push({ text: compiled.sql, steps });
    }
    executed.mockClear();
    return plans;
  };
};
