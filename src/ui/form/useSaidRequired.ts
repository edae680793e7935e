import { useEffect, useRef } from 'react';

/**
 * Says to screen readers which of an element's fields are required: react-admin marks them with an asterisk that it hides
 * from those, and with nothing else.
 */
export const useSaidRequired = () => {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const say = () => {
      for (const asterisk of current.querySelectorAll('label span[aria-hidden=true]')) {
        const label = asterisk.closest('label');
        // A menu is no control of its label.
        const field = label?.control ?? current.querySelector(`[aria-labelledby~="${label?.id}"]`);
        field?.setAttribute('aria-required', 'true');
      }
    };
    const observer = new MutationObserver(say);
    observer.observe(current, { childList: true, subtree: true });
    say();
    return () => observer.disconnect();
  }, []);
  return element;
};
