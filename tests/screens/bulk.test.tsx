import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
// Imported here, so that no test's time limit includes loading them.
import '../../src/bulk/BulkEditDialog';
import '../../src/ui/list/SelectionBar';
import type { UserEvent } from '@testing-library/user-event';
import { endpoints } from '../../src/v2/endpoints';
import { aCategory, aCustomer, aMarketAdvert, aNewsMessage, aProduct, aRun } from '../support/builders';
import { openTrial } from '../support/bulk';
import { failingWhile, losing } from '../support/failing';
import { gate } from '../support/gate';
import { pasteIn } from '../support/pasteIn';
import { renderApp } from '../support/screen';
import { createTestServer, type TestServer } from '../support/server';

const choose = async (user: UserEvent, label: string, choice: string) =>
  user.selectOptions(await screen.findByLabelText(label), choice);
const cellsOf = (name: string) => {
  const row = within(screen.getByRole('table', { name: 'Regels' }))
    .getByText(name)
    .closest('tr');
  return [...(row?.querySelectorAll('td') ?? [])].slice(2).map((cell) => cell.textContent?.replaceAll('\u00a0', ' '));
};
const pricesOf = async ({ db }: TestServer) => {
  const rows = await db.selectFrom('products').select(['main_title', 'main_price']).orderBy('prio').execute();
  return rows.map(({ main_title, main_price }) => `${main_title} ${main_price}`);
};

it('prices are tried first, row by row with VAT, then changed in one call, and reverted to what they were', async () => {
  const server = await createTestServer();
  await aProduct(server.db, { main_title: 'Shampoo', main_price: '12.5', prio: 0 });
  await aProduct(server.db, { main_title: 'Wax', main_price: '7', prio: 1 });
  await aProduct(server.db, { main_title: 'Folder', main_price: '', prio: 2 });
  await aProduct(server.db, { main_title: 'Zeem', main_price: '4', prio: 3 });
  const before = await pricesOf(server);
  const { user } = await renderApp({ server, route: '/products/overview' });
  const trial = await openTrial(user);
  const said = trial.getByRole('status');
  trial.getByText('4 producten wijzigen');
  await choose(user, 'Wat wil je wijzigen?', 'Prijs excl. btw');
  await trial.findByText(/^Vul hierboven in met hoeveel/);
  await user.type(trial.getByLabelText('Hoeveel'), 'x');
  trial.getByText('Vul een getal in, met een min ervoor voor minder.');
  await user.clear(trial.getByLabelText('Hoeveel'));
  // Between the thousands of a price a dot is a dot; here it is a comma.
  await pasteIn(user, trial.getByLabelText('Hoeveel'), '1.500');
  trial.getByText('Dit zijn drie cijfers achter de komma. Typ voor duizenden geen punt.');
  await user.clear(trial.getByLabelText('Hoeveel'));
  await pasteIn(user, trial.getByLabelText('Hoeveel'), '4,5 %');
  await trial.findByText('Verandert (3)');
  trial.getByText('Kan niet (1)');
  expect(said.textContent).toBe('Verandert (3), Blijft gelijk (0), Kan niet (1)');
  expect(cellsOf('Shampoo')).toEqual(['€ 12,50€ 15,13 incl. btw', '€ 13,06€ 15,80 incl. btw']);
  expect(cellsOf('Folder')).toEqual(['leeg', 'Er is geen prijs ingevuld.']);
  await choose(user, 'Afronden', 'Op ,95 excl. btw');
  expect(cellsOf('Shampoo')).toEqual(['€ 12,50€ 15,13 incl. btw', '€ 12,95€ 15,67 incl. btw']);
  await user.click(trial.getByRole('checkbox', { name: 'Meenemen: Zeem' }));
  trial.getByText('Weggelaten (1)');
  expect(said.textContent).toBe('Verandert (2), Blijft gelijk (0), Kan niet (1)');
  expect(await pricesOf(server)).toEqual(before);

  await user.click(trial.getByRole('button', { name: '2 producten wijzigen' }));
  await trial.findByText(/^2 regels gewijzigd\./);
  expect(await pricesOf(server)).toEqual(['Shampoo 12.95', 'Wax 6.95', 'Folder ', 'Zeem 4']);
  await user.click(trial.getByRole('button', { name: 'Sluiten' }));

  window.location.hash = '#/runs/overview';
  await user.click(await screen.findByRole('button', { name: /^Terugdraaien: Prijs excl. btw/ }));
  const question = within(await screen.findByRole('dialog'));
  question.getByText(/^2 regels krijgen de oude waarde terug\./);
  await user.click(question.getByRole('button', { name: 'Terugdraaien' }));
  await screen.findByText('De bulkwijziging is teruggedraaid');
  await screen.findByText('Teruggedraaid');
  expect(await pricesOf(server)).toEqual(before);
});

