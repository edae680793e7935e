import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aCustomer, aStaffMember } from '../support/builders';
import { expectOnConsole } from '../support/console';
import { failing, withoutApi } from '../support/failing';
import { holding } from '../support/holding';
import { type App, renderApp, textsOf } from '../support/screen';
import { secondsLater } from '../support/secondsLater';
import { createTestServer, type TestServer } from '../support/server';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
  await aCustomer(server.db, { company_name: 'Zwaan', active: 'N' });
  await aCustomer(server.db, { company_name: 'Anker', active: 'Y' });
});

const dialog = async ({ user }: App) => {
  await user.click(await screen.findByRole('button', { name: 'Weergaven' }));
  return within(await screen.findByRole('dialog', { name: 'Weergaven' }));
};
const shown = (...names: string[]) =>
  waitFor(() =>
    expect(textsOf(within(screen.getByRole('table')).getAllByRole('link', { name: /^(Zwaan|Anker)$/ }))).toEqual(names),
  );
const filtered = (filter: object) => `/customers/overview?filter=${encodeURIComponent(JSON.stringify(filter))}`;
const held = () => server.db.selectFrom('views').selectAll().execute();
const save = async (app: App, name: string) => {
  const views = await dialog(app);
  await app.user.click(await views.findByLabelText('Naam'));
  await app.user.paste(name);
  await app.user.click(views.getByRole('button', { name: 'Opslaan als nieuwe weergave' }));
  await views.findByRole('link', { name });
  return views;
};
const close = async ({ user }: App) => {
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sluiten' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

it('a view is saved, opened again at its own address, and changes by its own button alone', async () => {
  const app = await renderApp({ server, route: filtered({ active: 'N' }) });
  await shown('Zwaan');
  const views = await save(app, 'Uitgezet');
  await screen.findByText('Weergave opgeslagen');
  expect(await held()).toMatchObject([{ user_id: server.userId, resource: 'customers', name: 'Uitgezet', shared: 0 }]);
  await views.findByText('nu in beeld');
  await close(app);

  app.goTo(filtered({ active: 'Y' }));
  await shown('Anker');
  const before = await held();
  await app.user.click((await dialog(app)).getByRole('link', { name: 'Uitgezet' }));
  await shown('Zwaan');
  expect(await held()).toEqual(before);

  app.goTo(filtered({ active: 'Y' }));
  await shown('Anker');
  await app.user.click((await dialog(app)).getByRole('button', { name: 'Bijwerken: Uitgezet' }));
  await screen.findByText('Weergave bijgewerkt');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Uitgezet' }));
  expect(JSON.parse((await held())[0]?.settings ?? '')).toMatchObject({ filter: { active: 'Y' } });

  await app.user.click(screen.getByRole('button', { name: 'Verwijderen: Uitgezet' }));
  secondsLater();
  await app.user.click(screen.getByRole('button', { name: 'Zeker weten? Uitgezet verwijderen' }));
  await screen.findByText('Weergave verwijderd');
  expect(await held()).toEqual([]);
});

it('a view with hidden columns is the one that is shown once it is opened again', async () => {
  const app = await renderApp({ server, route: filtered({ active: 'N' }) });
  await shown('Zwaan');
  await app.user.click(screen.getByRole('button', { name: 'Kolommen' }));
  for (const name of ['Plaats', 'Contactpersoon']) await app.user.click(await screen.findByRole('checkbox', { name }));
  await app.user.click(screen.getByRole('button', { name: 'Klaar' }));
  await save(app, 'Uitgezet');
  await close(app);
  app.goTo(filtered({ active: 'Y' }));
  await shown('Anker');
  await app.user.click((await dialog(app)).getByRole('link', { name: 'Uitgezet' }));
  await shown('Zwaan');
  await (await dialog(app)).findByText('nu in beeld');
});

it('a name that one of my views has is refused, and what was typed stays', async () => {
  const app = await renderApp({ server, route: filtered({ active: 'N' }) });
  const views = await save(app, 'Uitgezet');
  const name = views.getByLabelText<HTMLInputElement>('Naam');
  await waitFor(() => expect(name.value).toBe(''));
  await app.user.type(name, ' uitgezet{Enter}');
  views.getByText('Je hebt al een weergave met deze naam. Werk die bij, of kies een andere naam.');
  expect(name.value).toBe(' uitgezet');
  expect(await held()).toHaveLength(1);
  await app.user.type(name, ' 2{Enter}');
  await views.findByRole('link', { name: 'uitgezet 2' });
});

it('a view of mine gets another name by keyboard, which none of my others has, and keeps what it holds', async () => {
  const app = await renderApp({ server, route: filtered({ active: 'N' }) });
  await save(app, 'Anders');
  await close(app);
  const views = await save(app, 'Uitgezet');
  const before = await held();
  const open = views.getByRole('button', { name: 'Wijzigen: Uitgezet' });
  open.focus();
  await app.user.keyboard('{Enter}');
  const name = () => views.getByLabelText<HTMLInputElement>('Nieuwe naam');
  expect(document.activeElement).toBe(name());
  // The old name is selected: typing replaces it.
  await app.user.keyboard('anders{Enter}');
  views.getByText('Je hebt al een weergave met deze naam. Kies een andere.');
  expect(name().value).toBe('anders');
  await app.user.keyboard('{Escape}');
  expect(views.queryByLabelText('Nieuwe naam')).toBeNull();
  expect(document.activeElement).toBe(open);
  expect(await held()).toEqual(before);

  await app.user.keyboard('{Enter}');
  await app.user.keyboard('uitgezet {Enter}');
  await screen.findByText('Weergave gewijzigd');
  const again = await views.findByRole('button', { name: 'Wijzigen: uitgezet' });
  await waitFor(() => expect(document.activeElement).toBe(again));
  const [other, mine] = before;
  expect(await held()).toEqual([other, { ...mine, name: 'uitgezet' }]);
});

it('a view of mine is shared later, and kept to myself again', async () => {
  const app = await renderApp({ server, route: filtered({ active: 'N' }) });
  const views = await save(app, 'Uitgezet');
  for (const shared of [1, 0]) {
    await app.user.click(views.getByRole('button', { name: 'Wijzigen: Uitgezet' }));
    const line = within(views.getByRole('listitem'));
    await app.user.click(line.getByRole('switch', { name: 'Delen met collega’s' }));
    await app.user.click(line.getByRole('button', { name: 'Opslaan' }));
    await waitFor(async () => expect(await held()).toMatchObject([{ name: 'Uitgezet', shared }]));
  }
});

it('a view that is shared keeps the columns and filters that another tab has put into it since', async () => {
  const app = await renderApp({ server, route: filtered({ active: 'N' }) });
  const views = await save(app, 'Uitgezet');
  const settings = JSON.stringify({ filter: { active: 'Y' } });
  const [mine] = await held();
  await server.request(`/api/views/${mine?.view_id}`, { method: 'PUT', json: { ...mine, settings } });
  expect(await held()).toMatchObject([{ shared: 0, settings }]);
  await app.user.click(views.getByRole('button', { name: 'Wijzigen: Uitgezet' }));
  const line = within(views.getByRole('listitem'));
  await app.user.click(line.getByRole('switch', { name: 'Delen met collega’s' }));
  await app.user.click(line.getByRole('button', { name: 'Opslaan' }));
  await waitFor(async () => expect(await held()).toMatchObject([{ shared: 1, settings }]));
});

it('a name that is not kept stays to be sent again', async () => {
  const app = await renderApp({ server, route: filtered({ active: 'N' }), between: failing('PUT', /views/) });
  const views = await save(app, 'Uitgezet');
  await app.user.click(views.getByRole('button', { name: 'Wijzigen: Uitgezet' }));
  await app.user.paste('Weg');
  // In development react-admin logs every failed call.
  await app.user.click(views.getByRole('button', { name: 'Opslaan' }));
  await screen.findByText(/Er ging iets mis met de weergave\./);
  expect(views.getByLabelText<HTMLInputElement>('Nieuwe naam').value).toBe('Weg');
});

it('a view is thrown away after a question, which neither a double click nor Enter twice answers, and the focus stays in the dialog', async () => {
  const app = await renderApp({ server, route: filtered({ active: 'N' }) });
  const views = await save(app, 'Uitgezet');
  await app.user.dblClick(views.getByRole('button', { name: 'Verwijderen: Uitgezet' }));
  const sure = views.getByRole('button', { name: 'Zeker weten? Uitgezet verwijderen' });
  await app.user.keyboard('{Enter}');
  expect(await held()).toHaveLength(1);
  secondsLater();
  await app.user.keyboard('{Enter}');
  await waitFor(async () => expect(await held()).toEqual([]));
  await waitFor(() => expect(sure.isConnected).toBe(false));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Weergaven' })));
});

it('a view that a colleague shares opens by its address, with its columns; one that is gone says so', async () => {
  const settings = JSON.stringify({
    filter: { active: 'Y' },
    sort: { field: 'company_name', order: 'ASC' },
    columns: { order: ['company_name'], hidden: ['name', 'company_place'] },
  });
  const user_id = await aStaffMember(server.db);
  const view = { user_id, resource: 'customers', name: 'Onze klanten', settings, shared: 1 };
  const { view_id } = await server.db.insertInto('views').values(view).returning('view_id').executeTakeFirstOrThrow();
  const app = await renderApp({ server, route: `/customers/overview?view=${view_id}` });
  await shown('Anker');
  expect(textsOf(screen.getAllByRole('columnheader')).slice(0, 2)).toEqual(['Bedrijfsnaam↑', 'Telefoon']);
  const views = await dialog(app);
  await views.findByText('nu in beeld · van een collega');
  expect(views.queryByRole('button', { name: /Onze klanten/ })).toBeNull();
  await close(app);

  // In development react-admin logs every failed call.
  expectOnConsole(/^console\.error: V2Error/);
  app.goTo('/customers/overview?view=999');
  await screen.findByText('De weergave kon niet worden geopend. Misschien is hij niet gedeeld.');
});

it('a view whose answer is late takes nobody back to the list, nor the place of one that was opened after it', async () => {
  const line = holding();
  const app = await renderApp({ server, route: filtered({ active: 'N' }), between: line.between });
  await shown('Zwaan');
  await save(app, 'Uitgezet');
  await close(app);
  app.goTo(filtered({ active: 'Y' }));
  await shown('Anker');
  await save(app, 'Actief');
  await close(app);

  line.hold(/GET \S*views\/\d/);
  await app.user.click((await dialog(app)).getByRole('link', { name: 'Uitgezet' }));
  await waitFor(() => expect(line.held()).toHaveLength(1));
  line.pass();
  await app.user.click((await dialog(app)).getByRole('link', { name: 'Actief' }));
  await waitFor(() => expect(app.route()).toContain(encodeURIComponent('"Y"')));
  await line.release();
  await shown('Anker');
  expect(app.route()).toContain(encodeURIComponent('"Y"'));

  line.hold(/GET \S*views\/\d/);
  await app.user.click((await dialog(app)).getByRole('link', { name: 'Uitgezet' }));
  await waitFor(() => expect(line.held()).toHaveLength(1));
  app.goTo('/');
  await screen.findByRole('heading', { level: 1, name: 'Vandaag' });
  await line.release();
  expect(app.route()).toBe('/');
});

it('a v2 without /api leaves the views to the browser, for whoever signs in again', async () => {
  const first = await renderApp({ server, between: withoutApi, route: filtered({ active: 'N' }) });
  await shown('Zwaan');
  await save(first, 'Uitgezet');
  first.unmount();
  const second = await renderApp({ server, between: withoutApi, route: '/customers/overview' });
  await shown('Zwaan', 'Anker');
  const views = await dialog(second);
  await second.user.click(views.getByRole('button', { name: 'Wijzigen: Uitgezet' }));
  await second.user.keyboard('Weg{Enter}');
  await second.user.click(await views.findByRole('link', { name: 'Weg' }));
  await shown('Zwaan');
});
