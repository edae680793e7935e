import type { ReactNode } from 'react';
import '../plain/plain.css';

/** A word in a frame, for a state in text. */
export const Tag = ({ children, isWarning = false }: { children: ReactNode; isWarning?: boolean }) => (
  <span className={isWarning ? 'tag tag-warning' : 'tag'}>{children}</span>
);
