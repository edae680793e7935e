import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { isNotFound } from '../../provider/http/V2Error';
import { Button } from '../plain/Button';
import { LinkButton } from './LinkButton';
import './page.css';
import { useFocusGivenBack } from './useFocusGivenBack';

interface LoadFailedProps {
  error: unknown;
  onRetry: () => void;
  /** Key of the text. */
  text?: string;
  /**
   * For the screen of a record: the list to go back to when the record is not there; null without such a link. A 404
   * to any other screen is a failed load, because an older installation may lack the call.
   */
  overview?: string | null;
}

/** True where the record of this screen is not there: what was read of it before is none of it any more. */
export const isGone = (error: unknown, overview: LoadFailedProps['overview']): boolean =>
  overview !== undefined && isNotFound(error);

/** A quiet message in the place of data that failed to load or is not there. Raises no alert (section 8). */
export const LoadFailed = ({ error, onRetry, text, overview }: LoadFailedProps) => {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  /** Whatever else on the screen failed most likely failed for the same reason. */
  const retryAll = () => {
    onRetry();
    void queryClient.refetchQueries(
      { type: 'active', predicate: ({ state }) => state.status === 'error' },
      { cancelRefetch: false },
    );
  };
  if (isGone(error, overview))
    return (
      <Message>
        {text && <p>{translate(text)}</p>}
        <p>{translate('feedback.load.notThere')}</p>
        {overview && (
          <LinkButton to={overview} variant="outlined" size="small">
            {translate('feedback.load.toList')}
          </LinkButton>
        )}
      </Message>
    );
  return (
    <Message>
      <CloudOffIcon aria-hidden />
      <p>{translate(text ?? 'feedback.load.failed')}</p>
      <Button variant="outlined" size="small" onClick={retryAll}>
        {translate('feedback.load.retry')}
      </Button>
    </Message>
  );
};

const Message = ({ children }: { children: ReactNode }) => (
  <div ref={useFocusGivenBack<HTMLDivElement>()} className="load-failed" role="status">
    {children}
  </div>
);
