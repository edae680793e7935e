import {
  bulging,
  type Canvas,
  DARK,
  darker,
  FIRST,
  fading,
  GREY,
  type Ink,
  lighter,
  lying,
  mix,
  round,
  SECOND,
  STEEL,
  WHITE,
} from './canvas';
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
  without,
} from './shapes';
import { type Draw, drops, shadow } from './stage';

const RUBBER = lighter(DARK, 0.14);

/** Bristles between two edges: fine strokes, each a little lighter or darker than the next. */
const bristles = (canvas: Canvas, count: number, strand: (at: number, wobble: number) => Shape, ink: Ink) => {
  for (let index = 0; index < count; index += 1) {
    const at = index / (count - 1);
    const wobble = Math.sin(index * 12.9898) * 0.5 + Math.sin(index * 4.1) * 0.5;
    canvas.paint(strand(at, wobble), wobble > 0 ? lighter(ink, wobble * 0.22) : darker(ink, -wobble * 0.2));
  }
};

const wheelBrush: Draw = (canvas) => {
  shadow(canvas, 52, 84, 32, 0.22);
  const tilt = (shape: Shape) => turned(shape, -35, 50, 50);
  canvas.paint(tilt(rect(8, 46, 48, 55, 4.5)), SECOND, { light: (x, y) => lying(46, 62)(x, y + x * 0.28, 0) * 0.6 });
  canvas.paint(tilt(circle(13, 50.5, 1.6)), WHITE, { opacity: 0.9 });
  canvas.paint(tilt(rect(44, 48, 88, 53, 2.5)), STEEL);
  bristles(
    canvas,
    46,
    (at, wobble) => {
      const x = 53 + at * 33;
      const length = 13.5 * Math.sqrt(Math.max(0.12, 1 - ((at - 0.5) * 1.75) ** 2)) + wobble;
      return tilt(stroke(x + wobble * 0.5, 50.5 - length, x - wobble * 0.5, 50.5 + length, 0.62));
    },
    FIRST,
  );
  canvas.paint(tilt(rect(51, 49.4, 89, 51.6, 1)), STEEL, { opacity: 0.75 });
};

const handBrush: Draw = (canvas) => {
  shadow(canvas, 50, 79, 36);
  bristles(
    canvas,
    64,
    (at, wobble) => stroke(17 + at * 66, 52, 15 + at * 70 + wobble * 0.8, 77 + wobble * 1.1, 0.85),
    mix(WHITE, FIRST, 0.65),
  );
  canvas.paint(rect(14, 44, 86, 56, 4), FIRST, { light: lying(42, 60, 0.8) });
  const handle = blend(rect(20, 34, 80, 46, 6), rect(32, 27, 68, 40, 6), 10);
  canvas.paint(handle, SECOND, { light: fading(26, 46, 0.3, -0.12) });
  canvas.paint(rect(36, 34, 64, 38, 2), darker(SECOND, 0.3), { opacity: 0.45 });
};

const foamBrush: Draw = (canvas) => {
  shadow(canvas, 44, 87, 26, 0.24);
  canvas.paint(stroke(84, 12, 47, 60, 1.9), STEEL, { light: (x, y) => (x + y * 0.75 < 92 ? 0.35 : -0.15) });
  canvas.paint(stroke(86, 9.5, 75, 24, 3.1), RUBBER, { light: (x, y) => (x + y * 0.75 < 90 ? 0.2 : 0) });
  canvas.paint(stroke(53, 52, 45, 62.5, 3), SECOND);
  bristles(
    canvas,
    52,
    (at, wobble) => stroke(22 + at * 42, 68, 18 + at * 50 + wobble, 84.5 + wobble * 1.2, 0.85),
    FIRST,
  );
  canvas.paint(rect(19, 60, 67, 70, 4), RUBBER, { light: lying(58, 72, 0.8) });
  for (const [x, y, size] of [
    [20, 79, 4],
    [70, 81, 3.4],
    [64, 86, 2.6],
    [27, 85.5, 3],
  ] as const) {
    canvas.paint(circle(x, y, size), WHITE, { light: bulging(x, y, size, 0.4), opacity: 0.92 });
  }
};

const roller: Draw = (canvas) => {
  shadow(canvas, 50, 89, 21);
  canvas.paint(rect(47, 8, 53, 92, 1.5), STEEL, { light: round(46, 54) });
  for (let row = 0; row < 13; row += 1) {
    const y = 17 + row * 5.4;
    bristles(
      canvas,
      29,
      (at, wobble) => {
        const x = 50 + (at - 0.5) * 50;
        return stroke(
          50 + (at - 0.5) * 12,
          y,
          x + wobble * 0.8,
          y + 5.5 + wobble * 0.7 - Math.abs(at - 0.5) * 2,
          1.05,
          0.7,
        );
      },
      row % 4 === 3 ? SECOND : FIRST,
    );
  }
};

