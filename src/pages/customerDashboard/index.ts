import type { PageManifest } from '../../ui/manifest';

export const customerDashboard: PageManifest = {
  name: 'customerDashboard',
  path: '/customers/dashboard/:customerId',
  view: () => import('./CustomerDashboardPage').then((module) => module.CustomerDashboardPage),
};
