import type { Shape } from './shapes';

/**
 * A colour of a drawing, as shares of white, a first and a second colour; the rest is dark. The two colours are chosen
 * when the picture is written, so one drawing serves a whole range of products.
 */
export type Ink = readonly [white: number, first: number, second: number];

export const WHITE: Ink = [1, 0, 0];
export const DARK: Ink = [0, 0, 0];
export const FIRST: Ink = [0, 1, 0];
export const SECOND: Ink = [0, 0, 1];

export const mix = (a: Ink, b: Ink, share: number): Ink => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];
export const lighter = (ink: Ink, share: number): Ink => mix(ink, WHITE, share);
export const darker = (ink: Ink, share: number): Ink => mix(ink, DARK, share);
export const GREY = lighter(DARK, 0.62);
export const STEEL = lighter(DARK, 0.78);

/** Light at a point: above 0 towards white, below 0 towards dark, -1 to 1. `d` is the distance to the edge. */
export type Light = (x: number, y: number, d: number) => number;

/** The light on an upright cylinder between two sides: a soft gleam left of the middle, shade to the right. */
export const round =
  (left: number, right: number, strength = 1): Light =>
  (x) => {
    const across = (x - left) / (right - left);
    const gleam = Math.exp(-(((across - 0.26) / 0.13) ** 2)) * 0.3;
    const shade = Math.max(0, across - 0.45) ** 2 * 0.75 + Math.max(0, 0.1 - across) * 1.1;
    return (gleam - shade) * strength;
  };

/** The light on a lying cylinder. */
export const lying =
  (top: number, bottom: number, strength = 1): Light =>
  (_, y) =>
    round(top, bottom, strength)(y, 0, 0);

/** Light from above left on a bulging thing: the rim darkens, the upper left gleams. */
export const bulging =
  (cx: number, cy: number, size: number, strength = 1): Light =>
  (x, y) => {
    const gleam = Math.exp(-(((x - cx + size * 0.35) ** 2 + (y - cy + size * 0.4) ** 2) / (size * size * 0.14))) * 0.38;
    const shade = Math.max(0, (x - cx) * 0.5 + (y - cy) * 0.7) / size;
    return (gleam - shade * 0.3) * strength;
  };

/** From light above to shade below. */
export const fading =
  (top: number, bottom: number, from: number, to: number): Light =>
  (_, y) =>
    from + (to - from) * Math.min(1, Math.max(0, (y - top) / (bottom - top)));

interface Paint {
  light?: Light;
  /** 0 to 1. */
  opacity?: number;
  /** The width of the blurred edge in units, inwards. */
  blur?: number;
}

/** A canvas whose pixels are shares of ink; later paint covers earlier paint. */
export class Canvas {
  readonly inks: Float32Array;

  constructor(
    readonly width: number,
    readonly height: number,
    /** Pixels per unit. */
    readonly scale: number,
  ) {
    this.inks = new Float32Array(width * height * 3);
  }

  /** Replaces the content by that of another canvas of the same size. */
  restore(ground: Canvas): this {
    this.inks.set(ground.inks);
    return this;
  }

  paint(shape: Shape, ink: Ink, { light, opacity = 1, blur = 0 }: Paint = {}): this {
    const { width, height, scale, inks } = this;
    const [left, top, right, bottom] = shape.box;
    const lastX = Math.min(width - 1, Math.ceil(right * scale));
    const lastY = Math.min(height - 1, Math.ceil(bottom * scale));
    const sharpness = blur > 0 ? 1 / blur : scale;
    const middle = blur > 0 ? 0 : 0.5;
    for (let py = Math.max(0, Math.floor(top * scale)); py <= lastY; py += 1) {
      for (let px = Math.max(0, Math.floor(left * scale)); px <= lastX; px += 1) {
        const x = (px + 0.5) / scale;
        const y = (py + 0.5) / scale;
        const d = shape.distance(x, y);
        const covered = Math.min(1, Math.max(0, middle - d * sharpness));
        if (covered === 0) continue;
        const alpha = (blur > 0 ? covered * covered * (3 - 2 * covered) : covered) * opacity;
        const shine = light ? Math.min(1, Math.max(-1, light(x, y, d))) : 0;
        const kept = 1 - Math.abs(shine);
        const at = (py * width + px) * 3;
        const rest = 1 - alpha;
        inks[at] = (inks[at] ?? 0) * rest + (ink[0] * kept + Math.max(0, shine)) * alpha;
        inks[at + 1] = (inks[at + 1] ?? 0) * rest + ink[1] * kept * alpha;
        inks[at + 2] = (inks[at + 2] ?? 0) * rest + ink[2] * kept * alpha;
      }
    }
    return this;
  }
}
