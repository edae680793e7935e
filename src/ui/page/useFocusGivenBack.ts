import { useLayoutEffect, useRef } from 'react';

/**
 * The ref of a part that goes, with the focus in it perhaps: the focus returns to where it was, else to the screen's
 * content. Otherwise it would fall back to the document.
 */
export const useFocusGivenBack = <Part extends HTMLElement>() => {
  const part = useRef<Part>(null);
  useLayoutEffect(() => {
    const { current } = part;
    const before: HTMLElement[] = [];
    const note = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !current?.contains(relatedTarget)) before.push(relatedTarget);
    };
    current?.addEventListener('focusin', note);
    return () => {
      // The part is still in the page here.
      if (!current?.contains(document.activeElement)) return;
      // A dialog that it opened is gone.
      const place = before.findLast(({ isConnected }) => isConnected) ?? document.querySelector('main');
      place?.focus({ preventScroll: true });
    };
  }, []);
  return part;
};
