import { bin } from './bin';
import { declarations } from './declarations';
import { restResourceOf } from './declared';
import { advisorTasks, audit, customers, orderedProducts, pushes, sizes, transactions } from './lists';
import { machinePhotos } from './machinePhotos';
import { norms, samplingPoints } from './norms';
import { outbox } from './outbox';
import { runRows, runs } from './runs';
import { scheduledPushes } from './scheduledPushes';
import type { RestResource } from './simpleRest';
import { staff } from './staff';
import { views } from './views';

/** All resources under `/api`. */
export const restResources: readonly RestResource[] = [
  staff,
  audit,
  outbox,
  pushes,
  scheduledPushes,
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
  machinePhotos,
  ...declarations.map(restResourceOf),
];
