import { bulging, Canvas, DARK, darker, FIRST, fading, GREY, lighter, mix, SECOND, STEEL, WHITE } from './canvas';
import {
  blend,
  circle,
  drop,
  ellipse,
  points,
  polygon,
  rect,
  ring,
  type Shape,
  stroke,
  turned,
  union,
  within,
} from './shapes';
import { backdrop, type Draw, drops, shadow } from './stage';

const WIDTH = 150;
const HEIGHT = 100;
const PIXELS_A_UNIT = 4;
const GROUND = 82;
const TYRE = lighter(DARK, 0.08);

/** The wide background of a news picture. */
export const wideStage = (): Canvas => {
  const canvas = new Canvas(WIDTH * PIXELS_A_UNIT, HEIGHT * PIXELS_A_UNIT, PIXELS_A_UNIT);
  backdrop(canvas, WIDTH, HEIGHT, 0.3);
  return canvas.paint(rect(-1, GROUND, WIDTH + 1, HEIGHT + 1), mix(WHITE, SECOND, 0.42), {
    light: fading(GROUND, HEIGHT, 0.1, -0.12),
  });
};

const wheel = (canvas: Canvas, cx: number, cy: number, size: number) => {
  canvas.paint(circle(cx, cy, size), TYRE, { light: bulging(cx, cy, size, 0.5) });
  canvas.paint(circle(cx, cy, size * 0.62), STEEL, { light: bulging(cx, cy, size * 0.7) });
  for (let spoke = 0; spoke < 5; spoke += 1) {
    const angle = (spoke / 5) * Math.PI * 2 - 1.57;
    canvas.paint(
      stroke(cx, cy, cx + Math.cos(angle) * size * 0.5, cy + Math.sin(angle) * size * 0.5, size * 0.06),
      lighter(DARK, 0.35),
    );
  }
  canvas.paint(circle(cx, cy, size * 0.16), lighter(DARK, 0.35));
};

/** A car from its left side, with its middle at `cx`; returns the outline of its body. */
const car = (canvas: Canvas, cx: number): Shape => {
  shadow(canvas, cx, 84, 43, 0.4);
  const at = (text: string) => points(text).map(([x, y]) => [cx + x, y] as const);
  const cabin = polygon(at('-21,58 -12,41 16,41 29,58'), 4);
  const hull = polygon(at('-39,62 -34,58 28,57 39,62 40,73 -40,73'), 4);
  const body = blend(cabin, hull, 5);
  canvas.paint(body, FIRST, { light: fading(37, 78, 0.3, -0.2) });
  const glass = (corners: string) => {
    const pane = polygon(at(corners), 1.2);
    canvas.paint(pane, mix(DARK, SECOND, 0.4), { light: fading(40, 58, 0.35, 0.05) });
    canvas.paint(within(turned(rect(cx - 4, 30, cx - 1.5, 66), 28, cx, 50), pane), WHITE, { opacity: 0.35 });
  };
  glass('-18,56 -10.5,43 0,43 0,56');
  glass('4,56 4,43 14.5,43 24,56');
  canvas.paint(stroke(cx + 1.8, 60, cx + 1.8, 74, 0.3), DARK, { opacity: 0.3 });
  canvas.paint(stroke(cx - 6, 61.4, cx - 1.5, 61.4, 0.7), STEEL);
  canvas.paint(stroke(cx + 7, 61.4, cx + 11.5, 61.4, 0.7), STEEL);
  canvas.paint(rect(cx - 42, 73, cx + 42, 76.5, 1.5), darker(FIRST, 0.45));
  canvas.paint(ellipse(cx - 40, 64.5, 3, 2.2), WHITE, { opacity: 0.95 });
  canvas.paint(rect(cx + 39.5, 62, cx + 43.4, 66.5, 1.4), mix(SECOND, DARK, 0.1));
  for (const x of [-25, 25]) {
    canvas.paint(circle(cx + x, 75, 10), darker(FIRST, 0.6));
    wheel(canvas, cx + x, 75.5, 8.4);
  }
  return body;
};

