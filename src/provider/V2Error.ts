import { failures } from '../../i18n/nl/failures';

/** network: no answer; unauthorized: 401; refused: 4xx or a code other than OK; failed: 5xx; unreadable: HTML, nothing, another shape. */
export type V2ErrorKind = keyof typeof failures;

/** The one error of every call. Its message is Dutch and fit to show. */
export class V2Error extends Error {
  override readonly name = 'V2Error';
  readonly kind: V2ErrorKind;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The server's data.error; '' when it gave none. */
  readonly text: string;
  /** The server's message per field; empty unless a rule was broken. */
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds to wait before the next try (429), or 0. */
  readonly retryAfter: number;
  /** Where react-admin's forms look: field messages, and the reason, which marks the form as not saved. */
  readonly body: { errors: Readonly<Record<string, unknown>> };

  constructor(
    kind: V2ErrorKind,
    details: {
      status?: number;
      error?: string;
      fields?: Record<string, string>;
      retryAfter?: number;
      cause?: unknown;
    } = {},
  ) {
    super(details.error || failures[kind], { cause: details.cause });
    this.kind = kind;
    this.status = details.status ?? 0;
    this.text = details.error ?? '';
    this.fields = details.fields ?? {};
    this.retryAfter = details.retryAfter ?? 0;
    this.body = { errors: { ...this.fields, root: { serverError: this.message } } };
  }
}

export const isV2Error = (error: unknown): error is V2Error => error instanceof V2Error;
