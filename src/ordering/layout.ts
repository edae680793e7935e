/** Layout that only the page knows: the width of cells, and the number of items in a row of a grid. */

import type { ItemBox } from './shifting';

/** Fixes the widths of the cells of a dragged row, which is outside its table's layout. */
export function fixCellWidths(row: Element, helper: Element): void {
  const cells = [...row.querySelectorAll<HTMLElement>('td, th')];
  // Measure all cells before setting one: otherwise each one causes a new layout.
  const widths = cells.map((cell) => cell.getBoundingClientRect().width);
  helper.querySelectorAll<HTMLElement>('td, th').forEach((copy, index) => {
    copy.style.boxSizing = 'border-box';
    // The least width as well: it wins from the greatest that a column has.
    copy.style.width = copy.style.minWidth = `${widths[index] ?? 0}px`;
  });
}

/** An element's position and height relative to its offset parent. */
export const boxOf = ({ offsetTop, offsetLeft, offsetHeight }: HTMLElement): ItemBox => ({
  top: offsetTop,
  left: offsetLeft,
  height: offsetHeight,
});

/** The number of elements in the first row. */
export function placesInRow(elements: Iterable<Element>): number {
  const tops = Array.from(elements, (element) => (element instanceof HTMLElement ? element.offsetTop : 0));
  const second = tops.findIndex((top) => top !== tops[0]);
  return Math.max(1, second === -1 ? tops.length : second);
}

/** The number of places that a key moves an item in a layout with `columns` columns; undefined for other keys. */
export function stepIn(columns: number, key: string): number | undefined {
  if (key === 'ArrowUp') return -columns;
  if (key === 'ArrowDown') return columns;
  if (key === 'Home') return Number.NEGATIVE_INFINITY;
  if (key === 'End') return Number.POSITIVE_INFINITY;
  if (key === 'ArrowLeft') return columns > 1 ? -1 : undefined;
  if (key === 'ArrowRight') return columns > 1 ? 1 : undefined;
  return undefined;
}
