import { type ButtonHTMLAttributes, forwardRef, type ReactNode } from 'react';
import './plain.css';

/** Named as MUI's buttons name it. */
export interface ButtonLook {
  variant?: 'text' | 'outlined' | 'contained';
  size?: 'small' | 'medium';
  /** 'inherit': the colour of the text around it. */
  color?: 'inherit';
  className?: string;
}

export const classOfButton = ({ variant = 'text', size, color, className }: ButtonLook) =>
  ['plain-button', variant, size, color, className].filter(Boolean).join(' ');

export const ButtonIcon = ({ children }: { children: ReactNode }) =>
  children ? <span className="plain-button-icon">{children}</span> : null;

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color'> & ButtonLook & { startIcon?: ReactNode };

/** A button that needs no MUI. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(
  ({ variant, size, color, className, startIcon, children, ...button }, ref) => (
    <button type="button" {...button} ref={ref} className={classOfButton({ variant, size, color, className })}>
      <ButtonIcon>{startIcon}</ButtonIcon>
      {children}
    </button>
  ),
);

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color'> & Pick<ButtonLook, 'size' | 'color'>;

/** A button that is an icon; its name is its `aria-label`. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(
  ({ size, color, className, ...button }, ref) => (
    <button
      type="button"
      {...button}
      ref={ref}
      className={['plain-icon-button', size, color, className].filter(Boolean).join(' ')}
    />
  ),
);
