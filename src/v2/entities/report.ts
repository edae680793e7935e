import { z } from 'zod';
import { id, moment, nullableId, optionalText, reference, TEXT_MAX, text } from '../fields';
import { manyWithin } from '../many';
import { requiredMoment } from '../moments';
import { Advisor, OfCustomer } from './customer';

/** An appointment report (section 3). `scheduled` is local time of the business. */
export const Report = z.looseObject({
  customer_report_id: id,
  customer_id: nullableId,
  scheduled: moment,
  formatted_scheduled: text,
  advisor: Advisor.nullish()
    .catch(null)
    .transform((value) => value ?? null),
  customer_comments: text,
  working_comments: text,
});
export type Report = z.output<typeof Report>;

/** v2 gives the advisor as an object and expects an id (section 7): a report with that id beside it, as in a body. */
export const withAdvisorId = <Read extends { advisor?: Advisor | null }>(report: Read) => ({
  ...report,
  user_id: report.advisor?.user_id ?? null,
});

/** Section 5: advisor, date and time are required. */
export const ReportBody = z.object({
  scheduled: requiredMoment('Een datum en tijd'),
  user_id: reference('advisors', 'Adviseur'),
  customer_comments: optionalText(TEXT_MAX),
  working_comments: optionalText(TEXT_MAX),
});
export const CustomerReports = z.looseObject({ reports: manyWithin(Report), customer: OfCustomer });

/** An appointment on home: dashboard/myReports. */
export const Appointment = z.looseObject({
  customer_report_id: nullableId,
  customer_id: nullableId,
  company_name: text,
  scheduled: moment,
  formatted_scheduled: text,
});
export type Appointment = z.output<typeof Appointment>;