const bubbles = (canvas: Canvas, places: readonly (readonly [number, number, number])[]) => {
  for (const [x, y, size] of places) {
    canvas.paint(circle(x, y, size), WHITE, { light: bulging(x, y, size, 0.35), opacity: 0.94 });
  }
};

const foam: Draw = (canvas) => {
  for (const left of [16, 126])
    canvas.paint(rect(left, 22, left + 8, 84, 2), STEEL, { light: fading(22, 84, 0.2, -0.1) });
  canvas.paint(rect(12, 12, 138, 25, 4), SECOND, { light: fading(12, 25, 0.25, -0.1) });
  drops(canvas, 75, 19.5, 3, WHITE);
  for (let jet = 0; jet < 12; jet += 1)
    canvas.paint(stroke(33 + jet * 7.6, 26, 32 + jet * 7.8, 38 + (jet % 3) * 3, 0.5, 1.1), WHITE, { opacity: 0.75 });
  car(canvas, 75);
  bubbles(
    canvas,
    Array.from({ length: 54 }, (_, index) => {
      const along = (index * 0.618) % 1;
      const x = 38 + along * 74;
      const roof = Math.abs(x - 77) < 19 ? 37 : 37 + Math.min(20, (Math.abs(x - 77) - 19) * 1.2);
      return [x, roof + ((index * 7) % 9), 2.2 + ((index * 5) % 7) * 0.42] as const;
    }),
  );
};

const shine: Draw = (canvas) => {
  canvas.paint(circle(122, 24, 26), WHITE, { opacity: 0.35, blur: 20 });
  canvas.paint(circle(122, 24, 10), lighter(FIRST, 0.35), { light: bulging(122, 24, 12) });
  for (let ray = 0; ray < 12; ray += 1) {
    const angle = (ray / 12) * Math.PI * 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    canvas.paint(stroke(122 + cos * 13.5, 24 + sin * 13.5, 122 + cos * 17, 24 + sin * 17, 0.7), lighter(FIRST, 0.35));
  }
  car(canvas, 66);
  for (const [x, y, size] of [
    [44, 36, 5],
    [98, 50, 6],
    [30, 56, 4],
    [73, 30, 3.5],
  ] as const) {
    canvas.paint(union(stroke(x, y, x, y - size, 0.9, 0.1), stroke(x, y, x, y + size, 0.9, 0.1)), WHITE);
    canvas.paint(union(stroke(x, y, x - size, y, 0.9, 0.1), stroke(x, y, x + size, y, 0.9, 0.1)), WHITE);
  }
};

const winter: Draw = (canvas) => {
  for (const [x, height] of [
    [14, 34],
    [30, 24],
    [128, 30],
    [142, 40],
  ] as const) {
    const tree = polygon(
      [
        [x, GROUND - height],
        [x + height * 0.3, GROUND],
        [x - height * 0.3, GROUND],
      ],
      1,
    );
    canvas.paint(tree, mix(WHITE, SECOND, 0.75), { light: fading(GROUND - height, GROUND, 0.45, 0) });
  }
  car(canvas, 78);
  bubbles(
    canvas,
    Array.from({ length: 13 }, (_, index) => [62 + index * 2.6, 37.4 - Math.sin(index * 0.26) * 1.5, 2.4] as const),
  );
  for (let flake = 0; flake < 46; flake += 1) {
    const x = (flake * 61.8) % WIDTH;
    const y = (flake * 38.2) % 88;
    canvas.paint(circle(x, y, 0.6 + (flake % 4) * 0.3), WHITE, { opacity: 0.95 });
  }
  canvas.paint(ellipse(78, 98, 100, 11), WHITE, { opacity: 0.75 });
};

