import { earliestFirst, formatTime, toDay } from '../../lib/dates';
import { customerPaths } from '../../lib/paths';
import { minutesUntil } from '../../lib/timeUntil';
import type { Appointment } from '../../v2/entities/report';

type ScheduledAppointment = Appointment & { scheduled: string };

/** The path of the customer's screen (section 2). */
export const customerPath = ({ customer_id }: Appointment): string | undefined =>
  customer_id ? customerPaths.dashboard(customer_id) : undefined;

/** The appointments as events of the calendar, without those that have no date. */
export const toEvents = (appointments: readonly Appointment[]) =>
  appointments.flatMap((appointment) => {
    const { scheduled, company_name } = appointment;
    if (!scheduled) return [];
    const to = customerPath(appointment);
    return [{ date: scheduled.slice(0, 10), time: formatTime(scheduled), label: company_name, ...(to ? { to } : {}) }];
  });

/** A late advisor still needs the address. */
const STARTED_MINUTES = 30;

/** The appointment to come, or the one that has just begun. `now`: see `businessMoment`. */
export const nextAppointment = (appointments: readonly Appointment[], now: string): ScheduledAppointment | undefined =>
  appointments
    .filter((one): one is ScheduledAppointment => one.scheduled !== null)
    .filter(({ scheduled }) => minutesUntil(scheduled, now) >= -STARTED_MINUTES)
    .reduce<ScheduledAppointment | undefined>(
      (first, one) => (first && first.scheduled <= one.scheduled ? first : one),
      undefined,
    );

/** Appointments from today on, earliest first, and past ones, latest first. Without a date counts as coming. */
export const splitByDay = (appointments: readonly Appointment[], today: Date) => {
  const day = toDay(today);
  const isPast = ({ scheduled }: Appointment) => scheduled !== null && scheduled.slice(0, 10) < day;
  const byMoment = [...appointments].sort((a, b) => earliestFirst(a.scheduled, b.scheduled));
  return { toCome: byMoment.filter((one) => !isPast(one)), past: byMoment.filter(isPast).reverse() };
};
