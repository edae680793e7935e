import Button from '@mui/material/Button';
import { formatDistanceToNow } from 'date-fns/formatDistanceToNow';
import { nl } from 'date-fns/locale/nl';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';

export interface DraftChoicesProps {
  onPutBack: () => void;
  onThrowAway: () => void;
}

/** The buttons to put a draft back or throw it away. */
export const DraftChoices = ({ onPutBack, onThrowAway }: DraftChoicesProps) => {
  const translate = useTranslate();
  return (
    <>
      <Button variant="outlined" size="small" onClick={onPutBack}>
        {translate('drafts.putBack')}
      </Button>
      <Button size="small" onClick={onThrowAway}>
        {translate('drafts.throwAway')}
      </Button>
    </>
  );
};

/** '12 minuten geleden', as of the first render. */
export const useAgo = (savedAt: number): string =>
  useMemo(() => formatDistanceToNow(savedAt, { locale: nl, addSuffix: true }), [savedAt]);
