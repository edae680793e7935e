/** PostgreSQL's codes for a broken foreign key. */
const POSTGRES_REFERENCES = ['23503', '23001'];
const POSTGRES_DEADLOCK = ['40P01'];
/** For those and a broken unique constraint. */
const POSTGRES_CONFLICTS = [...POSTGRES_REFERENCES, '23505', ...POSTGRES_DEADLOCK];
/** SQLite's messages for the same; not every statement passes on its error numbers. */
const SQLITE_REFERENCE = /^FOREIGN KEY constraint failed/;
const SQLITE_CONFLICT = /^(FOREIGN KEY|UNIQUE) constraint failed/;

const isOneOf = (error: unknown, codes: readonly string[], words: RegExp): error is Error => {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return codes.includes(code) || (code === 'ERR_SQLITE_ERROR' && words.test(error.message));
};

/** True when a constraint failed because of another user's change: a conflict, not a fault. */
export const isConflict = (error: unknown): boolean => isOneOf(error, POSTGRES_CONFLICTS, SQLITE_CONFLICT);

/** True when two transactions waited for each other, and this one was rolled back. SQLite has one writer at a time. */
export const isDeadlock = (error: unknown): boolean => isOneOf(error, POSTGRES_DEADLOCK, /(?!)/);

/** True when a row is referred to, or refers to one that is not there. */
export const isReferredTo = (error: unknown): boolean => isOneOf(error, POSTGRES_REFERENCES, SQLITE_REFERENCE);
