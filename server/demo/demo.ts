import type { Db } from '../db/schema';
import type { Album } from './pictures/album';
import { Random } from './random';

/** The input of every part of the demonstration. */
export interface Demo {
  db: Db;
  seed: string;
  scale: number;
  now: Date;
  /** `now` as `YYYY-MM-DD HH:mm:ss` in the business's local time. */
  moment: string;
  today: string;
  album: Album;
}

/** Each part has its own random numbers, so that a change to one part does not change the others. */
export const randomFor = ({ seed }: Demo, part: string): Random => new Random(`${seed}/${part}`);

export const isPast = (demo: Demo, moment: string): boolean => moment <= demo.moment;

/** Monday is 0, Sunday 6. */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
export const isWorkday = (day: string): boolean => weekdayOf(day) < 5;

/** `HH:mm:ss`, the given minutes after midnight. */
export const timeOf = (minutes: number, seconds = 0): string =>
  [Math.floor(minutes / 60), minutes % 60, seconds].map((part) => String(part).padStart(2, '0')).join(':');

/** A moment on a day between two hours, in whole minutes. */
export const momentOn = (random: Random, day: string, fromHour: number, toHour: number): string =>
  `${day} ${timeOf(random.whole(fromHour * 60, toHour * 60))}`;
