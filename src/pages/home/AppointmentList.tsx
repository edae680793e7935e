import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListSubheader from '@mui/material/ListSubheader';
import Typography from '@mui/material/Typography';
import { Link, useTranslate } from 'react-admin';
import type { Appointment } from '../../v2/entities/report';
import { customerPath, splitByDay } from './appointments';

/** What is to come on top, what was beneath; each leads to its customer. */
export const AppointmentList = ({ appointments, today }: { appointments: readonly Appointment[]; today: Date }) => {
  const translate = useTranslate();
  if (appointments.length === 0) {
    return <Typography color="text.secondary">{translate('home.noAppointments')}</Typography>;
  }
  const { toCome, past } = splitByDay(appointments, today);
  return (
    <List disablePadding sx={{ maxHeight: 480, overflowY: 'auto' }}>
      {toCome.map(row)}
      {past.length > 0 && (
        <ListSubheader component="div" disableGutters sx={{ bgcolor: 'background.paper' }}>
          {translate('home.past')}
        </ListSubheader>
      )}
      {past.map(row)}
    </List>
  );
};

const row = (appointment: Appointment, index: number) => {
  const { customer_report_id, company_name, formatted_scheduled } = appointment;
  const to = customerPath(appointment);
  return (
    <ListItem key={customer_report_id ?? `row ${index}`} divider disableGutters sx={{ gap: 2, alignItems: 'baseline' }}>
      <Typography variant="body2" color="text.secondary" sx={{ flexShrink: 0, fontVariantNumeric: 'tabular-nums' }}>
        {formatted_scheduled}
      </Typography>
      {to ? <Link to={to}>{company_name}</Link> : company_name}
    </ListItem>
  );
};
