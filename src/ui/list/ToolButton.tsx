import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import './records.css';

interface ToolButtonProps extends Omit<ButtonProps, 'startIcon'> {
  icon: ReactNode;
}

/** A button of a list. On a phone its icon alone is seen. */
export const ToolButton = ({ icon, children, ...button }: ToolButtonProps) => (
  <Button className="list-tool" startIcon={icon} {...button}>
    <span>{children}</span>
  </Button>
);
