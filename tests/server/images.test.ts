import { beforeEach, describe, expect, it } from 'vitest';
import { imageInfo } from '../../server/images/imageInfo';
import { storeImage, storeImages } from '../../server/images/imageStore';
import { endpoints } from '../../src/v2/endpoints';
import { aProduct } from '../support/builders';
import { aGif, aJpeg, aPng, aWebp, dataUrlOf } from '../support/pictures';
import { createTestServer, eachEngine, type TestServer } from '../support/server';

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

describe('the size of a picture', () => {
  const size = { width: 1234, height: 567 };
  it.each([
    ['image/png', aPng(size)],
    ['image/jpeg', aJpeg(size)],
    ['image/gif', aGif(size)],
    ['image/gif', aGif({ frameWidth: 1234, frameHeight: 567 })],
    ['image/gif', aGif({ left: 234, top: 67, frameWidth: 1000, frameHeight: 500 })],
    ['image/gif', aGif({ ...size, frameWidth: 1, frameHeight: 1 })],
    ['image/gif', Buffer.concat([aGif(size).subarray(0, 25), Buffer.from(';')])],
    ['image/webp', aWebp(size)],
    ['image/webp', aWebp({ ...size, kind: 'VP8' })],
    ['image/webp', aWebp({ ...size, kind: 'VP8L' })],
  ])('is read from the bytes of %s', (type, picture) => {
    expect(imageInfo(picture)).toEqual({ type, ...size });
  });

  it.each([
    ['SVG', SVG],
    ['HTML', Buffer.from('<html><body>GIF89a')],
    ['nothing', Buffer.alloc(0)],
    ['a PNG cut off', aPng(size).subarray(0, 18)],
    ['a JPEG without a frame', Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 4, 0, 0])],
    ['a GIF cut off', aGif(size).subarray(0, 30)],
    ['a GIF with nonsense before its frame', aGif(size).fill(0x01, 25, 26)],
    ['a picture of no height', aPng({ width: 5, height: 0 })],
  ])('is none for %s', (_, bytes) => {
    expect(imageInfo(bytes)).toBeUndefined();
  });
});

eachEngine('pictures', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await createTestServer({ engine });
  });

  const send = async (main_image: string) => {
    const product = await aProduct(server.db);
    return server.request(`/v2/dashboard/product/${product}/image/new`, { json: { main_image } });
  };
  const refusalOf = async (answer: Response) => {
    expect(answer.status).toBe(422);
    return (await answer.json()).data.fields;
  };

  it('are answered by address, to anyone, for ever, as what their bytes are', async () => {
    const picture = aJpeg({ width: 40, height: 30 });
    const product = await aProduct(server.db);
    const json = { main_image: dataUrlOf(picture, 'image/png') };
    await server.request(`/v2/dashboard/product/${product}/image/new`, { json });
    const { main_image } = await server.client.call(endpoints.products.one, { params: { id: product } });
    expect(main_image).toMatch(/^\/v2\/images\/[0-9a-f]{64}$/);

    const answer = await server.app.request(String(main_image));
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(picture);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      etag: `"${String(main_image).slice(-64)}"`,
    });
    const again = await server.app.request(String(main_image), {
      headers: { 'If-None-Match': `"${String(main_image).slice(-64)}"` },
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('are kept once, however often they come', async () => {
    const url = dataUrlOf(aPng());
    expect(await storeImage(server.db, url, 'image')).toBe(await storeImage(server.db, url, 'image'));
    await storeImages(server.db, [aPng(), aPng({ seed: 1 }), aPng({ seed: 1 })]);
    expect(await server.db.selectFrom('images').select('sha256').execute()).toHaveLength(2);
  });

  it('that are not there are 404', async () => {
    expect((await server.app.request(`/v2/images/${'0'.repeat(64)}`)).status).toBe(404);
    expect((await server.app.request('/v2/images/niets')).status).toBe(404);
  });

  it.each([
    ['SVG', dataUrlOf(SVG, 'image/svg+xml'), 'Kies een PNG-, JPEG-, WebP- of GIF-afbeelding.'],
    ['SVG that calls itself PNG', dataUrlOf(SVG), 'Kies een PNG-, JPEG-, WebP- of GIF-afbeelding.'],
    ['an address', 'https://elders.example/a.png', 'Kies een PNG-, JPEG-, WebP- of GIF-afbeelding.'],
    ['nothing', '', 'Afbeelding is verplicht.'],
    [
      'more than 25 megapixels',
      dataUrlOf(aPng({ width: 5001, height: 5000 })),
      'De afbeelding heeft meer dan 25 megapixels.',
    ],
    ['more than 5 MB', dataUrlOf(aPng({ bytes: 5 * 1024 * 1024 })), 'De afbeelding is groter dan 5 MB.'],
  ])('are refused with the field and the reason: %s', async (_, url, reason) => {
    expect(await refusalOf(await send(url))).toEqual({ main_image: reason });
    expect(await server.db.selectFrom('images').selectAll().execute()).toEqual([]);
  });

  it('of 25 megapixels are taken', async () => {
    expect((await send(dataUrlOf(aPng({ width: 5000, height: 5000 })))).status).toBe(200);
  });
});
