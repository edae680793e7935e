/** The history (`/api/audit`). */

/** A changed field. A password's values are never recorded. */
export interface Change {
  field: string;
  old: string | number | null;
  new: string | number | null;
}

export interface AuditEntry {
  id: number;
  /** The business's local time, '2026-11-16 10:00:00'. */
  created: string;
  user_name: string;
  resource: string;
  verb: string;
  record_id: number | null;
  record_name: string;
  changes: readonly Change[];
}

/** Deleted without the bin: a saved view, which is made anew in a moment, and what would be sent again. */
export const NEVER_IN_BIN: readonly string[] = ['scheduled_pushes', 'views'];
