import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import { useTranslate } from 'ra-core';
import { MONTH_NAMES } from '../../lib/dates';
import { Button, IconButton } from '../plain/Button';
import { type Month, monthOf, step, yearsUntil } from './month';
import './calendar.css';

interface CalendarHeaderProps {
  month: Month;
  today: Date;
  /** Null: today's month. */
  onChange: (month: Month | null) => void;
}

/**
 * Chooses the month: previous, next, any month of any year, or the current one. A button that leads nowhere is not
 * disabled: it would lose the focus of who pressed it.
 */
export const CalendarHeader = ({ month, today, onChange }: CalendarHeaderProps) => {
  const translate = useTranslate();
  const current = monthOf(today);
  const isCurrent = month.year === current.year && month.month === current.month;
  const stepButton = (text: string, by: 1 | -1, Icon: typeof ChevronLeftIcon) => {
    const to = step(month, by, today);
    return (
      <IconButton size="small" aria-label={translate(text)} aria-disabled={!to} onClick={() => to && onChange(to)}>
        <Icon />
      </IconButton>
    );
  };
  const select = (part: keyof Month, options: readonly [number, string][]) => (
    <select
      value={month[part]}
      onChange={(event) => onChange({ ...month, [part]: Number(event.target.value) })}
      aria-label={translate(`calendar.${part}`)}
    >
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
  return (
    <div className="calendar-header">
      {stepButton('calendar.previous', -1, ChevronLeftIcon)}
      {select('month', [...MONTH_NAMES.entries()])}
      {select(
        'year',
        yearsUntil(today).map((year) => [year, String(year)]),
      )}
      {stepButton('calendar.next', 1, ChevronRightIcon)}
      <Button size="small" aria-disabled={isCurrent} onClick={() => onChange(null)}>
        {translate('calendar.today')}
      </Button>
    </div>
  );
};
