import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { scheduledPushTexts } from '../../../i18n/nl/late/scheduledPushes';
import { useIsKeptOnly } from './KeptOnly';

/** Who gets the message, and until when it can be called back. Nothing of the first where it reaches nobody. */
export const SendHint = ({ isLater }: { isLater: boolean }) => {
  const translate = useTranslate();
  const isKeptOnly = useIsKeptOnly();
  if (isKeptOnly && !isLater) return null;
  return <Typography color="text.secondary">{isLater ? scheduledPushTexts.hint : translate('push.hint')}</Typography>;
};
