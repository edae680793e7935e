import type { PageManifest } from '../../lib/manifest';
import { CUSTOMER, customerPaths } from '../../lib/paths';
import { endpoints } from '../../v2/endpoints';

const { customers, machines, reports, tasks, waterreports } = endpoints;

export const visitReport: PageManifest = {
  name: 'visitReport',
  path: customerPaths.visitReport(CUSTOMER),
  reads: [customers.one, reports.list, machines.list, tasks.list, waterreports.list],
  view: () => import('./VisitReportPage').then((module) => module.VisitReportPage),
};
