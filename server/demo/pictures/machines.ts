import {
  bulging,
  type Canvas,
  DARK,
  darker,
  FIRST,
  fading,
  GREY,
  lighter,
  lying,
  mix,
  round,
  SECOND,
  STEEL,
  WHITE,
} from './canvas';
import { blend, circle, drop, ellipse, points, polygon, rect, ring, stroke, union, within, without } from './shapes';
import { type Draw, drops, shadow } from './stage';

const CASE = lighter(DARK, 0.2);
const PIPE = lighter(DARK, 0.7);

const gauge = (canvas: Canvas, x: number, y: number, size: number) => {
  canvas.paint(circle(x, y, size), CASE);
  canvas.paint(circle(x, y, size * 0.78), WHITE);
  canvas.paint(
    within(ring(x, y, size * 0.56, size * 0.09), rect(x - size, y - size, x + size, y + size * 0.2)),
    SECOND,
  );
  canvas.paint(stroke(x, y, x + size * 0.36, y - size * 0.36, size * 0.08), DARK);
};

const pump: Draw = (canvas) => {
  shadow(canvas, 50, 83, 37);
  canvas.paint(rect(12, 76, 88, 81, 1.5), CASE);
  for (const x of [20, 74]) canvas.paint(rect(x, 80, x + 8, 85, 1), darker(CASE, 0.3));
  canvas.paint(rect(50, 40, 86, 76, 5), FIRST, { light: lying(38, 78) });
  for (let fin = 0; fin < 6; fin += 1)
    canvas.paint(rect(57 + fin * 4.3, 42, 58.5 + fin * 4.3, 74, 0.7), DARK, { opacity: 0.2 });
  canvas.paint(rect(62, 33, 77, 42, 2), CASE, { light: fading(33, 42, 0.2, 0) });
  canvas.paint(rect(44, 47, 52, 71, 2), CASE, { light: lying(46, 72) });
  canvas.paint(rect(16, 38, 46, 76, 3), STEEL, { light: round(14, 52, 0.8) });
  for (const y of [47, 57, 67]) {
    canvas.paint(circle(22.5, y, 3.9), SECOND, { light: bulging(22.5, y, 4) });
    canvas.paint(circle(22.5, y, 1.7), darker(SECOND, 0.35));
    canvas.paint(rect(30, y - 3.4, 43, y + 3.4, 1.6), GREY, { light: lying(y - 4, y + 4) });
  }
  canvas.paint(rect(27, 27, 33, 39, 1.5), PIPE, { light: round(26, 34) });
  gauge(canvas, 30, 22, 9);
};

const dosingPump: Draw = (canvas) => {
  shadow(canvas, 50, 85, 27);
  canvas.paint(stroke(42, 71, 42, 91, 1.5), mix(WHITE, SECOND, 0.5));
  canvas.paint(stroke(58, 71, 58, 91, 1.5), mix(WHITE, SECOND, 0.5));
  canvas.paint(rect(24, 15, 76, 82, 6), FIRST, { light: round(20, 84, 0.75) });
  canvas.paint(rect(31, 22, 69, 37, 2.5), CASE);
  canvas.paint(rect(34, 25, 55, 34, 1), mix(WHITE, SECOND, 0.35));
  canvas.paint(stroke(37, 31.5, 42, 28.5, 0.6), DARK);
  canvas.paint(stroke(42, 28.5, 51, 30.5, 0.6), DARK);
  canvas.paint(circle(60, 27.6, 1.7), SECOND);
  canvas.paint(circle(65, 27.6, 1.7), lighter(SECOND, 0.5));
  canvas.paint(rect(58.5, 31.5, 66.5, 33.3, 0.8), GREY);
  canvas.paint(circle(50, 58, 17), mix(WHITE, DARK, 0.12), { light: bulging(50, 58, 18, 0.5) });
  canvas.paint(within(ring(50, 58, 12.6, 1.7), rect(30, 40, 70, 68)), mix(WHITE, SECOND, 0.75));
  for (const turn of [0, 120, 240]) {
    const angle = ((turn - 90) * Math.PI) / 180;
    const x = 50 + Math.cos(angle) * 8.4;
    const y = 58 + Math.sin(angle) * 8.4;
    canvas.paint(stroke(50, 58, x, y, 1.9), CASE);
    canvas.paint(circle(x, y, 3.2), SECOND, { light: bulging(x, y, 3.2) });
  }
  canvas.paint(circle(50, 58, 3), STEEL, { light: bulging(50, 58, 3) });
};

