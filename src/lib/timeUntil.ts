import { millisecondsInDay } from 'date-fns/constants';

/** How far off a moment of v2 is, as one says it. Both are `YYYY-MM-DD HH:mm` in the business's local time. */

const MINUTE = 60_000;

const at = (moment: string) => Date.parse(`${moment.slice(0, 16).replace(' ', 'T')}Z`);
const dayOf = (moment: string) => Date.parse(`${moment.slice(0, 10)}T00:00Z`);

/** Minutes from `now` until the moment; negative when it is over. */
export const minutesUntil = (moment: string, now: string): number => Math.round((at(moment) - at(now)) / MINUTE);

/** 'nu', 'over 25 min', 'over 2 u 10 min', 'morgen', 'over 3 dagen', '10 min geleden'. */
export function timeUntil(moment: string, now: string): string {
  const days = Math.round((dayOf(moment) - dayOf(now)) / millisecondsInDay);
  if (days > 0) return days === 1 ? 'morgen' : `over ${days} dagen`;
  const minutes = minutesUntil(moment, now);
  if (minutes < 0) return `${-minutes} min geleden`;
  if (minutes === 0) return 'nu';
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return `over ${[hours && `${hours} u`, rest && `${rest} min`].filter(Boolean).join(' ')}`;
}
