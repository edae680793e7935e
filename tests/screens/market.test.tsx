import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMarketAdvert } from '../support/builders';
import { aPng } from '../support/pictures';
import { renderApp, rowOf } from '../support/screen';
import { createTestServer, type TestServer } from '../support/server';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});

const held = () => server.db.selectFrom('market').selectAll().executeTakeFirstOrThrow();

describe('the market overview', () => {
  it('is a sortable list that says which adverts are published', async () => {
    await aMarketAdvert(server.db, { title: 'Borstelset', published: 0 });
    await aMarketAdvert(server.db, { title: 'Hogedrukpomp', published: 1 });
    const { user } = await renderApp({ server, route: '/market/overview' });
    (await rowOf('Borstelset')).getByText('Nee');
    (await rowOf('Hogedrukpomp')).getByText('Ja');
    const titles = () =>
      screen.getAllByRole('link', { name: /Borstelset|Hogedrukpomp/ }).map((link) => link.textContent);
    await waitFor(() => expect(titles()).toEqual(['Hogedrukpomp', 'Borstelset']));
    await user.click(screen.getByText('Titel'));
    await waitFor(() => expect(titles()).toEqual(['Borstelset', 'Hogedrukpomp']));
  });
});

describe('the advert form', () => {
  it('publishes by its check box, and sends and removes images through calls of their own', async () => {
    const id = await aMarketAdvert(server.db, { published: 0 });
    const app = await renderApp({ server, route: `/market/edit/${id}` });
    await app.user.click(await screen.findByLabelText('Gepubliceerd'));
    await app.user.upload(
      screen.getByLabelText('Afbeelding 1', { selector: 'input' }),
      new File([new Uint8Array(aPng())], 'pomp.png', { type: 'image/png' }),
    );
    await screen.findByAltText('Gekozen afbeelding');
    await app.user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await screen.findByText('Advertentie opgeslagen');
    expect(await held()).toMatchObject({
      published: 1,
      main_image: null,
      image_1: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(app.sent).toContain(`POST v2/dashboard/market/${id}/image/new`);

    await screen.findByRole('heading', { name: 'Marktplaats' });
    app.goTo(`/market/edit/${id}`);
    await app.user.click(await screen.findByRole('button', { name: 'Verwijderen' }));
    await app.user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(app.sent).toContain(`DELETE v2/dashboard/market/image/${id}/1`));
    await waitFor(async () => expect((await held()).image_1).toBeNull());
  });

  it('is not saved without a picture that was refused, until that is put away', async () => {
    const id = await aMarketAdvert(server.db, { published: 0 });
    const { user } = await renderApp({ server, route: `/market/edit/${id}` });
    await user.click(await screen.findByLabelText('Gepubliceerd'));
    const broken = new File(['x'.repeat(20)], 'pomp.png', { type: 'image/png' });
    await user.upload(screen.getByLabelText('Afbeelding 1', { selector: 'input' }), broken);
    const refused = 'Kies een PNG-, JPEG-, WebP- of GIF-afbeelding.';
    await screen.findByText(refused);
    const save = screen.getByRole('button', { name: 'Opslaan' });
    await user.click(save);
    await screen.findByText('Nog niet alles is goed ingevuld. Bekijk de meldingen bij de velden.');
    screen.getByText(refused);
    await user.click(screen.getByRole('button', { name: 'Zonder afbeelding verder' }));
    await user.click(save);
    await screen.findByText('Advertentie opgeslagen');
    expect(await held()).toMatchObject({ published: 1, image_1: null });
  });

  it('wants a title and a description', async () => {
    const { user } = await renderApp({ server, route: '/market/new' });
    await user.click(await screen.findByRole('button', { name: 'Opslaan' }));
    await screen.findByText('Titel is verplicht.');
    screen.getByText('Omschrijving is verplicht.');
  });
});
