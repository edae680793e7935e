import { screen, waitFor, within } from '@testing-library/react';
import { Resource } from 'ra-core';
import { Route } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Manifest } from '../../src/lib/manifest';
import type { Client } from '../../src/provider/http/client';
import { endpoints } from '../../src/v2/endpoints';
import {
  aCustomer,
  aMachine,
  aMarketAdvert,
  aNewsMessage,
  aProduct,
  aReport,
  aTask,
  aWaterReport,
} from '../support/builders';
import { holdClock, letPass } from '../support/clock';
import { expectOnConsole } from '../support/console';
import { catchDownloads } from '../support/downloads';
import { anExampleFirm } from '../support/exampleFirms';
import { pasteIn } from '../support/pasteIn';
import { aPng, aPngUrl } from '../support/pictures';
import { type App, renderApp, rowOf } from '../support/screen';
import { createTestServer, type TestServer } from '../support/server';
import { stock } from '../support/stockScreens';

// A resource beyond v2 that the product does not have.
vi.mock('../../server/lib/declarations', async () => ({
  declarations: [(await import('../support/exampleFirms')).exampleFirms],
}));
vi.mock('../../src/app/registry', async () => ({ manifests: (await import('../support/stockScreens')).manifests }));

// Beside the manifests, as react-admin's documentation has them.
vi.mock('../../src/app/router', async (original) => {
  const router = await original<typeof import('../../src/app/router')>();
  const { OwnList, OwnPage } = await import('../support/stockScreens');
  return {
    ...router,
    resourcesOf: (all: readonly Manifest[]) => [
      ...router.resourcesOf(all),
      <Resource key="staff" name="staff" list={OwnList} />,
    ],
    routesOf: (all: readonly Manifest[]) => [
      ...router.routesOf(all),
      <Route key="own" path="/own" element={<OwnPage />} />,
    ],
  };
});

vi.mock('../../src/session/authProvider', async (original) => {
  const { createAuthProvider } = await original<typeof import('../../src/session/authProvider')>();
  return {
    createAuthProvider: (client: Client) => ({
      ...createAuthProvider(client),
      ...(stock.canAccess && { canAccess: stock.canAccess }),
    }),
  };
});

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
  // The firms refer to one.
  await aCustomer(server.db);
  stock.mode = undefined;
  stock.redirect = undefined;
  stock.tries = 0;
  stock.canAccess = undefined;
});
afterEach(() => server.close());

const titles = async () => (await server.db.selectFrom('news').select('title').execute()).map(({ title }) => title);
const writes = (sent: string[]) => sent.filter((call) => !call.startsWith('GET'));

/** A title changed in the form that the list opened. */
const changed = async () => {
  await aNewsMessage(server.db, { title: 'Wasdag' });
  const app = await renderApp({ server, route: '/news/overview' });
  await app.user.click((await rowOf('Wasdag')).getByRole('link', { name: 'Bewerken' }));
  await pasteIn(app.user, await screen.findByLabelText(/^Titel/), ' op zondag');
  await app.user.click(screen.getByRole('button', { name: 'Opslaan' }));
  await screen.findByText('Bijgewerkt');
  return app;
};
const press = (name: string) => screen.getByRole('button', { name });

