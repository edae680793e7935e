import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { laterTexts } from '../../../i18n/nl/late/pushLater';
import { useIsKeptOnly } from './KeptOnly';

/** Who gets the message, and until when it can be called back. Nothing of the first where it reaches nobody. */
export const SendHint = ({ isLater }: { isLater: boolean }) => {
  const translate = useTranslate();
  const isKeptOnly = useIsKeptOnly();
  if (isKeptOnly && !isLater) return null;
  return <Typography color="text.secondary">{isLater ? laterTexts.hint : translate('push.hint')}</Typography>;
};
