import type { Context } from 'hono';
import type { Db } from '../db/schema';
import { Refusal } from '../handler';
import { SUBJECTS } from './subjects';

/**
 * Which state of a record someone saw: the number of the last write that the audit knows of it, so that no table
 * needs a column. A new order of many records is no part of it: no form sends a place. A reader who means to write
 * asks for it; to all others a record is what the contract says.
 */

/** 0: it was never written. Undefined for what the audit does not know as a record. */
export const versionOf = async (db: Db, resource: string, id: number | undefined): Promise<number | undefined> => {
  if (id === undefined || !(resource in SUBJECTS)) return undefined;
  const { last } = await db
    .selectFrom('audit')
    .select(({ fn }) => fn.max('audit_id').as('last'))
    .where('resource', '=', resource)
    .where('record_id', '=', id)
    .executeTakeFirstOrThrow();
  return last ?? 0;
};

/** `Prefer: version` */
export const wantsVersion = (c: Context): boolean => /\bversion\b/.test(c.req.header('Prefer') ?? '');

/** A record with its version, as its call answers it: a report comes in a list of one. */
export const withVersion = <Data>(data: Data, version: number): Data => {
  if (typeof data !== 'object' || data === null) return data;
  if ('reports' in data && Array.isArray(data.reports))
    return { ...data, reports: data.reports.map((report) => ({ ...report, version })) };
  return { ...data, version };
};

/** The version that a write says it saw (`If-Match: "17"`); undefined when it says nothing. */
export const seenVersion = (c: Context): number | undefined => {
  const sent = c.req.header('If-Match');
  if (sent === undefined) return undefined;
  const version = /^"(\d{1,10})"$/.exec(sent)?.[1];
  if (version === undefined) throw new Refusal(400, 'If-Match is onleesbaar.');
  return Number(version);
};

/** 409 when someone wrote the record since. Within the write's transaction, once it holds the record. */
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
