import { refusalTexts } from '../../../i18n/nl/late/refusals';
import { dataUrlOf } from '../../lib/dataUrl';
import type { Fields } from '../../lib/recordFields';
import { isDataUrl } from '../../v2/fields';
import { V2Error } from '../http/V2Error';
import type { Mapping, WriteCall } from './mapping';

export interface ImageCall {
  field: string;
  call: WriteCall;
}

/**
 * The calls for the images of a form: an upload for a new one, a removal for a cleared one. Skips unchanged images,
 * because an older v2 answers with data URLs. Throws a V2Error for a cleared one that v2 cannot remove.
 */
export const imageCalls = ({ images = [] }: Mapping, data: Fields, previous?: Fields): ImageCall[] =>
  images.flatMap(({ field, upload, remove, inCreate }): ImageCall[] => {
    if (data[field] === previous?.[field]) return [];
    if (isDataUrl(data[field])) return inCreate && !previous ? [] : [{ field, call: upload }];
    if (!previous?.[field] || data[field] !== null) return [];
    if (!remove) {
      const error = refusalTexts.onlyReplaced;
      throw new V2Error('refused', { error, fields: { [field]: error } });
    }
    return [{ field, call: remove }];
  });

/** What react-admin's own ImageInput gives for a chosen file. */
const fileIn = (value: unknown): unknown => Object(value).rawFile;

export const hasFiles = ({ images = [] }: Mapping, data: Fields): boolean =>
  images.some(({ field }) => fileIn(data[field]) instanceof Blob);

/** The form with such files as data URLs, which v2 takes. */
export const withFiles = async ({ images = [] }: Mapping, data: Fields): Promise<Fields> => {
  const read = { ...data };
  for (const { field } of images) {
    const file = fileIn(data[field]);
    if (file instanceof Blob) read[field] = dataUrlOf(file.type, await file.arrayBuffer());
  }
  return read;
};

/** A new record is saved, but an image of it is not. `retry` sends what is missing. */
export class ImageUploadError extends V2Error {
  constructor(
    readonly recordId: number,
    readonly retry: () => Promise<void>,
    cause: V2Error,
  ) {
    super(cause.kind, { status: cause.status, error: cause.text, cause });
  }
}

/** Sends the images of a new record. Tries all before it throws an ImageUploadError. */
export const uploadImages = async (
  id: number,
  calls: readonly ImageCall[],
  send: (image: ImageCall) => Promise<unknown>,
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
  throw new ImageUploadError(id, () => uploadImages(id, missing, send), first.error);
};
