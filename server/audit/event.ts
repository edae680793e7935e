import type { Db } from '../db/schema';
import { localMoment } from '../moment';

/** What happened besides the writes of records: who signed in or out, what was mailed, what the server did itself. */

export interface Event {
  resource: 'accounts' | 'orderMails' | 'server';
  verb: string;
  /** Null: nobody who was signed in. */
  userId: number | null;
  userName: string;
  recordId?: number;
  recordName?: string;
  /** What more is known of it. Never what someone typed to sign in: it may be a password. */
  details?: Readonly<Record<string, string>>;
  now: Date;
}

/** The name in the audit of whoever is not signed in, and of the server itself. */
export const NOBODY = { userId: null, userName: 'Onbekend' };
export const SERVER = { userId: null, userName: 'Server' };

export const recordEvent = async (db: Db, { details = {}, now, ...event }: Event): Promise<void> => {
  await db
    .insertInto('audit')
    .values({
      created: localMoment(now),
      user_id: event.userId,
      user_name: event.userName,
      resource: event.resource,
      verb: event.verb,
      record_id: event.recordId ?? null,
      record_name: event.recordName ?? '',
      changes: JSON.stringify(
        Object.entries(details)
          .filter(([, value]) => value !== '')
          .map(([field, value]) => ({ field, old: null, new: value })),
      ),
    })
    .execute();
};
