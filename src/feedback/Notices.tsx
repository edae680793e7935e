import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { isValidElement, useEffect } from 'react';
import { CloseNotificationContext, type NotificationPayload, useNotificationContext, useTranslate } from 'react-admin';
import { textOfKey } from '../lib/textOfKey';

/** How long a success stays; a failure stays until it is closed. */
const SHOWN_FOR = 6_000;

/** The alerts of section 8, all visible at once; in place of react-admin's one-at-a-time snackbar. */
export const Notices = () => {
  const { notifications, setNotifications } = useNotificationContext();
  if (notifications.length === 0) return null;
  return (
    <Stack
      spacing={1}
      className="notices"
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        bottom: 16,
        left: 16,
        right: 16,
        mx: 'auto',
        maxWidth: 480,
        '@media print': { display: 'none' },
      }}
    >
      {notifications.map((notice, index) => (
        <Notice
          // The list only grows at its end; equal texts may stand in it twice.
          // biome-ignore lint/suspicious/noArrayIndexKey: a notice has no id of its own
          key={index}
          notice={notice}
          onClose={() => setNotifications((shown) => shown.filter((one) => one !== notice))}
        />
      ))}
    </Stack>
  );
};

const Notice = ({ notice, onClose }: { notice: NotificationPayload; onClose: () => void }) => {
  const translate = useTranslate();
  const { message, type, notificationOptions = {} } = notice;
  const isFailure = type === 'error';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the timer belongs to the notice, not to its closer
  useEffect(() => {
    if (isFailure) return;
    const timer = setTimeout(onClose, notificationOptions.autoHideDuration ?? SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [notice]);
  return (
    <CloseNotificationContext.Provider value={onClose}>
      <Alert
        severity={type === 'info' ? 'success' : type}
        variant="standard"
        role={isFailure ? 'alert' : 'status'}
        onClose={onClose}
        slotProps={{ closeButton: { 'aria-label': translate('ra.action.close') } }}
      >
        {isValidElement(message)
          ? message
          : textOfKey(translate, String(message), undefined, notificationOptions.messageArgs)}
      </Alert>
    </CloseNotificationContext.Provider>
  );
};
