import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { KeyboardEvent } from 'react';
import { DAY_NAMES, formatDayInFull, MONTH_NAMES, toDay } from '../../lib/dates';
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
    position: 'relative',
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

/** Covers the cell; the events stand above it. */
const AddButton = styled('button')(({ theme }) => ({
  position: 'absolute',
  inset: 1,
  border: 0,
  borderRadius: 6,
  padding: 0,
  background: 'transparent',
  cursor: 'pointer',
  outline: 'none',
  '&:hover': { boxShadow: `inset 0 0 0 1px ${theme.palette.primary.main}` },
  '&:focus-visible': { boxShadow: `inset 0 0 0 2px ${theme.palette.primary.main}` },
}));

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** The days are one stop of the Tab key: the arrows go from day to day. */
const stepThroughDays = (event: KeyboardEvent<HTMLTableSectionElement>) => {
  const step = STEPS[event.key];
  const days = [...event.currentTarget.querySelectorAll<HTMLElement>('button[data-day]')];
  const at = days.findIndex((day) => day.matches(':focus'));
  if (step === undefined || at < 0) return;
  event.preventDefault();
  days[at + step]?.focus();
};

interface MonthGridProps {
  month: Month;
  /** 'YYYY-MM-DD' */
  today: string;
  eventsOn: (day: string) => readonly CalendarEvent[];
  onAdd: ((day: string) => void) | undefined;
}

/** The whole weeks of a month, each day with its events. Marks today. */
export const MonthGrid = ({ month, today, eventsOn, onAdd }: MonthGridProps) => {
  const translate = useTranslate();
  const weeks = weeksOf(month);
  const firstToAdd = weeks
    .flat()
    .map(toDay)
    .find((day) => day >= today);
  return (
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
      <tbody onKeyDown={stepThroughDays}>
        {weeks.map((week) => (
          <tr key={week.map(toDay).join()}>
            {week.map((date) => {
              const day = toDay(date);
              return (
                <td key={day}>
                  <DayNumber
                    isOther={date.getMonth() !== month.month}
                    aria-current={day === today ? 'date' : undefined}
                  >
                    {date.getDate()}
                  </DayNumber>
                  {onAdd && day >= today && (
                    <AddButton
                      type="button"
                      data-day
                      aria-label={translate('calendar.add', { day: formatDayInFull(day) })}
                      tabIndex={day === firstToAdd ? 0 : -1}
                      onClick={() => onAdd(day)}
                    />
                  )}
                  <DayEvents day={day} events={eventsOn(day)} />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Grid>
  );
};
