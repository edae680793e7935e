import Button, { type ButtonProps } from '@mui/material/Button';
import { useFocusGivenBack } from './useFocusGivenBack';

/** A button that goes once its work is done: the focus returns to what had it before, from where Tab goes on. */
export const TransientButton = (props: ButtonProps) => (
  <Button {...props} ref={useFocusGivenBack<HTMLButtonElement>()} />
);
