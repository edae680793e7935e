import type { Context } from 'hono';
import { keptQuery } from '../db/keptQuery';
import type { Db } from '../db/schema';
import { Refusal } from '../http/handler';
import { SUBJECTS } from './audit/subjects';

/**
 * The version of a record: the number of its last write in the audit, so that tables need no column for it. Reordering
 * does not count, because no form sends a place. Only a single record carries its version, a list does not.
 */

/** The last write of a record: asked of every single record. */
const lastWrite = keptQuery(['resource', 'id'], (db, { resource, id }: { resource: string; id: number }) =>
  db
    .selectFrom('audit')
    .select(({ fn }) => fn.max('audit_id').as('last'))
    .where('resource', '=', resource)
    .where('record_id', '=', id),
);

/** 0 when it was never written. Undefined for what is no record in the audit. */
export const versionOf = async (db: Db, resource: string, id: number | undefined): Promise<number | undefined> => {
  if (id === undefined || !(resource in SUBJECTS)) return undefined;
  return (await lastWrite(db, { resource, id }))?.last ?? 0;
};

/** Adds the version to a record's answer. A report is in a list of one. */
export const withVersion = <Data>(data: Data, version: number): Data => {
  if (typeof data !== 'object' || data === null) return data;
  if ('reports' in data && Array.isArray(data.reports))
    return { ...data, reports: data.reports.map((report) => ({ ...report, version })) };
  return { ...data, version };
};

/** The version of `If-Match: "17"`; undefined without the header. Throws 400 when it is malformed. */
export const seenVersion = (c: Context): number | undefined => {
  const sent = c.req.header('If-Match');
  if (sent === undefined) return undefined;
  const version = /^"(\d{1,10})"$/.exec(sent)?.[1];
  if (version === undefined) throw new Refusal(400, 'If-Match is onleesbaar.');
  return Number(version);
};

/** Throws 409 when the version is stale. Call it in the write's transaction, after locking the record. */
export const requireVersion = async (
  db: Db,
  { resource, id }: { resource: string; id: number | undefined },
  seen: number | undefined,
): Promise<void> => {
  if (seen === undefined) return;
  const version = await versionOf(db, resource, id);
  if (version !== undefined && version !== seen)
    throw new Refusal(409, 'Iemand anders heeft dit intussen gewijzigd. Er is niets opgeslagen.');
};
