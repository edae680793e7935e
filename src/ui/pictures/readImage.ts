import { dataUrlOf } from '../../lib/dataUrl';
import { drawingOf, isUnedited, type PictureEdit, UNEDITED } from '../../lib/pictureEdit';
import { hasMetadata, isHeif, mayMove } from '../../lib/pictureFile';
import { IMAGE_MAX_BYTES, IMAGE_SEND_PIXELS } from '../../v2/constants';
import { IMAGE_HEAD_BYTES, type ImageType, imageTypeOf } from '../../v2/imageType';

/** Turns a chosen file or a photo into a data URL for v2: cropped and turned where asked, and scaled down when large. */

/** Key of the text that says why a file was refused. */
export type ImageProblem = 'wrongType' | 'noHeif' | 'unreadable' | 'tooLarge';
export class ImageRefused extends Error {
  readonly problem: ImageProblem;
  constructor(problem: ImageProblem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}

/** What is sent, and how many bytes it took before and takes now. */
export interface ReadImage {
  url: string;
  before: number;
  after: number;
  /** It may have moved, and was redrawn. */
  isStilled: boolean;
}

/** True for a picture that stands still once it is redrawn. Throws ImageRefused. */
export const isMoving = async (file: Blob): Promise<boolean> => mayMove(await bytesOf(file));

const PHOTO = 'image/jpeg';
const PHOTO_QUALITY = 0.86;

/**
 * The picture upright, as a person sees it: that needs no option, and Safari before 17.2 refuses the one for it. Throws
 * ImageRefused. Close it.
 */
export const bitmapOf = (file: Blob): Promise<ImageBitmap> =>
  createImageBitmap(file).catch((cause: unknown) => {
    throw new ImageRefused('unreadable', cause);
  });

/**
 * An image that is not edited, within the limits of pixels and bytes and without metadata is sent byte for byte, also an
 * animation. Others are redrawn upright, at most 1600 pixels long, and as JPEG when their own type is too large, none of
 * v2's, or one that the browser cannot write and that shows nothing through. Throws ImageRefused.
 */
export async function readImage(file: Blob, edit: PictureEdit = UNEDITED): Promise<ReadImage> {
  const head = await bytesOf(file.slice(0, IMAGE_HEAD_BYTES));
  const type = imageTypeOf(head);
  if (!type && !isHeif(head)) throw new ImageRefused('wrongType');
  const bitmap = await bitmapOf(file).catch((error: unknown) => {
    throw type ? error : new ImageRefused('noHeif', error);
  });
  const send = async (blob: Blob, as: ImageType) => ({
    url: dataUrlOf(as, (await bytesOf(blob)).buffer),
    before: file.size,
    after: blob.size,
    isStilled: blob !== file && (await isMoving(file)),
  });
  try {
    const { width, height } = drawingOf(bitmap.width, bitmap.height, UNEDITED, IMAGE_SEND_PIXELS);
    const fits = (blob: Blob | null): blob is Blob => blob !== null && blob.size <= IMAGE_MAX_BYTES;
    const isSmall = width === bitmap.width && height === bitmap.height;
    // What is sent is published: not where a photo was taken.
    const mayStay = async () => type === 'image/gif' || (isSmall && !hasMetadata(await bytesOf(file)));
    if (type && isUnedited(edit) && fits(file) && (await mayStay())) return await send(file, type);
    for (const drawn of [type ?? PHOTO, PHOTO] as const) {
      const canvas = draw(bitmap, edit, IMAGE_SEND_PIXELS, drawn === PHOTO);
      const blob = await written(canvas, drawn);
      // A browser that cannot write the requested type writes PNG. Safari does for WebP: of a photo that is ten times as much.
      const isHuge = drawn === 'image/webp' && blob?.type !== drawn && isOpaque(canvas);
      if (fits(blob) && !isHuge) return await send(blob, imageTypeOf(await bytesOf(blob)) ?? drawn);
    }
    throw new ImageRefused('tooLarge');
  } finally {
    bitmap.close();
  }
}

/** A canvas of the edited picture. JPEG has no transparency: transparent pixels would become black, and are `opaque` white. */
export const draw = (bitmap: ImageBitmap, edit: PictureEdit, longest: number, opaque: boolean): HTMLCanvasElement => {
  const { width, height, transform } = drawingOf(bitmap.width, bitmap.height, edit, longest);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new ImageRefused('unreadable');
  if (opaque) {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = 'high';
  context.setTransform(...transform);
  context.drawImage(bitmap, 0, 0);
  return canvas;
};

/** True when nothing would show through the picture. */
const isOpaque = (canvas: HTMLCanvasElement): boolean => {
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
  return pixels?.every((value, index) => index % 4 < 3 || value === 255) === true;
};

const written = (canvas: HTMLCanvasElement, type: ImageType): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, PHOTO_QUALITY));

const bytesOf = (blob: Blob) =>
  blob.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    (cause: unknown) => {
      throw new ImageRefused('unreadable', cause);
    },
  );
