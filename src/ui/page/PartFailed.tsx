import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useFocusGivenBack } from './useFocusGivenBack';

/** Says quietly that a part of what stands here failed to load, and what is missing because of it. */
export const PartFailed = ({ missing, onRetry }: { missing: string; onRetry: () => void }) => {
  const translate = useTranslate();
  return (
    <Alert
      ref={useFocusGivenBack<HTMLDivElement>()}
      severity="warning"
      role="status"
      sx={{ my: 2 }}
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {translate('feedback.load.retry')}
        </Button>
      }
    >
      {translate('feedback.load.failed')} {missing}
    </Alert>
  );
};
