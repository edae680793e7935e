import Button, { type ButtonProps } from '@mui/material/Button';
import { useFocusGivenBack } from './useFocusGivenBack';

/** Shows more of a list, and goes with the last of it: the focus returns to what stands before the new rows. */
export const MoreButton = (props: ButtonProps) => <Button {...props} ref={useFocusGivenBack<HTMLButtonElement>()} />;
