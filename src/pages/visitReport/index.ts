import type { PageManifest } from '../../lib/manifest';
import { CUSTOMER, customerPaths } from '../../lib/paths';

export const visitReport: PageManifest = {
  name: 'visitReport',
  path: customerPaths.visitReport(CUSTOMER),
  view: () => import('./VisitReportPage').then((module) => module.VisitReportPage),
};
