import { type ComponentType, useState } from 'react';
import { useLateCode } from './useLateCode';

/** A dialog that a button opens: its code loads at the first press. */
export const useLateDialog = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const Dialog = useLateCode({ load, isNeeded: isOpen, onFailed: close });
  return { Dialog, isOpen, open: () => setOpen(true), close };
};
