import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
// Imported here, so that no test's time limit includes loading them.
import '../../src/bulk/BulkEditDialog';
import { keepRecalled } from '../../src/drafts/recalledPushes';
import '../../src/resources/machines/MachineForm';
import { aMachine, aProduct } from '../support/builders';
import { openTrial } from '../support/bulk';
import { holdClock, letPass } from '../support/clock';
import { keptOf, untilKept } from '../support/drafts';
import { failing } from '../support/failing';
import { holding } from '../support/holding';
import { pasteIn } from '../support/pasteIn';
import { aPng } from '../support/pictures';
import { type App, renderApp } from '../support/screen';
import { createTestServer, type TestServer } from '../support/server';
import { sooner } from '../support/sooner';

/** Another screen, or signing out, asked for while something is being saved: what becomes of both. */
let server: TestServer;
let line: ReturnType<typeof holding>;
/** Before a draft is stored. */
beforeEach(() => sooner(500));
beforeEach(async () => {
  server = await createTestServer();
  line = holding();
  return line.release;
});
const refused = () => Response.json({ code: 'ERROR', data: { error: 'Dat kan niet.' } }, { status: 422 });
const open = (route: string, between = (send: typeof fetch) => send) =>
  renderApp({ server, route, between: (send) => line.between(between(send)) });
