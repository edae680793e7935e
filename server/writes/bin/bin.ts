import { millisecondsInDay } from 'date-fns/constants';
import { type Selectable, sql } from 'kysely';
import { NEVER_IN_BIN } from '../../../src/v2/entities/audit';
import type { User } from '../../auth/sessions';
import { isUsernameTaken } from '../../auth/usernames';
import { insertOne } from '../../db/insertAll';
import { isConflict, isDeadlock } from '../../db/isConflict';
import type { Database, Db } from '../../db/schema';
import { keepSearchText, type Searched } from '../../db/searchTexts';
import { within } from '../../db/within';
import { untilDone } from '../../lib/inPieces';
import { localMoment } from '../../lib/moment';
import { found, Refusal } from '../../lib/refusal';
import { insertAudit } from '../audit/entries';
import { SUBJECTS } from '../audit/subjects';
import { type DeletedRows, deletedWith, insertDeleted } from './deletedRows';
import { eraseHistory } from './eraseHistory';

/**
 * Keeps deleted records for 30 days, as long as their pictures, with everything that went with them, so that they can be
 * restored. After that time they go at the next start of the server, or within a day.
 */

export const BIN_KEPT_MS = 30 * millisecondsInDay;

const WHAT = 'Wat je wilt terugzetten';
const IN_THE_WAY = new Refusal(
  409,
  'Dit kan nu niet terug: iets waar het bij hoort is ook verwijderd, of een gebruikersnaam is opnieuw gebruikt. Zet eerst dat andere terug.',
);

export const BIN: Searched = {
  name: 'bin',
  from: sql.table('bin'),
  key: 'bin_id',
  searched: ['created', 'user_name', 'resource', 'record_name'],
  sorted: { table: 'bin', columns: ['user_name', 'record_name'] },
};

/** Records in one transaction: what the history says of each is looked for. */
const FORGOTTEN_AT_ONCE = 20;

/** Returns how many were forgotten. */
const forgetSome = (db: Db, limit: string): Promise<number> =>
  within(db, async (transaction) => {
    const gone = await transaction
      .deleteFrom('bin')
      .where('bin_id', 'in', (bin) =>
        bin.selectFrom('bin').select('bin_id').where('created', '<', limit).limit(FORGOTTEN_AT_ONCE),
      )
      .returningAll()
      .execute();
    for (const { bin_id, resource, contents, restored } of gone) {
      await keepSearchText(transaction, BIN, bin_id);
      if (SUBJECTS[resource]?.isOfCustomer && restored === null) await eraseHistory(transaction, JSON.parse(contents));
    }
    return gone.length;
  });

/** In small pieces, until it is stopped: hundreds of customers may have been deleted on one day. Returns how many went. */
export const forgetOld = (db: Db, now: Date, isStopped = () => false): Promise<number> => {
  const limit = localMoment(now.getTime() - BIN_KEPT_MS);
  return untilDone(FORGOTTEN_AT_ONCE, () => forgetSome(db, limit), isStopped);
};

interface Deletion {
  resource: string;
  id: number | undefined;
  user: User;
  now: Date;
}

/** Call it in the deletion's transaction, before it, while the record is locked. */
export const keepInBin = async (db: Db, { resource, id, user, now }: Deletion): Promise<void> => {
  const subject = SUBJECTS[resource];
  if (!subject || NEVER_IN_BIN.includes(resource) || id === undefined) return;
  const deleted = await deletedWith(db, subject.table, subject.key, id);
  const record = deleted.rows[0]?.row;
  if (!record) return;
  const text = await db
    .selectFrom('search_texts')
    .selectAll()
    .where('resource', '=', resource)
    .where('record_id', '=', id)
    .executeTakeFirst();
  if (text) deleted.rows.push({ table: 'search_texts', row: { ...text } });
  const entry = await insertOne(db, 'bin', 'bin_id', {
    created: localMoment(now),
    user_name: user.name,
    resource,
    record_id: id,
    record_name: String(record[subject.name] ?? ''),
    contents: JSON.stringify(deleted),
  });
  await keepSearchText(db, BIN, entry.id);
};

const heldEntry = async (db: Db, id: number): Promise<Selectable<Database['bin']>> => {
  // The update locks the row: of two that restore it, the second finds it restored.
  const entry = await db
    .updateTable('bin')
    .set(({ ref }) => ({ contents: ref('contents') }))
    .where('bin_id', '=', id)
    .returningAll()
    .executeTakeFirst();
  const held = found(entry, WHAT);
  if (held.restored !== null) throw new Refusal(409, 'Dit is al teruggezet.');
  return held;
};

/** Restores a deleted record with everything that went with it, and returns which. In a transaction. */
export const restore = async (
  db: Db,
  id: number,
  { user, now }: Pick<Deletion, 'user' | 'now'>,
): Promise<{ resource: string; record_id: number }> => {
  const { contents, resource, record_id, record_name } = await heldEntry(db, id);
  const deleted: DeletedRows = JSON.parse(contents);
  for (const { table, row } of deleted.rows)
    if (table === 'customers' && (await isUsernameTaken(db, String(row.username)))) throw IN_THE_WAY;
  try {
    await insertDeleted(db, deleted);
  } catch (error) {
    throw isConflict(error) && !isDeadlock(error) ? IN_THE_WAY : error;
  }
  await db
    .updateTable('bin')
    .set({ restored: localMoment(now) })
    .where('bin_id', '=', id)
    .execute();
  await insertAudit(db, { user, now, resource, verb: 'restore', record_id, record_name, changes: [] });
  return { resource, record_id };
};
