const INVALID = '00:00:00';
const twoDigits = (amount: number) => String(amount).padStart(2, '0');

/** Seconds, as number or text -> 'HH:MM:SS' (section 9). Hours may have more digits. Anything else gives '00:00:00'. */
export function elapsedTime(seconds: unknown): string {
  if (typeof seconds !== 'number' && typeof seconds !== 'string') return INVALID;
  const whole = Math.floor(Number(seconds));
  if (!Number.isSafeInteger(whole) || whole < 0) return INVALID;
  return [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60].map(twoDigits).join(':');
}