const strips: Draw = (canvas) => {
  shadow(canvas, 50, 89, 33, 0.22);
  for (let strip = 0; strip < 11; strip += 1) {
    const x = 18 + strip * 6.4;
    const sway = Math.sin(strip * 1.7) * 1.6;
    const cloth = polygon(
      [
        [x - 2.9, 20],
        [x + 2.9, 20],
        [x + 3.4 + sway, 86 - Math.abs(sway) * 1.5],
        [x - 3.1 + sway, 87 - Math.abs(sway) * 1.5],
      ],
      0.5,
    );
    canvas.paint(cloth, strip % 3 === 1 ? SECOND : FIRST, { light: round(x - 4, x + 5, 0.85) });
  }
  canvas.paint(rect(11, 13, 89, 21, 2), STEEL, { light: lying(12, 23) });
  for (const x of [18, 50, 82]) canvas.paint(circle(x, 17, 1.5), lighter(DARK, 0.35));
};

const cloths: Draw = (canvas) => {
  shadow(canvas, 50, 84, 34);
  const layers: [number, Ink][] = [
    [68, darker(FIRST, 0.08)],
    [55, mix(FIRST, SECOND, 0.6)],
    [42, FIRST],
  ];
  for (const [top, ink] of layers) {
    canvas.paint(rect(17, top, 83, top + 15.5, 7), ink, { light: lying(top - 2, top + 20, 0.8) });
    canvas.paint(rect(24, top + 7, 84, top + 8, 0.5), DARK, { opacity: 0.2 });
    canvas.paint(rect(22, top + 12.4, 80, top + 12.9, 0.3), WHITE, { opacity: 0.35 });
  }
  const flap = polygon(points('24,42 70,42 64,33 32,32'), 3);
  canvas.paint(flap, lighter(FIRST, 0.2), { light: fading(30, 44, 0.25, 0) });
  canvas.paint(rect(66, 44.5, 75, 50.5, 1), WHITE);
  canvas.paint(drop(70.5, 48.2, 1.5), SECOND);
};

const sponge: Draw = (canvas) => {
  shadow(canvas, 50, 76, 34);
  const body = rect(16, 38, 84, 76, 13);
  canvas.paint(body, FIRST, { light: fading(36, 78, 0.28, -0.14) });
  canvas.paint(within(rect(10, 66, 90, 80), body), SECOND, { light: fading(64, 78, 0, -0.2) });
  for (let hole = 0; hole < 26; hole += 1) {
    const x = 22 + ((hole * 37) % 57);
    const y = 43 + ((hole * 23) % 21);
    canvas.paint(ellipse(x, y, 1 + (hole % 3) * 0.6, 0.8 + (hole % 2) * 0.5), darker(FIRST, 0.22), { opacity: 0.7 });
  }
  for (const [x, y, size] of [
    [28, 34, 7],
    [39, 30, 5],
    [66, 35, 6],
    [50, 36, 4],
    [74, 39, 3.5],
  ] as const) {
    canvas.paint(circle(x, y, size), WHITE, { light: bulging(x, y, size, 0.55), opacity: 0.94 });
  }
};

const mitt: Draw = (canvas) => {
  shadow(canvas, 50, 88, 24);
  const hand = union(blend(rect(29, 18, 67, 76, 18), stroke(64, 58, 76, 42, 6.5), 7));
  canvas.paint(hand, darker(FIRST, 0.08));
  for (let tuft = 0; tuft < 170; tuft += 1) {
    const onThumb = tuft > 150;
    const along = (tuft - 150) / 19;
    const angle = tuft * 2.399;
    const reach = Math.sqrt(tuft / 150);
    const x = onThumb ? 64 + along * 13 + Math.cos(angle) * 3.5 : 48 + Math.cos(angle) * reach * 18.5;
    const y = onThumb ? 58 - along * 17 + Math.sin(angle) * 3.5 : 46 + Math.sin(angle) * reach * 27;
    canvas.paint(circle(x, y, 3.4), tuft % 3 ? FIRST : lighter(FIRST, 0.1), { light: bulging(x, y, 3.4, 0.45) });
  }
  canvas.paint(blend(hand, hand, 6), FIRST, { light: bulging(50, 46, 32, 1.2), opacity: 0.4, blur: 8 });
  canvas.paint(rect(32, 70, 65, 87, 4), SECOND, { light: round(30, 68, 0.8) });
  canvas.paint(rect(32, 74, 65, 75, 0.5), WHITE, { opacity: 0.6 });
};

