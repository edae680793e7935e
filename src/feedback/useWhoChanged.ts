import { type RaRecord, useGetList, useRecordContext, useResourceContext } from 'react-admin';
import { formatDateTime } from '../lib/dates';
import { useHasApi } from '../provider/reads/useHasApi';

/** The number of writes to search through. */
const LOOKED_AT = { page: 1, perPage: 25 };
const NEWEST_FIRST = { field: 'id', order: 'DESC' as const };

interface AuditedWrite extends RaRecord {
  created: string;
  user_name: string;
  changes: readonly { field: string }[];
}

export interface Changed {
  name: string;
  moment: string;
}

/** Finds who last changed a field of the record, and when; undefined without an audit. */
export const useWhoChanged = (): ((field: string) => Changed | undefined) => {
  const resource = useResourceContext() ?? '';
  const record_id = useRecordContext()?.id;
  const hasApi = useHasApi();
  const { data = [] } = useGetList<AuditedWrite>(
    'audit',
    { filter: { resource, record_id }, sort: NEWEST_FIRST, pagination: LOOKED_AT },
    // Always fresh, because the write was a moment ago. A failure is not shown.
    { enabled: hasApi && record_id !== undefined, staleTime: 0, gcTime: 0, onError: () => undefined },
  );
  return (field) => {
    const write = data.find(({ changes }) => changes.some((change) => change.field === field));
    return write && { name: write.user_name, moment: formatDateTime(write.created) };
  };
};
