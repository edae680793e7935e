import { useLayoutEffect, useRef } from 'react';

/**
 * The ref of a part that goes, with the focus in it perhaps: the focus returns to where it was, else to the screen's
 * content. Otherwise it would fall back to the document.
 */
export const useFocusGivenBack = <Part extends HTMLElement>() => {
  const part = useRef<Part>(null);
  useLayoutEffect(() => {
    const { current } = part;
    let before: EventTarget | null = null;
    const note = ({ relatedTarget }: FocusEvent) => {
      const isWithin = relatedTarget instanceof Node && current?.contains(relatedTarget);
      if (!isWithin) before = relatedTarget;
    };
    current?.addEventListener('focusin', note);
    return () => {
      // The part is still in the page here.
      if (!current?.contains(document.activeElement)) return;
      const place = before instanceof HTMLElement && before.isConnected ? before : document.querySelector('main');
      place?.focus({ preventScroll: true });
    };
  }, []);
  return part;
};
