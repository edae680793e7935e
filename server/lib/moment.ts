import { localMoment } from '../../src/v2/businessTime';
import { addDays } from '../../src/v2/days';

/** Moments and days as v2 writes them: the business's local time, whatever the zone of this process. */

export { addDays, localMoment };

/** `YYYY-MM-DD` */
export const localDay = (at: Date): string => localMoment(at).slice(0, 10);

/** The last `count` days up to and including `today`, oldest first. */
export const lastDays = (today: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(today, index - count + 1));

/** A moment as `dd-MM-yyyy HH:mm`. */
export const formattedMoment = (moment: string): string =>
  `${moment.slice(8, 10)}-${moment.slice(5, 7)}-${moment.slice(0, 4)} ${moment.slice(11, 16)}`;
