import type { AuditEntry } from '../../v2/entities/audit';

/** The verbs that change an existing record; only these can be put back. */
const UPDATES = ['update', 'updateImage', 'deleteImage', 'activate', 'deactivate', 'set', 'updateOrder'];
export const isUpdate = ({ verb }: Pick<AuditEntry, 'verb'>): boolean => UPDATES.includes(verb);

/** True for what was done to a record, and not for an event, such as signing in. */
export const isWrite = ({ verb }: Pick<AuditEntry, 'verb'>): boolean => [...UPDATES, 'create', 'delete'].includes(verb);

/** Of someone's own view, and of a customer who was deleted long ago, the history does not say what was changed. */
export const isNotKept = (entry: AuditEntry): boolean =>
  isWrite(entry) && entry.record_id !== null && entry.record_name === '';

/** The audit's field names for a new order of many records. */
export const ORDERS: readonly string[] = ['order', 'subcategory_order'];
