import type { Declaration } from '../../src/v2/declaration';
import { endpoints } from '../../src/v2/endpoints';
import { declarations } from '../lib/declarations';
import { bin } from './bin';
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

const ofServer: readonly RestResource[] = [
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
];
const taken = [...ofServer.map(({ name }) => name), ...Object.keys(endpoints)];

/** The resources of the server, and declared ones. Throws for a name that has calls or a history already. */
export const resourcesWith = (declared: readonly Declaration[]): readonly RestResource[] => {
  for (const { name } of declared)
    if (taken.includes(name)) throw new Error(`${name}: the server has a resource of this name. Give it another.`);
  return [...ofServer, ...declared.map(restResourceOf)];
};

/** All resources under `/api`. */
export const restResources = resourcesWith(declarations);
