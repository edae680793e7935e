import { type RefObject, useEffect, useRef, useState } from 'react';
import { FieldTitle, useResourceContext, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { mappings } from '../provider/mappings';
import { says } from '../provider/reconcile';
import { visuallyHidden } from '../ui/visuallyHidden';
import { DraftOffer } from './DraftOffer';
import { useFormDraft } from './useDraft';

type Fields = Readonly<Record<string, unknown>>;

/** What a save is held against; `opened` is the record on which the values of the form stand, none for a new one. */
export type FormBase = { opened?: Fields };

const pick = (fields: readonly string[], from: Fields = {}): Fields =>
  Object.fromEntries(fields.map((field) => [field, from[field]]));

/** Keeps what is typed in the form around it, and offers what an earlier visit left. */
export const DraftOfForm = ({ base }: { base?: FormBase }) => {
  const translate = useTranslate();
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
          (field) => !secrets.has(field) && !says(defaultValues[field], values[field]),
        );
        note(() => (fields.length > 0 ? { values: pick(fields, values), opened: pick(fields, base?.opened) } : null));
      },
    });
  }, [note, subscribe]);

  const offer = draft?.offer;
  const differences = Object.entries(offer?.values ?? {})
    .filter(([field, mine]) => !says(stored[field], mine))
    .map(([field, mine]) => ({ field, stored: stored[field], mine }));
  const isWorthIt = differences.length > 0;
  // Someone has saved the same meanwhile.
  useEffect(() => {
    if (offer && !isWorthIt) draft.settle();
  }, [offer, isWorthIt, draft]);

  /** The button that was pressed goes: whoever works by key goes on where the form begins. */
  const settle = () => {
    draft?.settle();
    place.current?.focus();
  };
  const putBack = () => {
    const fields = differences.map(({ field }) => field);
    // Whoever changed one of these since they were typed is still asked about at the save.
    if (base) base.opened = { ...base.opened, ...pick(fields, offer?.opened) };
    for (const { field, mine } of differences) setValue(field, mine, { shouldDirty: true });
    settle();
    setBack(true);
    const [first] = fields;
    if (first) setFocus(first);
  };

  return (
    <div ref={place} tabIndex={-1} style={{ outline: 'none' }}>
      <div role="status" style={visuallyHidden}>
        {isBack && translate('drafts.isBack')}
      </div>
      {offer && isWorthIt && (
        <DraftOffer
          savedAt={offer.savedAt}
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

/** Passwords and whatever else is sent and never kept; an input that shows its password is still known by what it is for. */
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
