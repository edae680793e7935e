import { earliestFirst, formatDateTime } from '../lib/dates';
import { localMoment } from '../v2/businessTime';
import type { Appointment } from '../v2/entities/report';
import { standingOf } from './problems';
import { alsoUnread } from './waitingOverlay';
import { temporaryId, type WaitingWrite } from './waitingWrites';

/**
 * Applies waiting writes to what 'Vandaag' shows. What was refused, or may be stored, is left out: it stands in its
 * customer's list, with its mark. Pure functions.
 */

const sendable = (writes: readonly WaitingWrite[]) => writes.filter((write) => standingOf(write, writes) === 'waits');

const onWrite = (rows: readonly Appointment[], { userId, ...write }: WaitingWrite): readonly Appointment[] => {
  const isNew = write.call === 'reports create';
  const id = isNew ? temporaryId(write) : write.params.reportId;
  const before = rows.find(({ customer_report_id }) => customer_report_id === id);
  const others = rows.filter((row) => row !== before);
  const { user_id, scheduled } = Object(write.body);
  if (id === undefined || user_id !== userId) return others;
  // The list begins some weeks ago: an older report that was written again is not in it.
  if (!isNew && !before && scheduled < localMoment(write.typedAt).slice(0, 10)) return rows;
  const of = before ?? { customer_id: write.customerId, company_name: write.customer };
  return [...others, { ...of, customer_report_id: id, scheduled, formatted_scheduled: formatDateTime(scheduled) }];
};

/** The signed-in advisor's appointments, the earliest first. */
export const appointmentsWith = (
  rows: readonly Appointment[],
  all: readonly WaitingWrite[],
): readonly Appointment[] => {
  const writes = sendable(all).filter(({ call }) => call === 'reports create' || call === 'reports update');
  if (writes.length === 0) return rows;
  return alsoUnread(
    rows,
    writes.reduce(onWrite, rows).toSorted((a, b) => earliestFirst(a.scheduled, b.scheduled)),
  );
};

interface Tasks {
  data: readonly { id: unknown }[];
  total?: number;
}

/** A page of the open tasks at the customers of these appointments, the oldest first. */
export const openTasksWith = <Page extends Tasks>(
  page: Page,
  appointments: readonly Appointment[],
  all: readonly WaitingWrite[],
): Page => {
  const writes = sendable(all);
  const isGone = (id: unknown) => {
    const last = writes.findLast(({ call, params }) => call.startsWith('tasks ') && params.taskId === id);
    return last !== undefined && (last.call === 'tasks delete' || Boolean(Object(last.body).set));
  };
  const made = writes
    .filter(
      ({ call, customerId }) => call === 'tasks create' && appointments.some((one) => one.customer_id === customerId),
    )
    .map((write) => ({
      ...{ id: temporaryId(write), task_id: temporaryId(write), done: null, created: localMoment(write.typedAt) },
      ...{ customer_id: write.customerId, company_name: write.customer },
      ...Object(write.body),
    }))
    .filter(({ id }) => !isGone(id));
  const { total = page.data.length } = page;
  const stay = page.data.filter(({ id }) => !isGone(id));
  // Those that were typed last come after what the page does not show.
  const data = total > page.data.length ? stay : [...stay, ...made];
  return { ...page, data, total: total - (page.data.length - stay.length) + made.length };
};
