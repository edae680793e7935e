import { render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { DeclaredList } from '../../src/ui/list/DeclaredList';
import { aCustomer } from '../support/builders';
import { expectOnConsole } from '../support/console';
import { catchDownloads } from '../support/downloads';
import { fillIn, findOffer, untilKept } from '../support/drafts';
import { anExampleFirm, exampleFirms } from '../support/exampleFirms';
import { pasteIn } from '../support/pasteIn';
import { type App, renderApp, rowOf } from '../support/screen';
import { createTestServer, type TestServer } from '../support/server';

/** A resource whose screens all come from its declaration, in the whole app. */

vi.mock('../../server/lib/declarations', async () => {
  const { exampleFirms } = await import('../support/exampleFirms');
  return { declarations: [exampleFirms] };
});
vi.mock('../../src/app/registry', async (original) => {
  const { manifests } = await original<typeof import('../../src/app/registry')>();
  const { exampleFirmsManifest } = await import('../support/exampleFirms');
  return { manifests: [...manifests, exampleFirmsManifest] };
});
vi.mock('../../i18n/messages', async (original) => {
  const { messages } = await original<typeof import('../../i18n/messages')>();
  const { merge } = await import('../../i18n/texts');
  const { exampleFirmsTexts } = await import('../support/exampleFirms');
  return { messages: merge(messages, exampleFirmsTexts) };
});

// Read before the clock of the first form runs.
beforeAll(() => Promise.all([import('../../src/ui/form/CreateScreen'), import('../../src/ui/form/DeclaredInputs')]));

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
  // The firms refer to one.
  await aCustomer(server.db, { company_name: 'Carwash Zwaan' });
});
afterEach(() => server.close());

const add = async (body: object = anExampleFirm.create): Promise<number> => {
  const answer = await server.request('/api/example_firms', { json: body });
  return (await answer.json()).id;
};
const stored = async (id: number) => (await server.request(`/api/example_firms/${id}`)).json();
const save = async (user: App['user']) => user.click(screen.getByRole('button', { name: 'Opslaan' }));

it('a declared resource is in the menu, listed by its columns, and searched', async () => {
  await add();
  await add({ ...anExampleFirm.update, name: 'Zeem BV' });
  const { user } = await renderApp({ server, route: '/example_firms/overview' });
  const row = await rowOf('Borstelfabriek');
  for (const text of ['Jo Smit', 'sireon', '€ 12,50', '2,5', '4', '02-05-2026', '20-11-2026 09:30'])
    row.getByText(text);
  // On the invoice, and active.
  expect(row.getAllByText('Ja')).toHaveLength(2);
  const menu = within(screen.getByRole('navigation', { name: 'Hoofdmenu' }));
  expect(menu.getByRole('link', { name: 'Voorbeeldbedrijven' }).getAttribute('aria-current')).toBe('page');
  await user.type(screen.getByRole('searchbox'), 'zeem');
  await waitFor(() => expect(screen.queryByText('Borstelfabriek')).toBeNull());
  await rowOf('Zeem BV');
});

it('a list with a column of a field that was renamed says so', () => {
  expectOnConsole(/The above error occurred in the <DeclaredList>/);
  const columns = ['name', 'label'];
  expect(() => render(<DeclaredList declaration={exampleFirms} columns={columns} />)).toThrow(
    "example_firms.columns: there is no field 'label'.",
  );
});

it('a declared choice of Y or N is a filter', async () => {
  await add();
  await add({ ...anExampleFirm.update, name: 'Zeem BV' });
  const { user, route } = await renderApp({ server, route: '/example_firms/overview' });
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  await user.click(await screen.findByRole('combobox', { name: 'Op rekening' }));
  await user.click(await screen.findByRole('option', { name: 'Nee' }));
  await user.click(screen.getByRole('button', { name: 'Toepassen' }));
  await waitFor(() => expect(screen.queryByText('Borstelfabriek')).toBeNull());
  await rowOf('Zeem BV');
  const active = within(await screen.findByRole('list', { name: 'Filters die aan staan' }));
  active.getByRole('button', { name: /^Op rekening:\sNee/ });
  expect(new URLSearchParams(route().split('?')[1]).get('filter')).toBe('{"on_invoice":"N"}');
});

it('a declared resource is added with an input for each field, checked by its own rules, and said so', async () => {
  const { user, route } = await renderApp({ server, route: '/example_firms/new' });
  await screen.findByRole('heading', { name: 'Voorbeeldbedrijf toevoegen' });
  await fillIn(/^E-mail/, 'jo@');
  await save(user);
  await screen.findByText('Naam is verplicht.');
  await screen.findByText('Vul een geldig e-mailadres in.');
  await screen.findByText('Klant is verplicht.');
  await fillIn(/^Naam/, 'Borstelfabriek');
  await user.click(screen.getByRole('combobox', { name: /^Klant/ }));
  await user.click(await screen.findByRole('option', { name: 'Carwash Zwaan' }));
  await fillIn(/^E-mail/, 'jo@borstel.example');
  await fillIn(/^Minimum/, '12,50');
  await fillIn(/^Korting/, '2,5');
  await user.click(screen.getByLabelText('Op rekening'));
  await fillIn(/^Beoordeling/, '5');
  const contract = within(screen.getByRole('group', { name: /^Contract/ }));
  await pasteIn(user, contract.getByLabelText(/^Datum/), '01-12-2026');
  await pasteIn(user, contract.getByLabelText(/^Tijd/), '12:00');
  await fillIn(/^Opmerkingen/, 'Per pallet');
  await save(user);
  await screen.findByText('Voorbeeldbedrijf toegevoegd');
  await waitFor(() => expect(route()).toBe('/example_firms/overview'));
  expect(await stored(1)).toMatchObject({
    name: 'Borstelfabriek',
    email: 'jo@borstel.example',
    minimum: '12.50',
    discount: '2.5',
    on_invoice: 'Y',
    rating: 5,
    contract: '2026-12-01 12:00:00',
    notes: 'Per pallet',
    shop_id: null,
    customer_id: 1,
    active: 1,
  });
});

