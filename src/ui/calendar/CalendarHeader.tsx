import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import { useTranslate } from 'ra-core';
import { MONTH_NAMES } from '../../lib/dates';
import { type Month, monthOf, step, yearsUntil } from './month';

interface CalendarHeaderProps {
  month: Month;
  today: Date;
  onChange: (month: Month) => void;
}

/** Chooses the month: previous, next, any month of any year, or the current one. */
export const CalendarHeader = ({ month, today, onChange }: CalendarHeaderProps) => {
  const translate = useTranslate();
  const previous = step(month, -1, today);
  const next = step(month, 1, today);
  const current = monthOf(today);
  const isCurrent = month.year === current.year && month.month === current.month;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, mb: 1 }}>
      <IconButton
        size="small"
        aria-label={translate('calendar.previous')}
        disabled={!previous}
        onClick={() => previous && onChange(previous)}
      >
        <ChevronLeftIcon />
      </IconButton>
      <NativeSelect
        value={month.month}
        onChange={(event) => onChange({ ...month, month: Number(event.target.value) })}
        inputProps={{ 'aria-label': translate('calendar.month') }}
        disableUnderline
        sx={{ typography: 'body2', fontWeight: 600 }}
      >
        {MONTH_NAMES.map((name, number) => (
          <option key={name} value={number}>
            {name}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        value={month.year}
        onChange={(event) => onChange({ ...month, year: Number(event.target.value) })}
        inputProps={{ 'aria-label': translate('calendar.year') }}
        disableUnderline
        sx={{ typography: 'body2', fontWeight: 600 }}
      >
        {yearsUntil(today).map((year) => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </NativeSelect>
      <IconButton
        size="small"
        aria-label={translate('calendar.next')}
        disabled={!next}
        onClick={() => next && onChange(next)}
      >
        <ChevronRightIcon />
      </IconButton>
      <Button size="small" disabled={isCurrent} onClick={() => onChange(current)} sx={{ ml: 'auto', minWidth: 0 }}>
        {translate('calendar.today')}
      </Button>
    </Box>
  );
};
