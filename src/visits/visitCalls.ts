import type { AnyEndpoint } from '../v2/endpoint';
import { endpoints } from '../v2/endpoints';

const { categories, customers, home, machines, products, reports, tasks, waterreports } = endpoints;

/** The reads of a visit: their answers are kept on this device. */
export const VISIT_READS: ReadonlySet<AnyEndpoint> = new Set<AnyEndpoint>([
  home.myReports,
  customers.one,
  customers.advisors,
  categories.shops,
  products.list,
  tasks.list,
  reports.list,
  reports.one,
  waterreports.list,
  machines.list,
  machines.one,
]);
