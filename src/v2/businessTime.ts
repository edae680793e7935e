import { once } from './once';

/** The business's local time (Europe/Amsterdam) as v2 writes it, whatever the zone of this computer. */

// The Swedish notation is YYYY-MM-DD HH:mm:ss.
const local = once(
  () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam', dateStyle: 'short', timeStyle: 'medium' }),
);
/** `YYYY-MM-DD HH:mm:ss` */
export const localMoment = (at: Date | number): string => local().format(at);

const HOUR_MS = 3_600_000;
const MINUTES = 16;

/**
 * The instants (epoch milliseconds, earliest first) at which clocks show `YYYY-MM-DD HH:mm`, seconds ignored. None: that
 * day does not exist, or the clock skips that hour (in March). Two: the hour comes twice (in October).
 */
export const instantsOf = (moment: string): number[] => {
  const shown = moment.slice(0, MINUTES);
  const asUtc = Date.parse(`${shown.replace(' ', 'T')}Z`);
  if (Number.isNaN(asUtc)) return [];
  // Amsterdam is two hours ahead of UTC in summer, and one in winter.
  return [asUtc - 2 * HOUR_MS, asUtc - HOUR_MS].filter((at) => localMoment(at).slice(0, MINUTES) === shown);
};
