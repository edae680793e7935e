import { useEvent } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** For a dialog of the frame: 'Terug' of the browser closes it, as it does on a telephone. */
export const useClosedByBack = (isOpen: boolean, onClose: () => void): void => {
  const location = useLocation();
  // A page that was chosen may come only after the dialog was opened again.
  const isBack = useNavigationType() === 'POP';
  const close = useEvent(onClose);
  const openedAt = useRef(location);
  useEffect(() => {
    if (!isOpen) openedAt.current = location;
    else if (isBack && openedAt.current !== location) close();
  }, [isOpen, isBack, location, close]);
};
