import { createContext, useContext } from 'react';
import type { Fields } from '../../lib/recordFields';
import { type FormBase, withoutVersion } from '../../provider/records/threeWayMerge';

interface Saving {
  base: FormBase;
  /** What is typed while the form is saved: not in these fields, which are stored. */
  meanwhile: { stored: (fields: Fields) => void };
}
/** The save of an edit form, for what stands in it. */
export const SavingContext = createContext<Saving | null>(null);

/**
 * Rebases a form on fields that were stored from its screen, so that its next save sees no conflict with them. The record
 * has another version then, which that save reads.
 */
export const rebase = (base: FormBase, stored: object | undefined): void => {
  base.opened = withoutVersion({ ...base.opened, ...stored });
};

/** For an action of its own within the form. */
export const useRebase = () => {
  const saving = useContext(SavingContext);
  return (stored: Fields) => {
    if (!saving) return;
    rebase(saving.base, stored);
    saving.meanwhile.stored(stored);
  };
};

/** The record as it is stored, as far as this form knows; undefined in a form of react-admin's own. */
export const useStored = () => useContext(SavingContext)?.base.opened;
