/** Elapsed time as a clock reads (specification section 9). */

const INVALID = '00:00:00';
const twoDigits = (amount: number) => String(amount).padStart(2, '0');

/** Seconds, as a number or as text -> 'HH:MM:SS'; more than 99 hours take the digits they need; anything else is '00:00:00'. */
export function elapsedTime(seconds: unknown): string {
  if (typeof seconds !== 'number' && typeof seconds !== 'string') return INVALID;
  const whole = Math.floor(Number(seconds));
  if (!Number.isSafeInteger(whole) || whole < 0) return INVALID;
  return [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60].map(twoDigits).join(':');
}
