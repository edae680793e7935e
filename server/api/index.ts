import { audit, outbox, pushes } from './lists';
import type { RestResource } from './simpleRest';
import { staff } from './staff';

/** Every resource under `/api`, a line each. */
export const restResources: readonly RestResource[] = [staff, audit, outbox, pushes];
