import type { Flag } from '../src/v2/fields';

/** What a column becomes on the wire, where the two differ in type. */

export const asFlag = (value: number): Flag => (value === 1 ? 1 : 0);

/** Whole cents as decimal text with a dot: 1250 -> '12.50'. */
export const asDecimal = (cents: number): string => (cents / 100).toFixed(2);
