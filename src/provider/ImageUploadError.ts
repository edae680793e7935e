import { V2Error } from './V2Error';

/** The record is saved, one of its images is not; `retry` sends that image alone. */
export class ImageUploadError extends V2Error {
  constructor(
    readonly recordId: number,
    readonly field: string,
    readonly retry: () => Promise<void>,
    cause: V2Error,
  ) {
    super(cause.kind, { status: cause.status, error: cause.text, cause });
  }
}
