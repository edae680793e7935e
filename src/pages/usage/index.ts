import type { PageManifest } from '../../lib/manifest';
import { CUSTOMER, customerPaths } from '../../lib/paths';

export const usage: PageManifest = {
  name: 'usage',
  path: customerPaths.usage(CUSTOMER),
  view: () => import('./UsagePage').then((module) => module.UsagePage),
};
