import type { PageManifest } from '../../lib/manifest';
import { CUSTOMER, customerPaths } from '../../lib/paths';
import { endpoints } from '../../v2/endpoints';

const { customers, machines, reports, tasks, waterreports } = endpoints;

export const customerDashboard: PageManifest = {
  name: 'customerDashboard',
  path: customerPaths.dashboard(CUSTOMER),
  reads: [customers.one, tasks.list, reports.list, waterreports.list, machines.list],
  view: () => import('./CustomerDashboardPage').then((module) => module.CustomerDashboardPage),
};
