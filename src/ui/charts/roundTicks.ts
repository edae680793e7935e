/** The most steps of an axis. */
const STEPS = 5;

/** From 0 to `top`, which is above 0, or beyond: in equal steps of a round figure, as 0, 25, 50. Of counts each is whole. */
export const roundTicks = (top: number, areCounts: boolean): number[] => {
  const least = top / STEPS;
  const power = 10 ** Math.floor(Math.log10(least));
  const steps = [1, 2, 2.5, 5, 10].map((round) => round * power);
  const step = steps.find((one) => one >= least && (!areCounts || Number.isInteger(one))) ?? 1;
  return Array.from({ length: Math.ceil(top / step) + 1 }, (_, nth) => nth * step);
};
