import { crc32, deflateSync } from 'node:zlib';
import type { Canvas } from './canvas';
import { quantised } from './quantise';

/** Red, green and blue, 0 to 255. */
type Rgb = readonly [number, number, number];

/** `#2f7fb5` as numbers. */
export const rgb = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];

/** The colours of one picture. */
interface Colours {
  white: Rgb;
  first: Rgb;
  second: Rgb;
  dark: Rgb;
}

/** A drawing ready to be written: its pixels are compressed once, for all colours. */
export interface Drawing {
  width: number;
  height: number;
  /** Shares of white, first and second colour, 0 to 1, three per palette entry. */
  palette: readonly number[];
  packedPixels: Uint8Array;
}

const chunk = (type: string, data: Uint8Array): Uint8Array => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
};

/** Packs a canvas into at most 256 inks. */
export const drawingOf = (canvas: Canvas): Drawing => {
  const { width, height } = canvas;
  const { palette, pixels } = quantised(canvas.inks);
  const rows = new Uint8Array((width + 1) * height);
  for (let row = 0; row < height; row += 1) {
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  }
  return { width, height, palette, packedPixels: deflateSync(rows, { level: 7 }) };
};

/** A PNG of a drawing in these colours. */
export const pngOf = ({ width, height, palette, packedPixels }: Drawing, colours: Colours): Uint8Array => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8);
  const paletteBytes = new Uint8Array(palette.length);
  for (let at = 0; at < palette.length; at += 3) {
    const [white = 0, first = 0, second = 0] = palette.slice(at, at + 3);
    const dark = Math.max(0, 1 - white - first - second);
    for (const channel of [0, 1, 2] as const) {
      paletteBytes[at + channel] = Math.round(
        Math.min(
          255,
          white * colours.white[channel] +
            first * colours.first[channel] +
            second * colours.second[channel] +
            dark * colours.dark[channel],
        ),
      );
    }
  }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', paletteBytes),
    chunk('IDAT', packedPixels),
    chunk('IEND', new Uint8Array()),
  ]);
};
