import { type ComponentProps, forwardRef, type ReactNode } from 'react';
import { Button } from './Button';

interface ToolButtonProps extends Omit<ComponentProps<typeof Button>, 'startIcon' | 'ref'> {
  icon: ReactNode;
}

/** A button of a list. On a phone its icon alone is seen. */
export const ToolButton = forwardRef<HTMLButtonElement, ToolButtonProps>(({ icon, children, ...button }, ref) => (
  <Button ref={ref} className="list-tool" startIcon={icon} {...button}>
    <span>{children}</span>
  </Button>
));
