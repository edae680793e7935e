import { beforeEach, expect, it } from 'vitest';
import { storeImages } from '../../server/images/imageStore';
import { endpoints } from '../../src/v2/endpoints';
import { MARKET_IMAGES } from '../../src/v2/entities/market';
import { aMarketAdvert } from '../support/builders';
import { aPng, aPngUrl, dataUrlOf } from '../support/pictures';
import { createTestServer, eachEngine, type TestServer } from '../support/server';
import { unversioned } from '../support/unversioned';

const { market } = endpoints;
const anAdvert = {
  title: 'Hogedrukreiniger',
  description: 'Werkt goed, slang is nieuw.',
  company_name: 'Autowas Zee',
  company_address: 'Dijk 8',
  company_zip: '8301 AB',
  company_place: 'Emmeloord',
  company_contact: 'Fatma van der Zee',
  company_email: 'fatma@autowaszee.example',
  company_phone: '0527 123456',
  published: 1 as const,
};
const anAddress = expect.stringMatching(/^\/v2\/images\/[0-9a-f]{64}$/);

eachEngine('market', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await createTestServer({ engine });
  });

  const read = async (id: number) => unversioned(await server.client.call(market.one, { params: { id } }));
  const withThreeImages = async () => {
    const id = await aMarketAdvert(server.db);
    await server.client.call(market.updateImage, { params: { id }, body: { main_image: aPngUrl(0) } });
    await server.client.call(market.updateImage, { params: { id }, body: { image_1: aPngUrl(1) } });
    await server.client.call(market.updateImage, { params: { id }, body: { image_2: aPngUrl(2) } });
    return id;
  };

  it('is listed newest first', async () => {
    await aMarketAdvert(server.db, { title: 'oud', created: '2026-01-01 09:00:00' });
    await aMarketAdvert(server.db, { title: 'eerste', created: '2026-02-01 09:00:00' });
    await aMarketAdvert(server.db, { title: 'tweede', created: '2026-02-01 09:00:00' });
    const adverts = await server.client.call(market.list);
    expect(adverts.map(({ title }) => title)).toEqual(['tweede', 'eerste', 'oud']);
  });

  it('keeps every field of a new advert, which has no images yet', async () => {
    const { id } = await server.client.call(market.create, { body: anAdvert });
    expect(await read(id)).toEqual({
      ...anAdvert,
      market_id: id,
      main_image: null,
      image_1: null,
      image_2: null,
      created: '2026-11-16 10:00:00',
    });
  });

  it('is published or not, as the check box says', async () => {
    const { id } = await server.client.call(market.create, { body: { ...anAdvert, published: 0 } });
    expect(await read(id)).toMatchObject({ published: 0 });
    await server.client.call(market.update, { params: { id }, body: anAdvert });
    expect(await read(id)).toMatchObject({ published: 1 });
  });

  it('takes each of three images by a call of its own, and keeps them when the text is edited', async () => {
    const id = await withThreeImages();
    const { main_image, image_1, image_2 } = await read(id);
    expect([main_image, image_1, image_2]).toEqual([anAddress, anAddress, anAddress]);
    expect(new Set([main_image, image_1, image_2]).size).toBe(3);
    await server.client.call(market.update, { params: { id }, body: anAdvert });
    expect(await read(id)).toMatchObject({ ...anAdvert, main_image, image_1, image_2 });
  });

  it.each([0, 1, 2])('loses image %i alone when that one is deleted; a second time is no failure', async (imageNo) => {
    const id = await withThreeImages();
    const other = await withThreeImages();
    const field = String(MARKET_IMAGES[imageNo]);
    const before = await read(id);
    for (const _ of ['once', 'again'])
      await server.client.call(market.deleteImage, { params: { marketId: id, imageNo } });
    expect(await read(id)).toEqual({ ...before, [field]: null });
    expect(await read(other)).toMatchObject({ [field]: anAddress });
  });

  it('404: there is no image 3', async () => {
    const id = await withThreeImages();
    const before = await read(id);
    const params = { marketId: id, imageNo: 3 };
    await expect(server.client.call(market.deleteImage, { params })).rejects.toMatchObject({ status: 404 });
    expect(await read(id)).toEqual(before);
  });

  it('takes one, two or all three images in one call', async () => {
    const id = await aMarketAdvert(server.db);
    const send = async (json: object) => {
      const answer = await server.request(`/v2/dashboard/market/${id}/image/new`, { json });
      expect(answer.status).toBe(200);
      return read(id);
    };
    const three = await send({ main_image: aPngUrl(1), image_1: aPngUrl(2), image_2: aPngUrl(3) });
    const addresses = MARKET_IMAGES.map((field) => three[field]);
    expect(new Set(addresses).size).toBe(3);
    for (const address of addresses) expect(address).toMatch(/^\/v2\/images\/[0-9a-f]{64}$/);
    const two = await send({ main_image: aPngUrl(4), image_2: aPngUrl(1) });
    expect([two.image_1, two.image_2]).toEqual([three.image_1, three.main_image]);
    expect((await server.request(`/v2/dashboard/market/${id}/image/new`, { json: {} })).status).toBe(422);
  });

  it.each(MARKET_IMAGES)('422: what is no picture is refused for %s', async (field) => {
    const id = await aMarketAdvert(server.db);
    const json = { [field]: dataUrlOf(Buffer.from('<svg/>')) };
    expect(await server.refused(`/v2/dashboard/market/${id}/image/new`, json)).toEqual({
      [field]: 'Kies een PNG-, JPEG-, WebP- of GIF-afbeelding.',
    });
    expect(await read(id)).toMatchObject({ [field]: null });
  });

  it('200 adverts with images of 1 MB list in under 200 kB, without image data', async () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const [main_image] = await storeImages(server.db, [aPng({ seed, bytes: 1024 * 1024 })]);
      await aMarketAdvert(server.db, { main_image });
    }
    const answer = await server.request('/v2/dashboard/market/overview');
    const text = await answer.text();
    expect(text.length).toBeLessThan(200_000);
    expect(text).not.toContain('data:image');
  });
});
