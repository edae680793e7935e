import { declarations } from './declarations';
import { restResourceOf } from './declared';
import { audit, outbox, pushes } from './lists';
import type { RestResource } from './simpleRest';
import { staff } from './staff';

/** All resources under `/api`. */
export const restResources: readonly RestResource[] = [
  staff,
  audit,
  outbox,
  pushes,
  ...declarations.map(restResourceOf),
];
