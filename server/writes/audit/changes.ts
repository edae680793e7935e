import type { Fields, Places } from './subjects';

/** A changed field. A password's values are never recorded. */
export interface Change {
  field: string;
  old: string | number | null;
  new: string | number | null;
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';
const PASSWORD = 'password_hash';

const change = (field: string, old: Change['old'] = null, now: Change['new'] = null): Change =>
  field === PASSWORD ? { field: 'password', old: null, new: null } : { field, old, new: now };

/** The filled fields of a new or deleted record, or the fields that changed. */
export const changedFields = (before: Fields | undefined, after: Fields | undefined): Change[] => {
  const fields = Object.keys(after ?? before ?? {});
  if (before && after)
    return fields
      .filter((field) => before[field] !== after[field])
      .map((field) => change(field, before[field], after[field]));
  return fields
    .filter((field) => field !== PASSWORD && !isEmpty((after ?? before)?.[field]))
    .map((field) => change(field, before?.[field], after?.[field]));
};

const inOrder = (ids: readonly number[], places: Places) =>
  ids.toSorted((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0)).join(', ');

/** The moved ids, in their old and their new order. */
export const changedOrder = (field: string, before: Places, after: Places): Change[] => {
  const moved = [...after.keys()].filter((id) => before.get(id) !== after.get(id));
  return moved.length === 0 ? [] : [{ field, old: inOrder(moved, before), new: inOrder(moved, after) }];
};
