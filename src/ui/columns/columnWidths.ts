import { type CSSProperties, createContext } from 'react';
import type { ColumnChoice } from './columnChoice';

/** The columns that a narrow screen hides: below 1080 (md), 1200 (lg) or 1800 (xl) pixels. A phone shows each in its card. */
export type HiddenBelow = Partial<Record<'md' | 'lg' | 'xl', readonly string[]>>;
export const HiddenBelowContext = createContext<HiddenBelow>({});

/** What records.css needs to know of a column's cells: the width that was chosen, or without any choice where they fit. */
export const fitted = (source: string, choice: ColumnChoice | null, hiddenBelow: HiddenBelow) => {
  if (!choice) {
    const widths = Object.entries(hiddenBelow).filter(([, sources]) => sources.includes(source));
    return { className: widths.map(([width]) => ` below-${width}`).join('') };
  }
  const rem = choice.widths?.[source];
  // The cast is needed: React's types know no custom properties.
  return rem ? { className: ' widened', style: { '--width': `${rem}rem` } as CSSProperties } : { className: '' };
};
