import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { type RaRecord, useTranslate } from 'react-admin';
import { pushTexts } from '../../../i18n/nl/late/push';
import { scheduledPushTexts } from '../../../i18n/nl/late/scheduledPushes';
import { useApiList } from '../../provider/reads/useApiList';

const NEWEST = {
  pagination: { page: 1, perPage: 1 },
  sort: { field: 'id', order: 'DESC' as const },
  filter: {},
};

/**
 * Who gets the message, and until when it can be called back. Nobody does where the newest one was kept, because the server
 * has no service that sends them. Stands below what is typed, because that is known a moment after the form.
 */
export const SendHint = ({ isLater }: { isLater: boolean }) => {
  const translate = useTranslate();
  const { query } = useApiList<RaRecord>('pushes', NEWEST);
  const isKeptOnly = query.data?.data[0]?.result === 'kept';
  return (
    <>
      {isKeptOnly && <Alert severity="warning">{pushTexts.keptOnly}</Alert>}
      {(isLater || !isKeptOnly) && (
        <Typography color="text.secondary">{isLater ? scheduledPushTexts.hint : translate('push.hint')}</Typography>
      )}
    </>
  );
};
