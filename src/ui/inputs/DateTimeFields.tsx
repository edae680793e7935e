import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type Ref, useId, useState } from 'react';
import { FieldTitle, type InputProps, useInput, useTranslate } from 'react-admin';
import { formatDate, formatDayInFull } from '../../lib/dates';
import { parseDutchDate, parseDutchTime } from '../../lib/dutchMoment';

/** The wire's moment for what is typed; '' for nothing. Text that is not understood stays, for the rule to refuse. */
const momentOf = (date: string, time: string): string => {
  if (date.trim() === '' && time.trim() === '') return '';
  return `${parseDutchDate(date) ?? date} ${parseDutchTime(time) ?? time}`.trim();
};
/** The reverse: text that is no moment is what the user is typing. */
const partsOf = (moment: string) => {
  const [date = '', time = ''] = /^\d{2}:\d{2}$/.test(moment) ? ['', moment] : moment.split(' ');
  return { date: formatDate(date), time: time.slice(0, 5) };
};

interface DateTimeFieldsProps {
  id: string;
  /** `YYYY-MM-DD HH:mm` of the business's local time, or what is typed so far. */
  value: string;
  /** The stored moment, which may have seconds: it is the value again once its date and time are typed back. */
  stored?: string;
  onChange: (moment: string) => void;
  onBlur: () => void;
  inputRef?: Ref<HTMLInputElement>;
  /** Why the value is refused. */
  error?: string;
  isRequired?: boolean;
  disabled?: boolean;
}

/** A date and a time in Dutch notation in every browser. */
export const DateTimeFields = ({ id, value, onChange, onBlur, inputRef, error, ...rest }: DateTimeFieldsProps) => {
  const { stored = '', isRequired = false, disabled = false } = rest;
  const translate = useTranslate();
  const [typed, setTyped] = useState({ ...partsOf(value), value });
  // The record was loaded, or the form was reset.
  if (typed.value !== value) setTyped({ ...partsOf(value), value });

  const change = (part: 'date' | 'time', text: string) => {
    const next = { ...typed, [part]: text };
    const written = momentOf(next.date, next.time);
    const before = partsOf(stored);
    const moment = written === momentOf(before.date, before.time) ? stored : written;
    setTyped({ ...next, value: moment });
    onChange(moment);
  };
  /** On blur, shows the part as it was understood. */
  const tidy = () => {
    const date = formatDate(parseDutchDate(typed.date)) || typed.date;
    setTyped({ ...typed, date, time: parseDutchTime(typed.time) ?? typed.time });
    onBlur();
  };

  // The day of the week, by which a mistyped day, month or year is noticed.
  const date = parseDutchDate(typed.date);
  const day = formatDayInFull(date ?? '');
  const read = { date, time: parseDutchTime(typed.time) };
  /** What of the two an error is about. */
  const refused = date !== null && read.time === null ? 'time' : 'date';
  const helpOf = (part: 'date' | 'time') => {
    const format = translate(`dateTime.${part}Format`);
    if (!error || part !== refused) return (part === 'date' && day) || format;
    return typed[part] !== '' && read[part] === null ? `${error} (${format})` : error;
  };

  return (
    <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '3fr 2fr', sm: '220px 140px' } }}>
      {(['date', 'time'] as const).map((part) => (
        <TextField
          key={part}
          id={`${id}-${part}`}
          inputRef={part === refused ? inputRef : undefined}
          label={translate(`dateTime.${part}`)}
          value={typed[part]}
          onChange={(event) => change(part, event.target.value)}
          onBlur={tidy}
          disabled={disabled}
          error={error !== undefined && part === refused}
          helperText={helpOf(part)}
          autoComplete="off"
          required={isRequired}
          // Not the browser's `required`: its message would come before ours.
          slotProps={{ htmlInput: { inputMode: 'numeric', required: false, 'aria-required': isRequired } }}
        />
      ))}
    </Box>
  );
};

/** DateTimeFields in a form. The value is `YYYY-MM-DD HH:mm`, the business's local time. */
export const DateTimeInput = (input: InputProps) => {
  const { field, fieldState, formState, id } = useInput({ defaultValue: '', ...input });
  return (
    <DateTimeFields
      id={id}
      inputRef={field.ref}
      value={String(field.value ?? '')}
      stored={String(formState.defaultValues?.[field.name] ?? '')}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.invalid ? (fieldState.error?.message ?? '') : undefined}
      isRequired={input.isRequired ?? false}
    />
  );
};

/** The same, under the name of its field: a form may have several. */
export const MomentInput = (input: InputProps) => {
  const labelId = useId();
  const { label, source, resource } = input;
  return (
    <Box role="group" aria-labelledby={labelId} sx={{ mt: 1 }}>
      <Typography id={labelId} variant="body2" color="text.secondary">
        <FieldTitle {...{ label, source, resource }} />
      </Typography>
      <DateTimeInput {...input} />
    </Box>
  );
};
