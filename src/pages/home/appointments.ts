import { formatTime, toDay } from '../../lib/dates';
import type { Appointment } from '../../v2/entities/report';

/** The screen of an appointment's customer (section 2). */
export const customerPath = ({ customer_id }: Appointment): string | undefined =>
  customer_id ? `/customers/dashboard/${customer_id}` : undefined;

/** Appointments as the calendar shows them; one without a moment stands in the list alone. */
export const toEvents = (appointments: readonly Appointment[]) =>
  appointments.flatMap((appointment) => {
    const { scheduled, company_name } = appointment;
    if (!scheduled) return [];
    const to = customerPath(appointment);
    return [{ date: scheduled.slice(0, 10), time: formatTime(scheduled), label: company_name, ...(to ? { to } : {}) }];
  });

/** From today on, the first one first; and those before today, the last one first. Unknown moments count as to come. */
export const splitByDay = (appointments: readonly Appointment[], today: Date) => {
  const day = toDay(today);
  const isPast = ({ scheduled }: Appointment) => scheduled !== null && scheduled.slice(0, 10) < day;
  const byMoment = [...appointments].sort((a, b) => (a.scheduled ?? '').localeCompare(b.scheduled ?? ''));
  return { toCome: byMoment.filter((one) => !isPast(one)), past: byMoment.filter(isPast).reverse() };
};
