import { useTranslate } from 'react-admin';
import { unreadIn } from '../../v2/many';
import { UnreadText } from '../page/UnreadRows';

/** A quiet message below a field whose choices failed to load, with a retry button. The chosen value stays. */
const ChoicesFailed = ({ onRetry }: { onRetry: () => unknown }) => {
  const translate = useTranslate();
  return (
    <>
      {translate('inputs.choicesFailed')}{' '}
      <button type="button" className="link" onClick={onRetry}>
        {translate('feedback.load.retry')}
      </button>
    </>
  );
};

/** The query of the choices: of v2, or of react-admin. */
export interface ChoicesQuery {
  data?: unknown;
  error: unknown;
  refetch: () => unknown;
  meta?: { unread?: number };
}

/** Shown for a choice whose name is not loaded. */
export const CHOSEN = '…';

export const haveFailed = ({ error, data }: ChoicesQuery): boolean => Boolean(error) && data === undefined;

/** The help of a field whose choices failed to load, all or some; undefined otherwise. */
export const helpOfChoices = (query: ChoicesQuery) => {
  if (haveFailed(query)) return <ChoicesFailed onRetry={query.refetch} />;
  const unread = query.meta?.unread ?? unreadIn(query.data);
  return unread > 0 ? <UnreadText unread={unread} /> : undefined;
};
