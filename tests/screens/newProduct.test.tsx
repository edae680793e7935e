import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { keptOf, untilGone } from '../support/drafts';
import { failingWhile } from '../support/failing';
import { gate } from '../support/gate';
import { holding } from '../support/holding';
import { pasteIn } from '../support/pasteIn';
import { aPng } from '../support/pictures';
import { type App, renderApp } from '../support/screen';
import { createTestServer, type TestServer } from '../support/server';
import { sooner } from '../support/sooner';

let server: TestServer;
/** Before a draft is stored, and while a leaving waits for a save. */
beforeEach(() => sooner(500, 3_000));
beforeEach(async () => {
  server = await createTestServer();
});

const held = () => server.db.selectFrom('products').selectAll().execute();

const fillIn = async ({ user }: App) => {
  await pasteIn(user, await screen.findByLabelText(/^Naam/), 'Shampoo');
  await pasteIn(user, screen.getByLabelText(/^Omschrijving/), 'Schuimt');
  await pasteIn(user, screen.getByLabelText('Prijs excl. btw'), '12,5');
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

  it('says where its shop has no category yet, and has no menu without a word', async () => {
    const { user } = await renderApp({ server, route: '/products/new' });
    await user.click(await screen.findByRole('button', { name: 'Toevoegen' }));
    await user.click(screen.getByRole('combobox', { name: /^Categorie/ }));
    await screen.findByRole('option', { name: 'Kies eerst een shop' });
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Deze shop heeft nog geen categorieën.')).toBeNull();
    await user.click(screen.getByRole('combobox', { name: /^Shop/ }));
    await user.click(await screen.findByRole('option', { name: 'carwash' }));
    await screen.findByText('Deze shop heeft nog geen categorieën.');
    await user.click(screen.getByRole('combobox', { name: /^Categorie/ }));
    await screen.findByRole('option', { name: 'Geen categorieën' });
  });

  it('says while it is typed that the action price is not lower than the price, and takes it all the same', async () => {
    const { user } = await renderApp({ server, route: '/products/new' });
    await user.type(await screen.findByLabelText('Prijs excl. btw'), '10');
    await pasteIn(user, screen.getByLabelText('Actieprijs excl. btw'), '12,50');
    const hint = 'Dit is niet lager dan de prijs. Klopt dat?';
    screen.getByText(hint);
    expect(screen.getByLabelText('Actieprijs excl. btw').getAttribute('aria-invalid')).toBe('false');
    await user.type(screen.getByLabelText('Prijs excl. btw'), '0');
    expect(screen.queryByText(hint)).toBeNull();
  });

  it('whose image could not be sent says so, stays with it, and sends it at the next save', async () => {
    let isDown = true;
    const app = await renderApp({
      server,
      route: '/products/new',
      between: failingWhile(() => isDown, 'POST', /image\/new/),
    });
    await fillIn(app);
    await screen.findByText('Alles is opgeslagen, behalve de afbeelding. Sla opnieuw op om die nog te versturen.');
    expect(screen.queryByText('Product toegevoegd!')).toBeNull();
    expect(await held()).toMatchObject([{ main_title: 'Shampoo', main_image: null }]);
    screen.getByRole('img', { name: 'Gekozen afbeelding' });
    expect(screen.getByLabelText<HTMLInputElement>(/^Naam/).value).toBe('Shampoo');

    isDown = false;
    await app.user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(app.route()).toBe('/products/overview'));
    expect(await held()).toMatchObject([
      { main_title: 'Shampoo', main_image: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
    // Put back, its draft would make the product a second time.
    await untilGone(server.userId, '/products/new');
  });

  it('that was left before its image failed offers to send that image alone', async () => {
    const [line, answer] = [holding(), gate()];
    let isDown = true;
    const app = await renderApp({
      server,
      route: '/products/new',
      between: (send) => async (input, init) => {
        if (!String(input).includes('image/new')) return line.between(send)(input, init);
        if (isDown) return new Response('stuk', { status: 500 });
        await answer.opened;
        return send(input, init);
      },
    });
    line.hold(/^POST .*product\/new/);
    await fillIn(app);
    await waitFor(() => expect(line.held()).toHaveLength(1));
    await app.user.click(screen.getByRole('link', { name: 'Nieuws' }));
    const question = within(await screen.findByRole('dialog', { name: 'Nog bezig' }));
    await app.user.click(question.getByRole('button', { name: 'Weggaan' }));
    await screen.findByRole('heading', { name: 'Nieuws', level: 1 });
    await act(line.release);
    await screen.findByText('‘Shampoo’: Alles is opgeslagen, behalve de afbeelding.');

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
