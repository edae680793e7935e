import { useTranslate } from 'ra-core';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import './page.css';

/** Characters from which a title may be cut off. */
const LONG = 60;

interface PageHeadingProps {
  title: string;
  children?: ReactNode;
  /** The width of the content, when that is narrower than the page. */
  maxWidth?: number;
  /** The title becomes longer: on a phone it has the room of two lines until then. */
  isUnfinished?: boolean;
}

/** A screen's title: its h1 and the document's title. Gets the focus when the screen opens. */
export const PageHeading = ({ title, children, maxWidth, isUnfinished }: PageHeadingProps) => {
  const translate = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  const appName = translate('app.name');
  useEffect(() => {
    document.title = `${title} · ${appName}`;
  }, [title, appName]);
  // With the screen itself: a moment later the focus may be where someone works.
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={isUnfinished ? 'page-heading unfinished' : 'page-heading'} style={{ maxWidth }}>
      <h1 ref={heading} className="title-large" tabIndex={-1} title={title.length > LONG ? title : undefined}>
        {title}
      </h1>
      {children && <div className="page-tools">{children}</div>}
    </div>
  );
};
