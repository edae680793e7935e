import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';

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
