import { isDataUrl } from '../v2/fields';
import { ImageUploadError } from './ImageUploadError';
import type { FormData, ImageField, Mapping } from './mapping';
import { V2Error } from './V2Error';

type Call = ImageField['upload'];
interface ImageCall {
  field: string;
  call: Call;
}

/** How the calls go out. */
interface Sending {
  send: (call: Call, id: number, data: FormData, body: FormData) => Promise<unknown>;
  /** Around a retry, as around every write. */
  writing: (work: () => Promise<void>) => Promise<void>;
}

/** Sends the new images of a saved record, and takes away those that were removed; all are tried before one fails. */
export const sendImages = async (
  { images = [] }: Mapping,
  { id, data, previous }: { id: number; data: FormData; previous?: FormData },
  { send, writing }: Sending,
): Promise<void> => {
  const calls = images.flatMap(({ field, upload, remove, inCreate }): ImageCall[] => {
    if (isDataUrl(data[field])) return inCreate && !previous ? [] : [{ field, call: upload }];
    return remove && previous?.[field] && data[field] === null ? [{ field, call: remove }] : [];
  });
  const sendEach = async (waiting: readonly ImageCall[]): Promise<void> => {
    const failed: { error: V2Error; image: ImageCall }[] = [];
    for (const image of waiting) {
      await send(image.call, id, data, { [image.field]: data[image.field] }).catch((error: unknown) => {
        if (!(error instanceof V2Error)) throw error;
        failed.push({ error, image });
      });
    }
    const [first] = failed;
    if (!first) return;
    const retry = () => writing(() => sendEach(failed.map(({ image }) => image)));
    throw new ImageUploadError(id, first.image.field, retry, first.error);
  };
  await sendEach(calls);
};
