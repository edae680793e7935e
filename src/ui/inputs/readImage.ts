import { fitWithin } from '../../lib/fitWithin';
import { IMAGE_SEND_PIXELS } from '../../v2/constants';

/** A chosen file on its way to v2: a data-URL, scaled down in the browser when it is a large photo. */

export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];
/** A scaled photo goes out as this, unless it may be see-through. */
const PHOTO = { type: 'image/jpeg', quality: 0.86 };

const asDataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** Throws when the browser cannot read the file as an image. A picture that fits goes out as it is, a moving one too. */
export const readImage = async (file: File): Promise<string> => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const { width, height } = fitWithin(bitmap.width, bitmap.height, IMAGE_SEND_PIXELS);
    if (width === bitmap.width || file.type === 'image/gif') return await asDataUrl(file);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
    const { type, quality } = file.type === PHOTO.type ? PHOTO : { type: file.type, quality: undefined };
    return canvas.toDataURL(type, quality);
  } finally {
    bitmap.close();
  }
};
