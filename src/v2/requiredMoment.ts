import { z } from 'zod';
import { isRequired } from './fields';

const PATTERN = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}(:\d{2})?$/;
const exists = (value: string) => {
  const at = new Date(`${value.replace(' ', 'T')}Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value.slice(0, 10));
};

/** `YYYY-MM-DD HH:mm` of the business's local time, with or without seconds. Gives it with seconds. */
export const requiredMoment = (label: string) =>
  z
    .preprocess((value) => value ?? '', z.string())
    .refine((value) => value !== '', { error: isRequired(label), abort: true })
    .refine((value) => PATTERN.test(value) && exists(value), 'Vul een bestaande datum en tijd in.')
    .transform((value) => (value.length === 16 ? `${value}:00` : value));
