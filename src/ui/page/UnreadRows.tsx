import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { unreadIn } from '../../v2/many';

/** Says quietly that an older installation sent rows that could not be read. `of`: an answer, a list or a record. */
export const UnreadRows = ({ of }: { of: unknown }) => <UnreadCount unread={unreadIn(of)} />;

export const UnreadCount = ({ unread = 0 }: { unread: number | undefined }) =>
  unread > 0 && (
    <Typography role="status" variant="body2" color="text.secondary" sx={{ px: 2, py: 1 }}>
      <UnreadText unread={unread} />
    </Typography>
  );

export const UnreadText = ({ unread }: { unread: number }) =>
  useTranslate()('feedback.load.unread', { smart_count: unread });