it('says at which products the action price would be no lower than the price', async () => {
  const server = await createTestServer();
  const action = { main_price: '7.95', discount_price: '6.5', discount_price_active: 1 } as const;
  await aProduct(server.db, { main_title: 'Shampoo', ...action });
  await aProduct(server.db, { main_title: 'Wax', ...action, discount_price_active: 0 });
  const { user } = await renderApp({ server, route: '/products/overview' });
  const trial = await openTrial(user);
  await choose(user, 'Wat wil je wijzigen?', 'Prijs excl. btw');
  await pasteIn(user, trial.getByLabelText('Hoeveel'), '-10');
  await trial.findByText('Verandert (2)');
  expect(trial.queryByText(/actieprijs niet lager/)).toBeNull();
  await user.clear(trial.getByLabelText('Hoeveel'));
  await pasteIn(user, trial.getByLabelText('Hoeveel'), '-30');
  await trial.findByText('Bij 1 product wordt de actieprijs niet lager dan de prijs: Shampoo. Klopt dat?');
});

it('what a revert left alone stays in sight, also when its run leaves the page for the new one', async () => {
  const server = await createTestServer();
  const record_id = await aProduct(server.db, { main_title: 'Shampoo', main_price: '9' });
  for (let count = 1; count <= 25; count += 1) await aRun(server.db, { label: `Prijs ${count}`, record_id });
  const { user } = await renderApp({ server, route: '/runs/overview' });
  await user.click(await screen.findByRole('button', { name: 'Terugdraaien: Prijs 1' }));
  expect(screen.getAllByRole('columnheader', { hidden: true }).at(-1)?.textContent).toBe('Acties');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Terugdraaien' }));
  await screen.findByText('1 regel is niet gewijzigd:');
  await waitFor(() => expect(screen.queryByText('Prijs 1')).toBeNull());
  screen.getByText('1 regel is niet gewijzigd:');
});

it('what someone else changed meanwhile is listed, and tried again from what it is now', async () => {
  const server = await createTestServer();
  const theirs = await aProduct(server.db, { main_title: 'Shampoo', main_price: '10', prio: 0 });
  await aProduct(server.db, { main_title: 'Wax', main_price: '20', prio: 1 });
  const { user } = await renderApp({ server, route: '/products/overview' });
  const trial = await openTrial(user);
  await choose(user, 'Wat wil je wijzigen?', 'Prijs excl. btw');
  await choose(user, 'Met', 'Bedrag excl. btw');
  await pasteIn(user, trial.getByLabelText('Hoeveel'), '€ -0,50');
  await trial.findByText('Verandert (2)');
  await server.db.updateTable('products').set({ main_price: '8' }).where('product_id', '=', theirs).execute();
  await user.click(trial.getByRole('button', { name: '2 producten wijzigen' }));
  await trial.findByText(/1 regel is niet gewijzigd:/);
  await trial.findByText('Intussen gewijzigd.');
  expect(await pricesOf(server)).toEqual(['Shampoo 8', 'Wax 19.50']);

  await user.click(trial.getByRole('button', { name: 'Deze regel opnieuw bekijken' }));
  await waitFor(() => expect(cellsOf('Shampoo')).toEqual(['€ 8,00€ 9,68 incl. btw', '€ 7,50€ 9,08 incl. btw']));
  await user.click(trial.getByRole('button', { name: '1 product wijzigen' }));
  await trial.findByText(/^1 regel gewijzigd\./);
  expect(await pricesOf(server)).toEqual(['Shampoo 7.50', 'Wax 19.50']);
});

it('a trial that cannot be read again says so, and shows no price of before the change', async () => {
  const server = await createTestServer();
  const id = await aProduct(server.db, { main_title: 'Shampoo', main_price: '10' });
  let isAway = false;
  const between = failingWhile(() => isAway, 'GET', /product/);
  const { user } = await renderApp({ server, route: '/products/overview', between });
  const trial = await openTrial(user);
  await choose(user, 'Wat wil je wijzigen?', 'Prijs excl. btw');
  await user.type(trial.getByLabelText('Hoeveel'), '10');
  await trial.findByText('Verandert (1)');
  await server.db.updateTable('products').set({ main_price: '8' }).where('product_id', '=', id).execute();
  isAway = true;
  await user.click(trial.getByRole('button', { name: '1 product wijzigen' }));
  await trial.findByText('Intussen gewijzigd.');
  await user.click(trial.getByRole('button', { name: 'Deze regel opnieuw bekijken' }));
  const retry = await trial.findByRole('button', { name: 'Opnieuw proberen' });
  expect(trial.queryByRole('table')).toBeNull();
  isAway = false;
  await user.click(retry);
  await trial.findByRole('table');
  expect(cellsOf('Shampoo')).toEqual(['€ 8,00€ 9,68 incl. btw', '€ 8,80€ 10,65 incl. btw']);
});

