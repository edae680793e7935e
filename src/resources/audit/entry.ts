import type { Change } from './change';

/** One write, as `/api/audit` tells it. */
export interface AuditEntry {
  id: number;
  resource: string;
  verb: string;
  record_id: number | null;
  record_name: string;
  changes: Change[];
}

/** What changed a record that was there before and after: of these an old value may be put back. */
const UPDATES = ['update', 'updateImage', 'deleteImage', 'activate', 'deactivate', 'set', 'updateOrder'];
export const isUpdate = ({ verb }: AuditEntry): boolean => UPDATES.includes(verb);
