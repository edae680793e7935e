import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { type InputProps, useInput, useTranslate } from 'react-admin';
import { formatDateTime } from '../../lib/dates';
import { formatDutchDate, parseDutchDate, parseDutchTime } from '../../lib/dutchMoment';
import { useFieldText } from './fieldTexts';

/** What is typed, as far as it is understood: the wire's moment, '' for nothing, else the text itself for the rule to refuse. */
const momentOf = (date: string, time: string): string => {
  if (date.trim() === '' && time.trim() === '') return '';
  return `${parseDutchDate(date) ?? date} ${parseDutchTime(time) ?? time}`.trim();
};
/** The other way round: what is no moment is what someone was typing. */
const partsOf = (moment: string) => {
  const [date = '', time = ''] = /^\d{2}:\d{2}$/.test(moment) ? ['', moment] : moment.split(' ');
  return { date: formatDutchDate(date) || date, time: time.slice(0, 5) };
};

/** A date and a time in Dutch notation, whatever the browser's language; its value is `YYYY-MM-DD HH:mm`, local time of the business. */
export const DateTimeInput = (input: InputProps) => {
  const translate = useTranslate();
  const { field, fieldState, id } = useInput({ defaultValue: '', ...input });
  const value = String(field.value ?? '');
  useFieldText(input.source, (moment) => formatDateTime(String(moment)));
  const [typed, setTyped] = useState({ ...partsOf(value), value });
  // The record arrived, or the form was reset.
  if (typed.value !== value) setTyped({ ...partsOf(value), value });

  const change = (part: 'date' | 'time', text: string) => {
    const next = { ...typed, [part]: text };
    const moment = momentOf(next.date, next.time);
    setTyped({ ...next, value: moment });
    field.onChange(moment);
  };
  /** Leaving a part shows it as it was understood. */
  const tidy = () => {
    const date = formatDutchDate(parseDutchDate(typed.date) ?? '') || typed.date;
    setTyped({ ...typed, date, time: parseDutchTime(typed.time) ?? typed.time });
    field.onBlur();
  };
  const message = fieldState.error?.message;

  return (
    <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '3fr 2fr', sm: '220px 140px' } }}>
      {(['date', 'time'] as const).map((part) => (
        <TextField
          key={part}
          id={`${id}-${part}`}
          {...(part === 'date' ? { inputRef: field.ref } : {})}
          label={translate(`dateTime.${part}`)}
          value={typed[part]}
          onChange={(event) => change(part, event.target.value)}
          onBlur={tidy}
          error={fieldState.invalid}
          helperText={(part === 'date' && message) || translate(`dateTime.${part}Format`)}
          autoComplete="off"
          // Not the browser's own `required`: its message would come before ours.
          slotProps={{ htmlInput: { inputMode: 'numeric' }, inputLabel: { required: input.isRequired ?? false } }}
        />
      ))}
    </Box>
  );
};
