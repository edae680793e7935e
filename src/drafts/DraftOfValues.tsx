import { type ReactNode, useEffect } from 'react';
import { says } from '../provider/reconcile';
import { LeaveGuard } from '../ui/LeaveGuard';
import { DraftOffer } from './DraftOffer';
import type { FormDraft } from './useDraft';

interface DraftOfValuesProps<Values> {
  draft: FormDraft;
  values: Values;
  /** What the form holds when nothing is typed. */
  empty: Values;
  isSaving: boolean;
  /** The user goes on: nothing is asked any more. */
  isOver?: boolean;
  labelOf: (field: string) => ReactNode;
  onPutBack: (values: Values) => void;
}

/** As DraftOfForm and UnsavedGuard together, for a form of a field or two that keeps its values itself. */
export const DraftOfValues = <Values extends Readonly<Record<string, unknown>>>({
  draft,
  values,
  empty,
  isSaving,
  isOver = false,
  labelOf,
  onPutBack,
}: DraftOfValuesProps<Values>) => {
  const { note, settle, leave, offer } = draft;
  const isChanged = !says(empty, values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `empty` stays what it is
  useEffect(() => {
    const changed = Object.entries(values).filter(([field, value]) => !says(empty[field], value));
    note(() => (changed.length > 0 ? { values: Object.fromEntries(changed), opened: {} } : null));
  }, [note, values]);

  const differences = Object.entries(offer?.values ?? {})
    .filter(([field, mine]) => !says(values[field], mine))
    .map(([field, mine]) => ({ field, stored: null, mine }));
  const isWorthIt = differences.length > 0;
  useEffect(() => {
    if (offer && !isWorthIt) settle();
  }, [offer, isWorthIt, settle]);

  return (
    <>
      <LeaveGuard hasChanges={isChanged && !isOver} isSaving={isSaving} onLeave={leave} />
      {offer && isWorthIt && (
        <DraftOffer
          savedAt={offer.savedAt}
          differences={differences}
          labelOf={labelOf}
          isNew
          onPutBack={() => {
            onPutBack({ ...values, ...offer.values });
            settle();
          }}
          onThrowAway={settle}
        />
      )}
    </>
  );
};
