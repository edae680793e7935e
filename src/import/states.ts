import type { CheckedRow } from './checkRows';

/** Of a row that was checked. */
export const isRight = ({ record, faults }: CheckedRow): boolean =>
  record !== undefined && Object.keys(faults).length === 0;
/** No record, or no single one, has its key. */
export const isMissing = ({ record }: CheckedRow): boolean => record === undefined;
export const isFaulty = (row: CheckedRow): boolean => !isMissing(row) && !isRight(row);
