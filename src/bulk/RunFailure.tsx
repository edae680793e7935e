import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { runTexts } from '../../i18n/nl/late/runs';
import { textOfKey } from '../lib/textOfKey';
import { isOutcomeUnknown } from '../provider/http/idempotency';

/** Why a run could not be carried out: in its dialog, beside the button that goes on with it. */
export const RunFailure = ({ failure }: { failure: unknown }) => {
  const translate = useTranslate();
  if (!failure) return null;
  return (
    <Alert severity="error" role="alert" sx={{ mx: 3, mt: 1 }}>
      <div>{runTexts.failed}</div>
      <div>{textOfKey(translate, failure instanceof Error ? failure.message : 'ra.notification.http_error')}</div>
      {isOutcomeUnknown(failure) && <div>{runTexts.maybeDone}</div>}
    </Alert>
  );
};