it('the date and the time of a declared moment stand under its name, and are checked', async () => {
  const id = await add();
  const { user } = await renderApp({ server, route: `/example_firms/edit/${id}` });
  const since = within(await screen.findByRole('group', { name: 'Klant sinds' }));
  const visited = within(screen.getByRole('group', { name: 'Laatste bezoek' }));
  expect(since.getByLabelText<HTMLInputElement>('Datum').value).toBe('02-05-2026');
  const date = visited.getByLabelText<HTMLInputElement>('Datum');
  await user.clear(date);
  await pasteIn(user, date, 'onzin');
  await save(user);
  await visited.findByText('Vul een bestaande datum in, met of zonder tijd. (dd-mm-jjjj)');
  await user.clear(date);
  await pasteIn(user, date, '21-11-26');
  await user.clear(since.getByLabelText('Datum'));
  await save(user);
  await screen.findByText('Voorbeeldbedrijf opgeslagen');
  expect(await stored(id)).toMatchObject({ since: null, visited: '2026-11-21 09:30:00' });
});

it('a declared resource is changed, and its history puts the old value back', async () => {
  const id = await add();
  const { user, route } = await renderApp({ server, route: `/example_firms/edit/${id}` });
  await user.click(await screen.findByLabelText('Actief'));
  await fillIn(/^Naam/, 'Borstels & Co');
  await save(user);
  await screen.findByText('Voorbeeldbedrijf opgeslagen');
  await waitFor(() => expect(route()).toBe('/example_firms/overview'));

  await user.click(await screen.findByRole('link', { name: 'Borstels & Co' }));
  await user.click(await screen.findByRole('link', { name: 'Geschiedenis' }));
  const named = await screen.findAllByText(`Voorbeeldbedrijf ${id} · Borstels & Co`);
  const [row] = named.flatMap((text) => text.closest('tr') ?? []);
  const summary = row?.querySelector('summary');
  if (!row || !summary) throw new Error('no entry');
  await user.click(summary);
  expect(row.textContent).toContain('Ja → Nee');
  await user.click(within(row).getByRole('button', { name: 'Terugzetten: Naam' }));
  // Its name of then: the save put both in one entry.
  const asked = { name: /^Naam terugzetten bij Voorbeeldbedrijf Borstels & Co\?$/ };
  const dialog = within(await screen.findByRole('dialog', asked));
  const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Terugzetten' });
  await waitFor(() => expect(button.disabled).toBe(false));
  await user.click(button);
  await screen.findByText('De oude waarde is teruggezet');
  expect(await stored(id)).toMatchObject({ name: 'Borstelfabriek', active: 0 });
});

it('a declared resource is a choice in the filters of the history', async () => {
  await add();
  const { user } = await renderApp({ server, route: '/audit/overview' });
  await user.click(await screen.findByRole('combobox', { name: 'Soort' }));
  await user.click(await screen.findByRole('option', { name: 'Voorbeeldbedrijven' }));
  await rowOf('Voorbeeldbedrijf 1 · Borstelfabriek');
});

it('a declared resource is deleted after a question', async () => {
  const id = await add();
  const { user } = await renderApp({ server, route: `/example_firms/edit/${id}` });
  await user.click(await screen.findByRole('button', { name: 'Verwijderen' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('Voorbeeldbedrijf ‘Borstelfabriek’ verwijderen?');
  await user.click(dialog.getByRole('button', { name: 'Verwijderen' }));
  await screen.findByText('Voorbeeldbedrijf verwijderd');
  expect((await server.request(`/api/example_firms/${id}`)).status).toBe(404);
});

it('a declared resource is exported under the names of its fields', async () => {
  await add();
  const { user } = await renderApp({ server, route: '/example_firms/overview' });
  await rowOf('Borstelfabriek');
  const files = catchDownloads();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Exporteren' });
  await waitFor(() => expect(button.disabled).toBe(false));
  await user.click(button);
  await waitFor(() => expect(files).toHaveLength(1));
  const [headings, line] = (await files[0]?.text())?.split('\r\n') ?? [];
  // First what the list shows.
  expect(headings).toBe(
    'Naam;Contactpersoon;Shop;Minimumbestelling;Korting;Op rekening;Beoordeling;Actief;Klant sinds;Laatste bezoek;E-mail;Telefoon;Website;Klant;Contract;Opmerkingen',
  );
  // As the list has it: the shop's name for its number, and 'Ja' for 1.
  expect(line).toMatch(/;sireon;.*;Ja;4;Ja;.*;https:\/\/borstel\.example;/);
});

it('a declared resource keeps what was typed and not saved, and offers it when its form opens again', async () => {
  const address = `/example_firms/edit/${await add()}`;
  const before = await renderApp({ server, route: address });
  await fillIn(/^Naam/, 'Getypt');
  await untilKept(server.userId, address, { name: 'Getypt' });
  before.unmount();
  const { user } = await renderApp({ server, route: address });
  const offer = await findOffer();
  await user.click(offer.getByRole('button', { name: 'Terugzetten' }));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Naam/).value).toBe('Getypt'));
});
