import type { Declaration } from '../../src/v2/declaration';
import { endpoints } from '../../src/v2/endpoints';
import { declarations } from '../lib/declarations';
import { keptPushes, type Pushes } from '../push/pushes';
import { bin } from './bin';
import { restResourceOf } from './declared';
import { advisorTasks, audit, customers, orderedProducts, pushes, pushService, sizes, transactions } from './lists';
import { machinePhotos } from './machinePhotos';
import { norms, samplingPoints } from './norms';
import { outbox } from './outbox';
import { runRows, runs } from './runs';
import { scheduledPushes } from './scheduledPushes';
import type { RestResource } from './simpleRest';
import { staff } from './staff';
import { views } from './views';

const ofServer = (running: Pushes): readonly RestResource[] => [
  staff,
  audit,
  outbox,
  pushes,
  pushService(running),
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
];
const taken = [...ofServer(keptPushes).map(({ name }) => name), ...Object.keys(endpoints)];

/**
 * The resources of a server with these pushes, and declared ones. Throws for a name that has calls or a history already.
 */
export const resourcesWith = (declared: readonly Declaration[], running = keptPushes): readonly RestResource[] => {
  for (const { name } of declared)
    if (taken.includes(name)) throw new Error(`${name}: the server has a resource of this name. Give it another.`);
  return [...ofServer(running), ...declared.map(restResourceOf)];
};

/** All resources under `/api`. */
export const restResources = resourcesWith(declarations);