const filter: Draw = (canvas) => {
  shadow(canvas, 50, 89, 17);
  canvas.paint(rect(18, 24, 82, 32, 2.5), PIPE, { light: lying(22, 34) });
  for (const x of [18, 76]) canvas.paint(rect(x, 21.5, x + 6, 34.5, 1.5), STEEL, { light: lying(20, 36) });
  canvas.paint(rect(31, 16, 69, 39, 5), CASE, { light: round(30, 72) });
  canvas.paint(rect(45, 11, 55, 17, 1.5), SECOND, { light: round(44, 56) });
  canvas.paint(rect(33.5, 37, 66.5, 88, 8), mix(WHITE, FIRST, 0.7), { light: round(32, 70) });
  canvas.paint(rect(41, 42, 59, 83, 3), WHITE, { light: round(39, 61, 0.6), opacity: 0.75 });
  for (let pleat = 0; pleat < 9; pleat += 1)
    canvas.paint(rect(41, 45.4 + pleat * 4.2, 59, 46.2 + pleat * 4.2, 0.4), FIRST, { opacity: 0.4 });
  for (const x of [36, 41, 46, 51, 56, 61])
    canvas.paint(rect(x, 35, x + 3, 40.5, 1), lighter(CASE, 0.12), { light: round(30, 72, 0.6) });
};

const softener: Draw = (canvas) => {
  shadow(canvas, 50, 88, 34);
  canvas.paint(rect(54, 44, 86, 87, 4), mix(WHITE, FIRST, 0.12), { light: round(52, 90, 0.8) });
  canvas.paint(rect(52.5, 40, 87.5, 47, 2.5), FIRST, { light: round(52, 88, 0.8) });
  canvas.paint(rect(60, 58, 80, 72, 1.5), WHITE);
  drops(canvas, 70, 65, 2.8, SECOND);
  canvas.paint(union(stroke(38, 20, 56, 20, 1.2), stroke(56, 20, 64, 40, 1.2)), PIPE);
  canvas.paint(rect(18, 28, 48, 88, 14), FIRST, { light: round(17, 50) });
  canvas.paint(rect(22, 84, 44, 89, 1.5), CASE);
  canvas.paint(rect(23, 12, 43, 29, 3), CASE, { light: round(22, 45, 0.7) });
  canvas.paint(rect(26, 15, 40, 22, 1), mix(WHITE, SECOND, 0.35));
  canvas.paint(circle(33, 25.5, 1.5), SECOND);
  canvas.paint(rect(27, 50, 40, 66, 1.2), WHITE, { light: round(18, 50, 0.4) });
  canvas.paint(drop(33.5, 60, 3), SECOND);
};

const osmosis: Draw = (canvas) => {
  shadow(canvas, 50, 90, 34);
  for (const x of [16, 80]) canvas.paint(rect(x, 12, x + 4, 90, 1), STEEL, { light: round(x, x + 4) });
  for (const y of [14, 84]) canvas.paint(rect(14, y, 86, y + 4, 1), STEEL, { light: lying(y, y + 4) });
  for (const [index, y] of [22, 34, 46].entries()) {
    canvas.paint(rect(22, y, 78, y + 9, 4.5), index === 1 ? WHITE : mix(WHITE, FIRST, 0.85), {
      light: lying(y - 1, y + 11),
    });
    for (const x of [21, 72]) canvas.paint(rect(x, y - 0.6, x + 7, y + 9.6, 2), CASE, { light: lying(y - 1, y + 11) });
  }
  canvas.paint(rect(24, 60, 50, 82, 3), FIRST, { light: round(22, 56) });
  canvas.paint(rect(28, 63.5, 46, 70, 1), mix(WHITE, SECOND, 0.3));
  canvas.paint(circle(31, 76, 1.9), SECOND);
  canvas.paint(circle(37, 76, 1.9), GREY);
  canvas.paint(circle(43, 76, 1.9), lighter(DARK, 0.4));
  gauge(canvas, 61, 69, 6.2);
  gauge(canvas, 74, 69, 5.2);
  canvas.paint(stroke(54, 80, 78, 80, 1.6), PIPE);
};

const vacuum: Draw = (canvas) => {
  shadow(canvas, 50, 91, 29);
  canvas.paint(within(ring(64, 40, 20, 2.3), rect(62, 10, 92, 70)), CASE);
  canvas.paint(stroke(64, 60, 64, 66, 2.3), CASE);
  canvas.paint(stroke(64, 64, 80, 84, 2.3), CASE);
  canvas.paint(polygon(points('76,80 84,77 91,86 80,89'), 1.2), darker(CASE, 0.2));
  canvas.paint(rect(28, 12, 62, 90, 6), FIRST, { light: round(26, 66, 0.85) });
  canvas.paint(blend(rect(28, 12, 62, 22, 5), ellipse(45, 13, 15, 5), 3), STEEL, { light: round(27, 64) });
  canvas.paint(rect(33, 28, 57, 46, 2), CASE);
  canvas.paint(rect(36, 31, 54, 37.5, 0.8), mix(WHITE, SECOND, 0.35));
  canvas.paint(rect(38, 40, 40, 44, 0.6), STEEL);
  canvas.paint(circle(47, 42, 1.6), SECOND);
  canvas.paint(circle(52, 42, 1.6), WHITE);
  drops(canvas, 45, 60, 4.4, WHITE);
  canvas.paint(rect(33, 72, 57, 84, 1.5), darker(FIRST, 0.25), { opacity: 0.7 });
  for (const y of [75, 78, 81]) canvas.paint(stroke(36, y, 54, y, 0.5), DARK, { opacity: 0.5 });
  canvas.paint(rect(26, 88, 64, 92, 1.5), CASE);
};

