import { refusalTexts } from '../../../i18n/nl/late/refusals';
import type { Fields } from '../../lib/recordFields';
import { forgetUnanswered, KEY_HEADER } from '../http/idempotency';
import { isV2Error, V2Error } from '../http/V2Error';
import { isShownVersion } from './shownVersion';

/**
 * A three-way merge: base is the record when the form opened, mine the form, theirs the record now. A field that one
 * user changed keeps that change; a field that both changed differently is a conflict. A base without a field, such as
 * the row of a list, knows of no other change of it.
 */

/**
 * The base of a form's save. `opened`: the record that its values are based on; none for a new one. A save moves it along
 * with what it stored. `hasStoredImage`: an image of it was stored, also when the rest of the record was not.
 */
export type FormBase = { opened?: Fields; hasStoredImage?: boolean };

export interface Conflict {
  field: string;
  mine: unknown;
  theirs: unknown;
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** True when both values mean the same: '' equals null, '1' equals 1. Ignores fields that `sent` does not have. */
export const meansSame = (held: unknown, sent: unknown): boolean => {
  if (Array.isArray(sent)) {
    return (
      Array.isArray(held) && held.length === sent.length && sent.every((one, index) => meansSame(held[index], one))
    );
  }
  if (isObject(sent))
    return isObject(held) && Object.entries(sent).every(([name, value]) => meansSame(held[name], value));
  return String(held ?? '') === String(sent ?? '');
};

/** The same, and neither has a field that the other lacks. */
export const meanTheSame = (one: unknown, other: unknown): boolean => meansSame(one, other) && meansSame(other, one);

export const threeWayMerge = (base: Fields, mine: Fields, theirs: Fields) => {
  const conflicts: Conflict[] = [];
  const merged: Fields = Object.fromEntries(
    Object.entries(mine).map(([field, value]) => {
      const other = theirs[field];
      if (!(field in base) || meansSame(other, base[field])) return [field, value];
      if (meansSame(base[field], value)) return [field, other];
      if (!meansSame(other, value)) conflicts.push({ field, mine: value, theirs: other });
      return [field, value];
    }),
  );
  return { merged, conflicts };
};

/**
 * Another user changed the same fields since the form opened, or the server refuses that user's value of a field beside
 * what this form changed. Nothing of this write is stored; it may have been sent and refused.
 */
export class ConflictError extends V2Error {
  /** The base of the next try, with the conflicting fields set to the other user's values. */
  readonly base: Fields;

  constructor(
    readonly conflicts: readonly Conflict[],
    base: Fields,
  ) {
    super('refused', { status: 409, error: refusalTexts.changedMeanwhile });
    const decided = Object.fromEntries(conflicts.map(({ field, theirs }) => [field, theirs]));
    this.base = withoutVersion({ ...base, ...decided });
  }
}

/** A record without its version, because it is no longer equal to one; saving it reads first. */
export const withoutVersion = (record: Fields): Fields => ({ ...record, version: undefined });

/** A v2 on another origin without idempotency keys does not allow `If-Match` either. */
const versionOf = ({ version }: Fields) =>
  KEY_HEADER !== '' && (typeof version === 'number' || isShownVersion(version)) ? version : undefined;

/** The header that refuses a write over another version of the record; none without a version. */
export const ifMatch = (record: Fields): Record<string, string> => {
  const version = versionOf(record);
  return version === undefined ? {} : { 'If-Match': `"${version}"` };
};

/** More refusals than this mean another problem. */
const ROUNDS = 5;

export interface Save<Result> {
  read: () => Promise<Fields>;
  base: Fields;
  /** The record now, when it was just read. */
  theirs?: Fields;
  mine: Fields;
  /** Rejects with a V2Error of status 409 when the version of `headers` is stale. */
  write: (data: Fields, headers: Record<string, string>) => Promise<Result>;
}

/**
 * Saves a form over a record that others may have changed. Sends the base's version; only when that is stale (409) it
 * reads the record and merges. Without a version it reads first. Rejects with a ConflictError when both changed the
 * same field, and when another user's value is refused beside what the form changed (see `clashesIn`).
 */
export const saveMerged = async <Result>({ read, base, mine: form, write, ...save }: Save<Result>): Promise<Result> => {
  const { version: _, ...mine } = form;
  let theirs = save.theirs ?? (versionOf(base) === undefined ? await read() : base);
  for (let round = 1; ; round += 1) {
    const { merged, conflicts } = threeWayMerge(base, mine, theirs);
    if (conflicts.length > 0) throw new ConflictError(conflicts, base);
    try {
      // With what only the record has: a field that is not sent would become empty.
      const written = await write({ ...withoutVersion(theirs), ...merged }, ifMatch(theirs));
      forgetUnanswered();
      return written;
    } catch (error) {
      if (!isV2Error(error)) throw error;
      if (Object.keys(error.fields).length > 0) {
        const clashes = await import('./clashes').then(
          ({ clashesIn }) => clashesIn(error.fields, form, merged, meansSame),
          () => [],
        );
        throw clashes.length > 0 ? new ConflictError(clashes, base) : error;
      }
      if (error.status !== 409 || round === ROUNDS) throw error;
      const now = await read();
      // The 409 had another reason.
      if (versionOf(now) === versionOf(theirs)) throw error;
      theirs = now;
    }
  }
};
