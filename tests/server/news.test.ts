import { beforeEach, expect, it } from 'vitest';
import { endpoints } from '../../src/v2/endpoints';
import { aNewsMessage } from '../support/builders';
import { aPng, dataUrlOf } from '../support/pictures';
import { createTestServer, eachEngine, type TestServer } from '../support/server';
import { unversioned } from '../support/unversioned';

const { news } = endpoints;
const aMessage = { shop_id: 2, title: 'Winteropening', description: 'Vanaf december zijn we ook op zondag open.' };

eachEngine('news', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await createTestServer({ engine });
  });

  const read = async (id: number) => unversioned(await server.client.call(news.one, { params: { id } }));
  const titles = async () => (await server.client.call(news.list)).map(({ title }) => title);

  it('is listed newest first', async () => {
    await aNewsMessage(server.db, { title: 'oud', created: '2026-01-01 09:00:00' });
    await aNewsMessage(server.db, { title: 'eerste', created: '2026-02-01 09:00:00' });
    await aNewsMessage(server.db, { title: 'tweede', created: '2026-02-01 09:00:00' });
    expect(await titles()).toEqual(['tweede', 'eerste', 'oud']);
  });

  it('is placed at the present moment, answered by its id, without an image until one is sent', async () => {
    const { id } = await server.client.call(news.create, { body: aMessage });
    expect(await read(id)).toEqual({ ...aMessage, newsId: id, image: null, created: '2026-11-16 10:00:00' });

    await server.client.call(news.updateImage, { params: { id }, body: { image: dataUrlOf(aPng()) } });
    expect(await read(id)).toMatchObject({ image: expect.stringMatching(/^\/v2\/images\/[0-9a-f]{64}$/) });
  });

  it('keeps its image and its moment when the text is edited', async () => {
    const id = await aNewsMessage(server.db);
    await server.client.call(news.updateImage, { params: { id }, body: { image: dataUrlOf(aPng()) } });
    const before = await read(id);
    await server.client.call(news.update, { params: { id }, body: aMessage });
    expect(await read(id)).toEqual({ ...before, ...aMessage });
  });

  it('is gone once deleted, and only that message', async () => {
    const id = await aNewsMessage(server.db, { title: 'weg' });
    await aNewsMessage(server.db, { title: 'blijft' });
    await server.client.call(news.delete, { params: { id } });
    expect(await titles()).toEqual(['blijft']);
    await expect(read(id)).rejects.toMatchObject({ status: 404, text: 'Het bericht bestaat niet (meer).' });
    await expect(server.client.call(news.delete, { params: { id } })).rejects.toMatchObject({ status: 404 });
  });

  it('422: a shop that does not exist is refused, on create and on edit', async () => {
    const id = await aNewsMessage(server.db);
    const before = await server.client.call(news.list);
    const json = { ...aMessage, shop_id: 3 };
    for (const call of ['new', `edit/${id}`])
      expect(await server.refused(`/v2/news/${call}`, json)).toEqual({ shop_id: 'Deze shop bestaat niet.' });
    expect(await server.client.call(news.list)).toEqual(before);
  });
});
