import { advisorTasks } from './advisorTasks';
import { bin } from './bin';
import { declarations } from './declarations';
import { restResourceOf } from './declared';
import { audit, customers, outbox, pushes, sizes, transactions } from './lists';
import { norms, samplingPoints } from './norms';
import { orderedProducts } from './orderedProducts';
import { runRows, runs } from './runs';
import type { RestResource } from './simpleRest';
import { staff } from './staff';
import { views } from './views';

/** All resources under `/api`. */
export const restResources: readonly RestResource[] = [
  staff,
  audit,
  outbox,
  pushes,
  bin,
  transactions,
  customers,
  advisorTasks,
  orderedProducts,
  sizes,
  views,
  runs,
  runRows,
  norms,
  samplingPoints,
  ...declarations.map(restResourceOf),
];
