import { deflateSync } from 'node:zlib';

/** Generates small images. `seed` makes them differ; width and height need not match the data. */

const chunk = (type: string, data: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
};

export const aPng = ({ width = 1, height = 1, seed = 0, bytes = 0 } = {}): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from([0, seed & 255, (seed >> 8) & 255, 0]))),
    chunk('IEND', Buffer.alloc(0)),
    Buffer.alloc(bytes),
  ]);
};

/** A block of EXIF data with this orientation and nothing else; a camera writes the place in the same block. */
const exifOf = (orientation: number): Buffer => {
  const exif = Buffer.from(
    '\xff\xe1\0\x22Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\0\0\0\0\0\0\0',
    'latin1',
  );
  exif.writeUInt16BE(orientation, 28);
  return exif;
};

/** The JPEG with EXIF data at its start. Orientation 6 is shown a quarter turn to the right. */
export const withExif = (jpeg: Buffer, orientation = 1): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), exifOf(orientation), jpeg.subarray(2)]);

/** With a block of another program and a table before the frame. */
export const aJpeg = ({ width = 1, height = 1 } = {}): Buffer => {
  const frame = Buffer.from([0xff, 0xc0, 0, 17, 8, 0, 0, 0, 0, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  const block = Buffer.from([0xff, 0xe2, 0, 6, 0x4d, 0x65, 0x65, 0x72]);
  const table = Buffer.from([0xff, 0xc4, 0, 4, 0, 0]);
  return Buffer.concat([Buffer.from([0xff, 0xd8]), block, table, frame, Buffer.from([0xff, 0xd9])]);
};

/** With colours and a comment before the frame, which is as large as the screen unless said otherwise. */
export const aGif = ({
  width = 1,
  height = 1,
  left = 0,
  top = 0,
  frameWidth = width,
  frameHeight = height,
}: Partial<Record<'width' | 'height' | 'left' | 'top' | 'frameWidth' | 'frameHeight', number>> = {}): Buffer => {
  const screen = Buffer.alloc(7);
  screen.writeUInt16LE(width, 0);
  screen.writeUInt16LE(height, 2);
  screen[4] = 0x81;
  const descriptor = Buffer.alloc(9);
  for (const [nth, pixels] of [left, top, frameWidth, frameHeight].entries()) descriptor.writeUInt16LE(pixels, nth * 2);
  const colours = Buffer.alloc(12, 0x2c);
  const comment = Buffer.from('!\xfe\x03,,,\x01;\0,', 'latin1');
  const data = Buffer.from([2, 2, 0x44, 1, 0, 0x3b]);
  return Buffer.concat([Buffer.from('GIF89a', 'latin1'), screen, colours, comment, descriptor, data]);
};

export const aWebp = ({
  width = 1,
  height = 1,
  kind = 'VP8X',
}: {
  width?: number;
  height?: number;
  kind?: string;
} = {}): Buffer => {
  const head = Buffer.from(`RIFF\0\0\0\0WEBP${kind.padEnd(4)}\0\0\0\0`, 'latin1');
  const body = Buffer.alloc(10);
  if (kind === 'VP8X') {
    body.writeUIntLE(width - 1, 4, 3);
    body.writeUIntLE(height - 1, 7, 3);
  } else if (kind === 'VP8L') {
    body[0] = 0x2f;
    body.writeUInt32LE(((width - 1) | ((height - 1) << 14)) >>> 0, 1);
  } else {
    body.set([0, 0, 0, 0x9d, 0x01, 0x2a]);
    body.writeUInt16LE(width, 6);
    body.writeUInt16LE(height, 8);
  }
  return Buffer.concat([head, body]);
};

export const dataUrlOf = (picture: Buffer, type = 'image/png'): string =>
  `data:${type};base64,${picture.toString('base64')}`;

export const aPngUrl = (seed = 0): string => dataUrlOf(aPng({ seed }));
