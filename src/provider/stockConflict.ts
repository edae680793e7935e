import { stockConflictTexts } from '../../i18n/nl/late/stockConflict';
import { V2Error } from './http/V2Error';
import type { ConflictError } from './records/threeWayMerge';

/** A text that can stand below a field: no path of a picture, no moment as it is stored, and not long. */
const SHOWN = /^(?!\/|\d{4}-\d\d-\d\d).{1,200}$/;

const standsNow = (value: unknown): string => {
  if (value === null || value === '') return stockConflictTexts.emptied;
  // A number may be a choice, which the form shows by its name.
  return typeof value === 'string' && SHOWN.test(value) ? stockConflictTexts.now(value) : stockConflictTexts.changed;
};

/** The conflict for a form of react-admin's own, which asks nobody which value stays: names the fields and what to do. */
export const explained = ({ status, message, conflicts }: ConflictError): V2Error =>
  new V2Error('refused', {
    status,
    error: `${message} ${stockConflictTexts.again}`,
    fields: Object.fromEntries(conflicts.map(({ field, theirs }) => [field, standsNow(theirs)])),
  });
