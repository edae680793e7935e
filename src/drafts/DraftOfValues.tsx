import { type ReactNode, useEffect, useState } from 'react';
import type { Fields } from '../lib/recordFields';
import { meansSame } from '../provider/records/threeWayMerge';
import { LeaveGuard } from '../ui/leave/LeaveGuard';
import { DraftStatus } from './DraftStatus';
import { isMaybeSaved } from './draftStore';
import type { FormDraft } from './useDraft';
import { useDraftOffer } from './useDraftOffer';

interface DraftOfValuesProps<Values> {
  draft: FormDraft;
  values: Values;
  /** The values of an empty form. */
  empty: Values;
  isSaving: boolean;
  /** The user has finished: leaving needs no question. */
  isOver?: boolean;
  /** Leaving asks also where nothing is typed: something is on its way. */
  isHeld?: boolean;
  labelOf: (field: string) => ReactNode;
  onPutBack: (values: Values) => void;
}

/** The draft of a small form that keeps its own values, and the question before it is left. */
export const DraftOfValues = <Values extends Fields>({
  draft,
  values,
  empty,
  isSaving,
  isOver = false,
  isHeld = false,
  labelOf,
  onPutBack,
}: DraftOfValuesProps<Values>) => {
  const [isBack, setBack] = useState(false);
  const { note, adopt, settle, done, offer } = draft;
  const isChanged = !meansSame(empty, values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `empty` changes with the values alone
  useEffect(() => {
    // All of them: a field that is left as it was, such as the shop, may be another one by the time they are put back.
    note(() => (isChanged ? { values, opened: {} } : null));
    // The form stays on the screen after its save.
    if (!isChanged) setBack(false);
  }, [note, values]);

  const differences = Object.entries(offer?.values ?? {})
    .filter(([field, mine]) => !meansSame(values[field], mine))
    .map(([field, mine]) => ({ field, stored: null, mine }));
  const isOffered = differences.length > 0;
  const DraftOffer = useDraftOffer(isOffered);
  useEffect(() => {
    if (!offer || isOffered) return;
    adopt();
    settle();
  }, [offer, isOffered, adopt, settle]);

  return (
    <>
      <LeaveGuard hasChanges={(isChanged || isHeld) && !isOver} isSaving={isSaving} onLeave={done} />
      <DraftStatus isOffered={isOffered} isBack={isBack} />
      {offer && isOffered && DraftOffer && (
        <DraftOffer
          savedAt={offer.savedAt}
          isMaybeSaved={isMaybeSaved(offer)}
          differences={differences}
          labelOf={labelOf}
          isNew
          onPutBack={() => {
            onPutBack({ ...values, ...offer.values });
            adopt();
            settle();
            setBack(true);
          }}
          onThrowAway={settle}
        />
      )}
    </>
  );
};
