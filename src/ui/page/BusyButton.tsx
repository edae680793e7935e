import Button, { type ButtonProps } from '@mui/material/Button';
import { forwardRef } from 'react';

interface BusyButtonProps extends Omit<ButtonProps, 'loading'> {
  /** What it was pressed for is under way. */
  isBusy: boolean;
}

/**
 * A button that waits for its answer. Not disabled meanwhile, as by MUI's `loading`: a disabled button loses the focus.
 * One that submits takes no Enter in a field either.
 */
export const BusyButton = forwardRef<HTMLButtonElement, BusyButtonProps>(
  ({ isBusy, startIcon, onClick, ...button }, ref) => (
    <Button
      ref={ref}
      {...button}
      aria-busy={isBusy}
      aria-disabled={isBusy}
      startIcon={isBusy ? <span className="spinner" /> : startIcon}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    />
  ),
);
