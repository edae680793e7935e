import { type Opened, requestsInARow } from './opened';

/** What the rounds of each journey come to: a table, and what is above its limit. */

export const FLOOR = 'floor: one script, one call';

/** Requests in a row: one more than a journey makes, two where code still comes in. */
const IN_A_ROW_MAX: Readonly<Record<string, number>> = {
  'login, cold': 3,
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

type Rounds = ReadonlyMap<string, Opened[]>;

const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

export const tableOf = (rounds: Rounds): string => {
  const medianOf = (journey: string, value: (opened: Opened) => number) =>
    median(rounds.get(journey)?.map(value) ?? []);
  const unit = medianOf(FLOOR, ({ ms }) => ms);
  const lines = [...rounds.keys()].map((journey) => {
    const ms = medianOf(journey, (opened) => opened.ms);
    const [inARow, longest] = [medianOf(journey, requestsInARow), medianOf(journey, ({ longestTask }) => longestTask)];
    const cells = [
      `${ms.toFixed(0)} ms`,
      `${(ms / unit).toFixed(1)} x`,
      `${inARow} in a row`,
      `${longest.toFixed(0)} ms`,
    ];
    return `  ${journey.padEnd(34)}${cells.map((cell) => cell.padStart(14)).join('')}`;
  });
  return lines.join('\n');
};

/** What is above its limit in every round; `unit` is what the reference costs. */
export const brokenOn = (name: string, rounds: Rounds, unit: number): string[] =>
  [...rounds].flatMap(([journey, opened]) => {
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
