import { type Opened, requestsInARow } from './opened';

/** What the rounds of each journey come to: a table, and what is above its limit. */

export const FLOOR = 'floor: one script, one call';

/** Requests in a row: one more than a journey makes, two where code still comes in. */
const IN_A_ROW_MAX: Readonly<Record<string, number>> = {
  'login, cold': 3,
  'login, warm': 3,
  'sign-in to home of the day': 4,
  'menu to list, first time': 2,
  'row to edit form, first time': 2,
  'save to list': 3,
  'list, warm': 4,
  'home of the day, warm': 4,
  'list, cold': 7,
  'home of the day, cold': 7,
  'home with its chart, cold': 9,
};
/** References in the longest task: on a machine that does nothing else it is about a tenth of this. */
const LONGEST_TASK_MAX = 60;

export type Rounds = ReadonlyMap<string, Opened[]>;

const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
const medianOf = (rounds: Rounds, journey: string, value: (opened: Opened) => number) =>
  median(rounds.get(journey)?.map(value) ?? []);

const HEAD = ['', 'ours', 'stock', 'ours/stock', 'in a row', 'longest task', 'of stock'];
const lineOf = ([journey = '', ...cells]: readonly string[]) =>
  `  ${journey.padEnd(34)}${cells.map((cell) => cell.padStart(14)).join('')}`;

/** What each round of a journey took, beside the same round of the stock application: other work slows both. */
const ratiosOf = (ours: Rounds, stock: Rounds, journey: string): number[] =>
  (stock.get(journey) ?? []).map(({ ms }, nth) => (ours.get(journey)?.[nth]?.ms ?? Number.NaN) / ms);

/** The medians of each journey. */
export const tableOf = (ours: Rounds, stock: Rounds): string => {
  const ms = (value: number) => (Number.isNaN(value) ? '-' : `${value.toFixed(0)} ms`);
  const lines = [...ours.keys()].map((journey) => {
    const ratio = median(ratiosOf(ours, stock, journey));
    return [
      journey,
      ms(medianOf(ours, journey, (one) => one.ms)),
      ms(medianOf(stock, journey, (one) => one.ms)),
      Number.isNaN(ratio) ? '-' : `${ratio.toFixed(2)} x`,
      String(medianOf(ours, journey, requestsInARow)),
      ms(medianOf(ours, journey, (one) => one.longestTask)),
      ms(medianOf(stock, journey, (one) => one.longestTask)),
    ];
  });
  return [HEAD, ...lines].map(lineOf).join('\n');
};

/** What is above its limit in every round; `unit` is what the reference costs. */
export const brokenOn = (name: string, ours: Rounds, unit: number): string[] =>
  [...ours].flatMap(([journey, opened]) => {
    const most = IN_A_ROW_MAX[journey] ?? Number.POSITIVE_INFINITY;
    const inARow = Math.min(...opened.map(requestsInARow));
    const longest = Math.min(...opened.map(({ longestTask }) => longestTask)) / unit;
    return [
      ...(inARow > most ? [`${journey} (${name}): ${inARow} requests in a row, above ${most}`] : []),
      // Written so that a ratio that is no number is a failure too.
      ...(longest < LONGEST_TASK_MAX
        ? []
        : [`${journey} (${name}): a task of ${longest.toFixed(0)} references, above ${LONGEST_TASK_MAX}`]),
    ];
  });
