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
import { yieldToEventLoop } from '../../lib/inPieces';
import { recorded } from '../../writes/audit/record';
import { readRecord, SUBJECTS } from '../../writes/audit/subjects';
import { type RunOf, TARGETS } from './targets';

interface Run extends RunOf {
  resource: RunResource;
  rows: readonly RunRow[];
}

/** Rows at a time: in between goes what does not wait for the run’s connection, the only one on SQLite. */
const AT_ONCE = 25;

const pick = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

/**
 * Changes the records that still are what the user saw, each recorded in the history like a save of its form. Leaves the
 * others alone, and says why. Call it in a transaction.
 */
export const carryOutRun = async (db: Db, run: Run): Promise<CarriedOut[]> => {
  const fields = RUN_FIELDS[run.resource];
  const { read, write, faults, keep, companions = {} } = TARGETS[run.resource];
  const checkedOf = ({ new: wanted }: RunRow) => (run.isRevert ? { values: wanted } : checkedValues(fields, wanted));
  const valid = run.rows.map(checkedOf).flatMap((checked) => ('values' in checked ? [checked.values] : []));
  const faultOf = await faults?.(db, valid);
  const subject = SUBJECTS[run.resource];

  const carryOut = async (row: RunRow): Promise<CarriedOut> => {
    const { id, old, new: wanted } = row;
    // Held, so that nobody changes it between the comparison and the write.
    const record = subject && (await readRecord(db, subject, id, 'change'));
    const record_name = String(record?.[subject?.name ?? ''] ?? '');
    const asked = (outcome: Outcome, reason = '') => ({
      record_id: id,
      record_name,
      old,
      new: wanted,
      outcome,
      reason,
    });
    const stored = record && (await read(db, id));
    if (!stored) return asked('gone');
    // First, so that no answer tells what stands in a field that a run may not change.
    const checked = checkedOf(row);
    if ('refused' in checked) return asked('refused', checked.refused);
    const names = Object.keys(wanted);
    if (sameValues(fields, stored, wanted, names)) return asked('same');
    if (!sameValues(fields, stored, old, names)) return asked('changed');
    const fault = faultOf?.(checked.values, stored);
    if (fault) return asked('refused', fault);
    const { user, now, resource } = run;
    await recorded(db, { resource, verb: 'update', user, now, params: { id }, body: undefined }, () =>
      write(db, id, checked.values, run),
    );
    const kept = [...names, ...names.flatMap((name) => companions[name] ?? [])];
    const done = await read(db, id);
    return { ...asked('done'), old: pick(stored, kept), new: pick(done ?? {}, kept) };
  };

  const results: CarriedOut[] = [];
  const isKept = ({ outcome, new: written }: CarriedOut) =>
    outcome === 'done' && keep?.fields.some((field) => field in written);
  // In one order, so that two runs never wait for each other.
  for (const row of run.rows.toSorted((one, other) => one.id - other.id)) {
    results.push(await carryOut(row));
    if (results.length % AT_ONCE === 0) await yieldToEventLoop();
  }
  const kept = results.filter(isKept).map(({ record_id }) => record_id);
  for (let start = 0; start < kept.length; start += AT_ONCE) {
    await keep?.of(db, kept.slice(start, start + AT_ONCE));
    await yieldToEventLoop();
  }
  return results;
};
