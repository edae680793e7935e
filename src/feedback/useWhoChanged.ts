import { type RaRecord, useGetList, useRecordContext, useResourceContext } from 'react-admin';
import { formatDateTime } from '../lib/dates';
import { useHasApi } from '../provider/useHasApi';

/** So many writes of one record are looked through. */
const LOOKED_AT = { page: 1, perPage: 25 };
const NEWEST_FIRST = { field: 'id', order: 'DESC' as const };

interface Write extends RaRecord {
  created: string;
  user_name: string;
  changes: readonly { field: string }[];
}

export interface Changed {
  name: string;
  moment: string;
}

/** Who last changed a field of the record at hand, and when; undefined where the server does not keep that. */
export const useWhoChanged = (): ((field: string) => Changed | undefined) => {
  const resource = useResourceContext() ?? '';
  const record_id = useRecordContext()?.id;
  const hasApi = useHasApi();
  const { data = [] } = useGetList<Write>(
    'audit',
    { filter: { resource, record_id }, sort: NEWEST_FIRST, pagination: LOOKED_AT },
    // It was written a moment ago. Without an answer it stays unsaid.
    { enabled: hasApi && record_id !== undefined, staleTime: 0, gcTime: 0, onError: () => undefined },
  );
  return (field) => {
    const write = data.find(({ changes }) => changes.some((change) => change.field === field));
    return write && { name: write.user_name, moment: formatDateTime(write.created) };
  };
};
