import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { pushTexts } from '../../../i18n/nl/late/push';
import { scheduledPushTexts } from '../../../i18n/nl/late/scheduledPushes';
import { useApiList } from '../../provider/reads/useApiList';
import { useApi } from '../../provider/reads/useHasApi';
import type { PushService } from '../../v2/entities/push';

const ONE = {
  pagination: { page: 1, perPage: 1 },
  sort: { field: 'id', order: 'ASC' as const },
  filter: {},
};

/**
 * Who gets the message, and until when it can be called back. Nobody does where the server has no service that sends them,
 * everyone on an older v2; nothing is said of it while that is not known. Stands below what is typed, because it is known a moment after the form.
 */
export const SendHint = ({ isLater }: { isLater: boolean }) => {
  const translate = useTranslate();
  const { query } = useApiList<PushService>('push_service', ONE);
  const stored = query.data?.data[0]?.stored;
  const isSent = useApi().data === false || stored === 'queued';
  return (
    <>
      {stored === 'kept' && (
        <Alert severity="warning" role="note">
          {pushTexts.keptOnly}
        </Alert>
      )}
      {(isLater || isSent) && (
        <Typography color="text.secondary">{isLater ? scheduledPushTexts.hint : translate('push.hint')}</Typography>
      )}
    </>
  );
};
