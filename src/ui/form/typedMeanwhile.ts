import { useLayoutEffect, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { meanTheSame } from '../../provider/records/threeWayMerge';

type Values = Record<string, unknown>;

/** What is typed in a form while it is being saved. Its screen asks this once the save has succeeded. */
export interface TypedMeanwhile {
  /** True when the form's values are no longer those that were sent. */
  isThere: () => boolean;
  /** These fields were stored, and set in the form, by a call of their own: nobody typed them. */
  stored: (fields: Values) => void;
  /** The form stays, unsaved. Call it after the base of the next save was set. */
  stay: () => void;
}

const NOTHING: TypedMeanwhile = { isThere: () => false, stored: () => undefined, stay: () => undefined };

/** Filled in by the form within the screen. */
export const useTypedMeanwhile = (): TypedMeanwhile => useState(() => ({ ...NOTHING }))[0];

/** The form changes nested values in place. What cannot be copied, such as a function, counts as unchanged. */
const copyOf = (values: Values): Values => {
  try {
    return structuredClone(values);
  } catch {
    return values;
  }
};

/** Compares what was sent with what the form has once the answer is there. */
export const WatchTyped = ({ meanwhile, isNew }: { meanwhile: TypedMeanwhile; isNew: boolean }) => {
  const { getValues, reset } = useFormContext<Values>();
  const { isSubmitting } = useFormState();
  // Before the next key: what is sent was read in the event that began the save.
  useLayoutEffect(() => {
    if (!isSubmitting) return;
    const sent = copyOf(getValues());
    meanwhile.isThere = () => !meanTheSame(sent, getValues());
    meanwhile.stored = (fields) => void Object.assign(sent, fields);
    // Ends the save as one that did not succeed. The draft of a new record stays one of all its values: it is put back
    // in an empty form.
    meanwhile.stay = () =>
      isNew
        ? reset(undefined, { keepValues: true, keepDefaultValues: true, keepDirty: true })
        : reset(sent, { keepValues: true });
    // Of a form that was left, the answer is asked for when it is gone.
    return () => {
      const wasThere = meanwhile.isThere();
      Object.assign(meanwhile, NOTHING, { isThere: () => wasThere });
    };
  }, [isSubmitting, meanwhile, isNew, getValues, reset]);
  return null;
};