const payStation: Draw = (canvas) => {
  shadow(canvas, 50, 91, 22);
  canvas.paint(rect(32, 86, 68, 92, 1.5), CASE);
  canvas.paint(rect(34, 10, 66, 88, 5), FIRST, { light: round(32, 70, 0.8) });
  canvas.paint(rect(30, 8, 70, 14, 3), CASE, { light: round(30, 72, 0.8) });
  canvas.paint(rect(38, 19, 62, 39, 2), CASE);
  canvas.paint(rect(40, 21, 60, 37, 1), mix(WHITE, SECOND, 0.3));
  drops(canvas, 50, 29, 2.6, SECOND);
  canvas.paint(stroke(44, 34, 56, 34, 0.6), GREY);
  for (const [index, x] of [41, 47, 53, 59].entries())
    canvas.paint(circle(x, 45.5, 2), index === 0 ? SECOND : STEEL, { light: bulging(x, 45.5, 2) });
  canvas.paint(rect(39, 52, 48, 63, 1.2), STEEL, { light: round(38, 49) });
  canvas.paint(rect(42.8, 54.5, 44.2, 60.5, 0.5), DARK);
  canvas.paint(rect(52, 52, 61, 63, 1.2), CASE);
  canvas.paint(within(ring(56.5, 60, 4, 0.55), rect(50, 50, 63, 58)), WHITE);
  canvas.paint(within(ring(56.5, 60, 2, 0.55), rect(50, 50, 63, 59)), WHITE);
  canvas.paint(rect(40, 69, 60, 78, 1.5), darker(CASE, 0.3));
  canvas.paint(rect(42, 75, 58, 78, 0.8), STEEL);
};

const foamUnit: Draw = (canvas) => {
  shadow(canvas, 50, 90, 24);
  canvas.paint(union(stroke(62, 24, 80, 32, 1.6), stroke(80, 32, 82, 70, 1.6)), CASE);
  canvas.paint(stroke(82, 68, 82, 80, 2.6, 1.8), SECOND);
  canvas.paint(blend(rect(28, 26, 68, 86, 14), rect(30, 76, 66, 88, 4), 4), STEEL, { light: round(27, 70) });
  canvas.paint(rect(26, 54, 70, 58, 1), GREY, { light: round(27, 70) });
  canvas.paint(rect(36, 61, 60, 79, 2), WHITE, { light: round(28, 70, 0.4) });
  drops(canvas, 48, 70.5, 3, FIRST);
  canvas.paint(rect(38, 19, 58, 28, 2.5), FIRST, { light: round(37, 60) });
  canvas.paint(rect(44, 12, 52, 20, 1.5), CASE, { light: round(43, 53) });
  gauge(canvas, 48, 41, 8);
  canvas.paint(within(ring(48, 23, 16, 1.4), rect(28, 4, 68, 20)), CASE);
  for (const x of [33, 63]) canvas.paint(rect(x - 4, 86, x + 4, 91, 1), CASE);
};

const valve: Draw = (canvas) => {
  shadow(canvas, 50, 80, 33);
  canvas.paint(rect(14, 52, 86, 68, 2.5), STEEL, { light: lying(50, 70) });
  for (const x of [14, 76]) canvas.paint(rect(x, 48, x + 10, 72, 2), GREY, { light: lying(46, 74) });
  canvas.paint(rect(36, 44, 64, 74, 4), FIRST, { light: round(34, 68, 0.8) });
  canvas.paint(rect(45, 30, 55, 46, 1.5), STEEL, { light: round(44, 56) });
  canvas.paint(rect(36, 14, 64, 33, 3.5), CASE, { light: round(35, 67, 0.8) });
  canvas.paint(rect(40, 18, 60, 26, 1.2), SECOND, { light: fading(18, 26, 0.3, 0) });
  canvas.paint(union(stroke(63, 22, 76, 20, 1.2), stroke(76, 20, 84, 28, 1.2)), CASE);
  canvas.paint(polygon(points('43,59 54,53.5 54,57 58,57 58,61 54,61 54,64.5'), 0.4), WHITE, { opacity: 0.85 });
};