const gloves: Draw = (canvas) => {
  shadow(canvas, 50, 88, 29);
  const glove = (cx: number, mirrored: boolean): Shape => {
    const side = mirrored ? -1 : 1;
    const fingers = union(
      stroke(cx - 9, 50, cx - 11, 26, 4),
      stroke(cx - 2.6, 48, cx - 3, 19, 4),
      stroke(cx + 4, 49, cx + 5, 22, 4),
      stroke(cx + 10, 52, cx + 12.4, 31, 3.6),
    );
    const palm = rect(cx - 13, 46, cx + 13.6, 86, 6);
    return union(blend(palm, fingers, 2), stroke(cx - 9 * side, 64, cx - 20 * side, 48, 4.2));
  };
  canvas.paint(glove(64, true), darker(FIRST, 0.16), { light: round(48, 86, 0.6) });
  const front = glove(39, false);
  canvas.paint(front, FIRST, { light: round(14, 58, 0.8) });
  canvas.paint(within(rect(20, 77, 60, 88), front), SECOND, { light: round(24, 56, 0.7) });
  for (const x of [32, 39, 46]) canvas.paint(stroke(x, 57, x, 61, 0.5), DARK, { opacity: 0.22 });
};

const boots: Draw = (canvas) => {
  shadow(canvas, 51, 87, 30);
  const boot = (shift: number) =>
    blend(
      rect(26 + shift, 18, 46 + shift, 80, 4),
      blend(rect(26 + shift, 66, 66 + shift, 84, 8), circle(58 + shift, 76, 8), 3),
      8,
    );
  canvas.paint(boot(16), darker(FIRST, 0.2), { light: round(38, 86, 0.6) });
  canvas.paint(rect(41, 82, 83, 87, 2), RUBBER);
  canvas.paint(boot(0), FIRST, { light: round(24, 68, 0.8) });
  canvas.paint(rect(25, 18, 47, 25, 2.5), SECOND, { light: round(24, 48, 0.8) });
  canvas.paint(rect(25, 82, 67, 87, 2), RUBBER);
};

const goggles: Draw = (canvas) => {
  shadow(canvas, 50, 74, 34, 0.2);
  canvas.paint(within(ring(50, 44, 40, 2.2), rect(4, 30, 96, 56)), RUBBER);
  const frame = blend(rect(14, 34, 52, 66, 14), rect(48, 34, 86, 66, 14), 6);
  canvas.paint(frame, FIRST, { light: fading(32, 68, 0.3, -0.2) });
  const lens = blend(rect(19, 39, 49, 61, 10), rect(51, 39, 81, 61, 10), 5);
  canvas.paint(without(lens, circle(50, 68, 9)), mix(WHITE, SECOND, 0.28), { light: fading(38, 62, 0.45, -0.05) });
  canvas.paint(within(turned(rect(28, 20, 34, 80), 24, 50, 50), lens), WHITE, { opacity: 0.7 });
  canvas.paint(within(turned(rect(37, 20, 39, 80), 24, 50, 50), lens), WHITE, { opacity: 0.6 });
};

const freshener: Draw = (canvas) => {
  canvas.paint(stroke(50, 8, 50, 30, 0.6), GREY);
  canvas.paint(ring(50, 27, 3, 0.8), STEEL);
  const hanger = drop(50, 60, 22);
  shadow(canvas, 50, 88, 16, 0.18);
  canvas.paint(hanger, FIRST, { light: bulging(50, 58, 24) });
  canvas.paint(drop(50, 61, 16.5), WHITE, { opacity: 0.9 });
  canvas.paint(circle(50, 62, 8.5), SECOND, { light: bulging(50, 62, 9) });
  canvas.paint(stroke(43, 62, 57, 62, 0.9), WHITE);
  canvas.paint(stroke(45.5, 66, 54.5, 66, 0.8), WHITE, { opacity: 0.8 });
};

