import Button, { type ButtonProps } from '@mui/material/Button';
import { LinkBase } from 'react-admin';

/** A button that is a link: it opens in a new tab, and can be copied. */
export const LinkButton = ({ to, ...button }: ButtonProps & { to: string }) => (
  <Button component={LinkBase} to={to} {...button} />
);
