import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { Link, useTranslate } from 'react-admin';
import type { Appointment } from '../../v2/entities/report';
import { customerPath } from './appointments';

export const AppointmentList = ({ appointments }: { appointments: readonly Appointment[] }) => {
  const translate = useTranslate();
  if (appointments.length === 0) {
    return <Typography color="text.secondary">{translate('home.noAppointments')}</Typography>;
  }
  return (
    <List disablePadding sx={{ maxHeight: 400, overflowY: 'auto' }}>
      {appointments.map((appointment, index) => {
        const { customer_report_id, company_name, formatted_scheduled } = appointment;
        const to = customerPath(appointment);
        return (
          <ListItem
            key={customer_report_id ?? `row ${index}`}
            divider
            disableGutters
            sx={{ gap: 2, alignItems: 'baseline' }}
          >
            <Typography
              variant="body2"
              color="text.secondary"
              sx={{ flexShrink: 0, fontVariantNumeric: 'tabular-nums' }}
            >
              {formatted_scheduled}
            </Typography>
            {to ? <Link to={to}>{company_name}</Link> : company_name}
          </ListItem>
        );
      })}
    </List>
  );
};
