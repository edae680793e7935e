import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { usageTexts } from '../../../i18n/nl/late/usage';
import { formatNumber } from '../../lib/numbers';
import { readNumber } from '../../lib/typedNumbers';
import type { Assumptions } from '../../lib/usage';

const FIELDS = [
  { name: 'carsPerDay', max: 5000 },
  { name: 'daysPerWeek', max: 7 },
] as const;

interface AssumptionFieldsProps {
  value: Assumptions;
  onChange: (value: Assumptions) => void;
}

/** What the forecast takes for granted. What is no such number is refused and stays as it was typed. */
export const AssumptionFields = ({ value, onChange }: AssumptionFieldsProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
    {FIELDS.map(({ name, max }) => (
      <NumberField
        key={name}
        label={usageTexts[name]}
        max={max}
        value={value[name]}
        onChange={(number) => onChange({ ...value, [name]: number })}
      />
    ))}
  </Box>
);

interface NumberFieldProps {
  label: string;
  max: number;
  value: number;
  onChange: (value: number) => void;
}

const NumberField = ({ label, max, value, onChange }: NumberFieldProps) => {
  const [typed, setTyped] = useState(formatNumber(value));
  const number = readNumber(typed);
  const isRefused = number === null || number < 0 || number > max;
  const type = (text: string) => {
    setTyped(text);
    const next = readNumber(text);
    if (next !== null && next >= 0 && next <= max) onChange(next);
  };
  return (
    <TextField
      label={label}
      value={typed}
      onChange={({ target }) => type(target.value)}
      error={isRefused}
      helperText={isRefused ? usageTexts.refused(formatNumber(max)) : ' '}
      slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
      sx={{ width: { xs: '100%', sm: 220 } }}
    />
  );
};
