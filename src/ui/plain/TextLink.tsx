import { LinkBase } from 'ra-core';
import type { ReactNode } from 'react';
import './plain.css';

/** A link to a screen, within text. */
export const TextLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <LinkBase to={to} className="text-link">
    {children}
  </LinkBase>
);
