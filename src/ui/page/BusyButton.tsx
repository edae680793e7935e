import Button, { type ButtonProps } from '@mui/material/Button';

interface BusyButtonProps extends Omit<ButtonProps, 'loading'> {
  /** What it was pressed for is under way. */
  isBusy: boolean;
}

/** A button that waits for its answer. MUI's `loading` disables it, and a disabled button loses the focus. */
export const BusyButton = ({ isBusy, startIcon, onClick, ...button }: BusyButtonProps) => (
  <Button
    {...button}
    aria-busy={isBusy}
    aria-disabled={isBusy}
    startIcon={isBusy ? <span className="spinner" /> : startIcon}
    onClick={isBusy ? undefined : onClick}
  />
);
