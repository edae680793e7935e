/** One field of a write, as `/api/audit` tells it. */
export interface Change {
  field: string;
  old: string | number | null;
  new: string | number | null;
}

const FLAG =
  /(^|_)active$|^(published|order_on_invoice|discount_on_first_order|marketing_automation|created_by_order)$/;
const PICTURE = /^[0-9a-f]{64}$/;

/** A value as staff read it: a text, or the key of one. */
export const shownAs = (field: string, value: Change['old']): { key: string } | { text: string } => {
  if (value === null || value === '') return { key: 'audit.empty' };
  if (FLAG.test(field)) return { key: value === 1 || value === 'Y' ? 'ra.boolean.true' : 'ra.boolean.false' };
  if (PICTURE.test(String(value))) return { key: 'audit.picture' };
  return { text: String(value) };
};
