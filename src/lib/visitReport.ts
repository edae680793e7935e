import type { Report } from '../v2/entities/report';
import type { Task } from '../v2/entities/task';
import { earliestFirst } from './dates';

/** What a visit report shows of a customer's records. */

/** The appointments, newest first; those without a moment last. */
export const newestFirst = (reports: readonly Report[]): Report[] =>
  [...reports].sort((a, b) => earliestFirst(b.scheduled, a.scheduled));

/**
 * The appointment that a report is about: the latest that has begun, else the first that comes. `now` is the business's
 * local time, as v2 writes it: '2026-03-05 09:30'.
 */
export const appointmentAt = (reports: readonly Report[], now: string): Report | undefined => {
  const all = newestFirst(reports);
  const planned = all.filter(({ scheduled }) => scheduled);
  return planned.find(({ scheduled }) => (scheduled ?? '') <= `${now}:59`) ?? planned.at(-1) ?? all[0];
};

/** At most this many done tasks, the latest: older ones are no news to the customer. */
const DONE_SHOWN = 6;

/** The open tasks, the latest done ones, and how many older ones are left out. */
export const tasksToShow = (tasks: readonly Task[]): { open: Task[]; done: Task[]; older: number } => {
  const done = tasks.filter((task) => task.done !== null).sort((a, b) => earliestFirst(b.done, a.done));
  return {
    open: tasks.filter((task) => task.done === null),
    done: done.slice(0, DONE_SHOWN),
    older: Math.max(0, done.length - DONE_SHOWN),
  };
};
