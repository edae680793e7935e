import { expect, it } from 'vitest';
import { roundTicks } from '../../src/ui/charts/roundTicks';

it.each([
  [1, true, [0, 1]],
  [3, true, [0, 1, 2, 3]],
  [4, true, [0, 1, 2, 3, 4]],
  [16, true, [0, 5, 10, 15, 20]],
  [25, true, [0, 5, 10, 15, 20, 25]],
  [43, true, [0, 10, 20, 30, 40, 50]],
  [1200, true, [0, 250, 500, 750, 1000, 1250]],
  [37_804.5, false, [0, 10_000, 20_000, 30_000, 40_000]],
  [14_800, false, [0, 5_000, 10_000, 15_000]],
  [1, false, [0, 0.2, 0.4, 0.6000000000000001, 0.8, 1]],
  [0.05, false, [0, 0.01, 0.02, 0.03, 0.04, 0.05]],
])('an axis to %d, of counts: %s, is %j', (top, areCounts, ticks) => {
  expect(roundTicks(top, areCounts)).toEqual(ticks);
});
