import { sql } from 'kysely';
import { z } from 'zod';
import {
  type CarriedOut,
  RevertBody,
  type Run,
  RunBody,
  type RunRow,
  type StoredRow,
} from '../../../src/v2/entities/run';
import { TITLE_MAX } from '../../../src/v2/fields';
import type { User } from '../../auth/sessions';
import { requireRow } from '../../db/findRow';
import { insertAll, insertOne } from '../../db/insertAll';
import type { Db } from '../../db/schema';
import { localMoment } from '../../lib/moment';
import { Refusal } from '../../lib/refusal';
import type { ColumnsOf } from '../listQuery';
import { type RestResource, restWrite } from '../simpleRest';
import { carryOutRun } from './carryOutRun';

/**
 * Changes of many records at once, in one transaction, and what became of each row. `{reverts: 12}` reverts a run: that
 * is a run too, so that it can be reverted in turn.
 */

const WHAT = 'Deze bulkwijziging';

interface Wanted extends RunBody {
  reverts: number | null;
}

/** The rows that were done, the other way round. */
const revertOf = async (db: Db, reverts: number): Promise<Wanted> => {
  const run = await requireRow(db, 'runs', 'run_id', reverts, WHAT);
  const done = await db
    .selectFrom('run_rows')
    .select(['record_id', 'old', 'new'])
    .where('run_id', '=', reverts)
    .where('outcome', '=', 'done')
    .execute();
  if (run.changed === 0) throw new Refusal(409, 'Deze bulkwijziging heeft niets gewijzigd.');
  const { rows: reverted } = await sql`
    select run_id from ${runs.from} where run_id = ${reverts} and reverted_by is not null`.execute(db);
  if (reverted.length > 0) throw new Refusal(409, 'Deze bulkwijziging is al teruggedraaid.');
  // Erased with the customers that they are of.
  if (done.length === 0) throw new Refusal(409, 'De gegevens van deze bulkwijziging zijn er niet meer.');
  const rows = done.map((row): RunRow => ({ id: row.record_id, old: JSON.parse(row.new), new: JSON.parse(row.old) }));
  // The row was stored with a resource of the same list.
  const resource = run.resource as RunBody['resource'];
  return { resource, label: `Teruggedraaid: ${run.label}`.slice(0, TITLE_MAX), rows, reverts };
};

const keepRun = async (db: Db, { resource, label, reverts }: Wanted, rows: CarriedOut[], user: User, now: Date) => {
  const changed = rows.filter(({ outcome }) => outcome === 'done').length;
  const run = await insertOne(db, 'runs', 'run_id', {
    ...{ created: localMoment(now), user_name: user.name, resource, label, reverts },
    ...{ changed, refused: rows.length - changed },
  });
  await insertAll(
    db,
    'run_rows',
    rows.map((row) => ({ ...row, run_id: run.id, old: JSON.stringify(row.old), new: JSON.stringify(row.new) })),
  );
  return run;
};

/**
 * `reverted_by` is the revert in force: each of those that revert one another in turn undoes the one before, so the newest
 * decides, which makes the run undone where their number is odd.
 */
export const runs: RestResource = {
  name: 'runs',
  what: WHAT,
  from: sql`(
    select run_id, created, user_name, resource, label, changed, refused, reverts, sort_user_name, sort_label,
      (with recursive chain as
        (select run_id as newest, run_id as revert, 1 as length from runs as later
        where later.reverts = runs.run_id and later.changed > 0
        union all
        select later.run_id, chain.revert, chain.length + 1 from chain join runs as later on later.reverts = chain.newest
        where later.changed > 0
      ) select case when length % 2 = 1 then revert end from chain order by newest desc limit 1) as reverted_by
    from runs) as runs`,
  key: 'run_id',
  columns: {
    ...{ run_id: 'number', created: 'text', user_name: 'text', resource: 'text', label: 'text' },
    ...{ changed: 'number', refused: 'number', reverts: 'number', reverted_by: 'number' },
  } satisfies ColumnsOf<Run>,
  searched: ['label', 'user_name', 'created'],
  sorted: { table: 'runs', columns: ['user_name', 'label'] },
  isLarge: true,
  create: restWrite(z.union([RunBody, RevertBody]), async (body) => async ({ db, now, user }) => {
    const wanted = 'reverts' in body ? await revertOf(db, body.reverts) : { ...body, reverts: null };
    const rows = await carryOutRun(db, { ...wanted, isRevert: wanted.reverts !== null, user, now });
    return keepRun(db, wanted, rows, user, now);
  }),
};

/** What became of each row of the runs. */
export const runRows: RestResource = {
  name: 'run_rows',
  what: 'Deze regel',
  from: sql.table('run_rows'),
  key: 'run_row_id',
  columns: {
    ...{ run_row_id: 'number', run_id: 'number', record_id: 'number', record_name: 'text' },
    ...{ old: 'text', new: 'text', outcome: 'text', reason: 'text' },
  } satisfies ColumnsOf<StoredRow>,
  toAnswer: (row) => ({ ...row, old: JSON.parse(String(row.old)), new: JSON.parse(String(row.new)) }),
};
