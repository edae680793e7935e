/** Days are `YYYY-MM-DD`, counted in UTC, where all of them have the same length. */

export const DAY_MS = 24 * 60 * 60_000;

/** The day `days` later (negative: earlier). */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
