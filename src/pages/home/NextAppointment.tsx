import CallIcon from '@mui/icons-material/CallOutlined';
import RouteIcon from '@mui/icons-material/DirectionsOutlined';
import { useTranslate } from 'ra-core';
import { type ReactNode, useId } from 'react';
import { formatPhone, formatPostcode, phoneAddress } from '../../lib/contactDetails';
import { formatDayInFull, formatTime } from '../../lib/dates';
import { directionsTo } from '../../lib/directions';
import { timeUntil } from '../../lib/timeUntil';
import { useV2Query } from '../../provider/reads/ClientContext';
import { useBusinessMoment } from '../../ui/page/useBusinessMoment';
import { Button, ButtonIcon, classOfButton } from '../../ui/plain/Button';
import { TextLink } from '../../ui/plain/TextLink';
import { endpoints } from '../../v2/endpoints';
import type { Appointment } from '../../v2/entities/report';
import { customerPath, nextAppointment } from './appointments';
import './home.css';

/** What comes next: when, how long until then, with whom, where, and the telephone to tap. */
export const NextAppointment = ({ appointments }: { appointments: readonly Appointment[] | undefined }) => {
  const now = useBusinessMoment();
  if (!appointments) return <NextCard>{<span className="skeleton" style={{ height: 92 }} />}</NextCard>;
  const next = nextAppointment(appointments, now);
  if (!next) return null;
  const { scheduled, company_name, customer_id } = next;
  const to = customerPath(next);
  const isToday = scheduled.slice(0, 10) === now.slice(0, 10);
  return (
    <NextCard title={scheduled.slice(0, 16) < now ? 'home.begun' : 'home.next'}>
      <div className="next-when">
        <p className="next-time">{formatTime(scheduled)}</p>
        <p className="next-until">{timeUntil(scheduled, now)}</p>
        {!isToday && <p className="text-small text-muted">{formatDayInFull(scheduled.slice(0, 10))}</p>}
      </div>
      <div className="next-where">
        <p className="title link-alone">{to ? <TextLink to={to}>{company_name}</TextLink> : company_name}</p>
        {customer_id && <Whereabouts customerId={customer_id} />}
      </div>
    </NextCard>
  );
};

const NextCard = ({ title = 'home.next', children }: { title?: string; children: ReactNode }) => {
  const id = useId();
  const translate = useTranslate();
  return (
    <section aria-labelledby={id} className="card block next">
      <div className="block-heading">
        <h2 id={id} className="title">
          {translate(title)}
        </h2>
      </div>
      <div>{children}</div>
    </section>
  );
};

/** Read from the customer's own record, which every v2 has. */
const Whereabouts = ({ customerId }: { customerId: number }) => {
  const translate = useTranslate();
  const { data: customer, isError, refetch } = useV2Query(endpoints.customers.one, { id: customerId });
  if (isError && !customer)
    return (
      <div role="status" className="text-muted">
        {translate('feedback.load.failed')}{' '}
        <Button size="small" onClick={() => void refetch()}>
          {translate('feedback.load.retry')}
        </Button>
      </div>
    );
  // As high as an address and its buttons, which wrap on a phone.
  if (!customer) return <span className="skeleton next-waits" />;
  const { name, company_address, company_zip, company_place, company_phone } = customer;
  const town = [formatPostcode(company_zip), company_place].filter(Boolean).join(' ');
  const address = [company_address, town].filter(Boolean);
  const route = directionsTo(address);
  const call = phoneAddress(company_phone);
  const contact = [name, formatPhone(company_phone)].filter(Boolean).join(' · ');
  return (
    <>
      <p className="text-muted">
        {[address.join(', '), company_phone && !call && contact].filter(Boolean).join(' · ')}
      </p>
      <div className="next-ways">
        {route && (
          <a className={classOfButton({ variant: 'contained' })} href={route} target="_blank" rel="noopener noreferrer">
            <ButtonIcon>
              <RouteIcon />
            </ButtonIcon>
            {translate('home.route')}
          </a>
        )}
        {call && (
          <a className={classOfButton({ variant: 'outlined' })} href={call}>
            <ButtonIcon>
              <CallIcon />
            </ButtonIcon>
            {contact}
          </a>
        )}
      </div>
    </>
  );
};
