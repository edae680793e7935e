import { IMAGE_HEAD_BYTES, imageTypeOf } from '../v2/imageType';

/** What a chosen picture's bytes say, besides its type. */

/** True for HEIC, as phones make it, and AVIF: v2 does not accept them, but some browsers can read them. */
export const isHeif = (head: Uint8Array): boolean =>
  /^.{4}ftyp(hei[cxms]|hev[cxm]|mif1|msf1|avi[fs])/s.test(String.fromCharCode(...head.subarray(0, IMAGE_HEAD_BYTES)));

const METADATA = /Exif\0|(eXIf|EXIF.{4})(II\*\0|MM\0\*)|<x:xmpmeta/s;
/**
 * True for a picture with EXIF or XMP, where cameras write the place. Searched for by how both begin, because a browser
 * also shows files whose segments are not in order.
 */
export const hasMetadata = (file: Uint8Array): boolean => METADATA.test(new TextDecoder('latin1').decode(file));

/** True for a picture that may move: any GIF, a WebP that says so, a PNG with frames. Redrawn, it stands still. */
export const mayMove = (file: Uint8Array): boolean => {
  const type = imageTypeOf(file);
  if (type === 'image/gif') return true;
  const text = new TextDecoder('latin1').decode(file);
  if (type === 'image/webp') return text.startsWith('VP8X', 12) && ((file[20] ?? 0) & 2) > 0;
  return type === 'image/png' && text.split('IDAT', 1)[0]?.includes('acTL') === true;
};
