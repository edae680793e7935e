import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitWithin } from '../../src/lib/pictureEdit';
import { hasMetadata, mayMove } from '../../src/lib/pictureFile';
import { imageTypeOf } from '../../src/v2/imageType';
import { aGif, aJpeg, aPng, aWebp, withExif } from '../support/pictures';

describe('scaling a picture down', () => {
  test.each([
    [4032, 3024, 1600, 1200],
    [3024, 4032, 1200, 1600],
    [1600, 900, 1600, 900],
    [800, 600, 800, 600],
    [1, 5000, 1, 1600],
    [1601, 1601, 1600, 1600],
  ])('%i × %i goes out as %i × %i', (width, height, toWidth, toHeight) => {
    expect(fitWithin(width, height, 1600)).toEqual({ width: toWidth, height: toHeight });
  });

  test('never enlarges, never passes 1600, never vanishes, and keeps the proportions', () => {
    const side = fc.integer({ min: 1, max: 30_000 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const fitted = fitWithin(width, height, 1600);
        expect(Math.max(fitted.width, fitted.height)).toBeLessThanOrEqual(Math.min(1600, Math.max(width, height)));
        expect(Math.min(fitted.width, fitted.height)).toBeGreaterThanOrEqual(1);
        const factor = Math.min(1, 1600 / Math.max(width, height));
        expect(Math.abs(fitted.width - Math.max(1, width * factor))).toBeLessThanOrEqual(0.5);
        expect(Math.abs(fitted.height - Math.max(1, height * factor))).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});

test('what an image is, its first bytes say', () => {
  expect(imageTypeOf(aPng())).toBe('image/png');
  expect(imageTypeOf(aJpeg())).toBe('image/jpeg');
  expect(imageTypeOf(aGif())).toBe('image/gif');
  expect(imageTypeOf(Buffer.from('RIFF\x24\0\0\0WEBPVP8 ', 'latin1'))).toBe('image/webp');
  for (const other of [
    '',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'RIFF\x24\0\0\0WAVEfmt ',
    '%PDF-1.7',
    'BM66666666',
    '  GIF89a',
    'JUNK\x24\0\0\0WEBPVP8 ',
  ])
    expect(imageTypeOf(Buffer.from(other, 'latin1'))).toBeNull();
});

test.each<[string, Buffer, boolean]>([
  ['a JPEG of a camera', withExif(aJpeg()), true],
  ['a JPEG without EXIF', aJpeg(), false],
  ['a PNG with EXIF', Buffer.concat([aPng(), Buffer.from('eXIfII*\0')]), true],
  ['a PNG without EXIF', aPng(), false],
  ['a WebP with EXIF', Buffer.concat([aWebp(), Buffer.from('EXIF\x0a\0\0\0MM\0*')]), true],
  ['a WebP whose EXIF begins as in a JPEG', Buffer.concat([aWebp(), Buffer.from('EXIF\x10\0\0\0Exif\0\0MM')]), true],
  ['a WebP without EXIF', aWebp(), false],
  ['a picture with XMP', Buffer.concat([aJpeg(), Buffer.from('<x:xmpmeta xmlns:x="adobe:ns:meta/">')]), true],
  ['the four letters in the points of a picture', Buffer.concat([aPng(), Buffer.from('eXIf Exif EXIF')]), false],
])('%s may tell where it was taken: %#', (_, bytes, expected) => {
  expect(hasMetadata(bytes)).toBe(expected);
});

test('a picture that may move is a GIF, a WebP that says so, or a PNG with frames', () => {
  const moving = aWebp();
  moving[20] = 2;
  const frames = Buffer.concat([aPng().subarray(0, 33), Buffer.from('\0\0\0\x08acTL\0\0\0\x03', 'latin1')]);
  for (const picture of [aGif(), moving, Buffer.concat([frames, aPng().subarray(33)])])
    expect(mayMove(picture)).toBe(true);
  const named = Buffer.concat([aPng(), Buffer.from('acTL')]);
  for (const picture of [aWebp(), aWebp({ kind: 'VP8L' }), aPng(), named, aJpeg()])
    expect(mayMove(picture)).toBe(false);
});
