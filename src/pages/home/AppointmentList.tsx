import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListSubheader from '@mui/material/ListSubheader';
import Typography from '@mui/material/Typography';
import { Link, useTranslate } from 'react-admin';
import type { Appointment } from '../../v2/entities/report';
import { customerPath, splitByDay } from './appointments';

/** Coming appointments on top, past ones below. Each links to its customer. */
export const AppointmentList = ({ appointments, today }: { appointments: readonly Appointment[]; today: Date }) => {
  const translate = useTranslate();
  if (appointments.length === 0) {
    return <Typography color="text.secondary">{translate('home.noAppointments')}</Typography>;
  }
  const { toCome, past } = splitByDay(appointments, today);
  return (
    <Box sx={{ maxHeight: 480, overflowY: 'auto' }}>
      {toCome.length > 0 && <List disablePadding>{toCome.map(row)}</List>}
      {past.length > 0 && (
        <>
          <ListSubheader component="h3" disableGutters sx={{ m: 0, bgcolor: 'background.paper' }}>
            {translate('home.past')}
          </ListSubheader>
          <List disablePadding>{past.map(row)}</List>
        </>
      )}
    </Box>
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
