import type { PageManifest } from '../../app/manifest';
import { CUSTOMER, customerPaths } from '../../lib/paths';

export const customerDashboard: PageManifest = {
  name: 'customerDashboard',
  path: customerPaths.dashboard(CUSTOMER),
  view: () => import('./CustomerDashboardPage').then((module) => module.CustomerDashboardPage),
};
