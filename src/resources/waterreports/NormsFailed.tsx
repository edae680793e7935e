import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { waterTexts } from '../../../i18n/nl/late/water';
import type { Water } from './useWater';

interface NormsFailedProps {
  water: Water;
  /** The earlier reports, where nothing else tells that they failed. */
  reports?: { error: unknown; refetch: () => unknown };
}

/** Says quietly why a verdict or the last value is missing. */
export const NormsFailed = ({ water, reports }: NormsFailedProps) => {
  const translate = useTranslate();
  if (!water.error && !reports?.error) return null;
  const retry = () => {
    water.refetch();
    if (reports?.error) reports.refetch();
  };
  return (
    <Alert
      severity="warning"
      role="status"
      sx={{ my: 2 }}
      action={
        <Button color="inherit" size="small" onClick={retry}>
          {translate('feedback.load.retry')}
        </Button>
      }
    >
      {translate('feedback.load.failed')} {waterTexts.notJudged}
    </Alert>
  );
};
