import type { ColumnChoice } from './columnChoice';

/** Pixels below which a column is hidden. A phone, narrower than CARDS, shows every one in its card. */
const NARROW = { md: 900, lg: 1200, xl: 1400 } as const;
const CARDS = 600;
export type HiddenBelow = Partial<Record<keyof typeof NARROW, readonly string[]>>;

/** Styles by media query: of the columns that someone chose, seen if need be by scrolling, or else of those that fit. */
export const columnStyles = (choice: ColumnChoice | null, hiddenBelow: HiddenBelow) =>
  choice ? widened(choice.widths ?? {}) : hidden(hiddenBelow);

const widened = (widths: Readonly<Record<string, number>>) => ({
  [`@media (min-width: ${CARDS}px)`]: Object.fromEntries(
    Object.entries(widths).map(([source, rem]) => [
      cellsOf(source),
      { minWidth: `${rem}rem`, maxWidth: `${rem}rem`, width: `${rem}rem`, overflowWrap: 'anywhere' },
    ]),
  ),
});

const hidden = (columns: HiddenBelow) =>
  Object.fromEntries(
    Object.entries(NARROW).map(([width, below]) => [
      `@media (min-width: ${CARDS}px) and (max-width: ${below - 0.05}px)`,
      // The keys of NARROW are its widths.
      Object.fromEntries(
        (columns[width as keyof typeof NARROW] ?? []).map((source) => [cellsOf(source), { display: 'none' }]),
      ),
    ]),
  );

const cellsOf = (source: string) => `& .column-${source.replaceAll('.', '\\.')}`;
