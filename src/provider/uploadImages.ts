import { saveTexts } from '../../i18n/nl/late/save';
import { dataUrlOf } from '../lib/dataUrl';
import type { Fields } from '../lib/recordFields';
import { V2Error } from './http/V2Error';
import type { Mapping } from './records/mapping';
import { fileIn, type ImageCall } from './records/recordImages';

/** A new record is saved, but an image of it is not. `retry` sends what is missing. */
export class ImageUploadError extends V2Error {
  constructor(
    readonly recordId: number,
    readonly retry: () => Promise<void>,
    error: string,
    cause: V2Error,
  ) {
    super(cause.kind, { status: cause.status, error, cause });
  }
}

/**
 * Sends the images of a new record. Tries all before it throws an ImageUploadError. `isStock`: for a form of
 * react-admin's own, which shows its text alone, and sends the rest when it is saved again.
 */
export const uploadImages = async (
  id: number,
  calls: readonly ImageCall[],
  send: (image: ImageCall) => Promise<unknown>,
  isStock = false,
): Promise<void> => {
  const failed: { error: V2Error; image: ImageCall }[] = [];
  for (const image of calls) {
    await send(image).catch((error: unknown) => {
      if (!(error instanceof V2Error)) throw error;
      failed.push({ error, image });
    });
  }
  const [first] = failed;
  if (!first) return;
  const missing = failed.map(({ image }) => image);
  const { message, text } = first.error;
  const said = isStock ? `${saveTexts.imageFailed} ${message}` : text;
  throw new ImageUploadError(id, () => uploadImages(id, missing, send), said, first.error);
};

/** The form with such files as data URLs, which v2 takes. */
export const withFiles = async ({ images = [] }: Mapping, data: Fields): Promise<Fields> => {
  const read = { ...data };
  for (const { field } of images) {
    const file = fileIn(data[field]);
    if (file instanceof Blob) read[field] = dataUrlOf(file.type, await file.arrayBuffer());
  }
  return read;
};
