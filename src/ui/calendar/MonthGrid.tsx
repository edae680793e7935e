import { styled } from '@mui/material/styles';
import { DAY_NAMES, MONTH_NAMES, toDay } from '../../lib/dates';
import { CALENDAR_DAY_NAME_LENGTH } from '../../v2/constants';
import { visuallyHidden } from '../page/visuallyHidden';
import { DayEvents } from './DayEvents';
import { type CalendarEvent, type Month, weeksOf } from './month';

const Grid = styled('table')(({ theme }) => ({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& caption': visuallyHidden,
  '& th': {
    ...theme.typography.caption,
    color: theme.palette.text.secondary,
    padding: theme.spacing(0.5),
    fontWeight: 500,
  },
  '& td': {
    height: 68,
    padding: 2,
    verticalAlign: 'top',
    textAlign: 'center',
    borderTop: `1px solid ${theme.palette.divider}`,
    [theme.breakpoints.down('sm')]: { height: 52 },
  },
}));

const DayNumber = styled('span', { shouldForwardProp: (prop) => prop !== 'isOther' })<{ isOther: boolean }>(
  ({ theme, isOther }) => ({
    display: 'inline-block',
    minWidth: 24,
    lineHeight: '24px',
    borderRadius: 12,
    fontSize: theme.typography.caption.fontSize,
    color: isOther ? theme.palette.text.secondary : theme.palette.text.primary,
    '&[aria-current]': {
      backgroundColor: theme.palette.primary.main,
      color: theme.palette.primary.contrastText,
      fontWeight: 700,
    },
  }),
);

interface MonthGridProps {
  month: Month;
  /** 'YYYY-MM-DD' */
  today: string;
  eventsOn: (day: string) => readonly CalendarEvent[];
}

/** The whole weeks of a month, each day with its events. Marks today. */
export const MonthGrid = ({ month, today, eventsOn }: MonthGridProps) => (
  <Grid>
    <caption aria-live="polite">{`${MONTH_NAMES[month.month]} ${month.year}`}</caption>
    <thead>
      <tr>
        {DAY_NAMES.map((name) => (
          <th key={name} scope="col" abbr={name}>
            {name.slice(0, CALENDAR_DAY_NAME_LENGTH)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {weeksOf(month).map((week) => (
        <tr key={week.map(toDay).join()}>
          {week.map((date) => {
            const day = toDay(date);
            return (
              <td key={day}>
                <DayNumber isOther={date.getMonth() !== month.month} aria-current={day === today ? 'date' : undefined}>
                  {date.getDate()}
                </DayNumber>
                <DayEvents day={day} events={eventsOn(day)} />
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  </Grid>
);
