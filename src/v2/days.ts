/** The day (`YYYY-MM-DD`) `days` later (negative: earlier). Counted in UTC, where all days have the same length. */
export const addDays = (day: string, days: number): string => {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
};
