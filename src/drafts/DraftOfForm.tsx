import { type RefObject, useEffect, useRef, useState } from 'react';
import { FieldTitle, useResourceContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Fields } from '../lib/recordFields';
import { mappings } from '../provider/records/mappings';
import { type FormBase, meansSame, withoutVersion } from '../provider/records/threeWayMerge';
import { DraftStatus } from './DraftStatus';
import { isMaybeSaved } from './draftStore';
import { useFormDraft } from './useDraft';
import { useDraftOffer } from './useDraftOffer';

const pick = (fields: readonly string[], from: Fields = {}): Fields =>
  Object.fromEntries(fields.map((field) => [field, from[field]]));

/** Keeps what is typed in the form around it as a draft, and offers the draft of an earlier visit. */
export const DraftOfForm = ({ base }: { base?: FormBase }) => {
  const draft = useFormDraft();
  const { subscribe, getValues, setValue, setFocus, formState } = useFormContext();
  const place = useRef<HTMLDivElement>(null);
  const secretsIn = useSecrets(place);
  const [isBack, setBack] = useState(false);
  const stored: Fields = formState.defaultValues ?? {};

  const note = draft?.note;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form, its base and its place stay the same
  useEffect(() => {
    if (!note) return;
    return subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ dirtyFields = {}, defaultValues = {} }) => {
        const values: Fields = getValues();
        const secrets = secretsIn();
        const fields = Object.keys(dirtyFields).filter(
          (field) => !secrets.has(field) && !meansSame(defaultValues[field], values[field]),
        );
        note(() => (fields.length > 0 ? { values: pick(fields, values), opened: pick(fields, base?.opened) } : null));
      },
    });
  }, [note, subscribe]);

  const offer = draft?.offer;
  const differences = Object.entries(offer?.values ?? {})
    .filter(([field, mine]) => !meansSame(stored[field], mine))
    .map(([field, mine]) => ({ field, stored: stored[field], mine }));
  const isOffered = differences.length > 0;
  const DraftOffer = useDraftOffer(isOffered);
  // Somebody saved the same values meanwhile.
  useEffect(() => {
    if (offer && !isOffered) draft.settle();
  }, [offer, isOffered, draft]);

  /** The pressed button disappears, so move the focus to the start of the form. */
  const settle = () => {
    draft?.settle();
    place.current?.focus();
  };
  const putBack = () => {
    draft?.adopt();
    const fields = differences.map(({ field }) => field);
    // Restore the base of these fields too, so that the save still detects changes made since the draft.
    if (base) base.opened = withoutVersion({ ...base.opened, ...pick(fields, offer?.opened) });
    for (const { field, mine } of differences) setValue(field, mine, { shouldDirty: true });
    settle();
    setBack(true);
    const [first] = fields;
    if (first) setFocus(first);
  };

  return (
    <div ref={place} tabIndex={-1} style={{ outline: 'none' }}>
      <DraftStatus isOffered={isOffered} isBack={isBack} />
      {offer && isOffered && DraftOffer && (
        <DraftOffer
          savedAt={offer.savedAt}
          isMaybeSaved={isMaybeSaved(offer)}
          isMade={offer.made !== undefined}
          differences={differences}
          labelOf={(field) => <FieldTitle source={field} />}
          isNew={!base}
          onPutBack={putBack}
          onThrowAway={settle}
        />
      )}
    </div>
  );
};

/** The fields that are never stored: passwords, found by `autocomplete`, because an input may show its text. */
const useSecrets = (place: RefObject<HTMLElement | null>) => {
  const resource = useResourceContext() ?? '';
  const secrets = useRef(new Set(mappings[resource]?.writeOnly));
  return () => {
    const inputs = place.current
      ?.closest('form')
      ?.querySelectorAll<HTMLInputElement>('input[type=password], input[autocomplete$=password]');
    for (const { name } of inputs ?? []) secrets.current.add(name);
    return secrets.current;
  };
};
