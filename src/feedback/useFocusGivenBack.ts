import { useLayoutEffect, useRef } from 'react';

/** For a part that goes, with the focus in it perhaps: the focus returns to where it was, else to the screen's content. */
export const useFocusGivenBack = () => {
  const part = useRef<HTMLDivElement>(null);
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
      place?.focus();
    };
  }, []);
  return part;
};