const spareParts: Draw = (canvas) => {
  shadow(canvas, 50, 84, 33);
  const teeth = Array.from({ length: 10 }, (_, tooth) => {
    const angle = (tooth / 10) * Math.PI * 2;
    return stroke(40, 46, 40 + Math.cos(angle) * 25, 46 + Math.sin(angle) * 25, 4.2, 3.4);
  });
  canvas.paint(without(union(circle(40, 46, 20), ...teeth), circle(40, 46, 8)), FIRST, {
    light: bulging(40, 46, 28, 0.9),
  });
  canvas.paint(ring(40, 46, 9.5, 1.8), darker(FIRST, 0.28));
  canvas.paint(without(circle(70, 66, 16), circle(70, 66, 8.5)), STEEL, { light: bulging(70, 66, 17) });
  for (let ball = 0; ball < 9; ball += 1) {
    const angle = (ball / 9) * Math.PI * 2;
    canvas.paint(circle(70 + Math.cos(angle) * 12.2, 66 + Math.sin(angle) * 12.2, 2.5), GREY, {
      light: bulging(70, 66, 14),
    });
  }
  canvas.paint(ring(30, 77, 7.5, 1.7), SECOND);
  canvas.paint(ring(47, 79, 4.8, 1.4), DARK, { opacity: 0.75 });
};

const washArch: Draw = (canvas) => {
  shadow(canvas, 50, 89, 40);
  const brush = (left: number, right: number) => {
    for (let row = 0; row < 12; row += 1) {
      const top = 31 + row * 4.7;
      canvas.paint(
        rect(left - (row % 2), top, right + (row % 2), top + 5.4, 2),
        row % 3 === 1 ? lighter(SECOND, 0.2) : SECOND,
        {
          light: round(left, right),
        },
      );
    }
  };
  brush(24, 38);
  brush(62, 76);
  for (let column = 0; column < 9; column += 1)
    canvas.paint(
      rect(36 + column * 3.1, 27 - (column % 2), 39.6 + column * 3.1, 39 + (column % 2), 1.5),
      lighter(SECOND, column % 3 === 1 ? 0.25 : 0.08),
      { light: lying(26, 41) },
    );
  for (const left of [12, 78]) {
    canvas.paint(rect(left, 20, left + 10, 89, 2), FIRST, { light: round(left - 1, left + 12, 0.9) });
    canvas.paint(rect(left + 3.5, 40, left + 6.5, 80, 1), WHITE, { opacity: 0.35 });
  }
  canvas.paint(rect(9, 10, 91, 28, 5), FIRST, { light: fading(8, 30, 0.24, -0.16) });
  canvas.paint(rect(30, 13.5, 70, 24.5, 2), WHITE);
  drops(canvas, 40, 20, 2.6, FIRST);
  canvas.paint(stroke(49, 19, 64, 19, 1.1), CASE);
  for (const x of [16, 84]) canvas.paint(circle(x, 19, 2.2), SECOND, { light: bulging(x, 19, 2.2) });
};

const dryer: Draw = (canvas) => {
  shadow(canvas, 50, 88, 34);
  for (const left of [16, 78]) canvas.paint(rect(left, 24, left + 6, 88, 1.5), STEEL, { light: round(left, left + 6) });
  canvas.paint(rect(12, 12, 88, 26, 4), CASE, { light: fading(12, 26, 0.2, 0) });
  for (const cx of [30, 50, 70]) {
    canvas.paint(circle(cx, 33, 10.5), FIRST, { light: bulging(cx, 33, 12) });
    canvas.paint(circle(cx, 33, 5.6), darker(FIRST, 0.4));
    for (const turn of [0, 60, 120]) {
      const angle = (turn * Math.PI) / 180;
      canvas.paint(
        stroke(
          cx - Math.cos(angle) * 5,
          33 - Math.sin(angle) * 5,
          cx + Math.cos(angle) * 5,
          33 + Math.sin(angle) * 5,
          0.5,
        ),
        STEEL,
      );
    }
    canvas.paint(
      polygon(
        [
          [cx - 6, 42],
          [cx + 6, 42],
          [cx + 8, 52],
          [cx - 8, 52],
        ],
        1,
      ),
      FIRST,
      { light: round(cx - 8, cx + 8) },
    );
    for (const shift of [-5, 0, 5])
      canvas.paint(stroke(cx + shift, 57, cx + shift * 1.35, 76, 0.7, 0.3), SECOND, { opacity: 0.55 });
  }
};

/** Machines and their parts. */
export const machines = {
  pump,
  dosingPump,
  filter,
  softener,
  osmosis,
  vacuum,
  payStation,
  foamUnit,
  valve,
  spareParts,
  washArch,
  dryer,
};
