/** PostgreSQL's codes for a broken reference, a value that must be unique, and two writes that wait for each other. */
const POSTGRES_CODES = ['23503', '23505', '40P01'];
/** SQLite's words for the same; its numbers do not come along with every statement. */
const SQLITE_WORDS = /^(FOREIGN KEY|UNIQUE) constraint failed/;

/** A rule of the database that two people's changes ran into: not a fault, a conflict. */
export const isConflict = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return POSTGRES_CODES.includes(code) || (code === 'ERR_SQLITE_ERROR' && SQLITE_WORDS.test(error.message));
};
