import type { PageManifest } from '../../lib/manifest';
import { CUSTOMER, customerPaths } from '../../lib/paths';
import { endpoints } from '../../v2/endpoints';

export const usage: PageManifest = {
  name: 'usage',
  path: customerPaths.usage(CUSTOMER),
  reads: [endpoints.customers.one, endpoints.machines.list],
  view: () => import('./UsagePage').then((module) => module.UsagePage),
};
