import Button from '@mui/material/Button';
import { useState } from 'react';
import { useCloseNotification, useNotify, useRefresh, useTranslate } from 'react-admin';

/** Tells that an image of a saved record was not stored, and sends that image again. */
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
      // The notice stays, with its button for the next try.
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
