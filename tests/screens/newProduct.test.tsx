import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { keptOf, untilGone } from '../support/drafts';
import { gate } from '../support/gate';
import { aPng } from '../support/pictures';
import { renderApp } from '../support/screen';
import { createTestServer, type TestServer } from '../support/server';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});

const held = () => server.db.selectFrom('products').selectAll().execute();

const fillIn = async ({ user }: Awaited<ReturnType<typeof renderApp>>) => {
  await user.type(await screen.findByLabelText(/^Naam/), 'Shampoo');
  await user.type(screen.getByLabelText(/^Omschrijving/), 'Schuimt');
  await user.type(screen.getByLabelText('Prijs excl. btw'), '12,5');
  const picture = new File([new Uint8Array(aPng())], 'foto.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText(/^Afbeelding/, { selector: 'input' }), picture);
  await screen.findByRole('img', { name: 'Gekozen afbeelding' });
  // What a draft of it would be.
  await waitFor(async () => expect(await keptOf(server.userId, '/products/new')).not.toBeNull());
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
};

describe('a new product', () => {
  it("is held with its image, and the user goes to the list: 'Product toegevoegd!'", async () => {
    const app = await renderApp({ server, route: '/products/new' });
    await fillIn(app);
    await screen.findByText('Product toegevoegd!');
    expect(await held()).toMatchObject([
      {
        main_title: 'Shampoo',
        main_description: 'Schuimt',
        main_price: '12.5',
        active: 1,
        main_image: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    ]);
    await waitFor(() => expect(app.route()).toBe('/products/overview'));
  });

  it('says while it is typed that the action price is not lower than the price, and takes it all the same', async () => {
    const { user } = await renderApp({ server, route: '/products/new' });
    await user.type(await screen.findByLabelText('Prijs excl. btw'), '10');
    await user.type(screen.getByLabelText('Actieprijs excl. btw'), '12,50');
    const hint = 'Dit is niet lager dan de prijs. Klopt dat?';
    screen.getByText(hint);
    expect(screen.getByLabelText('Actieprijs excl. btw').getAttribute('aria-invalid')).toBe('false');
    await user.type(screen.getByLabelText('Prijs excl. btw'), '0');
    expect(screen.queryByText(hint)).toBeNull();
  });

  it('whose image could not be sent is kept, says so, and sends the image alone at the next try', async () => {
    let isDown = true;
    const answer = gate();
    const app = await renderApp({
      server,
      route: '/products/new',
      between: (send) => async (input, init) => {
        if (!String(input).includes('image/new')) return send(input, init);
        if (isDown) return new Response('stuk', { status: 500 });
        await answer.opened;
        return send(input, init);
      },
    });
    await fillIn(app);
    await screen.findByText('Alles is opgeslagen, behalve de afbeelding.');
    expect(screen.queryByText('Product toegevoegd!')).toBeNull();
    expect(await held()).toMatchObject([{ main_title: 'Shampoo', main_image: null }]);
    // Put back, its draft would make the product a second time.
    await untilGone(server.userId, '/products/new');

    isDown = false;
    const again = screen.getByRole<HTMLButtonElement>('button', { name: 'Afbeelding opnieuw versturen' });
    await app.user.dblClick(again);
    // Not disabled, because it would lose the focus.
    expect([again.getAttribute('aria-disabled'), again.disabled]).toEqual(['true', false]);
    answer.open();
    await screen.findByText('Afbeelding opgeslagen');
    expect(await held()).toMatchObject([{ main_image: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    expect(app.sent.filter((call) => call.startsWith('POST')).map((call) => call.replace(/\d+/g, '#'))).toEqual([
      'POST v#/dashboard/product/new/#',
      'POST v#/dashboard/product/#/image/new',
    ]);
  });
});
