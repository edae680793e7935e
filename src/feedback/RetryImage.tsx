import Button from '@mui/material/Button';
import { useState } from 'react';
import { useCloseNotification, useNotify, useRefresh, useTranslate } from 'react-admin';

/** Says that a saved record misses its image, and sends that image alone. */
export const RetryImage = ({ retry }: { retry: () => Promise<void> }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const close = useCloseNotification();
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    try {
      await retry();
      notify('feedback.image.uploaded', { type: 'success' });
      refresh();
      close();
    } catch {
      // The notice still says so; the button is there for the next try.
      setSending(false);
    }
  };
  return (
    <>
      {translate('feedback.image.uploadFailed')}
      <Button size="small" color="inherit" onClick={send} disabled={isSending} sx={{ ml: 1 }}>
        {translate('feedback.image.retry')}
      </Button>
    </>
  );
};
