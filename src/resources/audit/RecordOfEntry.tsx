import { useCreatePath, useResourceDefinitions } from 'react-admin';
import { inDutch } from '../../ui/inputs/FieldValue';
import { RecordLink } from '../../ui/list/RecordLink';
import { recordResourceOf } from '../../ui/page/historyOf';
import type { AuditEntry } from '../../v2/entities/audit';
import { isNotKept } from './entry';
import { useResourceName } from './names';

/** The kind of record and its name at that time, which of a report is its moment. */
export const useRecordText = () => {
  const nameOf = useResourceName();
  return ({ resource, verb, record_id, record_name }: AuditEntry): string => {
    if (record_id === null) return nameOf(resource, verb === 'updateOrder' ? 2 : 1);
    return `${nameOf(resource, 1)} ${record_id}${record_name ? ` · ${inDutch(record_name)}` : ''}`;
  };
};

/** The same as a link to the record's form, where there is one, and the record was still there after this entry. */
export const RecordOfEntry = ({ entry }: { entry: AuditEntry }) => {
  const text = useRecordText()(entry);
  const definitions = useResourceDefinitions();
  const createPath = useCreatePath();
  const resource = recordResourceOf(entry.resource);
  const { record_id } = entry;
  const isThere = record_id !== null && entry.verb !== 'delete' && !isNotKept(entry);
  if (!isThere || !definitions[resource]?.hasEdit) return text;
  return <RecordLink to={() => createPath({ resource, id: record_id, type: 'edit' })}>{text}</RecordLink>;
};
