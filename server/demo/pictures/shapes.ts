/**
 * Shapes as signed distances: negative inside, positive outside, in the canvas's units (a square picture is 100 by
 * 100). The box bounds a shape, so that painting stays cheap.
 */
export interface Shape {
  box: readonly [left: number, top: number, right: number, bottom: number];
  distance(x: number, y: number): number;
}

/** Not `Math.hypot`: its guard against overflow costs more than the rest of a drawing. */
const hypot = (x: number, y: number) => Math.sqrt(x * x + y * y);

export const circle = (cx: number, cy: number, radius: number): Shape => ({
  box: [cx - radius, cy - radius, cx + radius, cy + radius],
  distance: (x, y) => hypot(x - cx, y - cy) - radius,
});

/** Close enough to a true distance for anti-aliasing and soft shadows. */
export const ellipse = (cx: number, cy: number, rx: number, ry: number): Shape => ({
  box: [cx - rx, cy - ry, cx + rx, cy + ry],
  distance: (x, y) => {
    const scaled = hypot((x - cx) / rx, (y - cy) / ry);
    const slope = hypot((x - cx) / (rx * rx), (y - cy) / (ry * ry));
    return slope === 0 ? -Math.min(rx, ry) : (scaled * (scaled - 1)) / slope;
  },
});

/** A box by its corners, rounded by `radius`. */
export const rect = (left: number, top: number, right: number, bottom: number, radius = 0): Shape => {
  const cx = (left + right) / 2;
  const cy = (top + bottom) / 2;
  const halfWidth = (right - left) / 2 - radius;
  const halfHeight = (bottom - top) / 2 - radius;
  return {
    box: [left, top, right, bottom],
    distance: (x, y) => {
      const dx = Math.abs(x - cx) - halfWidth;
      const dy = Math.abs(y - cy) - halfHeight;
      return hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - radius;
    },
  };
};

/** A line with round ends; with two radii it tapers. */
export const stroke = (x1: number, y1: number, x2: number, y2: number, radius: number, endRadius = radius): Shape => {
  const dx = x2 - x1;
  const dy = y2 - y1;
  const length2 = dx * dx + dy * dy || 1;
  const widest = Math.max(radius, endRadius);
  return {
    box: [Math.min(x1, x2) - widest, Math.min(y1, y2) - widest, Math.max(x1, x2) + widest, Math.max(y1, y2) + widest],
    distance: (x, y) => {
      const along = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / length2));
      return hypot(x - x1 - dx * along, y - y1 - dy * along) - (radius + (endRadius - radius) * along);
    },
  };
};

/** The outline of a circle, `radius` half as thick as it is wide. */
export const ring = (cx: number, cy: number, size: number, radius: number): Shape => ({
  box: [cx - size - radius, cy - size - radius, cx + size + radius, cy + size + radius],
  distance: (x, y) => Math.abs(hypot(x - cx, y - cy) - size) - radius,
});

type Points = readonly (readonly [number, number])[];

/** Points as SVG writes them: '35,17 55,15.5'. */
export const points = (text: string): Points =>
  text.split(' ').map((point) => {
    const [x, y] = point.split(',').map(Number);
    return [x ?? 0, y ?? 0];
  });

/** Any closed outline, its corners rounded outwards by `radius`. */
export const polygon = (corners: Points, radius = 0): Shape => {
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const edges = corners.map(([x, y], index) => {
    const [px, py] = corners.at(index - 1) ?? [x, y];
    return { x, y, px, py, ex: px - x, ey: py - y, length2: (px - x) ** 2 + (py - y) ** 2 || 1 };
  });
  return {
    box: [Math.min(...xs) - radius, Math.min(...ys) - radius, Math.max(...xs) + radius, Math.max(...ys) + radius],
    distance: (x, y) => {
      let nearest = Number.POSITIVE_INFINITY;
      let inside = false;
      for (const edge of edges) {
        const wx = x - edge.x;
        const wy = y - edge.y;
        const along = Math.min(1, Math.max(0, (wx * edge.ex + wy * edge.ey) / edge.length2));
        nearest = Math.min(nearest, (wx - edge.ex * along) ** 2 + (wy - edge.ey * along) ** 2);
        const crosses = edge.y > y !== edge.py > y;
        if (crosses && x < ((edge.px - edge.x) * (y - edge.y)) / (edge.py - edge.y) + edge.x) inside = !inside;
      }
      return Math.sqrt(nearest) * (inside ? -1 : 1) - radius;
    },
  };
};

/** A drop of water, its point upwards. */
export const drop = (cx: number, cy: number, size: number): Shape => {
  const bulb = circle(cx, cy, size);
  const tip = polygon([
    [cx, cy - size * 2.1],
    [cx + size * 0.88, cy - size * 0.48],
    [cx - size * 0.88, cy - size * 0.48],
  ]);
  return union(bulb, tip);
};

export const union = (...shapes: readonly Shape[]): Shape => ({
  box: [
    Math.min(...shapes.map(({ box }) => box[0])),
    Math.min(...shapes.map(({ box }) => box[1])),
    Math.max(...shapes.map(({ box }) => box[2])),
    Math.max(...shapes.map(({ box }) => box[3])),
  ],
  distance: (x, y) => {
    let nearest = Number.POSITIVE_INFINITY;
    for (const shape of shapes) nearest = Math.min(nearest, shape.distance(x, y));
    return nearest;
  },
});

/** Two shapes grown together: a shoulder of about `softness` where they meet. */
export const blend = (a: Shape, b: Shape, softness: number): Shape => ({
  box: union(a, b).box,
  distance: (x, y) => {
    const da = a.distance(x, y);
    const db = b.distance(x, y);
    const near = Math.max(softness - Math.abs(da - db), 0) / softness;
    return Math.min(da, db) - (near * near * softness) / 4;
  },
});

export const without = (shape: Shape, hole: Shape): Shape => ({
  box: shape.box,
  distance: (x, y) => Math.max(shape.distance(x, y), -hole.distance(x, y)),
});

export const within = (shape: Shape, mask: Shape): Shape => ({
  box: [
    Math.max(shape.box[0], mask.box[0]),
    Math.max(shape.box[1], mask.box[1]),
    Math.min(shape.box[2], mask.box[2]),
    Math.min(shape.box[3], mask.box[3]),
  ],
  distance: (x, y) => Math.max(shape.distance(x, y), mask.distance(x, y)),
});

/** Turned clockwise about a point, in degrees. */
export const turned = (shape: Shape, degrees: number, cx: number, cy: number): Shape => {
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  const [left, top, right, bottom] = shape.box;
  const corners = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ].map(([x = 0, y = 0]) => [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos] as const);
  return {
    box: [
      Math.min(...corners.map(([x]) => x)),
      Math.min(...corners.map(([, y]) => y)),
      Math.max(...corners.map(([x]) => x)),
      Math.max(...corners.map(([, y]) => y)),
    ],
    distance: (x, y) => shape.distance(cx + (x - cx) * cos + (y - cy) * sin, cy - (x - cx) * sin + (y - cy) * cos),
  };
};
