import { type CSSProperties, createContext } from 'react';
import type { ColumnChoice } from './columnChoice';

/** The columns that a narrow screen hides: below 1080 (md), 1200 (lg) or 1800 (xl) pixels. A phone shows each in its card. */
export type HiddenBelow = Partial<Record<'md' | 'lg' | 'xl', readonly string[]>>;
export const HiddenBelowContext = createContext<HiddenBelow>({});

/** What records.css needs of a column: the width that was chosen, and as long as no columns were, where they fit. */
export const fitted = (source: string, choice: ColumnChoice | null, hiddenBelow: HiddenBelow) => {
  const hiding = choice?.hidden ? [] : Object.entries(hiddenBelow).filter(([, sources]) => sources.includes(source));
  const className = hiding.map(([width]) => ` below-${width}`).join('');
  const rem = choice?.widths?.[source];
  if (!rem) return { className };
  // The cast is needed: React's types know no custom properties.
  return { className: `${className} widened`, style: { '--width': `${rem}rem` } as CSSProperties };
};
