import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { storeImages } from '../../server/images/imageStore';
import { aCustomer, aProduct, aWaterReport } from '../support/builders';
import { holdClock, letPass } from '../support/clock';
import { fillIn } from '../support/drafts';
import { gate } from '../support/gate';
import { holding } from '../support/holding';
import { aPng } from '../support/pictures';
import { type App, renderApp } from '../support/screen';
import { createTestServer, type TestServer } from '../support/server';
import { sooner } from '../support/sooner';

/** A form holds what its record is now, or what was typed in it: never anything older. */
let server: TestServer;
let id: number;
beforeEach(async () => {
  server = await createTestServer();
  id = await aProduct(server.db, { main_title: 'Wax', sku: 'W-1' });
});

const title = () => screen.findByLabelText<HTMLInputElement>(/^Naam/);
const rename = (main_title: string) => server.db.updateTable('products').set({ main_title }).execute();
const held = () => server.db.selectFrom('products').select(['main_title', 'main_image']).execute();

describe('a form', () => {
  it('that is opened from a list waits for its own answer, however long that takes', async () => {
    const line = holding();
    line.hold(new RegExp(`product/overview/${id}$`));
    const app = await renderApp({ server, route: '/products/overview', between: line.between });
    const link = await screen.findByRole('link', { name: 'Wax' });
    await rename('Glanswax');
    holdClock();
    await app.user.click(link);
    await screen.findByRole('heading', { level: 1, name: /Product/ });
    await waitFor(() => expect(app.sent).toContain(`GET v2/dashboard/product/overview/${id}`));
    await letPass();
    expect(screen.queryByLabelText(/^Naam/)).toBeNull();
    expect(screen.queryByDisplayValue('Wax')).toBeNull();
    void line.release();
    expect((await title()).value).toBe('Glanswax');
  });

  it('that starts from the newest water report waits for that one', async () => {
    const customer_id = await aCustomer(server.db);
    await aWaterReport(server.db, { customer_id, created: '2026-11-09 09:00:00', ph: '7,1' });
    const app = await renderApp({ server, route: `/reports/waterreports/${customer_id}` });
    await screen.findAllByText('7,1');
    await aWaterReport(server.db, { customer_id, created: '2026-11-10 09:00:00', ph: '6,8' });
    app.goTo(`/reports/edit/waterreport/${customer_id}`);
    expect((await screen.findByLabelText<HTMLInputElement>(/^pH/)).value).toBe('6,8');
  });

  const choosePicture = async ({ user }: App) => {
    const picture = new File([new Uint8Array(aPng())], 'foto.png', { type: 'image/png' });
    await user.upload(screen.getByLabelText(/^Afbeelding/, { selector: 'input' }), picture);
    await screen.findByRole('img', { name: 'Gekozen afbeelding' });
  };
  const save = ({ user }: App) => user.click(screen.getByRole('button', { name: 'Opslaan' }));
  /** On a line that fails such calls until it is mended, before or after the server has carried them out. */
  const onBadLine = async (route: string, lost: RegExp, isCarriedOut = false) => {
    const line = { isDown: true };
    const app = await renderApp({
      server,
      route,
      between: (send) => async (input, init) => {
        const isLost = line.isDown && init?.method === 'POST' && lost.test(String(input));
        if (isLost && isCarriedOut) await send(input, init);
        return isLost ? new Response('<h1>', { status: 500 }) : send(input, init);
      },
    });
    const mend = () => {
      line.isDown = false;
    };
    return { ...app, mend };
  };

  it('in which something was typed stays as it is when its record is asked again', async () => {
    const failed = gate();
    let isDown = true;
    const between =
      (send: typeof fetch): typeof fetch =>
      async (input, init) => {
        if (!isDown || !/image\/new/.test(String(input))) return send(input, init);
        await failed.opened;
        return new Response('<h1>', { status: 500 });
      };
    const app = await renderApp({ server, route: '/products/new', between });
    await fillIn(/^Naam/, 'Glanswax');
    await fillIn(/^Omschrijving/, 'Glanst');
    await choosePicture(app);
    await save(app);
    onTestFinished(sooner(3_000));
    await app.user.click(screen.getByRole('link', { name: 'Nieuws' }));
    await app.user.click(await screen.findByRole('button', { name: 'Weggaan' }));
    await screen.findByRole('heading', { level: 1, name: 'Nieuws' });
    app.goTo(`/products/edit/${id + 1}`);
    await screen.findByDisplayValue('Glanswax');
    await fillIn(/^Naam/, 'Glanswax extra');
    failed.open();
    await screen.findByText('‘Glanswax’: Alles is opgeslagen, behalve de afbeelding.');
    isDown = false;
    const asked = () => app.sent.filter((call) => call.startsWith('GET v2/dashboard/product/overview/')).length;
    const before = asked();
    holdClock();
    await app.user.click(screen.getByRole('button', { name: 'Afbeelding opnieuw versturen' }));
    await screen.findByText('Afbeelding opgeslagen');
    await waitFor(() => expect(asked()).toBeGreaterThan(before));
    await letPass();
    expect((await title()).value).toBe('Glanswax extra');
    await save(app);
    await screen.findByText('Product geüpdate');
    expect(await held()).toContainEqual(expect.objectContaining({ main_title: 'Glanswax extra' }));
  });

  const [FIELDS, IMAGE] = [/product\/edit/, /image\/new/];
  it.each<[string, RegExp, string, boolean]>([
    ['its image could not be sent: nothing is', IMAGE, 'Wax', false],
    ['the answer about its image was lost', IMAGE, 'Wax', true],
    ['its fields could not be sent after its image', FIELDS, 'Wax', false],
    ['the answer about its fields was lost', FIELDS, 'Glanswax', true],
  ])('is no conflict with itself at the next save, when %s', async (_, lost, stored, isCarriedOut) => {
    const app = await onBadLine(`/products/edit/${id}`, lost, isCarriedOut);
    await fillIn(/^Naam/, 'Glanswax');
    await choosePicture(app);
    await save(app);
    await screen.findByText('Er ging iets mis met het opslaan van het product.');
    expect(await held()).toMatchObject([{ main_title: stored }]);
    const imageStored = screen.queryByText('Een gewijzigde afbeelding is al wel opgeslagen.');
    expect(imageStored !== null).toBe(lost === FIELDS);
    app.mend();
    await save(app);
    await screen.findByText('Product geüpdate');
    expect(await held()).toMatchObject([
      { main_title: 'Glanswax', main_image: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
  });

  it('that its user wanted to leave before its fields failed asks then, and says that the image is stored', async () => {
    const [sent, failed] = [gate(), gate()];
    const between =
      (send: typeof fetch): typeof fetch =>
      async (input, init) => {
        if (init?.method !== 'POST' || !FIELDS.test(String(input))) return send(input, init);
        sent.open();
        await failed.opened;
        return new Response('<h1>', { status: 500 });
      };
    const app = await renderApp({ server, route: `/products/edit/${id}`, between });
    await fillIn(/^Naam/, 'Glanswax');
    await choosePicture(app);
    await save(app);
    await sent.opened;
    await app.user.click(screen.getByRole('link', { name: 'Nieuws' }));
    failed.open();
    await app.user.click(await screen.findByRole('button', { name: 'Blijven' }));
    await screen.findByText('Een gewijzigde afbeelding is al wel opgeslagen.');
    screen.getByText('Er ging iets mis met het opslaan van het product.');
  });

  /** Saves a product whose image is stored and whose fields are lost, on a line that is mended then. */
  const saveImageAlone = async () => {
    const app = await onBadLine(`/products/edit/${id}`, FIELDS);
    await fillIn(/^Naam/, 'Glanswax');
    await choosePicture(app);
    await save(app);
    await screen.findByText('Er ging iets mis met het opslaan van het product.');
    await screen.findByText('Een gewijzigde afbeelding is al wel opgeslagen.');
    const [first] = await held();
    app.mend();
    return { app, first };
  };

  it('whose fields could not be sent after its image takes another image at the next save', async () => {
    const { app, first } = await saveImageAlone();
    const picture = new File([new Uint8Array(aPng({ seed: 7 }))], 'ander.png', { type: 'image/png' });
    await app.user.upload(screen.getByLabelText(/^Afbeelding/, { selector: 'input' }), picture);
    await save(app);
    await screen.findByText('Product geüpdate');
    const [second] = await held();
    expect(second?.main_image).not.toBe(first?.main_image);
  });

  it('whose image was stored without its fields goes back to that image, not to the one before it', async () => {
    const [main_image = null] = await storeImages(server.db, [aPng({ seed: 3 })]);
    await server.db.updateTable('products').set({ main_image }).execute();
    const { app, first } = await saveImageAlone();
    await app.user.click(screen.getByRole('button', { name: 'Opgeslagen afbeelding terugzetten' }));
    const shown = screen.getByRole<HTMLImageElement>('img', { name: 'Gekozen afbeelding' });
    expect(shown.src).toContain(String(first?.main_image));
    await save(app);
    await screen.findByText('Product geüpdate');
    expect(await held()).toMatchObject([{ main_title: 'Glanswax', main_image: first?.main_image }]);
  });
});