const release = () => act(line.release);
const held = (count = 1) => waitFor(() => expect(line.held()).toHaveLength(count));
const title = () => screen.findByLabelText<HTMLInputElement>(/^Naam/);
const save = () => screen.getByRole('button', { name: 'Opslaan' });
const choosePicture = async ({ user }: App) => {
  const file = new File([new Uint8Array(aPng({ seed: 1 }))], 'foto.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText(/^Afbeelding/, { selector: 'input' }), file);
  await screen.findByRole('img', { name: 'Gekozen afbeelding' });
};
/** Without waiting for what is being saved. */
const leave = async ({ user }: App) => {
  const endSooner = sooner(3_000);
  await user.click(screen.getByRole('link', { name: 'Accounts' }));
  await user.click(await screen.findByRole('button', { name: 'Weggaan' }));
  endSooner();
  await screen.findByRole('heading', { name: 'Accounts', level: 1 });
};
/** Resolves once the browser has told of it, which it does a moment later. */
const goBack = () =>
  act(async () => {
    const told = new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
    window.history.back();
    await told;
  });
const signOut = async ({ user }: App) => {
  await user.click(screen.getByRole('button', { name: /^Account van/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Uitloggen' }));
};
/** A push that was called back, which signing out would delete: it asks. */
const recallPush = () =>
  keepRecalled(server.userId, {
    ...{ id: 7, message: 'Teruggeroepen', shop_name: 'sireon', send_at: '2026-12-01 09:00:00', isAsked: false },
  });
const staySignedIn = async ({ user }: App) => {
  await user.click(await screen.findByRole('button', { name: 'Blijf ingelogd' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

describe('who asked to sign out while a form was saved, and then stays signed in', () => {
  it('stands where the save leads to', async () => {
    const id = await aProduct(server.db, { main_title: 'Eerste' });
    const app = await open(`/products/edit/${id}`);
    await pasteIn(app.user, await title(), ' wax');
    await recallPush();
    line.hold(/^POST .*product/);
    await app.user.click(save());
    await held();
    await signOut(app);
    await release();
    await staySignedIn(app);
    await screen.findByRole('link', { name: 'Eerste wax' });
    expect(app.route()).toBe('/products/overview');
  });

  it('has a form that works, when its changes were given up before', async () => {
    const id = await aProduct(server.db, { main_title: 'Eerste' });
    const app = await open(`/products/edit/${id}`);
    await pasteIn(app.user, await title(), ' wax');
    await recallPush();
    await signOut(app);
    await app.user.click(await screen.findByRole('button', { name: 'Weggaan zonder opslaan' }));
    await staySignedIn(app);
    await pasteIn(app.user, await title(), ' extra');
    await app.user.click(save());
    await screen.findByRole('link', { name: 'Eerste wax extra' });
    expect(app.route()).toBe('/products/overview');
  });
});

describe('a screen that was asked for while a form was saved', () => {
  const NEWS = { name: 'Nieuws', level: 1 };
  const openMachine = async (between?: (send: typeof fetch) => typeof fetch) => {
    const app = await open(`/machines/edit/${await aMachine(server.db, { brand: 'Kleanor', type: 'Boog' })}`, between);
    await pasteIn(app.user, await screen.findByLabelText(/^Opmerkingen/), 'Nieuw');
    return app;
  };
  const choosePhoto = async ({ user }: App) => {
    const file = new File([new Uint8Array(aPng({ seed: 1 }))], 'foto.png', { type: 'image/png' });
    await user.upload(await screen.findByLabelText('Foto maken', { selector: 'input' }), file);
  };
  const asked = async (app: App) => {
    await app.user.click(save());
    await waitFor(() => expect(line.held().join()).toContain('POST'));
    await app.user.click(screen.getByRole('link', { name: 'Nieuws' }));
  };

  it('comes, though a photo beside the form was not stored; that says so there', async () => {
    const app = await openMachine(failing('PUT', /machine_photos/));
    await choosePhoto(app);
    await screen.findByText(/De foto is niet bewaard. Hij staat nog hier/);
    line.hold(/^POST /);
    await asked(app);
    expect(screen.queryByRole('dialog')).toBeNull();
    await release();
    await screen.findByRole('heading', NEWS);
    await screen.findByText(/^‘Kleanor · Boog’: De foto is niet bewaard/);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('comes, though a photo beside the form is still being sent; that says so there', async () => {
    const app = await openMachine();
    line.hold(/^(POST|PUT) /);
    await choosePhoto(app);
    await held();
    await asked(app);
    await release();
    await screen.findByRole('heading', NEWS);
    await screen.findByText('Machine opgeslagen');
  });

  it('is the one before the form, when Back asked for it', async () => {
    const id = await aProduct(server.db, { main_title: 'Eerste' });
    const app = await open('/news/overview');
    await screen.findByRole('heading', NEWS);
    app.goTo(`/products/edit/${id}`);
    await pasteIn(app.user, await title(), ' wax');
    line.hold(/^POST .*product/);
    await app.user.click(save());
    await held();
    await goBack();
    expect(app.route()).toBe(`/products/edit/${id}`);
    await release();
    await screen.findByRole('heading', NEWS);
    expect(app.route()).toBe('/news/overview');
  });

  it('asks when an image of the new record was not stored: that is still to save', async () => {
    const app = await open('/products/new', failing('POST', /image\/new/));
    await pasteIn(app.user, await title(), 'Wax');
    await pasteIn(app.user, screen.getByLabelText(/^Omschrijving/), 'Glanst');
    await pasteIn(app.user, screen.getByLabelText('Prijs excl. btw'), '12,5');
    await choosePicture(app);
    line.hold(/^POST /);
    await app.user.click(save());
    await held();
    await app.user.click(screen.getByRole('link', { name: 'Klanten' }));
    await release();
    line.pass();
    await release();
    await app.user.click(await screen.findByRole('button', { name: 'Blijven' }));
    screen.getByText(/^Alles is opgeslagen, behalve de afbeelding\./);
    expect(app.route()).toBe('/products/new');
  });
});

it.each(['/products/edit/1', '/products/new'])(
  'what was typed while %s was saved is kept when its user leaves before the answer, and said',
  async (route) => {
    if (route !== '/products/new') await aProduct(server.db, { main_title: 'Eerste' });
    const app = await open(route);
    await pasteIn(app.user, await title(), ' wax');
    if (route === '/products/new') {
      await pasteIn(app.user, screen.getByLabelText(/^Omschrijving/), 'Glanst');
      await pasteIn(app.user, screen.getByLabelText('Prijs excl. btw'), '12,5');
      await choosePicture(app);
    }
    line.hold(/^POST .*product\/(new|edit)/);
    await app.user.click(save());
    await held();
    await pasteIn(app.user, await title(), ' en meer');
    await leave(app);
    await release();
    await screen.findByText(/Wat je daarna nog typte, wordt bij het formulier aangeboden\.$/);
    expect((await keptOf(server.userId, route))?.values.main_title).toMatch(/wax en meer$/);
    app.goTo(route);
    await app.user.click(await screen.findByRole('button', { name: 'Terugzetten' }));
    expect((await title()).value).toMatch(/wax en meer$/);
    line.pass();
    await app.user.click(save());
    await screen.findByRole('heading', { name: 'Producten', level: 1 });
    const stored = await server.db.selectFrom('products').select('main_title').execute();
    expect(stored).toEqual([{ main_title: expect.stringMatching(/wax en meer$/) }]);
    // No second one is made, which a v2 without keys would store.
    expect(app.sent.filter((call) => /^POST .*product\/new/.test(call)).length).toBeLessThan(2);
  },
);

/** The form of a product whose name is being saved. */
const saving = async (route: string) => {
  await aProduct(server.db, { main_title: 'Eerste' });
  const app = await open(route);
  await pasteIn(app.user, await title(), ' wax');
  line.hold(/^POST .*product\/edit/);
  await app.user.click(save());
  await held();
  return app;
};

it('the late answer of a save that was left overwrites nothing of the form that is open again', async () => {
  const route = '/products/edit/1';
  const app = await saving(route);
  await pasteIn(app.user, await title(), ' later');
  await leave(app);
  app.goTo(route);
  await app.user.click(await screen.findByRole('button', { name: 'Terugzetten' }));
  await pasteIn(app.user, await title(), ' nog meer');
  await untilKept(server.userId, route, { main_title: 'Eerste wax later nog meer' });
  await release();
  await screen.findByText(/Wat je daarna nog typte, wordt bij het formulier aangeboden\.$/);
  expect((await keptOf(server.userId, route))?.values).toEqual({ main_title: 'Eerste wax later nog meer' });
});

it('nor does it take away what is typed in that form now, when nothing was left to save', async () => {
  const route = '/products/edit/1';
  const app = await saving(route);
  await leave(app);
  app.goTo(route);
  await pasteIn(app.user, await title(), ' nog meer');
  await untilKept(server.userId, route, { main_title: 'Eerste wax nog meer' });
  await release();
  await screen.findByText(/^‘Eerste wax’: /);
  app.unmount();
  await open(route);
  await screen.findByRole('button', { name: 'Terugzetten' });
});

describe('a new record that was made while more was typed in its form', () => {
  const route = '/products/new';
  const leftWithMore = async () => {
    const app = await open(route);
    await pasteIn(app.user, await title(), 'Nieuwe wax');
    await pasteIn(app.user, screen.getByLabelText(/^Omschrijving/), 'Glanst');
    await pasteIn(app.user, screen.getByLabelText('Prijs excl. btw'), '12,5');
    await choosePicture(app);
    line.hold(/^POST .*product\/new/);
    await app.user.click(save());
    await held();
    await pasteIn(app.user, await title(), ' en meer');
    await leave(app);
    await release();
    await screen.findByText(/Wat je daarna nog typte, wordt bij het formulier aangeboden\.$/);
    line.pass();
    return app;
  };
  const putBackAndSave = async (app: Awaited<ReturnType<typeof open>>) => {
    app.goTo(route);
    await app.user.click(await screen.findByRole('button', { name: 'Terugzetten' }));
    await app.user.click(save());
    await screen.findByRole('heading', { name: 'Producten', level: 1 });
  };
  const stored = () =>
    server.db.selectFrom('products').select(['main_title', 'main_price', 'main_description']).execute();

  it('is offered as one that is there, and keeps what a colleague changed in it', async () => {
    const app = await leftWithMore();
    await server.db.updateTable('products').set({ main_price: '99.00', main_description: 'Van een collega' }).execute();
    app.goTo(route);
    const offer = within(await screen.findByRole('region', { name: /^Niet opgeslagen wijzigingen/ }));
    offer.getByText('Dit is al toegevoegd, zonder wat je daarna nog typte.');
    await putBackAndSave(app);
    expect(await stored()).toEqual([
      { main_title: 'Nieuwe wax en meer', main_price: '99.00', main_description: 'Van een collega' },
    ]);
  });

  it('is made once more where a colleague has deleted it', async () => {
    const app = await leftWithMore();
    await server.db.deleteFrom('product_categories').execute();
    await server.db.deleteFrom('products').execute();
    await putBackAndSave(app);
    expect(await stored()).toMatchObject([{ main_title: 'Nieuwe wax en meer', main_description: 'Glanst' }]);
  });
});

it('a save that takes long is no longer waited for: whoever leaves is told there how it ended', async () => {
  await aProduct(server.db, { main_title: 'Eerste' });
  const app = await open('/products/edit/1', failing('POST', /product\/edit/, refused));
  await pasteIn(app.user, await title(), ' wax');
  line.hold(/^POST .*product/);
  await app.user.click(save());
  await held();
  holdClock();
  await app.user.click(screen.getByRole('link', { name: 'Nieuws' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await letPass();
  const question = within(await screen.findByRole('dialog', { name: 'Nog bezig' }));
  await app.user.click(question.getByRole('button', { name: 'Weggaan' }));
  await screen.findByRole('heading', { name: 'Nieuws', level: 1 });
  await release();
  await screen.findByText('‘Eerste’: Er ging iets mis met het opslaan van het product.');
  // What was typed is kept.
  app.goTo('/products/edit/1');
  await app.user.click(await screen.findByRole('button', { name: 'Terugzetten' }));
  await waitFor(async () => expect((await title()).value).toBe('Eerste wax'));
});

/** Raises the price of the only product; the answer is held. */
const startRun = async (between?: Parameters<typeof open>[1]) => {
  await aProduct(server.db, { main_title: 'Eerste', main_price: '10' });
  const app = await open('/customers/overview', between);
  app.goTo('/products/overview');
  const trial = await openTrial(app.user);
  await app.user.selectOptions(await screen.findByLabelText('Wat wil je wijzigen?'), 'Prijs excl. btw');
  await pasteIn(app.user, trial.getByLabelText('Hoeveel'), '5 %');
  await trial.findByText('Verandert (1)');
  line.hold(/^POST .*runs/);
  await app.user.click(trial.getByRole('button', { name: '1 product wijzigen' }));
  await held();
  return { app, trial };
};

it('what came of a bulk change is read first by whoever asked for another screen meanwhile', async () => {
  const { app, trial } = await startRun();
  await goBack();
  expect(screen.queryByRole('dialog', { name: 'Nog niet opgeslagen' })).toBeNull();
  await release();
  await trial.findByText(/^1 regel gewijzigd\./);
  expect(app.route()).toMatch(/^\/products\/overview\b/);
});

it('a bulk change that was left tells there that it failed, and keeps nobody from leaving another screen', async () => {
  const { app } = await startRun(failing('POST', /api\/runs/, refused));
  const endSooner = sooner(3_000);
  app.goTo('/products/edit/1');
  await app.user.click(await screen.findByRole('button', { name: 'Weggaan' }));
  endSooner();
  await pasteIn(app.user, await title(), ' wax');
  await app.user.click(screen.getByRole('link', { name: 'Nieuws' }));
  await screen.findByRole('button', { name: 'Weggaan zonder opslaan' });
  await release();
  await screen.findByText(/^‘Prijs excl\. btw .*’: Er ging iets mis met de bulkwijziging\. Kijk bij Bulkwijzigingen/);
  screen.getByRole('button', { name: 'Weggaan zonder opslaan' });
});
