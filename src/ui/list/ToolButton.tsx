import Button, { type ButtonProps } from '@mui/material/Button';
import { forwardRef, type ReactNode } from 'react';
import './records.css';

interface ToolButtonProps extends Omit<ButtonProps, 'startIcon'> {
  icon: ReactNode;
}

/** A button of a list. On a phone its icon alone is seen. */
export const ToolButton = forwardRef<HTMLButtonElement, ToolButtonProps>(({ icon, children, ...button }, ref) => (
  <Button ref={ref} className="list-tool" startIcon={icon} {...button}>
    <span>{children}</span>
  </Button>
));
