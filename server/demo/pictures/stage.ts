import { Canvas, DARK, fading, type Ink, mix, SECOND, WHITE } from './canvas';
import { circle, drop, ellipse, type Shape } from './shapes';

/** Draws one thing on a prepared stage. */
export type Draw = (canvas: Canvas) => void;

const PIXELS = 400;

/** The square background of every thing: pale, with a disc of the second colour. */
export const stage = (): Canvas => {
  const canvas = new Canvas(PIXELS, PIXELS, PIXELS / 100);
  backdrop(canvas, 100, 100);
  canvas.paint(circle(50, 47, 39), mix(WHITE, SECOND, 0.2), { light: fading(8, 86, 0.25, 0) });
  return canvas;
};

/** A pale ground that deepens downwards. */
export const backdrop = (canvas: Canvas, width: number, height: number, depth = 0.13): void => {
  const ground: Shape = { box: [0, 0, width, height], distance: () => -1 };
  canvas.paint(ground, mix(WHITE, SECOND, depth), { light: fading(0, height, 0.75, 0.1) });
};

/** The soft shadow of a thing that stands on the ground, `half` wide to either side. */
export const shadow = (canvas: Canvas, cx: number, y: number, half: number, opacity = 0.3): void => {
  canvas.paint(ellipse(cx, y, half * 1.12, Math.max(2.6, half * 0.13)), mix(DARK, SECOND, 0.35), {
    opacity,
    blur: Math.max(2.4, half * 0.11),
  });
};

/** Three drops, as on the labels of the house brand. */
export const drops = (canvas: Canvas, cx: number, cy: number, size: number, ink: Ink): void => {
  canvas.paint(drop(cx, cy, size), ink);
  canvas.paint(drop(cx - size * 1.9, cy + size * 0.45, size * 0.55), ink, { opacity: 0.75 });
  canvas.paint(drop(cx + size * 1.9, cy + size * 0.45, size * 0.55), ink, { opacity: 0.75 });
};
