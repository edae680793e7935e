import { failures } from '../../../i18n/nl/late/failures';

/**
 * network: no answer; timeout: none in time; aborted: nobody waits for it any more; unauthorized: 401; refused: 4xx, a
 * code besides OK, or values that are refused before they are sent; failed: 5xx; unreadable: no JSON, or not what its
 * schema says.
 */
type V2ErrorKind = keyof typeof failures;

/** The error of every call. Its message is Dutch, for staff. */
export class V2Error extends Error {
  override readonly name = 'V2Error';
  readonly kind: V2ErrorKind;
  /** HTTP status; 0 without an answer. */
  readonly status: number;
  /** The server's data.error, or ''. */
  readonly text: string;
  /** The server's messages per field, when a rule was broken. */
  readonly fields: Readonly<Record<string, string>>;
  /** The id of the record that an earlier write with this key created; only with 409. */
  readonly madeId: number | undefined;
  /** Seconds to wait before a retry (429), or 0. */
  readonly retryAfter: number;
  /** react-admin's forms read this: messages per field, and the reason, which marks the form as not saved. */
  readonly body: { errors: Readonly<Record<string, unknown>> };

  constructor(
    kind: V2ErrorKind,
    details: {
      status?: number;
      error?: string;
      fields?: Record<string, string>;
      id?: number;
      retryAfter?: number;
      cause?: unknown;
    } = {},
  ) {
    // A form that is refused before it is sent names the reasons: it may not show the field.
    super(details.error || Object.values(details.fields ?? {}).join(' ') || failures[kind], { cause: details.cause });
    this.kind = kind;
    this.status = details.status ?? 0;
    this.text = details.error ?? '';
    this.fields = details.fields ?? {};
    this.madeId = this.status === 409 ? details.id : undefined;
    this.retryAfter = details.retryAfter ?? 0;
    this.body = { errors: { ...this.fields, root: { serverError: this.message } } };
  }
}

export const isV2Error = (error: unknown): error is V2Error => error instanceof V2Error;

export const isNotFound = (error: unknown): boolean => isV2Error(error) && error.status === 404;

/** For `catch`: what is gone is nothing, any other failure is thrown. */
export const unlessGone = (error: unknown): undefined => {
  if (!isNotFound(error)) throw error;
};
