import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import { formatDayInFull } from '../../lib/dates';
import { CALENDAR_EVENTS_PER_DAY } from '../../v2/constants';
import { useLazyDialog } from '../late/useLazyComponent';
import { visuallyHidden } from '../page/visuallyHidden';
import type { CalendarEvent } from './month';
import './calendar.css';

const loadDialog = () => import('./DayDialog').then(({ DayDialog }) => DayDialog);

/** A day's first event and the number of others, which name the button as they are read. A press shows all of them. */
export const DayEvents = ({ day, events }: { day: string; events: readonly CalendarEvent[] }) => {
  const translate = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const { Dialog, isOpen, open, close } = useLazyDialog(loadDialog);
  const [first] = events;
  if (!first) return null;
  const further = events.length - CALENDAR_EVENTS_PER_DAY;
  const title = formatDayInFull(day);
  return (
    <>
      <button ref={button} type="button" className="calendar-events" aria-haspopup="dialog" onClick={open}>
        <span style={visuallyHidden}>{title}:</span> {first.time && <span>{first.time}</span>}{' '}
        <span>{first.label}</span> {further > 0 && <strong>{translate('calendar.further', { count: further })}</strong>}
      </button>
      {Dialog && <Dialog title={title} events={events} anchor={button} isOpen={isOpen} onClose={close} />}
    </>
  );
};
