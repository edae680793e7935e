import type { Context } from 'hono';
import { ID_MAX } from '../../src/v2/fields';
import {
  LIVE_SESSION,
  type LiveSession,
  liveSessions,
  type SessionSettings,
  signedIn,
  signedInUser,
  type User,
} from '../auth/sessions';
import { keptQuery } from '../db/keptQuery';
import type { Db } from '../db/schema';
import { Refusal } from '../lib/refusal';
import { SUBJECTS } from './audit/subjects';

/**
 * The version of a record: the number of its last write in the audit, so that tables need no column for it. Reordering
 * does not count, because no form sends a place. Only a single record carries its version, a list does not.
 */

type WrittenRecord = { resource: string; id: number };
type SomeRecord = { resource: string; id: number | undefined };

const lastWriteOf = (db: Db, { resource, id }: WrittenRecord) =>
  db
    .selectFrom('audit')
    .select(({ fn }) => fn.max('audit_id').as('last'))
    .where('resource', '=', resource)
    .where('record_id', '=', id);
const lastWrite = keptQuery(['resource', 'id'], lastWriteOf);

const hasVersion = (record: SomeRecord): record is WrittenRecord =>
  record.id !== undefined && record.id <= ID_MAX && record.resource in SUBJECTS;

/** 0 when it was never written. Undefined for what is no record in the audit. */
const versionOf = async (db: Db, record: SomeRecord): Promise<number | undefined> =>
  hasVersion(record) ? ((await lastWrite(db, record))?.last ?? 0) : undefined;

/** Every reading of a single record asks both: one query instead of two. */
const sessionAndLastWrite = keptQuery([...LIVE_SESSION, 'resource', 'id'], (db, wanted: LiveSession & WrittenRecord) =>
  liveSessions(db, 'token_hash', wanted).select(lastWriteOf(db, wanted).as('last')),
);

/** The user of a call that reads one record, and the version of that record (see `versionOf`). Throws 401. */
export const signedInReader = async (
  settings: SessionSettings,
  authorization: string | undefined,
  record: SomeRecord,
): Promise<{ user: User; version: number | undefined }> => {
  if (!hasVersion(record)) return { user: await signedInUser(settings, authorization), version: undefined };
  const { user, session } = await signedIn(settings, authorization, (on, wanted) =>
    sessionAndLastWrite(on, { ...wanted, ...record }),
  );
  return { user, version: session.last ?? 0 };
};

/** Adds the version, where there is one, to a record's answer, in place. A report is in a list of one. */
export const withVersion = <Data>(data: Data, version: number | undefined): Data => {
  if (version === undefined || typeof data !== 'object' || data === null) return data;
  const records: object[] = 'reports' in data && Array.isArray(data.reports) ? data.reports : [data];
  for (const record of records) Object.assign(record, { version });
  return data;
};

/** The version of `If-Match: "17"`, or of `17`; undefined without the header. Throws 400 when it is malformed. */
export const seenVersion = (c: Context): number | undefined => {
  const sent = c.req.header('If-Match');
  if (sent === undefined) return undefined;
  const version = /^("?)(\d{1,10})\1$/.exec(sent)?.[2];
  if (version === undefined) throw new Refusal(400, 'If-Match is onleesbaar.');
  return Number(version);
};

/** Throws 409 when the version is stale. Call it in the write's transaction, after locking the record. */
export const requireVersion = async (db: Db, record: SomeRecord, seen: number | undefined): Promise<void> => {
  if (seen === undefined) return;
  const version = await versionOf(db, record);
  if (version !== undefined && version !== seen)
    throw new Refusal(409, 'Iemand anders heeft dit intussen gewijzigd. Er is niets opgeslagen.');
};
