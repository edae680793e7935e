import Alert from '@mui/material/Alert';
import type { RaRecord } from 'react-admin';
import { pushTexts } from '../../../i18n/nl/late/push';
import { useApiList } from '../../provider/reads/useApiList';

const NEWEST = {
  pagination: { page: 1, perPage: 1 },
  sort: { field: 'id', order: 'DESC' as const },
  filter: {},
};

/** Says that messages reach nobody: the newest one was kept, because the server has no service that sends them. */
export const KeptOnly = () => {
  const { query } = useApiList<RaRecord>('pushes', NEWEST);
  if (query.data?.data[0]?.result !== 'kept') return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {pushTexts.keptOnly}
    </Alert>
  );
};
