import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { Cell } from '../ui/page/CardTable';

interface MendableCellProps {
  heading: string;
  label: string;
  text: string;
  fault: string | undefined;
  onMend: (text: string) => void;
}

/** A cell of the file. One that is wrong, or was, is an input; its text counts when it is left, or at Enter. */
export const MendableCell = ({ heading, label, text, fault, onMend }: MendableCellProps) => {
  const [isInput, setInput] = useState(false);
  const [typed, setTyped] = useState(text);
  if (fault === undefined && !isInput)
    return (
      <Cell data-heading={heading}>
        <span>{text}</span>
      </Cell>
    );
  const tell = () => {
    if (typed === text) return;
    setInput(true);
    onMend(typed);
  };
  return (
    <Cell data-heading={heading}>
      <TextField
        value={typed}
        error={fault !== undefined}
        helperText={fault}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={tell}
        onKeyDown={({ key }) => key === 'Enter' && tell()}
        slotProps={{ htmlInput: { 'aria-label': label } }}
        autoComplete="off"
      />
    </Cell>
  );
};