const flag: Draw = (canvas) => {
  shadow(canvas, 42, 90, 18);
  canvas.paint(rect(28, 88, 52, 91, 1.5), lighter(DARK, 0.25));
  const sail = polygon(points('39,12 48,9 60,13 67,22 68,36 63,52 52,68 39,78'), 1.5);
  canvas.paint(sail, FIRST, { light: (x) => 0.16 - Math.abs(Math.sin((x - 36) * 0.16)) * 0.2 });
  canvas.paint(within(rect(30, 54, 80, 66), sail), SECOND, { opacity: 0.9 });
  canvas.paint(stroke(38, 8, 38, 89, 1), STEEL, { light: round(37, 39) });
  drops(canvas, 52, 33, 4.4, WHITE);
  canvas.paint(stroke(44, 45, 59, 45, 1), WHITE);
};

const cards: Draw = (canvas) => {
  shadow(canvas, 50, 77, 34, 0.24);
  const card = (degrees: number, ink: Ink) => {
    canvas.paint(turned(rect(18, 30, 80, 70, 4.5), degrees, 50, 50), ink, { light: (x, y) => 0.18 - (x + y) / 700 });
    return (shape: Shape) => turned(shape, degrees, 50, 50);
  };
  card(10, SECOND);
  const place = card(-8, FIRST);
  canvas.paint(place(rect(18, 38, 80, 45)), DARK, { opacity: 0.32 });
  for (let stamp = 0; stamp < 5; stamp += 1) {
    canvas.paint(place(circle(28 + stamp * 10.5, 58, 3.6)), stamp < 3 ? WHITE : mix(WHITE, FIRST, 0.6));
    if (stamp < 3) canvas.paint(place(drop(28 + stamp * 10.5, 58.9, 1.5)), FIRST);
  }
};

const hose: Draw = (canvas) => {
  shadow(canvas, 50, 88, 31);
  for (const [size, share] of [
    [33, 0.1],
    [27, 0],
    [21, 0.06],
  ] as const) {
    canvas.paint(ring(50, 50, size, 3.1), darker(FIRST, share), {
      light: (x, y, d) =>
        0.34 * Math.exp(-((d + 2.2) ** 2) / 0.8) * Math.min(1, Math.max(0.15, (130 - x - y) / 50)) -
        0.16 * Math.max(0, (y - 50) / 40),
    });
  }
  canvas.paint(stroke(76, 72, 86, 84, 3.1), FIRST, { light: (x) => (x < 80 ? 0.12 : -0.1) });
  canvas.paint(stroke(84, 81.5, 89, 87.5, 3.8), STEEL, { light: (x) => (x < 86 ? 0.3 : -0.2) });
  canvas.paint(turned(rect(46.6, 14, 53.4, 33, 2), 0, 50, 20), SECOND, { light: round(46, 54, 0.8) });
  canvas.paint(rect(46.6, 69, 53.4, 86, 2), SECOND, { light: round(46, 54, 0.8) });
};

const lance: Draw = (canvas) => {
  shadow(canvas, 52, 84, 34, 0.2);
  const tilt = (shape: Shape) => turned(shape, -28, 50, 50);
  const sheen = (x: number, y: number) => (y + x * 0.53 < 74.5 ? 0.3 : -0.18);
  canvas.paint(tilt(rect(40, 45.4, 96, 49.2, 1.9)), STEEL, { light: sheen });
  canvas.paint(tilt(rect(91, 43.6, 100, 51, 2)), SECOND, { light: sheen });
  canvas.paint(tilt(rect(50, 43.2, 76, 51.4, 3)), RUBBER, { light: sheen });
  const gun = union(tilt(rect(10, 41.5, 44, 53, 4)), tilt(turned(rect(12, 47, 23, 78, 4.5), 14, 17, 48)));
  canvas.paint(gun, FIRST, { light: (x, y) => 0.22 - Math.max(0, y + x * 0.5 - 60) * 0.012 });
  canvas.paint(tilt(within(ring(29, 55, 8.4, 1.2), rect(18, 55, 44, 70))), RUBBER);
  canvas.paint(tilt(stroke(28, 53, 26, 62, 1.5, 1.1)), SECOND);
  canvas.paint(tilt(turned(rect(13.4, 77, 21.6, 84, 1.5), 14, 17, 48)), STEEL);
};

