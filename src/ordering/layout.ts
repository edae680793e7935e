/** What only the page knows: how wide cells are, and how many items stand in a row of a grid. */

import type { Box } from './shifting';

/** A row lifted out of its table keeps the widths of its cells. */
export function fixCellWidths(row: Element, helper: Element): void {
  const cells = [...row.querySelectorAll<HTMLElement>('td, th')];
  // All are measured before one is set: else the page is laid out for each.
  const widths = cells.map((cell) => cell.getBoundingClientRect().width);
  helper.querySelectorAll<HTMLElement>('td, th').forEach((copy, index) => {
    copy.style.boxSizing = 'border-box';
    copy.style.width = `${widths[index] ?? 0}px`;
  });
}

/** Where an element stands beside its siblings. */
export const boxOf = ({ offsetTop, offsetLeft, offsetWidth, offsetHeight }: HTMLElement): Box => ({
  top: offsetTop,
  left: offsetLeft,
  width: offsetWidth,
  height: offsetHeight,
});

/** How many of the elements stand beside the first. */
export function placesInRow(elements: Iterable<Element>): number {
  const tops = Array.from(elements, (element) => (element instanceof HTMLElement ? element.offsetTop : 0));
  const second = tops.findIndex((top) => top !== tops[0]);
  return Math.max(1, second === -1 ? tops.length : second);
}

/** The places that a key moves an item where `columns` of them stand beside each other. */
export function stepIn(columns: number, key: string): number | undefined {
  if (key === 'ArrowUp') return -columns;
  if (key === 'ArrowDown') return columns;
  if (key === 'Home') return Number.NEGATIVE_INFINITY;
  if (key === 'End') return Number.POSITIVE_INFINITY;
  if (key === 'ArrowLeft') return columns > 1 ? -1 : undefined;
  if (key === 'ArrowRight') return columns > 1 ? 1 : undefined;
  return undefined;
}
