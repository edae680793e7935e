/** PostgreSQL's codes for a broken foreign key (two), a broken unique constraint and a deadlock. */
const POSTGRES_CODES = ['23503', '23001', '23505', '40P01'];
/** SQLite's messages for the same; not every statement passes on its error numbers. */
const SQLITE_WORDS = /^(FOREIGN KEY|UNIQUE) constraint failed/;

/** True when a constraint failed because of another user's change: a conflict, not a fault. */
export const isConflict = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return POSTGRES_CODES.includes(code) || (code === 'ERR_SQLITE_ERROR' && SQLITE_WORDS.test(error.message));
};
