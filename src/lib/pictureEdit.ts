/** The geometry of cropping and turning a picture, apart from any canvas. */

/** The size in whole pixels at which the longest side is at most `longest`. Never enlarges. */
export const fitWithin = (width: number, height: number, longest: number): { width: number; height: number } => {
  const factor = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
};

/** Shares (0 to 1) of the sides of the turned picture. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}
/** First turned, then cropped. */
export interface PictureEdit {
  /** Quarter turns to the right. */
  turns: 0 | 1 | 2 | 3;
  area: Area;
}

export const UNEDITED: PictureEdit = { turns: 0, area: { x: 0, y: 0, width: 1, height: 1 } };

/** Smaller than a pixel of any picture that is sent: an area that was dragged back to the edge is whole again. */
const NOTHING = 1e-4;
export const isWhole = ({ width, height }: Area): boolean => width > 1 - NOTHING && height > 1 - NOTHING;
export const isUnedited = ({ turns, area }: PictureEdit): boolean => turns === 0 && isWhole(area);

const RIGHT = [1, 2, 3, 0] as const;
const LEFT = [3, 0, 1, 2] as const;
/** A quarter turn more; what was inside the area stays inside. */
export const turned = ({ turns, area }: PictureEdit, to: 'left' | 'right'): PictureEdit => {
  const { x, y, width, height } = area;
  const swapped = { width: height, height: width };
  return to === 'right'
    ? { turns: RIGHT[turns], area: { x: 1 - y - height, y: x, ...swapped } }
    : { turns: LEFT[turns], area: { x: y, y: 1 - x - width, ...swapped } };
};

interface Drawing {
  width: number;
  height: number;
  /** The arguments of a canvas' `setTransform`, to draw the whole picture at 0, 0. */
  transform: [number, number, number, number, number, number];
}

/** How a picture of this size is drawn edited, its longest side at most `longest` pixels. */
export const drawingOf = (width: number, height: number, { turns, area }: PictureEdit, longest: number): Drawing => {
  const isOnItsSide = turns % 2 === 1;
  const [across, down] = isOnItsSide ? [height, width] : [width, height];
  const [left, top] = [area.x * across, area.y * down];
  const size = fitWithin(Math.round(area.width * across), Math.round(area.height * down), longest);
  const [sx, sy] = [size.width / (area.width * across), size.height / (area.height * down)];
  const transforms: Record<PictureEdit['turns'], Drawing['transform']> = {
    0: [sx, 0, 0, sy, -left * sx, -top * sy],
    1: [0, sy, -sx, 0, (height - left) * sx, -top * sy],
    2: [-sx, 0, 0, -sy, (width - left) * sx, (height - top) * sy],
    3: [0, -sy, sx, 0, -left * sx, (width - top) * sy],
  };
  return { ...size, transform: transforms[turns] };
};
