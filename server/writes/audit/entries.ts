import { type Insertable, type Kysely, sql } from 'kysely';
import type { Change } from '../../../src/v2/entities/audit';
import { findRow } from '../../db/findRow';
import { chunksOfRows } from '../../db/insertAll';
import type { Database, Db } from '../../db/schema';
import { keepSearchTexts, type Searched } from '../../db/searchTexts';
import { localMoment } from '../../lib/moment';

/** Adds to the audit: what a write changed (`record.ts`), and events besides writes, such as signing in. */

/** What a search of the audit looks in. */
export const AUDIT: Searched = {
  name: 'audit',
  from: sql.table('audit'),
  key: 'audit_id',
  searched: ['created', 'user_name', 'resource', 'record_name', 'changes'],
  toAnswer: (row) => ({ ...row, changes: JSON.parse(String(row.changes)) }),
};

/** A member of staff; without an id the server itself, or a caller who is not signed in. */
interface Actor {
  userId: number | null;
  name: string;
}

interface Entry extends Pick<Insertable<Database['audit']>, 'resource' | 'verb' | 'record_id' | 'record_name'> {
  user: Actor;
  now: Date;
  changes: readonly Change[];
}

export const insertAudits = async (db: Db, entries: readonly Entry[]): Promise<void> => {
  const rows = entries.map(({ user, now, changes, ...entry }) => ({
    ...entry,
    user_id: user.userId,
    user_name: user.name,
    created: localMoment(now),
    changes: JSON.stringify(changes),
  }));
  for (const chunk of chunksOfRows(rows)) {
    const inserted = await db.insertInto('audit').values(chunk).returning('audit_id').execute();
    const ids = inserted.map(({ audit_id }) => audit_id);
    await keepSearchTexts(db, AUDIT, ids);
  }
};
export const insertAudit = (db: Db, entry: Entry): Promise<void> => insertAudits(db, [entry]);

interface Event extends Pick<Entry, 'verb' | 'user' | 'now'>, Partial<Pick<Entry, 'record_id' | 'record_name'>> {
  resource: 'accounts' | 'orderMails' | 'server';
  /** Extra information. Never what was typed to sign in, because it may be a password. */
  details?: Readonly<Record<string, string>>;
}

const NOBODY: Actor = { userId: null, name: 'Onbekend' };
export const SERVER: Actor = { userId: null, name: 'Server' };

export const recordEvent = (db: Db, { details = {}, ...event }: Event): Promise<void> =>
  insertAudit(db, {
    ...{ record_id: null, record_name: '', ...event },
    changes: Object.entries(details)
      .filter(([, value]) => value !== '')
      .map(([field, value]) => ({ field, old: null, new: value })),
  });

/** Recorded once an hour per account, because an attacker may go on for ever. */
const QUIET_MS = 60 * 60_000;

/** Records that a user reached the sign-in limit. Names an existing account only: what was typed may be a password. */
export const recordSignInLimit = async (
  db: Kysely<Database>,
  username: string,
  address: string,
  now: Date,
): Promise<void> => {
  const event = { user: NOBODY, resource: 'accounts', verb: 'signInLimit', details: { address }, now } as const;
  const account = await findRow(db, 'staff', 'username', username);
  const recent = await db
    .selectFrom('audit')
    .select('audit_id')
    .where('resource', '=', event.resource)
    .where('verb', '=', event.verb)
    .where('record_id', account ? '=' : 'is', account?.user_id ?? null)
    .where('created', '>', localMoment(now.getTime() - QUIET_MS))
    // Not by a clock that ran ahead.
    .where('created', '<=', localMoment(now))
    .executeTakeFirst();
  if (recent) return;
  await recordEvent(db, account ? { ...event, record_id: account.user_id, record_name: account.name } : event);
};
