/** What only the page knows: how wide cells are, and how many items stand in a row of a grid. */

/** A row lifted out of its table keeps the widths of its cells. */
export function fixCellWidths(row: Element, helper: Element): void {
  const copies = helper.querySelectorAll<HTMLElement>('td, th');
  row.querySelectorAll<HTMLElement>('td, th').forEach((cell, index) => {
    const copy = copies[index];
    if (!copy) return;
    copy.style.boxSizing = 'border-box';
    copy.style.width = `${cell.getBoundingClientRect().width}px`;
  });
}

interface Offset {
  top: number;
  left: number;
}
/** Where an element stands within the area around it. */
export function offsetWithin(area: Element | null, element: HTMLElement): Offset {
  const { offsetTop: top, offsetLeft: left, parentElement } = element;
  if (!parentElement || parentElement === area) return { top, left };
  const outer = offsetWithin(area, parentElement);
  return { top: top + outer.top, left: left + outer.left };
}

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
