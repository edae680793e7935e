import { sql } from 'kysely';
import {
  type CarriedOut,
  checkedValues,
  type Outcome,
  RUN_FIELDS,
  type RunResource,
  type RunRow,
  sameValues,
  type Values,
} from '../../../src/v2/entities/run';
import type { Db } from '../../db/schema';
import { groupedBy } from '../../lib/groupedBy';
import { piecesOf, yieldToEventLoop } from '../../lib/inPieces';
import { recordUpdates } from '../../writes/audit/record';
import { readRecords, type Subject, subjectOf } from '../../writes/audit/subjects';
import { type RunOf, TARGETS } from './targets';

interface Run extends RunOf {
  resource: RunResource;
  rows: readonly RunRow[];
}

/** Rows in one query. Between them other calls are answered, but on SQLite no write: those wait for the one connection. */
const AT_ONCE = 50;

const pick = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

interface Write {
  id: number;
  values: Values;
  /** Of its own row. */
  columns: Values;
}

/** Most runs give all rows the same values: those are one statement. */
const updateRows = async (db: Db, { table, key }: Subject, writes: readonly Write[]): Promise<void> => {
  for (const alike of groupedBy(writes, ({ columns }) => JSON.stringify(columns)).values()) {
    const set = Object.entries(alike[0]?.columns ?? {}).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
    if (set.length > 0)
      await sql`
        update ${sql.table(table)} set ${sql.join(set)}
        where ${sql.ref(key)} in (${sql.join(alike.map(({ id }) => id))})`.execute(db);
  }
};

/**
 * Changes the records that still are what the user saw, each recorded in the history like a save of its form. Leaves the
 * others alone, and says why. Call it in a transaction.
 */
export const carryOutRun = async (db: Db, run: Run): Promise<CarriedOut[]> => {
  const fields = RUN_FIELDS[run.resource];
  const { read, columns = (values) => values, writeBeside, faults, keep, companions = {} } = TARGETS[run.resource];
  const checkedOf = ({ new: wanted }: RunRow) => (run.isRevert ? { values: wanted } : checkedValues(fields, wanted));
  const valid = run.rows.map(checkedOf).flatMap((checked) => ('values' in checked ? [checked.values] : []));
  const faultOf = await faults?.(db, valid);
  const subject = subjectOf(run.resource);

  /** What no run may change is not kept: it may be a password. */
  const known = (values: Values): Values =>
    Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(fields, name)));

  const decisionOn = (row: RunRow, stored?: Values): { outcome: Outcome; reason?: string; values?: Values } => {
    if (!stored) return { outcome: 'gone' };
    // First, so that no answer tells what stands in a field that a run may not change.
    const checked = checkedOf(row);
    if ('refused' in checked) return { outcome: 'refused', reason: checked.refused };
    const names = Object.keys(row.new);
    if (sameValues(fields, stored, row.new, names)) return { outcome: 'same' };
    if (!sameValues(fields, stored, row.old, names)) return { outcome: 'changed' };
    const reason = faultOf?.(checked.values, stored);
    return reason ? { outcome: 'refused', reason } : { outcome: 'done', values: checked.values };
  };

  const readById = async (ids: readonly number[]): Promise<Map<number, Values>> =>
    new Map(ids.length === 0 ? [] : (await read(db, ids)).map((values) => [Number(values[subject.key]), values]));

  const carryOut = async (rows: readonly RunRow[]): Promise<CarriedOut[]> => {
    const ids = rows.map(({ id }) => id);
    // Held, so that nobody changes them between the comparison and the write.
    const records = await readRecords(db, subject, ids, 'change');
    const before = await readById([...records.keys()]);
    const writes: Write[] = [];
    const results = rows.map((row): CarriedOut => {
      const { id, old, new: wanted } = row;
      const stored = before.get(id);
      const { values, reason = '', outcome } = decisionOn(row, stored);
      if (stored && values) writes.push({ id, values, columns: columns(values, stored, run) });
      const record_name = String(records.get(id)?.[subject.name] ?? '');
      return { record_id: id, record_name, old: known(old), new: known(wanted), outcome, reason };
    });
    await updateRows(db, subject, writes);
    for (const { id, values } of writes) await writeBeside?.(db, id, values, run);

    const written = writes.map(({ id }) => id);
    await recordUpdates(db, run, new Map([...records].filter(([id]) => written.includes(id))));
    const kept = writes.filter((row) => keep?.fields.some((field) => field in row.columns)).map(({ id }) => id);
    await keep?.of(db, kept);
    const after = await readById(written);
    return results.map((result) => {
      if (result.outcome !== 'done') return result;
      const names = Object.keys(result.new);
      const changed = [...names, ...names.flatMap((name) => companions[name] ?? [])];
      const changedIn = (values: Map<number, Values>) => pick(values.get(result.record_id) ?? {}, changed);
      return { ...result, old: changedIn(before), new: changedIn(after) };
    });
  };

  const results: CarriedOut[] = [];
  // In one order, so that two runs never wait for each other.
  const inOrder = run.rows.toSorted((one, other) => one.id - other.id);
  for (const piece of piecesOf(inOrder, AT_ONCE)) {
    results.push(...(await carryOut(piece)));
    await yieldToEventLoop();
  }
  return results;
};