it('a failure is told, and leaves the trial as it was for another try', async () => {
  const server = await createTestServer();
  const category = await aCategory(server.db, { category_title: 'Velgen' });
  const id = await aProduct(server.db, { main_title: 'Shampoo' });
  let isDown = true;
  const between = failingWhile(() => isDown, 'POST', /api\/runs/);
  const { user } = await renderApp({ server, route: '/products/overview', between });
  const trial = await openTrial(user);
  await choose(user, 'Wat wil je wijzigen?', 'Categorieën per shop');
  await trial.findByRole('option', { name: 'Velgen' });
  await choose(user, 'Welke', 'Velgen');
  await waitFor(() => expect(cellsOf('Shampoo')).toEqual(['leeg', 'sireon › Velgen']));
  await user.click(trial.getByRole('button', { name: '1 product wijzigen' }));
  await trial.findByText('Er ging iets mis met de bulkwijziging.');
  expect(cellsOf('Shampoo')).toEqual(['leeg', 'sireon › Velgen']);
  isDown = false;
  await user.click(trial.getByRole('button', { name: '1 product wijzigen' }));
  await trial.findByText(/^1 regel gewijzigd\./);
  expect((await server.client.call(endpoints.products.one, { params: { id } })).categories).toMatchObject([
    { shop_product_category_id: category },
  ]);
});

it('a press after a lost answer raises no price a second time', async () => {
  const server = await createTestServer();
  await aProduct(server.db, { main_title: 'Shampoo', main_price: '10' });
  let isLost = true;
  const between = losing('POST', () => isLost);
  const { user } = await renderApp({ server, route: '/products/overview', between });
  const trial = await openTrial(user);
  await choose(user, 'Wat wil je wijzigen?', 'Prijs excl. btw');
  await user.type(trial.getByLabelText('Hoeveel'), '10');
  await user.click(await trial.findByRole('button', { name: '1 product wijzigen' }));
  await screen.findByText('Er ging iets mis met de bulkwijziging.');
  await screen.findByText(/^Misschien is het toch gelukt\. Probeer het nog eens: geen regel verandert twee keer\./);
  expect(await pricesOf(server)).toEqual(['Shampoo 11.00']);
  isLost = false;
  // The list beneath was read again; the trial was not.
  await waitFor(() => expect(screen.getByText('€ 11,00', { ignore: '[role=dialog] *' })).toBeTruthy());
  await user.click(trial.getByRole('button', { name: '1 product wijzigen' }));
  await trial.findByText(/^1 regel gewijzigd\./);
  expect(await pricesOf(server)).toEqual(['Shampoo 11.00']);
});

it('a change that is under way is not left without asking, and says what came of it', async () => {
  const server = await createTestServer();
  await aProduct(server.db, { main_title: 'Shampoo', main_price: '10' });
  const answer = gate();
  const between =
    (send: typeof fetch): typeof fetch =>
    async (input, init) => {
      if (init?.method === 'POST') await answer.opened;
      return send(input, init);
    };
  const { user, goTo } = await renderApp({ server, route: '/products/overview', between });
  const trial = await openTrial(user);
  await choose(user, 'Wat wil je wijzigen?', 'Prijs excl. btw');
  await user.type(trial.getByLabelText('Hoeveel'), '10');
  await user.click(await trial.findByRole('button', { name: '1 product wijzigen' }));
  await waitFor(() => expect(trial.getByRole<HTMLButtonElement>('button', { name: 'Annuleren' }).disabled).toBe(true));
  goTo('/news/overview');
  await user.click(await screen.findByRole('button', { name: 'Blijven' }));
  answer.open();
  await trial.findByText(/^1 regel gewijzigd\./);
});

it('customers lose a shop', async () => {
  const server = await createTestServer();
  const id = await aCustomer(server.db, { company_name: 'Wasstraat Zwolle', shops: [1, 2] });
  const { user } = await renderApp({ server, route: '/customers/overview' });
  const trial = await openTrial(user);
  await choose(user, 'Wat wil je wijzigen?', 'Shops');
  await choose(user, 'Doe', 'Weghalen');
  await choose(user, 'Welke', 'carwash');
  await user.click(await trial.findByRole('button', { name: '1 klant wijzigen' }));
  await trial.findByText(/^1 regel gewijzigd\./);
  expect((await server.client.call(endpoints.customers.one, { params: { id } })).shops).toEqual([{ shop_id: 1 }]);
});

it.each(['news', 'market'] as const)('of %s counts records, not by the word of the menu', async (name) => {
  const server = await createTestServer();
  for (const title of ['Een', 'Twee'])
    await (name === 'news' ? aNewsMessage(server.db, { title }) : aMarketAdvert(server.db, { title }));
  const { user } = await renderApp({ server, route: `/${name}/overview` });
  const trial = await openTrial(user);
  trial.getByText(name === 'news' ? '2 nieuwsberichten wijzigen' : '2 advertenties wijzigen');
  // Nothing has been chosen yet: a number of none would read as if the selection were lost.
  trial.getByRole('button', { name: 'Wijzigen' });
});
