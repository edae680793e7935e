import { hash } from 'node:crypto';
import { basename } from 'node:path';
import { crc32 } from 'node:zlib';

/**
 * PNGs as data URLs. The palette of each says of which inks its colours are mixed: red of white, green of the first colour,
 * blue of the second, and the rest of a dark one.
 */
const drawn = import.meta.glob<string>('./drawn/[a-z]*.png', { query: '?inline', import: 'default', eager: true });

const drawings = new Map(
  Object.entries(drawn).map(([path, url]) => [
    basename(path, '.png'),
    Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'),
  ]),
);

/** Red, green and blue of `#rrggbb`, 0 to 255. */
const rgb = (hex: string): Uint8Array => Buffer.from(hex.slice(1), 'hex');

const WHITE = rgb('#ffffff');
const DARK = rgb('#22303c');

/** Where the chunk of a PNG's palette begins: its length (4 bytes), its type (4), the palette, and a CRC of the last two. */
const PALETTE = 33;

/** The drawing with its palette mixed of these colours. */
const inColours = (drawing: Buffer, first: Uint8Array, second: Uint8Array): Uint8Array => {
  const picture = Buffer.from(drawing);
  const end = PALETTE + 8 + picture.readUInt32BE(PALETTE);
  for (let at = PALETTE + 8; at < end; at += 3) {
    const shares = [...picture.subarray(at, at + 3)].map((share) => share / 255);
    const dark = 1 - shares.reduce((sum, share) => sum + share);
    const inks = [WHITE, first, second, DARK].map((ink, which) => ({ ink, share: shares[which] ?? dark }));
    for (const channel of [0, 1, 2]) {
      const light = inks.reduce((sum, { ink, share }) => sum + share * (ink[channel] ?? 0), 0);
      picture[at + channel] = Math.min(255, Math.max(0, Math.round(light)));
    }
  }
  picture.writeUInt32BE(crc32(picture.subarray(PALETTE + 4, end)), end);
  return picture;
};

/** Makes each picture once: a drawing in two colours. */
export class Album {
  private readonly names = new Map<string, string>();
  private fresh: Uint8Array[] = [];

  /** The SHA-256 under which the picture is stored. `what` is a file in `drawn`; the colours are `#rrggbb`. */
  pictureOf(what: string, first: string, second: string): string {
    const key = [what, first, second].join();
    const known = this.names.get(key);
    if (known) return known;
    const drawing = drawings.get(what);
    if (!drawing) throw new Error(`server/demo/pictures/drawn/${what}.png is not there`);
    const picture = inColours(drawing, rgb(first), rgb(second));
    const sha256 = hash('sha256', picture);
    this.names.set(key, sha256);
    this.fresh.push(picture);
    return sha256;
  }

  /** The pictures (PNG) made since the last call. */
  takeFresh(): Uint8Array[] {
    const taken = this.fresh;
    this.fresh = [];
    return taken;
  }
}
