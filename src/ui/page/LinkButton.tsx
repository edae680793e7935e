import { LinkBase } from 'ra-core';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { ButtonIcon, type ButtonLook, classOfButton } from '../plain/Button';

type LinkButtonProps = AnchorHTMLAttributes<HTMLAnchorElement> &
  Pick<ButtonLook, 'variant' | 'size'> & { to: string; state?: unknown; startIcon?: ReactNode };

/** A button that is a link, so that it can open in a new tab or be copied. */
export const LinkButton = ({
  variant = 'text',
  size = 'medium',
  className = '',
  startIcon,
  children,
  ...link
}: LinkButtonProps) => (
  <LinkBase {...link} className={classOfButton({ variant, size, className })}>
    <ButtonIcon>{startIcon}</ButtonIcon>
    {children}
  </LinkBase>
);
