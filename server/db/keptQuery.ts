import type { Compilable, CompiledQuery, DialectAdapter } from 'kysely';
import type { Db } from './schema';

/** Stands in a query for a value that each use of it gives. */
class Slot {
  constructor(readonly name: string) {}
}

/**
 * A query of one row that is asked at every call: built and compiled at its first use for each engine, because that
 * takes longer than reading the row. `build` gets the named values as they are bound, so it may not compute with them.
 */
export const keptQuery = <Given extends Record<string, string | number>, Row>(
  names: readonly (keyof Given & string)[],
  build: (db: Db, given: Given) => Compilable<Row>,
): ((db: Db, given: Given) => Promise<Row | undefined>) => {
  // The cast is safe: Kysely binds any object as it is, and each slot is replaced before the query runs.
  const slots = Object.fromEntries(names.map((name) => [name, new Slot(name)])) as unknown as Given;
  const kept = new WeakMap<DialectAdapter, CompiledQuery<Row>>();
  return async (db, given) => {
    const { adapter } = db.getExecutor();
    const compiled = kept.get(adapter) ?? build(db, slots).compile();
    kept.set(adapter, compiled);
    const parameters = compiled.parameters.map((value) => (value instanceof Slot ? given[value.name] : value));
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows[0];
  };
};
