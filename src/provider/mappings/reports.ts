import { endpoints } from '../../v2/endpoints';
import type { Report } from '../../v2/entities/report';
import { listOf, type Mapping, oneOf, write } from '../mapping';

const rows = endpoints.reports;

/** v2 gives the advisor as a person and takes an id (section 7). */
const withAdvisorId = (report: Report) => ({ ...report, user_id: report.advisor?.user_id ?? null });

/** Appointment reports of one customer: a list needs the filter `customer_id`. */
export const reports: Mapping = {
  idField: 'customer_report_id',
  list: listOf(rows.list, ({ reports: list }) => list.map(withAdvisorId), { id: 'customer_id' }),
  one: oneOf(
    rows.one,
    (reportId) => ({ reportId }),
    ({ reports: [report], customer }) =>
      report && { ...withAdvisorId(report), customer_id: report.customer_id ?? customer.customer_id },
  ),
  create: write(rows.create, (_, data) => ({ customerId: data.customer_id })),
  update: write(rows.update, (reportId) => ({ reportId })),
};
