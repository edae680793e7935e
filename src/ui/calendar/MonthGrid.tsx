import { useTranslate } from 'ra-core';
import type { KeyboardEvent } from 'react';
import { DAY_NAMES, formatDayInFull, MONTH_NAMES, toDay } from '../../lib/dates';
import { CALENDAR_DAY_NAME_LENGTH } from '../../v2/constants';
import { visuallyHidden } from '../page/visuallyHidden';
import { DayEvents } from './DayEvents';
import { type CalendarEvent, type Month, weeksOf } from './month';
import './calendar.css';

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
    <table className="calendar">
      <caption style={visuallyHidden} aria-live="polite">{`${MONTH_NAMES[month.month]} ${month.year}`}</caption>
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
                  <span
                    className={date.getMonth() === month.month ? 'calendar-day' : 'calendar-day other'}
                    aria-current={day === today ? 'date' : undefined}
                  >
                    {date.getDate()}
                  </span>
                  {onAdd && day >= today && (
                    <button
                      type="button"
                      className="calendar-add"
                      data-day
                      aria-label={translate('calendar.add', { day: formatDayInFull(day) })}
                      // Tab comes to one day alone.
                      tabIndex={day === firstToAdd ? 0 : -1}
                      aria-description={day === firstToAdd ? translate('calendar.arrows') : undefined}
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
    </table>
  );
};
