import { toDay } from './dates';

/**
 * How much product the machines of a wash line will use. The specification names no unit for a machine's usage: it is
 * read as millilitres for each car. Percentage and frequency are settings of its pump, which that usage follows from.
 */

export interface Assumptions {
  carsPerDay: number;
  daysPerWeek: number;
}

/** Millilitres for each car, and days -> litres: `ml × cars × days × days a week / 7 / 1000`. */
export const litresIn = (usageMl: number, days: number, { carsPerDay, daysPerWeek }: Assumptions): number =>
  (usageMl * carsPerDay * days * daysPerWeek) / 7 / 1000;

export interface Month {
  /** `2026-12`. */
  month: string;
  days: number;
}

/** Calendar months in a row; `first` counts from the month of `today`: 1 is the next one, -3 three before. */
export const monthsFrom = (today: Date, first: number, count: number): Month[] =>
  Array.from({ length: count }, (_, nth) => {
    const month = new Date(today.getFullYear(), today.getMonth() + first + nth, 1);
    return { month: toDay(month).slice(0, 7), days: new Date(month.getFullYear(), month.getMonth() + 1, 0).getDate() };
  });

/** Days from `today` to the end of its month, both included. */
export const daysToMonthEnd = (today: Date): number =>
  new Date(today.getFullYear(), today.getMonth() + 1, 0).getDate() - today.getDate() + 1;

/** A sum of thirds and sevenths is a little more or less than it should be: too little to be a day, or a package. */
const NOISE = 1e-6;

/** Whole days that a stock lasts from now on; null when nothing is used. Litres. */
export const daysLeft = (stock: number, usageMl: number, assumptions: Assumptions): number | null => {
  const aDay = litresIn(usageMl, 1, assumptions);
  return aDay > 0 ? Math.floor(stock / aDay + NOISE) : null;
};

/** Whole packages for what is needed beyond the stock; null when the size of a package is not known. Litres. */
export const packagesFor = (needed: number, stock: number, litresEach: number | null): number | null =>
  litresEach && litresEach > 0 ? Math.ceil(Math.max(0, (needed - stock) / litresEach - NOISE)) : null;

/** The usage of all machines that use the same article, in the order in which the articles come up, with their codes. */
export const usageByArticle = (
  items: readonly { code: string; usageMl: number }[],
  articleOf: (code: string) => string,
) => {
  const sums = new Map<string, { codes: readonly string[]; usageMl: number }>();
  for (const { code, usageMl } of items) {
    const article = articleOf(code);
    const before = sums.get(article) ?? { codes: [], usageMl: 0 };
    sums.set(article, { codes: [...new Set([...before.codes, code])].sort(), usageMl: before.usageMl + usageMl });
  }
  return [...sums].map(([article, sum]) => ({ article, ...sum }));
};
