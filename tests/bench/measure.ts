/** Times as milliseconds and as a ratio to a reference computation of the same run: a machine's speed falls out. */
export interface Figure {
  what: string;
  ms: number;
}

const ROUNDS = 15;

const median = (times: number[]) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

/** The median of some rounds, after one that warms up; `prepare` is not counted. */
export const measure = async <Given>(
  what: string,
  prepare: () => Given | Promise<Given>,
  run: (given: Given) => unknown,
  rounds = ROUNDS,
): Promise<Figure> => {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const given = await prepare();
    const start = performance.now();
    await run(given);
    times.push(performance.now() - start);
  }
  return { what, ms: median(times.slice(1)) };
};

const someNumbers = () => Float64Array.from({ length: 100_000 }, (_, index) => (index * 7919) % 100_003);
/** The reference computation: 100,000 numbers that are the same every time. */
export const sortNumbers = () => someNumbers().sort();

export const reference = () => measure('reference: 100,000 numbers sorted', someNumbers, (numbers) => numbers.sort());

export const table = (figures: Figure[], { ms: unit }: Figure): string =>
  figures
    .map(({ what, ms }) => `${what.padEnd(64)} ${ms.toFixed(3).padStart(9)} ms ${(ms / unit).toFixed(3).padStart(8)} x`)
    .join('\n');
