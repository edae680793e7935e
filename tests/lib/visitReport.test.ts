import { expect, it } from 'vitest';
import { appointmentAt, newestFirst, tasksToShow } from '../../src/lib/visitReport';
import type { Report } from '../../src/v2/entities/report';
import type { Task } from '../../src/v2/entities/task';

// Only what is looked at.
const report = (customer_report_id: number, scheduled: string | null) => ({ customer_report_id, scheduled }) as Report;
const task = (task_id: number, done: string | null) => ({ task_id, done }) as unknown as Task;

const EARLIER = report(1, '2026-03-04 09:00:00');
const TODAY = report(2, '2026-03-05 09:30:00');
const LATER = report(3, '2026-04-01 10:00:00');
const UNPLANNED = report(4, null);

it('a visit report is about the latest appointment that has begun, else about the first that comes', () => {
  const all = [LATER, UNPLANNED, EARLIER, TODAY];
  expect(appointmentAt(all, '2026-03-05 09:30')).toBe(TODAY);
  expect(appointmentAt(all, '2026-03-05 09:29')).toBe(EARLIER);
  expect(appointmentAt(all, '2026-01-01 00:00')).toBe(EARLIER);
  expect(appointmentAt([UNPLANNED], '2026-03-05 09:30')).toBe(UNPLANNED);
  expect(appointmentAt([], '2026-03-05 09:30')).toBeUndefined();
  expect(newestFirst(all)).toEqual([LATER, TODAY, EARLIER, UNPLANNED]);
});

it('a visit report has all open tasks and the six that were done last, and says how many others were done', () => {
  const done = Array.from({ length: 8 }, (_, nth) => task(10 + nth, `2026-02-0${nth + 1} 10:00:00`));
  const shown = tasksToShow([task(1, null), ...done, task(2, null)]);
  expect(shown.open.map(({ task_id }) => task_id)).toEqual([1, 2]);
  expect(shown.done.map(({ task_id }) => task_id)).toEqual([17, 16, 15, 14, 13, 12]);
  expect(shown.older).toBe(2);
  expect(tasksToShow(done.slice(0, 6)).older).toBe(0);
});
