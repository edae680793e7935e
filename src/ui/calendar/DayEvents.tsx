import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { Link } from 'react-admin';
import { formatDayInFull } from '../../lib/dates';
import { CALENDAR_EVENTS_PER_DAY } from '../../v2/constants';
import type { CalendarEvent } from './month';

const DayButton = styled(ButtonBase)(({ theme }) => ({
  display: 'block',
  position: 'relative',
  zIndex: 1,
  width: '100%',
  padding: '2px 4px',
  borderRadius: 6,
  backgroundColor: theme.palette.action.selected,
  color: theme.palette.text.primary,
  fontFamily: theme.typography.fontFamily,
  fontSize: theme.typography.caption.fontSize,
  lineHeight: 1.35,
  textAlign: 'start',
  '& span': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  // A telephone has room for the time only.
  [theme.breakpoints.down('sm')]: { padding: '2px 0', textAlign: 'center', '& span + span': { display: 'none' } },
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 1 },
}));

const shown = ({ time, label }: CalendarEvent) => [time, label].filter(Boolean).join(' ');

/** A day's first event and the number of others. A press shows all of them, with links to their records. */
export const DayEvents = ({ day, events }: { day: string; events: readonly CalendarEvent[] }) => {
  const translate = useTranslate();
  const titleId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [first] = events;
  if (!first) return null;
  const further = events.length - CALENDAR_EVENTS_PER_DAY;
  const title = formatDayInFull(day);
  return (
    <>
      <DayButton
        aria-haspopup="dialog"
        aria-label={translate('calendar.day', {
          day: title,
          first: shown(first),
          further,
          smart_count: events.length,
        })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {first.time && <span>{first.time} </span>}
        <span>{first.label}</span>
        {further > 0 && <strong>{translate('calendar.further', { count: further })}</strong>}
      </DayButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { p: 2, maxWidth: 320 } } }}
      >
        <Typography id={titleId} component="h3" variant="subtitle2">
          {title}
        </Typography>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {events.map((event, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two events of a day may be the same in every field
            <Box component="li" key={index} sx={{ display: 'flex', gap: 1.5, pt: 1, overflowWrap: 'anywhere' }}>
              {event.time && (
                <Typography color="text.secondary" sx={{ flexShrink: 0 }}>
                  {event.time}
                </Typography>
              )}
              {event.to ? <Link to={event.to}>{event.label}</Link> : <Typography>{event.label}</Typography>}
            </Box>
          ))}
        </Box>
      </Popover>
    </>
  );
};
