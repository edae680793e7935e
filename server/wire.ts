import type { Flag } from '../src/v2/fields';

/** What a column becomes on the wire, where the two differ in type. */

export const asFlag = (value: number): Flag => (value === 1 ? 1 : 0);
