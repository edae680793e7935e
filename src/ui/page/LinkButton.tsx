import Button, { type ButtonProps } from '@mui/material/Button';
import { LinkBase } from 'react-admin';

/** A button that is a link, so that it can open in a new tab or be copied. */
export const LinkButton = ({ to, ...button }: ButtonProps & { to: string; state?: unknown }) => (
  <Button component={LinkBase} to={to} {...button} />
);
