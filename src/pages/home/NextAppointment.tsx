import CallIcon from '@mui/icons-material/CallOutlined';
import RouteIcon from '@mui/icons-material/DirectionsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Link, useTranslate } from 'react-admin';
import { formatPhone, formatPostcode } from '../../lib/contactDetails';
import { businessMoment, formatDayInFull, formatTime } from '../../lib/dates';
import { directionsTo } from '../../lib/directions';
import { timeUntil } from '../../lib/timeUntil';
import { useV2Query } from '../../provider/reads/ClientContext';
import { endpoints } from '../../v2/endpoints';
import type { Appointment } from '../../v2/entities/report';
import { normalizePhone } from '../../v2/phone';
import { customerPath, nextAppointment } from './appointments';

const MINUTE = 60_000;

const useBusinessMoment = (): string => {
  const [moment, setMoment] = useState(() => businessMoment(new Date()));
  useEffect(() => {
    const ticking = setInterval(() => setMoment(businessMoment(new Date())), MINUTE / 4);
    return () => clearInterval(ticking);
  }, []);
  return moment;
};

/** What comes next: when, how long until then, with whom, where, and the telephone to tap. */
export const NextAppointment = ({ appointments }: { appointments: readonly Appointment[] | undefined }) => {
  const now = useBusinessMoment();
  if (!appointments) return <NextCard>{<Skeleton variant="rounded" height={92} />}</NextCard>;
  const next = nextAppointment(appointments, now);
  if (!next) return null;
  const { scheduled, company_name, customer_id } = next;
  const to = customerPath(next);
  const isToday = scheduled.slice(0, 10) === now.slice(0, 10);
  return (
    <NextCard>
      <Box sx={{ flexShrink: 0, minWidth: 150 }}>
        <Typography component="p" sx={{ fontSize: '1.75rem', fontWeight: 700, lineHeight: 1.1 }}>
          {formatTime(scheduled)}
        </Typography>
        <Typography sx={{ fontWeight: 600, color: 'primary.main' }}>{timeUntil(scheduled, now)}</Typography>
        {!isToday && (
          <Typography variant="body2" color="text.secondary">
            {formatDayInFull(scheduled.slice(0, 10))}
          </Typography>
        )}
      </Box>
      <Stack sx={{ flexGrow: 1, gap: 0.5, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="p" variant="h6" className="link-alone">
          {to ? <Link to={to}>{company_name}</Link> : company_name}
        </Typography>
        {customer_id && <Whereabouts customerId={customer_id} />}
      </Stack>
    </NextCard>
  );
};

const NextCard = ({ children }: { children: ReactNode }) => {
  const id = useId();
  const translate = useTranslate();
  return (
    <Card component="section" aria-labelledby={id} sx={{ gridColumn: '1 / -1', p: { xs: 2, sm: 3 }, minWidth: 0 }}>
      <Typography id={id} component="h2" variant="h6" sx={{ mb: 1.5 }}>
        {translate('home.next')}
      </Typography>
      <Box sx={{ display: { sm: 'flex' }, gap: 3, '& > * + *': { mt: { xs: 1.5, sm: 0 } } }}>{children}</Box>
    </Card>
  );
};

/** Read from the customer's own record, which every v2 has. */
const Whereabouts = ({ customerId }: { customerId: number }) => {
  const translate = useTranslate();
  const { data: customer, isError, refetch } = useV2Query(endpoints.customers.one, { id: customerId });
  if (isError && !customer)
    return (
      <Typography component="div" role="status" color="text.secondary">
        {translate('feedback.load.failed')}{' '}
        <Button size="small" onClick={() => void refetch()}>
          {translate('feedback.load.retry')}
        </Button>
      </Typography>
    );
  // As high as an address and its buttons, which wrap on a phone.
  if (!customer) return <Skeleton variant="rounded" sx={{ height: { xs: 112, sm: 68 } }} />;
  const { name, company_address, company_zip, company_place, company_phone } = customer;
  const town = [formatPostcode(company_zip), company_place].filter(Boolean).join(' ');
  const address = [company_address, town].filter(Boolean);
  const route = directionsTo(address);
  return (
    <>
      <Typography color="text.secondary">{address.join(', ')}</Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
        {route && (
          <Button variant="contained" startIcon={<RouteIcon />} href={route} target="_blank" rel="noopener noreferrer">
            {translate('home.route')}
          </Button>
        )}
        {company_phone && (
          <Button
            variant="outlined"
            startIcon={<CallIcon />}
            href={`tel:${normalizePhone(company_phone)}`}
            sx={{ maxWidth: '100%', whiteSpace: 'normal', overflowWrap: 'anywhere' }}
          >
            {[name, formatPhone(company_phone)].filter(Boolean).join(' · ')}
          </Button>
        )}
      </Stack>
    </>
  );
};
