import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aNewsMessage } from '../support/builders';
import { placeNews } from '../support/newsForm';
import { renderApp, rowOf } from '../support/screen';
import { createTestServer, type TestServer } from '../support/server';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});

const held = () => server.db.selectFrom('news').selectAll().execute();

describe('the news overview', () => {
  it('is a sortable list, newest first', async () => {
    await aNewsMessage(server.db, { title: 'Wasdag', created: '2026-11-02 09:00:00' });
    await aNewsMessage(server.db, { title: 'Nieuwe openingstijden', created: '2026-11-01 09:00:00' });
    const { user } = await renderApp({ server, route: '/news/overview' });
    await rowOf('Wasdag');
    const titles = () =>
      screen.getAllByRole('link', { name: /Wasdag|Nieuwe openingstijden/ }).map((link) => link.textContent);
    await waitFor(() => expect(titles()).toEqual(['Wasdag', 'Nieuwe openingstijden']));
    await user.click(screen.getByText('Titel'));
    await waitFor(() => expect(titles()).toEqual(['Nieuwe openingstijden', 'Wasdag']));
  });

  it("deletes after 'Weet je zeker dat je het bericht wilt verwijderen?', then says 'Bericht verwijderd' and shows a fresh list", async () => {
    await aNewsMessage(server.db, { title: 'Nieuwe openingstijden' });
    await aNewsMessage(server.db, { title: 'Wasdag' });
    const { user, sent } = await renderApp({ server, route: '/news/overview' });
    await user.click((await rowOf('Wasdag')).getByRole('button', { name: 'Verwijderen: Wasdag' }));
    await screen.findByText('Weet je zeker dat je het bericht wilt verwijderen?');
    await screen.findByText('Het blijft 30 dagen in de prullenbak.');
    expect(await held()).toHaveLength(2);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Verwijderen' }));
    await screen.findByText('Bericht verwijderd');
    await waitFor(() => expect(screen.queryByText('Wasdag')).toBeNull());
    expect((await held()).map(({ title }) => title)).toEqual(['Nieuwe openingstijden']);
    await waitFor(() => expect(sent.filter((call) => call === 'GET v2/news/overview')).toHaveLength(2));
  });
});

describe('the news form', () => {
  it("places a message with its image in two calls: 'Bericht geplaatst!'", async () => {
    const { user, sent } = await renderApp({ server, route: '/news/new' });
    await placeNews(user);
    await screen.findByText('Bericht geplaatst!');
    const [message] = await held();
    expect(message).toMatchObject({ shop_id: 2, title: 'Wasdag', description: 'Zaterdag wassen wij gratis.' });
    expect(message?.image).toMatch(/^[0-9a-f]{64}$/);
    expect(sent.filter((call) => call.startsWith('POST'))).toEqual([
      'POST v2/news/new',
      `POST v2/news/${message?.newsId}/image/new`,
    ]);
  });

  it('wants title, message, shop and image', async () => {
    const { user, sent } = await renderApp({ server, route: '/news/new' });
    await user.click(await screen.findByRole('button', { name: 'Opslaan' }));
    for (const field of ['Titel', 'Bericht', 'Shop', 'Afbeelding']) await screen.findByText(`${field} is verplicht.`);
    expect(sent.filter((call) => call.startsWith('POST'))).toEqual([]);
  });
});
