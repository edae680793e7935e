import { useRecordContext } from 'react-admin';
import { useResourceName } from './useResourceName';

/** The kind of record and what it was called then. */
export const AuditRecord = () => {
  const nameOf = useResourceName();
  const entry = useRecordContext();
  if (!entry) return null;
  const { resource, record_id, record_name } = entry;
  if (record_id === null) return nameOf(resource, 2);
  return `${nameOf(resource, 1)} ${record_id}${record_name ? ` · ${record_name}` : ''}`;
};
