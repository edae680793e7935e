import type { Fields } from '../../lib/recordFields';
import { isV2Error } from './V2Error';

/**
 * Idempotency keys for writes that add, send or delete: one key per act, by which the server recognises a retry. The
 * same key and body get the stored answer. The same key with another body gets 409 and the id of the created record.
 */

/** '' : no key is sent, for an older v2 on another origin that does not allow the header. */
export const KEY_HEADER: string = import.meta.env?.VITE_IDEMPOTENCY_HEADER ?? 'Idempotency-Key';

/**
 * Milliseconds; an hour less than the server keeps the answer of a key. A write that is sent again later may be carried
 * out twice.
 */
export const RESEND_WITHIN = 23 * 60 * 60 * 1000;

/** The key of one form: its record is created once, however often the form is sent. */
export interface FormKey {
  key: () => Promise<string> | string;
  /** From now on the form is for another record. */
  renewKey: () => void;
  /** Its record, when it was saved and more was typed meanwhile: the next save updates it. */
  made?: MadeRecord;
}

/** A record that a form has made. `values`: what was stored of it then. */
export interface MadeRecord {
  id: string | number;
  values: Fields;
}

/** randomUUID is there on HTTPS alone. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => (byte + 256).toString(16).slice(1)).join('');

export const keyHeader = (key: string): Record<string, string> => (KEY_HEADER === '' ? {} : { [KEY_HEADER]: key });

/** Whether the server may have carried it out all the same: no answer, or none that says. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  isV2Error(error) && error.kind !== 'refused' && error.kind !== 'unauthorized';

/** And the server gave no reason: nobody knows what it did. */
export const isUntold = (error: unknown): boolean => isOutcomeUnknown(error) && isV2Error(error) && error.text === '';

type Send<Result> = (headers: Record<string, string>) => Promise<Result>;

const unanswered = new Map<string, string>();

/**
 * Called after a write that was carried out, other than a form's create, a `sendNext` or an order: the same act after it
 * is meant anew, such as deleting what went back from the bin, or choosing again an image that another one replaced.
 */
export const forgetUnanswered = (): void => unanswered.clear();

/** The key is the form's; without a form, as in a deletion, the act's. A retry after an unknown outcome has the same key. */
export const sendOnce = async <Result>(act: string, send: Send<Result>, formKey?: FormKey): Promise<Result> => {
  if (formKey) return send(keyHeader(await formKey.key()));
  const key = unanswered.get(act) ?? newKey();
  unanswered.set(act, key);
  try {
    const result = await send(keyHeader(key));
    forgetUnanswered();
    return result;
  } catch (error) {
    // Also where another write was carried out while this one was under way, and where a picture of a new record failed.
    if (isOutcomeUnknown(error) || 'recordId' in Object(error)) unanswered.set(act, key);
    else unanswered.delete(act);
    throw error;
  }
};

/** A field that sends several texts. A new text gets a new key when the key was already sent. */
export const sendNext = async <Result>(formKey: FormKey, send: Send<Result>): Promise<Result> => {
  const next = async () => {
    const result = await send(keyHeader(await formKey.key()));
    formKey.renewKey();
    return result;
  };
  try {
    return await next();
  } catch (error) {
    if (!isV2Error(error) || error.status !== 409) throw error;
    formKey.renewKey();
    return next();
  }
};
