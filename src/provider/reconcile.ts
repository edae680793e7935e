import { V2Error } from './V2Error';

/**
 * Two people at one record: what it was when the form opened, what this user made of it, what it is now. Fields
 * that only one of them changed are both kept; a field that both changed differently is a conflict.
 */

type Fields = Readonly<Record<string, unknown>>;

export interface Conflict {
  field: string;
  mine: unknown;
  theirs: unknown;
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether `held` says the same as `sent`, as far as `sent` says anything; an empty text is nothing, '1' is 1. */
export const says = (held: unknown, sent: unknown): boolean => {
  if (Array.isArray(sent)) {
    return Array.isArray(held) && held.length === sent.length && sent.every((one, index) => says(held[index], one));
  }
  if (isObject(sent)) return isObject(held) && Object.entries(sent).every(([name, value]) => says(held[name], value));
  return String(held ?? '') === String(sent ?? '');
};

export const reconcile = (opened: Fields, mine: Fields, current: Fields): { merged: Fields; conflicts: Conflict[] } => {
  const conflicts: Conflict[] = [];
  const merged = Object.fromEntries(
    Object.entries(mine).map(([field, value]) => {
      const theirs = current[field];
      if (says(theirs, opened[field])) return [field, value];
      if (says(opened[field], value)) return [field, theirs];
      if (!says(theirs, value)) conflicts.push({ field, mine: value, theirs });
      return [field, value];
    }),
  );
  return { merged, conflicts };
};

/** Someone else changed the same fields since the form opened; nothing was sent. */
export class ConflictError extends V2Error {
  constructor(
    readonly conflicts: readonly Conflict[],
    /** What the next try starts from: the form was opened on it, and their values stand in it. */
    readonly current: Fields,
  ) {
    super('refused', { status: 409, error: 'Iemand anders heeft dit intussen gewijzigd. Er is nog niets opgeslagen.' });
  }
}
