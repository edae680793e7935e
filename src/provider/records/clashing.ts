import type { V2Error } from '../http/V2Error';
import { ConflictError, type Fields, meansSame } from './threeWayMerge';

/**
 * What a save failed with whose merged record was refused: a conflict, where another user's value is refused beside what
 * the form changed, because only one of both can be stored; else the refusal itself.
 */
export const clashing = (error: V2Error, base: Fields, mine: Fields, merged: Fields): V2Error => {
  const refused = [...new Set(Object.keys(error.fields).map((path) => path.replace(/\..*/, '')))]
    .filter((field) => !meansSame(merged[field], mine[field]))
    .map((field) => ({ field, mine: mine[field], theirs: merged[field] }));
  return refused.length > 0 ? new ConflictError(refused, base) : error;
};
