import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';

export interface DraftChoicesProps {
  onPutBack: () => void;
  onThrowAway: () => void;
}

/** What may become of a draft: put back, or thrown away. */
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
