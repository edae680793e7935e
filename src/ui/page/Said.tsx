import type { ReactNode } from 'react';
import { visuallyHidden } from './visuallyHidden';

/** Tells screen readers alone: once there is a text, and again when it is another. */
export const Said = ({ children }: { children: ReactNode }) => (
  <div role="status" style={visuallyHidden}>
    {children}
  </div>
);
