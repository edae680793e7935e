import Button from '@mui/material/Button';
import { useState } from 'react';
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

/** Deletes what stands in its row, after it was pressed once more. */
export const SureButton = ({ texts, sure, isBusy = false, onSure }: SureButtonProps) => {
  const [isSure, setSure] = useState(false);
  const [text, named] = isSure ? sure : texts;
  return (
    <Button
      size="small"
      color="error"
      // Not disabled: it keeps the focus until its row is gone.
      aria-disabled={isBusy}
      onClick={({ detail, currentTarget }) => {
        if (isBusy) return;
        if (!isSure) setSure(true);
        // The second click of a double one answers no question.
        else if (detail < 2) onSure(focusBeside(currentTarget));
      }}
      onBlur={() => setSure(false)}
      aria-label={named}
    >
      {text}
    </Button>
  );
};
