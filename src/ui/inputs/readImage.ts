import { fitWithin } from '../../lib/fitWithin';
import { IMAGE_HEAD_BYTES, type ImageType, imageTypeOf } from '../../lib/imageType';
import { IMAGE_MAX_BYTES, IMAGE_SEND_PIXELS } from '../../v2/constants';

/** Turns a chosen file into a data URL for v2; scales down a large photo. */

/** Key of the text that says why a file was refused. */
export type ImageProblem = 'wrongType' | 'unreadable' | 'tooLarge';
export class ImageRefused extends Error {
  readonly problem: ImageProblem;
  constructor(problem: ImageProblem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}

const PHOTO = 'image/jpeg';
const PHOTO_QUALITY = 0.86;

/**
 * The data URL to send. An image within the limits of pixels and bytes stays unchanged, also an animation. Others are
 * redrawn upright, at most 1600 pixels long, and as JPEG when their own type is too large. Throws ImageRefused.
 */
export async function readImage(file: Blob): Promise<string> {
  const head = await bytesOf(file.slice(0, IMAGE_HEAD_BYTES));
  const type = imageTypeOf(head);
  if (!type) throw new ImageRefused('wrongType');
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch((cause: unknown) => {
    throw new ImageRefused('unreadable', cause);
  });
  try {
    const { width, height } = fitWithin(bitmap.width, bitmap.height, IMAGE_SEND_PIXELS);
    const fits = (blob: Blob | null): blob is Blob => blob !== null && blob.size <= IMAGE_MAX_BYTES;
    const isSmall = width === bitmap.width && height === bitmap.height;
    if ((isSmall || type === 'image/gif') && fits(file)) return await dataUrlOf(file, type);
    for (const drawn of [type, PHOTO] as const) {
      const blob = await draw(bitmap, width, height, drawn);
      // A browser that cannot write the requested type writes PNG.
      if (fits(blob)) return await dataUrlOf(blob, imageTypeOf(await bytesOf(blob)) ?? drawn);
    }
    throw new ImageRefused('tooLarge');
  } finally {
    bitmap.close();
  }
}

function draw(bitmap: ImageBitmap, width: number, height: number, type: ImageType): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  if (type === PHOTO) {
    // JPEG has no transparency: transparent pixels would become black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, type, PHOTO_QUALITY));
}

const read = <Result>(start: (reader: FileReader) => void, result: (reader: FileReader) => Result): Promise<Result> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(result(reader));
    reader.onerror = () => reject(new ImageRefused('unreadable', reader.error));
    start(reader);
  });

const bytesOf = (blob: Blob): Promise<Uint8Array> =>
  read(
    (reader) => reader.readAsArrayBuffer(blob),
    ({ result }) => (result && typeof result !== 'string' ? new Uint8Array(result) : new Uint8Array()),
  );

const dataUrlOf = (blob: Blob, type: ImageType): Promise<string> =>
  read(
    (reader) => reader.readAsDataURL(blob),
    ({ result }) => String(result).replace(/^data:[^;,]*/, `data:${type}`),
  );
