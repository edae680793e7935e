import { z } from 'zod';
import { id, isRequired, moment, nullableId, optionalText, reference, TEXT_MAX, text } from '../fields';
import { rows } from '../many';
import { Advisor, Customer } from './customer';

/** An appointment report (section 3). `scheduled` is local time of the business. */
export const Report = z.looseObject({
  customer_report_id: id,
  customer_id: nullableId,
  scheduled: moment,
  formatted_scheduled: text,
  advisor: Advisor.nullish().transform((value) => value ?? null),
  customer_comments: text,
  working_comments: text,
});
export type Report = z.output<typeof Report>;

/** `YYYY-MM-DD HH:mm`, with or without seconds. */
const SCHEDULED_PATTERN = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}(:\d{2})?$/;
const exists = (value: string) => {
  const at = new Date(`${value.replace(' ', 'T')}Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value.slice(0, 10));
};

/** Section 5: advisor, date and time are required. */
export const ReportBody = z.object({
  scheduled: z
    .preprocess((value) => value ?? '', z.string())
    .refine((value) => value !== '', { error: isRequired('Datum en tijd'), abort: true })
    .refine((value) => SCHEDULED_PATTERN.test(value) && exists(value), 'Vul een bestaande datum en tijd in.')
    .transform((value) => (value.length === 16 ? `${value}:00` : value)),
  user_id: reference('advisors', 'Adviseur'),
  customer_comments: optionalText(TEXT_MAX),
  working_comments: optionalText(TEXT_MAX),
});
export const CustomerReports = z.looseObject({ reports: rows(Report), customer: Customer });

/** An appointment on home: dashboard/myReports. */
export const Appointment = z.looseObject({
  customer_report_id: nullableId,
  customer_id: nullableId,
  company_name: text,
  scheduled: moment,
  formatted_scheduled: text,
});
export type Appointment = z.output<typeof Appointment>;
