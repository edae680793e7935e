import { useEffect, useRef, useState } from 'react';

/**
 * The heading of react-admin's own pages, whose `<Title>` writes into the element of this id. The product's screens have a
 * heading of their own; for them it is not there.
 */
export const TitleOfPage = () => {
  const element = useRef<HTMLDivElement>(null);
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    const title = element.current;
    if (!title) return;
    const look = () => setUsed(title.textContent !== '');
    const observer = new MutationObserver(look);
    observer.observe(title, { childList: true, characterData: true, subtree: true });
    look();
    return () => observer.disconnect();
  }, []);
  const heading = isUsed ? { role: 'heading', 'aria-level': 1 } : { hidden: true };
  return <div id="react-admin-title" ref={element} {...heading} />;
};
