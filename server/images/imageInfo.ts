import { type ImageType, imageTypeOf } from '../../src/v2/imageType';

/**
 * Reads type and size in pixels from the first bytes of an image; undefined for anything else. Not by the package
 * image-size: its readers of formats that are refused here twice held a server for ever on a crafted file
 * (GHSA-m5qc-5hw7-8vg7, CVE-2025-71329).
 */

interface ImageInfo {
  type: ImageType;
  width: number;
  height: number;
}

type Size = Pick<ImageInfo, 'width' | 'height'>;

const ascii = (bytes: Uint8Array, start: number, end: number) => String.fromCharCode(...bytes.subarray(start, end));

const png = (bytes: Uint8Array, view: DataView): Size | undefined =>
  ascii(bytes, 12, 16) === 'IHDR' ? { width: view.getUint32(16), height: view.getUint32(20) } : undefined;

/** The screen, or the first picture on it where that is larger: browsers widen the screen to it. */
const gif = (_: Uint8Array, view: DataView): Size | undefined => {
  const uint16 = (at: number) => view.getUint16(at, true);
  const flags = view.getUint8(10);
  let at = 13 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  // Extensions: a list of blocks, each behind its length, up to an empty one.
  while (view.getUint8(at) === 0x21) {
    at += 2;
    while (view.getUint8(at) > 0) at += 1 + view.getUint8(at);
    at += 1;
  }
  const [width, height] = [uint16(6), uint16(8)];
  if (view.getUint8(at) === 0x2c)
    return {
      width: Math.max(width, uint16(at + 1) + uint16(at + 5)),
      height: Math.max(height, uint16(at + 3) + uint16(at + 7)),
    };
  return view.getUint8(at) === 0x3b ? { width, height } : undefined;
};

/** Frame headers (SOF0-15), except the three markers in that range that are tables. */
const isFrame = (mark: number) => mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark);

const jpeg = (_: Uint8Array, view: DataView): Size | undefined => {
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    const mark = view.getUint8(at + 1);
    if (isFrame(mark)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    // Fill bytes and markers without a length stand alone; the others carry their length.
    if (mark === 0xff) at += 1;
    else if (mark === 0x01 || (mark >= 0xd0 && mark <= 0xd8)) at += 2;
    else at += 2 + view.getUint16(at + 2);
  }
  return undefined;
};

/** Lossy, lossless and extended files keep their size in different places. */
const webp = (bytes: Uint8Array, view: DataView): Size | undefined => {
  const kind = ascii(bytes, 12, 16);
  if (kind === 'VP8 ' && ascii(bytes, 23, 26) === '\x9d\x01\x2a')
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (kind === 'VP8L' && view.getUint8(20) === 0x2f) {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  const uint24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000;
  return kind === 'VP8X' ? { width: uint24(24) + 1, height: uint24(27) + 1 } : undefined;
};

const SIZES = { 'image/png': png, 'image/jpeg': jpeg, 'image/webp': webp, 'image/gif': gif };

export const imageInfo = (bytes: Uint8Array): ImageInfo | undefined => {
  const type = imageTypeOf(bytes);
  if (!type) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const size = SIZES[type](bytes, view);
    if (size && size.width > 0 && size.height > 0) return { type, ...size };
  } catch (error) {
    // Read past the end: the file is truncated.
    if (!(error instanceof RangeError)) throw error;
  }
  return undefined;
};
