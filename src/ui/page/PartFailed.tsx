import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

/** On a phone the button stands below the text, which else has half of the width. */
const ON_A_PHONE = {
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& .MuiAlert-message': { flex: { xs: '1 1 70%', sm: 'auto' } },
} as const;

/** Says quietly that a part of what stands here failed to load, and what is missing because of it. */
export const PartFailed = ({ missing, onRetry }: { missing: string; onRetry: () => void }) => {
  const translate = useTranslate();
  return (
    <Alert
      severity="warning"
      role="status"
      sx={{ my: 2, ...ON_A_PHONE }}
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