const delivery: Draw = (canvas) => {
  shadow(canvas, 76, 84, 52, 0.4);
  canvas.paint(rect(22, 26, 92, 76, 4), WHITE, { light: fading(26, 76, 0, -0.12) });
  canvas.paint(rect(22, 60, 92, 67), FIRST);
  drops(canvas, 57, 45, 7, FIRST);
  const cab = polygon(points('93,38 110,38 121,56 128,60 128,76 93,76'), 2.5);
  canvas.paint(cab, FIRST, { light: fading(36, 78, 0.28, -0.18) });
  canvas.paint(polygon(points('98,43 108.5,43 117,56 98,56'), 1), mix(DARK, SECOND, 0.4), {
    light: fading(42, 57, 0.35, 0),
  });
  canvas.paint(rect(20, 75, 131, 79, 1.5), lighter(DARK, 0.2));
  canvas.paint(ellipse(128.5, 66, 2, 2.8), WHITE);
  for (const x of [42, 108]) {
    canvas.paint(circle(x, 77, 10), lighter(DARK, 0.2));
    wheel(canvas, x, 77, 8.2);
  }
};

const calendar: Draw = (canvas) => {
  shadow(canvas, 75, 88, 36);
  canvas.paint(rect(40, 18, 110, 86, 5), WHITE, { light: fading(18, 86, 0, -0.06) });
  canvas.paint(within(rect(40, 10, 110, 34), rect(40, 18, 110, 86, 5)), FIRST, { light: fading(18, 34, 0.2, -0.05) });
  for (const x of [54, 68, 82, 96]) canvas.paint(rect(x - 1.4, 12, x + 1.4, 23, 1.4), lighter(DARK, 0.3));
  for (let day = 0; day < 28; day += 1) {
    const x = 48 + (day % 7) * 9;
    const y = 42 + Math.floor(day / 7) * 11;
    const marked = day === 9 || day === 17;
    canvas.paint(circle(x, y, marked ? 4 : 2.6), marked ? FIRST : mix(WHITE, SECOND, 0.45));
    if (marked) canvas.paint(drop(x, y + 1, 1.5), WHITE);
  }
};

const offer: Draw = (canvas) => {
  shadow(canvas, 75, 88, 40, 0.2);
  const tilt = (shape: Shape) => turned(shape, -12, 75, 50);
  const tag = polygon(points('38,50 54,28 114,28 114,72 54,72'), 4);
  canvas.paint(tilt(tag), FIRST, { light: fading(20, 80, 0.24, -0.14) });
  canvas.paint(tilt(circle(50, 50, 4)), WHITE);
  canvas.paint(tilt(ring(50, 50, 4.6, 0.8)), darker(FIRST, 0.3));
  canvas.paint(stroke(48, 54, 24, 36, 0.6), GREY);
  canvas.paint(tilt(stroke(74, 61, 96, 39, 2)), WHITE);
  canvas.paint(tilt(ring(75, 42, 5.2, 1.8)), WHITE);
  canvas.paint(tilt(ring(95, 58, 5.2, 1.8)), WHITE);
};

const water: Draw = (canvas) => {
  for (const [x, y, size] of [
    [75, 52, 17],
    [40, 58, 9],
    [112, 60, 10],
    [57, 28, 5],
    [98, 30, 6],
    [24, 36, 4],
    [130, 32, 4],
  ] as const) {
    canvas.paint(drop(x, y, size), mix(FIRST, SECOND, 0.35), { light: bulging(x, y, size * 1.15, 1.2) });
    canvas.paint(ellipse(x - size * 0.38, y + size * 0.1, size * 0.16, size * 0.34), WHITE, { opacity: 0.8 });
  }
  for (const [half, opacity] of [
    [44, 0.5],
    [30, 0.6],
    [16, 0.7],
  ] as const) {
    canvas.paint(ellipse(75, 90, half, half * 0.17), WHITE, { opacity: opacity * 0.5 });
    canvas.paint(ellipse(75, 90, half * 0.9, half * 0.14), mix(WHITE, SECOND, 0.55), { opacity: 0.7 });
  }
};

/** Wide pictures that go with news. */
export const scenes = { foam, shine, winter, delivery, calendar, offer, water };
