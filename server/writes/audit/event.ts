import type { Db } from '../../db/schema';
import { insertAudit } from './insertAudit';

/** Records events besides writes: signing in and out, mails, and what the server does itself. */

export interface Event {
  resource: 'accounts' | 'orderMails' | 'server';
  verb: string;
  /** Null when nobody was signed in. */
  userId: number | null;
  userName: string;
  recordId?: number;
  recordName?: string;
  /** Extra information. Never what was typed to sign in, because it may be a password. */
  details?: Readonly<Record<string, string>>;
  now: Date;
}

/** The names in the audit for a caller who is not signed in, and for the server itself. */
export const NOBODY = { userId: null, userName: 'Onbekend' };
export const SERVER = { userId: null, userName: 'Server' };

export const recordEvent = async (db: Db, { details = {}, now, ...event }: Event): Promise<void> => {
  const { resource, verb, userId, userName, recordId = null, recordName = '' } = event;
  await insertAudit(db, {
    ...{ now, resource, verb, user_id: userId, user_name: userName, record_id: recordId, record_name: recordName },
    changes: Object.entries(details)
      .filter(([, value]) => value !== '')
      .map(([field, value]) => ({ field, old: null, new: value })),
  });
};
