import type { Db } from '../db/schema';
import type { Album } from './pictures/album';
import { Random } from './random';

/** What every part of the demonstration is made from. */
export interface Demo {
  db: Db;
  seed: string;
  /** Multiplies products, customers, orders and leads. */
  scale: number;
  now: Date;
  /** `now` as `YYYY-MM-DD HH:mm:ss` in the business's local time. */
  moment: string;
  /** `YYYY-MM-DD` */
  today: string;
  album: Album;
}

/** Each part has chance of its own, so that a change to one leaves the others as they were. */
export const randomFor = ({ seed }: Demo, part: string): Random => new Random(`${seed}/${part}`);

export const isPast = (demo: Demo, moment: string): boolean => moment <= demo.moment;

/** Monday is 0, Sunday 6. */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
export const isWorkday = (day: string): boolean => weekdayOf(day) < 5;

/** `HH:mm:ss` of so many minutes after midnight. */
export const timeOf = (minutes: number, seconds = 0): string =>
  [Math.floor(minutes / 60), minutes % 60, seconds].map((part) => String(part).padStart(2, '0')).join(':');

/** A moment of a day between two hours, to the minute. */
export const momentOn = (random: Random, day: string, fromHour: number, toHour: number): string =>
  `${day} ${timeOf(random.whole(fromHour * 60, toHour * 60))}`;
