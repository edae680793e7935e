import type { AnyEndpoint } from '../v2/endpoint';
import { endpoints } from '../v2/endpoints';

const { categories, customers, home, machines, products, reports, tasks, waterreports } = endpoints;

/** The calls of a visit: the answers of its reads are kept on this device, and its writes wait there for a network. */
export const VISIT_CALLS: ReadonlySet<AnyEndpoint> = new Set<AnyEndpoint>([
  ...[tasks, reports, waterreports, machines].flatMap((calls) => Object.values<AnyEndpoint>(calls)),
  home.myReports,
  customers.one,
  customers.advisors,
  categories.shops,
  products.list,
]);

/** Their writes go to the server alone, and make answers stale that are kept here. */
export const WRITES_OF_KEPT: ReadonlySet<AnyEndpoint> = new Set<AnyEndpoint>(
  Object.values<AnyEndpoint>(customers).filter(({ method }) => method !== 'GET'),
);

/** The resource of `/api` with the tasks on 'Vandaag'. */
export const OPEN_TASKS = 'advisor_tasks';

/** The resource of `/api` whose writes wait as well. */
export const PHOTOS = 'machine_photos';