const nozzle: Draw = (canvas) => {
  shadow(canvas, 50, 86, 17);
  canvas.paint(rect(43, 64, 57, 86, 1.5), STEEL, { light: round(42, 58) });
  for (let turn = 0; turn < 6; turn += 1)
    canvas.paint(rect(42.2, 66 + turn * 3.2, 57.8, 67.3 + turn * 3.2, 0.6), GREY, { light: round(42, 58, 0.8) });
  const nut = polygon(points('36,48 64,48 67,56 64,65 36,65 33,56'), 1.5);
  canvas.paint(nut, FIRST, { light: (x) => (x < 43 ? -0.08 : x < 57 ? 0.22 : -0.2) });
  canvas.paint(polygon(points('41,49 44,31 56,31 59,49'), 1.5), STEEL, { light: round(40, 60) });
  canvas.paint(rect(45.5, 26, 54.5, 32.5, 1.5), SECOND, { light: round(45, 55) });
  for (const spread of [-15, -7.5, 0, 7.5, 15])
    canvas.paint(stroke(50 + spread * 0.16, 24, 50 + spread, 9, 0.5, 0.9), mix(WHITE, SECOND, 0.55), { opacity: 0.75 });
};

const coupling: Draw = (canvas) => {
  shadow(canvas, 50, 74, 36);
  canvas.paint(rect(12, 43, 40, 61, 2), STEEL, { light: lying(42, 63) });
  for (const x of [15, 20, 25, 30]) canvas.paint(rect(x, 41.6, x + 2.4, 62.4, 1), GREY, { light: lying(41, 64, 0.9) });
  canvas.paint(rect(60, 45, 88, 59, 2), STEEL, { light: lying(44, 61) });
  canvas.paint(rect(36, 36, 66, 68, 3.5), FIRST, { light: lying(35, 70) });
  for (let groove = 0; groove < 6; groove += 1)
    canvas.paint(rect(40.5 + groove * 4.2, 37, 41.7 + groove * 4.2, 67, 0.6), DARK, { opacity: 0.2 });
  canvas.paint(rect(64, 40, 71, 64, 2), SECOND, { light: lying(39, 66) });
  canvas.paint(rect(84, 43, 90, 61, 2), lighter(DARK, 0.35), { light: lying(42, 63) });
};

const tester: Draw = (canvas) => {
  shadow(canvas, 50, 89, 20, 0.24);
  const pen = rect(38, 12, 60, 68, 8);
  canvas.paint(polygon(points('42,66 56,66 53.5,84 44.5,84'), 1.5), RUBBER, { light: round(41, 57) });
  canvas.paint(rect(46, 82, 52, 90, 2), STEEL, { light: round(45, 53) });
  canvas.paint(pen, FIRST, { light: round(37, 61) });
  canvas.paint(rect(41.5, 20, 56.5, 36, 2), mix(WHITE, SECOND, 0.18));
  for (const [left, right] of [
    [44, 46.2],
    [48, 50.2],
    [52, 54.2],
  ] as const)
    canvas.paint(rect(left, 24, right, 32, 0.5), lighter(DARK, 0.15));
  canvas.paint(circle(49, 44.5, 3), SECOND, { light: bulging(49, 44.5, 3) });
  canvas.paint(circle(49, 53, 2.2), WHITE, { opacity: 0.85 });
  canvas.paint(drop(70, 78, 4.4), mix(WHITE, SECOND, 0.6), { light: bulging(70, 77, 5) });
  canvas.paint(drop(77, 86, 2.6), mix(WHITE, SECOND, 0.6), { light: bulging(77, 85, 3) });
};

const tokens: Draw = (canvas) => {
  shadow(canvas, 50, 85, 33);
  const stack = (cx: number, count: number, ink: Ink) => {
    for (let coin = 0; coin < count; coin += 1) {
      const y = 82 - coin * 4.6;
      canvas.paint(union(ellipse(cx, y, 13, 4.4), rect(cx - 13, y - 3.2, cx + 13, y)), darker(ink, 0.12), {
        light: round(cx - 13, cx + 13),
      });
      canvas.paint(ellipse(cx, y - 3.4, 13, 4.4), lighter(ink, 0.14));
    }
    canvas.paint(ellipse(cx, 82 - count * 4.6 + 1.2, 9.6, 3), ink);
  };
  stack(32, 5, STEEL);
  stack(67, 8, FIRST);
  canvas.paint(circle(48, 44, 19), SECOND, { light: bulging(48, 44, 20, 0.9) });
  canvas.paint(ring(48, 44, 15.5, 0.7), WHITE, { opacity: 0.8 });
  drops(canvas, 48, 47, 4.6, WHITE);
};

/** Things one holds, wears or puts up. */
export const tools = {
  wheelBrush,
  handBrush,
  foamBrush,
  roller,
  strips,
  cloths,
  sponge,
  mitt,
  gloves,
  boots,
  goggles,
  freshener,
  flag,
  cards,
  hose,
  lance,
  nozzle,
  coupling,
  tester,
  tokens,
};
