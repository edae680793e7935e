import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

/** In place of what could not be loaded: says so quietly and offers another try. Raises no alert (section 8). */
export const LoadFailed = ({ onRetry, text = 'feedback.load.failed' }: { onRetry: () => void; text?: string }) => {
  const translate = useTranslate();
  return (
    <Stack spacing={1.5} role="status" sx={{ alignItems: 'center', px: 2, py: 6, color: 'text.secondary' }}>
      <CloudOffIcon aria-hidden />
      <Typography>{translate(text)}</Typography>
      <Button variant="outlined" size="small" onClick={onRetry}>
        {translate('feedback.load.retry')}
      </Button>
    </Stack>
  );
};