describe('a stock form in the default mode, undoable,', () => {
  // However slow the machine: a notice stays as long as its clock says.
  beforeEach(() => void holdClock());

  it('shows the change at once and sends it when its notice closes', async () => {
    const { user, sent } = await changed();
    await rowOf('Wasdag op zondag');
    expect([writes(sent), await titles()]).toEqual([[], ['Wasdag']]);
    await user.click(press('Sluiten'));
    await waitFor(async () => expect(await titles()).toEqual(['Wasdag op zondag']));
    screen.getByText('Wasdag op zondag');
  });

  it('opens without being rendered over and over', async () => {
    await changed();
    expect(stock.tries).toBeLessThan(20);
  });

  it('sends it by itself after a while', async () => {
    await changed();
    await letPass(6_000);
    await waitFor(async () => expect(await titles()).toEqual(['Wasdag op zondag']));
    await waitFor(() => expect(screen.queryByText('Bijgewerkt')).toBeNull());
  });

  it('undoes it: nothing is sent, and the list shows what was', async () => {
    const { user, sent } = await changed();
    await user.click(press('Ongedaan maken'));
    await rowOf('Wasdag');
    await letPass(60_000);
    expect([writes(sent), await titles()]).toEqual([[], ['Wasdag']]);
    expect(screen.queryByText('Bijgewerkt')).toBeNull();
  });

  it('sends it before the tab goes', async () => {
    await changed();
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    await waitFor(async () => expect(await titles()).toEqual(['Wasdag op zondag']));
    await waitFor(() => expect(screen.queryByText('Ongedaan maken')).toBeNull());
  });

  it('sends it before signing out', async () => {
    const { user } = await changed();
    await user.click(screen.getByRole('button', { name: /^Account van/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Uitloggen' }));
    await screen.findByLabelText('Gebruikersnaam');
    expect(await titles()).toEqual(['Wasdag op zondag']);
  });

  it('undoes the one of two that is asked for', async () => {
    await aNewsMessage(server.db, { title: 'Eerste' });
    await aNewsMessage(server.db, { title: 'Tweede' });
    const { user } = await renderApp({ server, route: '/news/overview' });
    for (const title of ['Eerste', 'Tweede']) {
      await user.click((await rowOf(title)).getByRole('button', { name: 'Verwijderen' }));
      await waitFor(() => expect(screen.queryByText(title)).toBeNull());
    }
    const [first, second] = screen.getAllByRole('button', { name: 'Ongedaan maken' });
    if (!first || !second) throw new Error('Not both can be undone any more');
    await user.click(second);
    await rowOf('Tweede');
    await letPass(6_000);
    await waitFor(async () => expect(await titles()).toEqual(['Tweede']));
  });
});

it('a Resource and a Route beside the manifests have the look of all others', async () => {
  const app = await renderApp({ server, route: '/staff' });
  await rowOf('sanne');
  await screen.findByRole('heading', { level: 1, name: 'Accounts' });
  app.goTo('/own');
  // Styled by the product's own cache of styles, which the page's policy allows.
  expect((await screen.findByText('Eigen pagina')).className).toMatch(/ w-\w+-MuiPaper-root-MuiCard-root$/);
});

it("a link of React Router to react-admin's own path fills in the new record that it carries", async () => {
  const { user, route } = await renderApp({ server, route: '/own' });
  await user.click(await screen.findByRole('link', { name: 'Nieuw bericht' }));
  await waitFor(() => expect(route()).toBe('/news/new'));
  await screen.findByDisplayValue('Open dag');
});

it('a stock screen has a heading', async () => {
  const id = await aNewsMessage(server.db, { title: 'Wasdag' });
  const { goTo } = await renderApp({ server, route: '/news/overview' });
  await screen.findByRole('heading', { level: 1, name: 'Nieuws' });
  goTo(`/news/show/${id}`);
  const heading = await screen.findByRole('heading', { level: 1, name: /Wasdag/ });
  await waitFor(() => expect(document.title).toBe(`${heading.textContent} · Wasbeheer`));
});

it('a stock form that warns is left for an address that was typed, or stays at its own, as its user answers', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
  onTestFinished(() => confirm.mockRestore());
  const { user, route, goTo } = await renderApp({ server, route: '/news/overview' });
  await screen.findByRole('heading', { level: 1, name: 'Nieuws' });
  await user.keyboard('n');
  await pasteIn(user, await screen.findByLabelText(/^Titel/), 'Wasdag');
  goTo('/market/overview');
  await waitFor(() => expect(confirm).toHaveBeenCalledOnce());
  await waitFor(() => expect(route()).toBe('/news/new'));
  await screen.findByDisplayValue('Wasdag');
  goTo('/market/overview');
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(screen.queryByDisplayValue('Wasdag')).toBeNull());
  expect(route()).toBe('/market/overview');
});

it('a stock list has the keys of every list: its search, its rows and a new record', async () => {
  await aNewsMessage(server.db, { title: 'Wasdag' });
  const { user, route } = await renderApp({ server, route: '/news/overview' });
  await rowOf('Wasdag');
  await user.keyboard('/{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByText('Wasdag').closest('tr'));
  await user.keyboard('{Escape}');
  expect(document.activeElement?.getAttribute('name')).toBe('q');
  await user.keyboard('{ArrowDown}n');
  await waitFor(() => expect(route()).toBe('/news/new'));
  await screen.findByLabelText(/^Titel/);
  window.location.hash = '#/news/overview';
  await rowOf('Wasdag');
  await user.keyboard('/{ArrowDown}{Enter}');
  await waitFor(() => expect(route()).toMatch(/^\/news\/(edit|show)\/\d+$/));
});

const modes = ['pessimistic', 'optimistic', 'undoable'] as const;
/** In the undoable mode a write is sent once its notice is closed. */
const settle = async (user: App['user']) => {
  if (stock.mode === 'undoable') await user.click(await screen.findByRole('button', { name: 'Sluiten' }));
};

describe.each(modes)('stock parts in the mode %s', (mode) => {
  beforeEach(async () => {
    holdClock();
    stock.mode = mode;
    for (const title of ['Eerste', 'Tweede', 'Derde']) await aNewsMessage(server.db, { title });
  });

  it('edit, delete, and update one record', async () => {
    const { user } = await renderApp({ server, route: '/news/overview' });
    await user.click((await rowOf('Eerste')).getByRole('link', { name: 'Bewerken' }));
    await user.type(await screen.findByLabelText(/^Titel/), '!');
    await user.click(press('Opslaan'));
    await rowOf('Eerste!');
    await settle(user);
    await waitFor(async () => expect(await titles()).toContain('Eerste!'));
    await user.click((await rowOf('Tweede')).getByRole('button', { name: 'Verwijderen' }));
    // react-admin gives the name in small letters, so it does not begin the sentence.
    if (mode !== 'undoable') await screen.findByRole('dialog', { name: 'Verwijderen: nieuwsbericht Tweede' });
    if (mode !== 'undoable') await user.click(await screen.findByRole('button', { name: 'Bevestigen' }));
    await waitFor(() => expect(screen.queryByText('Tweede')).toBeNull());
    await settle(user);
    await waitFor(async () => expect(await titles()).not.toContain('Tweede'));
    await user.click((await rowOf('Derde')).getByRole('button', { name: 'Hernoemen' }));
    if (mode !== 'undoable') await user.click(await screen.findByRole('button', { name: 'Bevestigen' }));
    await settle(user);
    await waitFor(async () => expect((await titles()).sort()).toEqual(['Eerste!', 'Nieuwe naam']));
  });

  it('update and delete what is selected', async () => {
    const { user } = await renderApp({ server, route: '/news/overview' });
    const select = async (title: string) => user.click(await (await rowOf(title)).findByRole('checkbox'));
    await select('Eerste');
    await select('Tweede');
    await user.click(await screen.findByRole('button', { name: 'Bijwerken' }));
    if (mode !== 'undoable') await user.click(await screen.findByRole('button', { name: 'Bevestigen' }));
    await settle(user);
    await waitFor(async () =>
      expect((await titles()).filter((title) => title === 'Bijgewerkte titel')).toHaveLength(2),
    );
    await select('Derde');
    // The rows have such a button too.
    const [ofSelected] = await screen.findAllByRole('button', { name: 'Verwijderen' });
    if (ofSelected) await user.click(ofSelected);
    if (mode !== 'undoable') await user.click(await screen.findByRole('button', { name: 'Bevestigen' }));
    await settle(user);
    await waitFor(async () => expect(await titles()).toEqual(['Bijgewerkte titel', 'Bijgewerkte titel']));
  });
});

describe('stock parts', () => {
  it('make a record, and say what is wrong with it first', async () => {
    const { user, route } = await renderApp({ server, route: '/news/new' });
    await pasteIn(user, await screen.findByLabelText(/^Bericht/), 'Zaterdag.');
    await user.click(press('Opslaan'));
    await screen.findByText('Verplicht');
    await pasteIn(user, screen.getByLabelText(/^Titel/), 'Wasdag');
    await user.click(screen.getByRole('combobox', { name: /^Shop/ }));
    await user.click(await screen.findByRole('option', { name: 'carwash' }));
    await user.click(press('Opslaan'));
    await screen.findByText('Toegevoegd');
    expect(await titles()).toEqual(['Wasdag']);
    await waitFor(() => expect(route()).toMatch(/^\/news\/edit\/\d+$/));
  });

  it('show a record that was just made as it is stored, with what no form sent', async () => {
    stock.redirect = 'show';
    const { user } = await renderApp({ server, route: '/news/new' });
    await pasteIn(user, await screen.findByLabelText(/^Titel/), 'Wasdag');
    await pasteIn(user, screen.getByLabelText(/^Bericht/), 'Zaterdag.');
    await user.click(screen.getByRole('combobox', { name: /^Shop/ }));
    await user.click(await screen.findByRole('option', { name: 'carwash' }));
    await user.click(press('Opslaan'));
    await screen.findByText('6 tekens');
    await screen.findByText(/^16-11-2026, /);
  });

  it('search, filter, sort, page and show a record', async () => {
    for (const title of ['Eerste', 'Tweede']) await aNewsMessage(server.db, { title });
    holdClock();
    const { user, route } = await renderApp({ server, route: '/news/overview' });
    await rowOf('Tweede');
    await user.type(screen.getByPlaceholderText('Zoeken'), 'eers');
    // The search waits for a pause.
    await letPass(1_000);
    await waitFor(() => expect(screen.queryByText('Tweede')).toBeNull());
    await user.click((await rowOf('Eerste')).getByRole('link', { name: 'Tonen' }));
    await screen.findByText('6 tekens');
    screen.getByText('2-11-2026, 09:00:00');
    await waitFor(() => expect(route()).toMatch(/^\/news\/show\/\d+$/));
  });

  it('load the next rows as long as their end is in sight, also on a tall screen', async () => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(private readonly look: (seen: readonly { isIntersecting: boolean }[]) => void) {}
        observe() {
          queueMicrotask(() => this.look([{ isIntersecting: true }]));
        }
        unobserve() {}
      },
    );
    for (let nth = 1; nth <= 45; nth += 1) await aMarketAdvert(server.db, { title: `Pomp ${nth}` });
    await renderApp({ server, route: '/market/overview' });
    await rowOf('Pomp 45');
  });

  it('read a list anew each time that it is opened, and what a record refers to once that is old', async () => {
    const customer_id = await aCustomer(server.db, { company_name: 'Wasserij Noord' });
    await aTask(server.db, { customer_id, description: 'Bellen' });
    await aNewsMessage(server.db, { title: 'Eerste' });
    const { goTo } = await renderApp({ server, route: '/news/overview' });
    await rowOf('Eerste');
    const work = `/customers/show/${customer_id}/1`;
    goTo(work);
    await screen.findByText('Bellen');
    // Someone else adds to both.
    await aNewsMessage(server.db, { title: 'Tweede' });
    await aTask(server.db, { customer_id, description: 'Mailen' });
    goTo('/news/overview');
    await rowOf('Tweede');
    vi.setSystemTime(Date.now() + 60_000);
    goTo(work);
    await screen.findByText('Mailen');
  });

  it('say that a record is not there, and go back to its list', async () => {
    expectOnConsole(/V2Error/);
    const { route } = await renderApp({ server, route: '/news/show/999' });
    await screen.findByText('Dit bestaat niet (meer)');
    await waitFor(() => expect(route()).toMatch(/^\/news\/overview/));
  });

  it('export what is shown or selected as a file that no spreadsheet runs', async () => {
    await aNewsMessage(server.db, { title: '=HYPERLINK("http://kwaad.example")' });
    const files = catchDownloads();
    const { user } = await renderApp({ server, route: '/news/overview' });
    await rowOf(/HYPERLINK/);
    await user.click((await rowOf(/HYPERLINK/)).getByRole('checkbox'));
    const [ofAll, ofSelected] = screen.getAllByRole('button', { name: 'Exporteren' });
    if (ofAll) await user.click(ofAll);
    await waitFor(() => expect(files).toHaveLength(1));
    if (ofSelected) await user.click(ofSelected);
    await waitFor(() => expect(files).toHaveLength(2));
    for (const file of files) expect(await file.text()).toContain(`;"'=HYPERLINK(""http`);
  });

  it('have every input', async () => {
    const id = await aMarketAdvert(server.db, { title: 'geen adres' });
    const { user } = await renderApp({ server, route: `/market/edit/${id}` });
    await screen.findByDisplayValue('geen adres');
    for (const label of 'abcdefgjkl') screen.getByLabelText(label, { selector: 'input, [role=combobox]' });
    expect(within(screen.getByRole('group', { name: 'h' })).getAllByRole('radio')).toHaveLength(2);
    expect(within(screen.getByRole('group', { name: 'i' })).getAllByRole('checkbox')).toHaveLength(2);
    await user.type(screen.getByLabelText('a'), '12');
    await user.click(screen.getByLabelText('b'));
    await user.click(screen.getByRole('button', { name: 'Toevoegen' }));
    await user.type(await screen.findByLabelText('n'), 'x');
    await user.click(screen.getByLabelText('k'));
    await user.click(await screen.findByRole('option', { name: 'carwash' }));
  });

  it.each([
    [1, 'Ja', 'Nee'],
    [0, 'Nee', 'Ja'],
  ] as const)('show a flag that is %i, and change it', async (published, shown, chosen) => {
    stock.mode = 'pessimistic';
    const id = await aMarketAdvert(server.db, { title: 'jan@wit.example', published });
    const { user } = await renderApp({ server, route: `/market/edit/${id}` });
    const field = await screen.findByRole('combobox', { name: 'Gepubliceerd' });
    await waitFor(() => expect(field.textContent).toBe(shown));
    await user.click(field);
    await user.click(await screen.findByRole('option', { name: chosen }));
    expect(field.textContent).toBe(chosen);
    await user.click(press('Opslaan'));
    await waitFor(async () => {
      const held = await server.db.selectFrom('market').select('published').executeTakeFirstOrThrow();
      expect(held.published).toBe(1 - published);
    });
  });

  it('save again in a form that stays, without a conflict with their own save', async () => {
    stock.mode = 'pessimistic';
    stock.redirect = false;
    const id = await aMarketAdvert(server.db, { title: 'jan@wit.example', published: 1 });
    const { user } = await renderApp({ server, route: `/market/edit/${id}` });
    const field = await screen.findByRole('combobox', { name: 'Gepubliceerd' });
    for (const [chosen, stored] of [
      ['Nee', 0],
      ['Ja', 1],
      ['Nee', 0],
    ] as const) {
      await user.click(field);
      await user.click(await screen.findByRole('option', { name: chosen }));
      await user.click(press('Opslaan'));
      await waitFor(async () => {
        const held = await server.db.selectFrom('market').select('published').executeTakeFirstOrThrow();
        expect(held.published).toBe(stored);
      });
    }
  });

  it('show the picture that is stored, and the one that replaces it, and do not seem to take away what v2 keeps', async () => {
    stock.mode = 'pessimistic';
    stock.redirect = false;
    catchDownloads();
    expectOnConsole(/V2Error: Dit kan alleen/);
    const id = await aNewsMessage(server.db);
    await server.client.call(endpoints.news.updateImage, { params: { id }, body: { image: aPngUrl() } });
    const stored = async () => (await server.db.selectFrom('news').select('image').executeTakeFirstOrThrow()).image;
    const first = await stored();
    const { user } = await renderApp({ server, route: `/news/edit/${id}` });
    const picture = () => document.querySelector('.previews img')?.getAttribute('src');
    await waitFor(() => expect(picture()).toBe(`/v2/images/${first}`));
    const [takeAway] = screen.getAllByRole('button', { name: 'Verwijderen' });
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!takeAway || !input) throw new Error('No picture to take away or replace');
    await user.click(takeAway);
    expect(picture()).toBeUndefined();
    await user.click(press('Opslaan'));
    // At the field, and as the reason that nothing was saved.
    await waitFor(() => expect(screen.getAllByText('Dit kan alleen worden vervangen.')).toHaveLength(2));
    expect(screen.queryByText('Bijgewerkt')).toBeNull();
    const file = new File([new Uint8Array(aPng({ seed: 2 }))], 'was.png', { type: 'image/png' });
    await user.upload(input, file);
    await waitFor(() => expect(picture()).toBe('blob:1'));
    await user.click(press('Opslaan'));
    await screen.findByText('Bijgewerkt');
    await waitFor(async () => expect(picture()).toBe(`/v2/images/${await stored()}`));
    expect(await stored()).not.toBe(first);
  });

  it('say what someone else changed meanwhile, what stands there now, and to open the record again', async () => {
    stock.mode = 'pessimistic';
    expectOnConsole(/V2Error: Dit is intussen/);
    const id = await aNewsMessage(server.db, { title: 'Wasdag' });
    const { user } = await renderApp({ server, route: `/news/edit/${id}` });
    await pasteIn(user, await screen.findByLabelText(/^Titel/), ' van mij');
    const body = { title: 'Wasdag van Bram', description: 'Zaterdag', shop_id: 1 };
    await server.client.call(endpoints.news.update, { params: { id }, body });
    await user.click(press('Opslaan'));
    await screen.findByText(
      'Dit is intussen gewijzigd. Er is nog niets opgeslagen. Open dit opnieuw om verder te gaan.',
    );
    await screen.findByText('Staat er nu als: Wasdag van Bram');
    expect(await titles()).toEqual(['Wasdag van Bram']);
  });

  it('say in Dutch that no choice matches', async () => {
    const id = await aMarketAdvert(server.db, { title: 'geen adres' });
    await aCustomer(server.db, { company_name: 'Wasserij Noord' });
    holdClock();
    const { user } = await renderApp({ server, route: `/market/edit/${id}` });
    for (const label of ['k', 'l']) {
      await user.type(await screen.findByRole('combobox', { name: label }), 'zzz');
      // The search waits for a pause.
      await letPass(1_000);
      await screen.findByText('Niets gevonden');
      await user.keyboard('{Escape}');
      expect(screen.queryByText('Niets gevonden')).toBeNull();
    }
  });

  it('show numbers in Dutch in every browser', async () => {
    const news = await aNewsMessage(server.db, { shop_id: 2 });
    const customer_id = await aCustomer(server.db);
    await aMachine(server.db, { customer_id });
    const { goTo } = await renderApp({ server, route: `/news/show/${news}` });
    await screen.findByText('2,00');
    goTo(`/customers/show/${customer_id}`);
    await screen.findByText(`${customer_id},00`);
  });

  it('follow references, whose lists need a customer too, and keep their tabs in the address', async () => {
    const customer_id = await aCustomer(server.db, { company_name: 'Wasserij Noord', active: 'N' });
    const machine = await aMachine(server.db, { customer_id, brand: 'Ottomat' });
    await aTask(server.db, { customer_id, description: 'Bellen' });
    await aReport(server.db, { customer_id, user_id: server.userId });
    await aWaterReport(server.db, { customer_id, ph: '7,3' });
    const { user, route, goTo } = await renderApp({ server, route: '/customers/overview' });
    (await rowOf('Wasserij Noord')).getByText('Inactief');
    await user.click(screen.getByText('Wasserij Noord'));
    await screen.findByText('Ottomat');
    await user.click(screen.getByRole('tab', { name: 'Werk' }));
    await screen.findByText('Bellen');
    await screen.findByText('7,3');
    expect(route()).toBe(`/customers/show/${customer_id}/1`);
    goTo(`/machines/edit/${machine}`);
    await user.type(await screen.findByLabelText(/^Merk/), ' 2');
    await screen.findByText('Wasserij Noord');
    await user.click(screen.getByRole('tab', { name: 'Gebruik' }));
    await pasteIn(user, await screen.findByLabelText(/^Opmerkingen/), ' Nieuw.');
    expect(route()).toBe(`/machines/edit/${machine}/1`);
    await user.click(press('Opslaan'));
    await user.click(await screen.findByRole('button', { name: 'Sluiten' }));
    await waitFor(async () => {
      const held = await server.db.selectFrom('machines').selectAll().executeTakeFirstOrThrow();
      expect(held.brand).toBe('Ottomat 2');
    });
  });

  it("open on the tab that react-admin's own path names", async () => {
    const customer_id = await aCustomer(server.db);
    const machine = await aMachine(server.db, { customer_id });
    await aTask(server.db, { customer_id, description: 'Bellen' });
    const { route, goTo } = await renderApp({ server, route: `/customers/${customer_id}/show/1` });
    await screen.findByText('Bellen');
    expect(route()).toBe(`/customers/show/${customer_id}/1`);
    goTo(`/machines/${machine}/1`);
    await waitFor(() => expect(route()).toBe(`/machines/edit/${machine}/1`));
    await screen.findByRole('tab', { name: 'Gebruik', selected: true });
  });

  it.each(['products', 'example_firms'])(
    'are guessed, and the guess is written on the console: %s',
    async (resource) => {
      vi.stubEnv('NODE_ENV', 'development');
      const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
      // The guess is that shop_product_category_id refers to a resource of that name.
      if (resource === 'products') expectOnConsole(/V2Error: Deze aanroep bestaat niet/);
      const id =
        resource === 'products'
          ? await aProduct(server.db, { main_title: 'Wax' })
          : (await (await server.request(`/api/example_firms`, { json: anExampleFirm.create })).json()).id;
      const name = resource === 'products' ? 'Wax' : 'Borstelfabriek';
      const { goTo } = await renderApp({ server, route: `/${resource}/overview` });
      await screen.findByText(name);
      // The guess is that shop_id refers to a resource called shops, and that active is true or false.
      if (resource === 'example_firms') {
        await screen.findByText('sireon');
        goTo(`/example_firms/overview?filter={"active":false}`);
        await waitFor(() => expect(screen.queryByText(name)).toBeNull());
        goTo(`/example_firms/overview?filter={"active":true}`);
        await screen.findByText(name);
      }
      goTo(`/${resource}/edit/${id}`);
      await screen.findByDisplayValue(name);
      goTo(`/${resource}/show/${id}`);
      await waitFor(() => expect(screen.queryByDisplayValue(name)).toBeNull());
      await screen.findByText(name);
      expect(log.mock.calls.flat().join()).toMatch(/Guessed List:[\s\S]*Guessed Edit:[\s\S]*Guessed Show:/);
    },
  );
});

