import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { focusBeside } from './focusBeside';

interface SureButtonProps {
  /** What it does, and that with the name of what goes. */
  texts: readonly [text: string, named: string];
  /** The question in its place, and that with the name. */
  sure: readonly [text: string, named: string];
  isBusy?: boolean;
  /** Called at the second press. */
  onSure: (focusNext: () => void) => void;
}

/** A press sooner than this is no answer: it is the second of a double click, or of Enter twice. */
const READ_MS = 500;

/** Deletes what stands in its row, after it was pressed once more. */
export const SureButton = ({ texts, sure, isBusy = false, onSure }: SureButtonProps) => {
  const [isSure, setSure] = useState(false);
  const askedAt = useRef(0);
  const [text, named] = isSure ? sure : texts;
  return (
    <Button
      size="small"
      color="error"
      // Not disabled: it keeps the focus until its row is gone.
      aria-disabled={isBusy}
      onClick={({ timeStamp, currentTarget }) => {
        if (isBusy) return;
        if (isSure) {
          if (timeStamp - askedAt.current > READ_MS) onSure(focusBeside(currentTarget));
          return;
        }
        askedAt.current = timeStamp;
        setSure(true);
      }}
      onBlur={() => setSure(false)}
      aria-label={named}
    >
      {text}
    </Button>
  );
};
