import { useTranslate } from 'ra-core';
import { writtenMoment } from '../../lib/dates';
import { TextLink } from '../../ui/plain/TextLink';
import type { Appointment } from '../../v2/entities/report';
import { customerPath, splitByDay } from './appointments';
import './home.css';

/** Coming appointments on top, past ones below. Each links to its customer. */
export const AppointmentList = ({ appointments, today }: { appointments: readonly Appointment[]; today: Date }) => {
  const translate = useTranslate();
  if (appointments.length === 0) {
    return <p className="text-muted">{translate('home.noAppointments')}</p>;
  }
  const { toCome, past } = splitByDay(appointments, today);
  return (
    <div className="appointments">
      {toCome.length > 0 && <ul>{toCome.map(row)}</ul>}
      {past.length > 0 && (
        <>
          <h3>{translate('home.past')}</h3>
          <ul>{past.map(row)}</ul>
        </>
      )}
    </div>
  );
};

const row = (appointment: Appointment, index: number) => {
  const { customer_report_id, company_name } = appointment;
  const to = customerPath(appointment);
  return (
    <li key={customer_report_id ?? `row ${index}`}>
      <p className="text-small text-muted">{writtenMoment(appointment)}</p>
      {to ? <TextLink to={to}>{company_name}</TextLink> : company_name}
    </li>
  );
};
