import Popover from '@mui/material/Popover';
import { type RefObject, useId } from 'react';
import { TextLink } from '../plain/TextLink';
import type { CalendarEvent } from './month';
import './calendar.css';

interface DayDialogProps {
  title: string;
  events: readonly CalendarEvent[];
  anchor: RefObject<HTMLElement>;
  isOpen: boolean;
  onClose: () => void;
}

/** All events of a day, with links to their records. */
export const DayDialog = ({ title, events, anchor, isOpen, onClose }: DayDialogProps) => {
  const titleId = useId();
  return (
    <Popover
      open={isOpen}
      anchorEl={() => anchor.current}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, className: 'calendar-dialog' } }}
    >
      <h2 id={titleId}>{title}</h2>
      <ul>
        {events.map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two events of a day may be the same in every field
          <li key={index}>
            {event.time && <span className="text-muted">{event.time}</span>}
            {event.to ? <TextLink to={event.to}>{event.label}</TextLink> : <span>{event.label}</span>}
          </li>
        ))}
      </ul>
    </Popover>
  );
};
