import type { Flag } from '../../src/v2/fields';

/** Turns columns into values of the wire, where the types differ. */

export const asFlag = (value: number): Flag => (value === 1 ? 1 : 0);

/** Whole cents as decimal text with a dot: 1250 -> '12.50'. */
export const asDecimal = (cents: number): string => (cents / 100).toFixed(2);
