import { useRecordContext } from 'react-admin';
import { useResourceName } from './useResourceName';

/** The kind of record and what it was called then. */
export const AuditRecord = () => {
  const nameOf = useResourceName();
  const entry = useRecordContext();
  if (!entry) return null;
  const { resource, verb, record_id, record_name } = entry;
  if (record_id === null) return nameOf(resource, verb === 'updateOrder' ? 2 : 1);
  return `${nameOf(resource, 1)} ${record_id}${record_name ? ` · ${record_name}` : ''}`;
};
