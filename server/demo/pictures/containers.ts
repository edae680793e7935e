import {
  bulging,
  type Canvas,
  DARK,
  darker,
  FIRST,
  GREY,
  type Ink,
  lighter,
  mix,
  round,
  SECOND,
  STEEL,
  WHITE,
} from './canvas';
import {
  blend,
  circle,
  ellipse,
  points,
  polygon,
  rect,
  ring,
  type Shape,
  stroke,
  union,
  within,
  without,
} from './shapes';
import { type Draw, drops, shadow } from './stage';

const CAP = lighter(DARK, 0.12);

/** A white label with drops and two lines of text, cut out of the thing it sticks to. */
const label = (
  canvas: Canvas,
  on: Shape,
  [left, top, right, bottom]: [number, number, number, number],
  cylinder: boolean,
) => {
  const light = cylinder ? { light: round(on.box[0], on.box[2], 0.45) } : {};
  const area = within(rect(left, top, right, bottom, cylinder ? 0 : 1.6), on);
  const width = right - left;
  const height = bottom - top;
  const cx = (left + right) / 2;
  canvas.paint(area, WHITE, light);
  canvas.paint(within(rect(left, bottom - height * 0.2, right, bottom, cylinder ? 0 : 1.2), on), SECOND, light);
  const size = Math.min(width, height) * 0.115;
  drops(canvas, cx, top + height * 0.36, size, mix(FIRST, SECOND, 0.35));
  const line = (y: number, half: number, ink: Ink) =>
    canvas.paint(stroke(cx - half, y, cx + half, y, Math.max(0.5, height * 0.022)), ink);
  line(top + height * 0.58, width * 0.3, lighter(DARK, 0.3));
  line(top + height * 0.68, width * 0.19, GREY);
};

const bottle: Draw = (canvas) => {
  shadow(canvas, 51, 87, 16);
  const body = blend(rect(36, 38, 64, 87, 5), rect(45, 24, 55, 44, 2), 12);
  canvas.paint(body, FIRST, { light: round(36, 64) });
  canvas.paint(rect(44, 15, 56, 27.5, 1.6), CAP, { light: round(44, 56) });
  canvas.paint(rect(43.4, 25.6, 56.6, 28.2, 1), lighter(CAP, 0.15), { light: round(43, 57) });
  label(canvas, body, [30, 50, 70, 77], true);
};

const flask: Draw = (canvas) => {
  shadow(canvas, 51, 87, 15);
  const body = blend(rect(36, 46, 64, 87, 9), rect(46, 34, 54, 50, 2), 10);
  canvas.paint(body, FIRST, { light: round(36, 64) });
  canvas.paint(rect(43, 27, 57, 37, 2), WHITE, { light: round(43, 57, 0.8) });
  canvas.paint(union(rect(47, 20, 53, 28, 1), rect(40, 17.5, 56, 22, 2)), WHITE, { light: round(40, 56, 0.6) });
  label(canvas, body, [30, 56, 70, 79], true);
};

const spray: Draw = (canvas) => {
  shadow(canvas, 51, 87, 16);
  const body = blend(rect(36, 45, 65, 87, 6), rect(46, 30, 56, 50, 2), 12);
  canvas.paint(stroke(47, 28, 42.5, 39, 1.7, 1.3), darker(SECOND, 0.15));
  canvas.paint(rect(44.5, 28, 57.5, 35, 1.2), WHITE, { light: round(44, 58, 0.8) });
  const head = polygon(points('35,17 55,15.5 63,19 61.5,24 56,28.5 46,28.5 44,23.5 35,22.5'), 1.4);
  canvas.paint(head, SECOND, { light: (_, y) => (y < 20 ? 0.25 : -0.05) });
  canvas.paint(rect(30, 16.5, 35, 23, 1), CAP);
  canvas.paint(body, FIRST, { light: round(36, 65) });
  label(canvas, body, [30, 54, 71, 79], true);
};

const aerosol: Draw = (canvas) => {
  shadow(canvas, 51, 87, 13);
  const body = blend(rect(38, 34, 62, 87, 3), rect(42, 29, 58, 40, 3), 5);
  canvas.paint(body, FIRST, { light: round(38, 62) });
  canvas.paint(rect(38, 83.5, 62, 87.5, 1.2), STEEL, { light: round(38, 62) });
  canvas.paint(rect(41, 30, 59, 33.5, 1), STEEL, { light: round(41, 59) });
  canvas.paint(rect(42, 16, 58, 31, 3), WHITE, { light: round(42, 58, 0.8) });
  label(canvas, body, [34, 46, 66, 76], true);
};

const can: Draw = (canvas) => {
  shadow(canvas, 51, 88, 25);
  const body = polygon(points('30,40 41,26 72,26 74,31 74,84 30,84'), 3.5);
  const grip = rect(50, 30.5, 68.5, 36.5, 3);
  canvas.paint(without(body, grip), FIRST, { light: (x, y) => round(26, 78, 0.8)(x, y, 0) + (y < 40 ? 0.06 : 0) });
  canvas.paint(rect(46.5, 38.8, 72, 40.2, 0.7), darker(FIRST, 0.25), { opacity: 0.5 });
  canvas.paint(rect(29, 80.5, 75, 81.7, 0.6), darker(FIRST, 0.3), { opacity: 0.45 });
  canvas.paint(stroke(35, 31.5, 31.4, 27.6, 4.6), CAP, { light: (x) => (x < 32 ? 0.25 : 0) });
  label(canvas, body, [34, 47, 70, 77], false);
};

