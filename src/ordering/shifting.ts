/** Who makes room for a dragged item: from where the items stood when the drag began, without asking the page again. */

export interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}
export interface Shift {
  x: number;
  y: number;
}

/** The place that the item of place `from` takes when it is dropped where `dragged` is now. */
export function placeUnder(dragged: Box, from: number, boxes: readonly Box[], isGrid: boolean): number {
  return isGrid ? nearest(dragged, boxes) : reached(dragged, from, boxes);
}

/** Items of one size: the place whose middle is nearest. */
function nearest(dragged: Box, boxes: readonly Box[]): number {
  const distance = ({ top, left }: Box) => Math.hypot(top - dragged.top, left - dragged.left);
  let place = 0;
  boxes.forEach((box, index) => {
    const best = boxes[place];
    if (best && distance(box) < distance(best)) place = index;
  });
  return place;
}

/** Items below each other, of any height: the furthest one that is covered by half of the smaller of the two. */
function reached(dragged: Box, from: number, boxes: readonly Box[]): number {
  const half = (box: Box) => Math.min(dragged.height, box.height) / 2;
  const above = boxes.findIndex((box, index) => index < from && dragged.top <= box.top + half(box));
  if (above >= 0) return above;
  const below = boxes.findLastIndex(
    (box, index) => index > from && dragged.top + dragged.height >= box.top + half(box),
  );
  return Math.max(from, below);
}

/** How far each item moves while the one of place `from` is held over place `to`. */
export function shiftsFor(boxes: readonly Box[], from: number, to: number, isGrid: boolean): Shift[] {
  const step = to > from ? -1 : 1;
  const [first, last] = to > from ? [from + 1, to] : [to, from - 1];
  const room = roomOf(boxes, from);
  return boxes.map((box, index) => {
    const next = boxes[index + step];
    if (index < first || index > last || !next) return { x: 0, y: 0 };
    return isGrid ? { x: next.left - box.left, y: next.top - box.top } : { x: 0, y: step * room };
  });
}

/** The height of an item with the gap that is between any two. */
function roomOf(boxes: readonly Box[], from: number): number {
  const [one, two] = boxes;
  const gap = one && two ? two.top - one.top - one.height : 0;
  return (boxes[from]?.height ?? 0) + gap;
}