describe("the auth provider's canAccess", () => {
  it.each([
    ['says no', async () => false, 'Geen toegang', 'Je mag deze pagina niet bekijken.'],
    [
      'fails',
      () => Promise.reject(new Error('down')),
      'Inloggen kon niet worden gecontroleerd',
      'De server kon niet controleren of je bent ingelogd.',
    ],
  ])('is asked by a stock list, and told where it %s', async (_, canAccess, heading, text) => {
    await aNewsMessage(server.db, { title: 'Wasdag' });
    stock.canAccess = canAccess;
    await renderApp({ server, route: '/news/overview' });
    await screen.findByRole('heading', { name: heading });
    await screen.findByText(text);
    expect(screen.queryByText('Wasdag')).toBeNull();
  });
});

it('a stock form that stays where it is has no failure any more once it is saved', async () => {
  stock.mode = 'pessimistic';
  stock.redirect = false;
  const newsId = await aNewsMessage(server.db, { title: 'Wasdag' });
  const { user } = await renderApp({ server, route: `/news/edit/${newsId}` });
  const title = await screen.findByLabelText(/^Titel/);
  await user.clear(title);
  await user.click(press('Opslaan'));
  await screen.findByRole('alert');
  await pasteIn(user, title, 'Wasdag op zondag');
  await user.click(press('Opslaan'));
  await screen.findByText('Bijgewerkt');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(await titles()).toEqual(['Wasdag op zondag']);
});