const drum: Draw = (canvas) => {
  shadow(canvas, 51, 88, 27);
  const body = union(rect(25, 20, 75, 87, 3), ellipse(50, 86, 25, 3.6));
  canvas.paint(body, FIRST, { light: round(25, 75) });
  for (const y of [40, 66]) {
    canvas.paint(rect(24, y - 1.7, 76, y + 1.7, 1.7), FIRST, { light: (x) => round(24, 76)(x, y, 0) + 0.1 });
    canvas.paint(rect(25, y + 1.7, 75, y + 2.6, 0.4), DARK, { opacity: 0.22 });
  }
  canvas.paint(rect(24, 17.5, 76, 22, 1.6), lighter(CAP, 0.12), { light: round(24, 76) });
  canvas.paint(ellipse(50, 18, 25.6, 4.2), lighter(FIRST, 0.28));
  canvas.paint(ellipse(50, 18.4, 22.6, 3.1), darker(FIRST, 0.12));
  canvas.paint(ellipse(39, 17.6, 4, 1.4), CAP);
  label(canvas, body, [36, 44.5, 64, 63], false);
};

const container: Draw = (canvas) => {
  shadow(canvas, 50, 89, 33);
  canvas.paint(rect(41, 13, 59, 20, 2), CAP, { light: round(41, 59) });
  canvas.paint(rect(20, 18, 80, 78, 5), mix(WHITE, FIRST, 0.2), { light: round(20, 80, 0.7) });
  canvas.paint(within(rect(20, 34, 80, 78, 5), rect(20, 18, 80, 78, 5)), FIRST, {
    light: round(20, 80, 0.8),
    opacity: 0.82,
  });
  for (const x of [20.5, 32, 44, 56, 68, 79.5]) canvas.paint(rect(x - 0.7, 17, x + 0.7, 80, 0.5), STEEL);
  for (const y of [20, 32, 44, 56, 68, 78]) canvas.paint(rect(19, y - 0.7, 81, y + 0.7, 0.5), STEEL);
  label(canvas, rect(35, 36, 65, 60, 2), [35, 36, 65, 60], false);
  canvas.paint(rect(17, 79, 83, 82.5, 1), lighter(DARK, 0.3));
  for (const x of [22, 50, 78]) canvas.paint(rect(x - 5, 82, x + 5, 88, 1), lighter(DARK, 0.22));
  canvas.paint(rect(46, 74, 54, 80, 1), CAP);
};

const bag: Draw = (canvas) => {
  shadow(canvas, 51, 88, 26);
  const body = polygon(
    points('30,22 38,20 50,21.5 62,20 70,22 72.5,45 71.5,66 73.5,84 50,86 26.5,84 28.5,64 27.5,42'),
    2,
  );
  canvas.paint(body, mix(WHITE, FIRST, 0.1), { light: bulging(50, 52, 42, 0.7) });
  canvas.paint(within(rect(20, 62, 80, 90), body), FIRST, { light: round(26, 74, 0.6) });
  canvas.paint(stroke(31, 25.6, 69, 25.6, 0.5), GREY);
  canvas.paint(stroke(31, 27.4, 69, 27.4, 0.35), GREY, { opacity: 0.6 });
  drops(canvas, 50, 43, 4.4, FIRST);
  canvas.paint(stroke(38, 54, 62, 54, 1.1), lighter(DARK, 0.3));
  canvas.paint(stroke(42, 71, 58, 71, 1), WHITE, { opacity: 0.9 });
  canvas.paint(stroke(45, 75, 55, 75, 0.8), WHITE, { opacity: 0.7 });
};

const bucket: Draw = (canvas) => {
  shadow(canvas, 51, 87, 23);
  canvas.paint(within(ring(50, 36, 25, 1), rect(20, 4, 80, 38)), STEEL);
  const body = polygon(points('27,38 73,38 68,84 32,84'), 2.5);
  canvas.paint(body, FIRST, { light: round(25, 75) });
  canvas.paint(rect(23.5, 34, 76.5, 39.5, 2), lighter(FIRST, 0.18), { light: round(23, 77) });
  canvas.paint(circle(25.5, 37, 2.2), CAP);
  canvas.paint(circle(74.5, 37, 2.2), CAP);
  label(canvas, body, [36, 48, 64, 74], false);
};

const box: Draw = (canvas) => {
  shadow(canvas, 53, 81, 30);
  const face = polygon(points('22,40 60,45 60,86 22,79'));
  const side = polygon(points('60,45 80,37 80,74 60,86'));
  const lid = polygon(points('22,40 43,33 80,37 60,45'));
  canvas.paint(face, mix(WHITE, FIRST, 0.55));
  canvas.paint(side, darker(mix(WHITE, FIRST, 0.6), 0.18));
  canvas.paint(lid, mix(WHITE, FIRST, 0.36));
  canvas.paint(polygon(points('38,42.1 58.5,34.7 64.5,35.3 44.5,43 44.5,50 38,49')), SECOND, { opacity: 0.75 });
  drops(canvas, 40, 63, 4, FIRST);
  canvas.paint(stroke(32, 71.4, 49, 74.1, 0.9), lighter(DARK, 0.3));
};

/** Things that hold a liquid or a powder. */
export const containers = { bottle, flask, spray, aerosol, can, drum, container, bag, bucket, box };
