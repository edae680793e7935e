import { useTranslate } from 'react-admin';

/** Beneath a field whose choices could not be loaded: says so quietly and offers another try. What was chosen stays. */
export const ChoicesFailed = ({ onRetry }: { onRetry: () => unknown }) => {
  const translate = useTranslate();
  return (
    <>
      {translate('feedback.load.choicesFailed')}{' '}
      <button type="button" className="link" onClick={onRetry}>
        {translate('feedback.load.retry')}
      </button>
    </>
  );
};

/** As a field's help, where the load of its choices failed; nothing where it did not. */
export const helpOfChoices = ({ error, data, refetch }: { error: unknown; data?: unknown; refetch: () => unknown }) =>
  error && data === undefined ? <ChoicesFailed onRetry={refetch} /> : undefined;
