import { z } from 'zod';
import { isRequired } from './fields';
import { ofKind } from './kinds';
import { withoutIso } from './withoutIso';

/**
 * Moments to write: `YYYY-MM-DD HH:mm` of the business's local time, with or without seconds, or ISO 8601. They give it
 * with seconds.
 */

const PATTERN = /^(\d{4}-\d{2}-\d{2})(?: (\d{2}:\d{2})(:\d{2})?)?$/;
const exists = (value: string) => {
  const [, date, time = '00:00', seconds = ':00'] = PATTERN.exec(value) ?? [];
  const at = new Date(`${date}T${time}${seconds}Z`);
  return date !== undefined && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date);
};
const hasTime = (value: string) => value.includes(' ');
const withSeconds = (value: string) => (value.length === 16 ? `${value}:00` : value);

const REFUSED = 'Vul een bestaande datum en tijd in.';
export const requiredMoment = (label: string) =>
  ofKind(
    { kind: 'moment' },
    z
      .preprocess((value) => withoutIso(value) ?? '', z.string(REFUSED))
      .refine((value) => value !== '', { error: isRequired(label), abort: true })
      .refine((value) => exists(value) && hasTime(value), REFUSED)
      .transform(withSeconds),
  );

const DAY_REFUSED = 'Vul een bestaande datum in, met of zonder tijd.';
/** Or only a day, or nothing, which gives null. */
export const optionalMoment = () =>
  ofKind(
    { kind: 'moment' },
    z
      .preprocess((value) => withoutIso(value) || null, z.string(DAY_REFUSED).nullable())
      .refine((value) => value === null || exists(value), DAY_REFUSED)
      .transform((value) => value && withSeconds(value)),
  );
