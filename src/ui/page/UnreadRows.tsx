import { useTranslate } from 'ra-core';
import { unreadIn } from '../../v2/many';
import './page.css';

/** Says quietly that an older installation sent rows that could not be read. `of`: an answer, a list or a record. */
export const UnreadRows = ({ of }: { of: unknown }) => <UnreadCount unread={unreadIn(of)} />;

export const UnreadCount = ({ unread = 0 }: { unread: number | undefined }) =>
  unread > 0 && (
    <p role="status" className="unread text-small text-muted">
      <UnreadText unread={unread} />
    </p>
  );

export const UnreadText = ({ unread }: { unread: number }) =>
  useTranslate()('feedback.load.unread', { smart_count: unread });
