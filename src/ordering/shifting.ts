/** Computes which items make room for the dragged one, from positions at the start of the drag, without new layout. */

export interface ItemBox {
  top: number;
  left: number;
  height: number;
}
export interface Shift {
  x: number;
  y: number;
}

/** The place for an item of place `from` that is dropped at `dragged`. */
export function placeUnder(dragged: ItemBox, from: number, boxes: readonly ItemBox[], isGrid: boolean): number {
  return isGrid ? nearest(dragged, boxes) : reached(dragged, from, boxes);
}

/** For a grid of equal items: the place with the nearest middle. */
function nearest(dragged: ItemBox, boxes: readonly ItemBox[]): number {
  const distance = ({ top, left }: ItemBox) => Math.hypot(top - dragged.top, left - dragged.left);
  let place = 0;
  boxes.forEach((box, index) => {
    const best = boxes[place];
    if (best && distance(box) < distance(best)) place = index;
  });
  return place;
}

/** For a list with items of any height: the furthest place that is covered for half of the smaller item. */
function reached(dragged: ItemBox, from: number, boxes: readonly ItemBox[]): number {
  const half = (box: ItemBox) => Math.min(dragged.height, box.height) / 2;
  const above = boxes.findIndex((box, index) => index < from && dragged.top <= box.top + half(box));
  if (above >= 0) return above;
  const below = boxes.findLastIndex(
    (box, index) => index > from && dragged.top + dragged.height >= box.top + half(box),
  );
  return Math.max(from, below);
}

/** The shift of each item while the item of place `from` is held over place `to`. */
export function shiftsFor(boxes: readonly ItemBox[], from: number, to: number, isGrid: boolean): Shift[] {
  const step = to > from ? -1 : 1;
  const [first, last] = to > from ? [from + 1, to] : [to, from - 1];
  const room = roomOf(boxes, from);
  return boxes.map((box, index) => {
    const next = boxes[index + step];
    if (index < first || index > last || !next) return { x: 0, y: 0 };
    return isGrid ? { x: next.left - box.left, y: next.top - box.top } : { x: 0, y: step * room };
  });
}

/** An item's height with the gap between two items. */
function roomOf(boxes: readonly ItemBox[], from: number): number {
  const [one, two] = boxes;
  const gap = one && two ? two.top - one.top - one.height : 0;
  return (boxes[from]?.height ?? 0) + gap;
}
