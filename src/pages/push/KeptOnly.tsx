import Alert from '@mui/material/Alert';
import type { RaRecord } from 'react-admin';
import { pushTexts } from '../../../i18n/nl/late/push';
import { useApiList } from '../../provider/reads/useApiList';

const NEWEST = {
  pagination: { page: 1, perPage: 1 },
  sort: { field: 'id', order: 'DESC' as const },
  filter: {},
};

/** True where messages reach nobody: the newest one was kept, because the server has no service that sends them. */
export const useIsKeptOnly = (): boolean => {
  const { query } = useApiList<RaRecord>('pushes', NEWEST);
  return query.data?.data[0]?.result === 'kept';
};

export const KeptOnly = () =>
  useIsKeptOnly() && (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {pushTexts.keptOnly}
    </Alert>
  );
