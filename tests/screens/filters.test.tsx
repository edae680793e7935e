import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { restResources } from '../../server/api/index';
import { completeSearchTexts } from '../../server/db/searchTexts';
import { aCategory, aCustomer, anOrder, aProduct } from '../support/builders';
import { withLongList } from '../support/longList';
import { type App, renderApp, textsOf } from '../support/screen';
import { createTestServer, type TestServer } from '../support/server';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});

const open = async (route: string) => {
  const app = await renderApp({ server, route });
  await app.user.click(await screen.findByRole('button', { name: 'Filters' }));
  return { app, panel: within(await screen.findByRole('dialog', { name: 'Filters' })) };
};
const names = (link: RegExp) => textsOf(within(screen.getByRole('table')).getAllByRole('link', { name: link }));
const fill = async ({ user }: App, input: HTMLElement, text: string) => {
  await user.clear(input);
  await user.click(input);
  await user.paste(text);
};
const filterIn = ({ route }: App) => new URLSearchParams(route().split('?')[1]).get('filter');

it('orders are filtered by shop, period and amount, in the address; each filter is seen, and can be removed', async () => {
  const old = await anOrder(server.db, { shop_id: 2, created: '2026-10-31 23:59:00', total_cents: 5000 });
  const first = await anOrder(server.db, { shop_id: 2, created: '2026-11-01 00:00:00', total_cents: 2500 });
  const other = await anOrder(server.db, { shop_id: 1, created: '2026-11-02 12:00:00', total_cents: 2500 });
  const last = await anOrder(server.db, { shop_id: 2, created: '2026-11-05 23:59:00', total_cents: 900 });
  const shown = (...orders: number[]) => waitFor(() => expect(names(/^\d+$/)).toEqual(orders.map(String)));
  const { app, panel } = await open('/transactions/overview');

  await app.user.click(panel.getByRole('combobox', { name: 'Shop' }));
  await app.user.click(await screen.findByRole('option', { name: 'carwash' }));
  await fill(app, panel.getByLabelText('Geplaatst van'), '1-11-2026');
  await fill(app, panel.getByLabelText('Geplaatst t/m'), '31-11-2026');
  await app.user.click(panel.getByRole('button', { name: 'Toepassen' }));
  await panel.findByText('Vul een datum in, zoals 21-11-2026.');
  expect(filterIn(app)).toBeNull();

  await fill(app, panel.getByLabelText('Geplaatst t/m'), '5-11-2026');
  await fill(app, panel.getByLabelText('Totaal t/m'), '25,00');
  await app.user.keyboard('{Enter}');
  await shown(last, first);
  expect(JSON.parse(filterIn(app) ?? '')).toEqual({
    shop_id: 2,
    created_gte: '2026-11-01',
    created_lte: '2026-11-05',
    total_lte: '25.00',
  });
  await screen.findByText('2 transacties', { selector: '[role=status]' });
  expect(screen.queryByRole('dialog')).toBeNull();

  const active = within(await screen.findByRole('list', { name: 'Filters die aan staan' }));
  const chips = textsOf(active.getAllByRole('button')).map((text) => text.replace(/\s/g, ' '));
  expect(chips).toEqual([
    'Shop: carwash, weghalen',
    'Geplaatst: vanaf 01-11-2026 t/m 05-11-2026, weghalen',
    'Totaal: t/m € 25,00, weghalen',
    'Wissen',
  ]);
  await app.user.click(active.getByRole('button', { name: /^Geplaatst/ }));
  await shown(last, first);
  await app.user.click(active.getByRole('button', { name: /^Totaal/ }));
  await shown(last, first, old);
  expect(document.activeElement?.textContent).toBe('Filters');
  await app.user.click(active.getByRole('button', { name: 'Wissen' }));
  await shown(last, other, first, old);
  expect(screen.queryByRole('list', { name: 'Filters die aan staan' })).toBeNull();
});

it("'Wissen' in the panel also clears what was typed and not applied", async () => {
  await anOrder(server.db, { shop_id: 1, total_cents: 2500 });
  const { app, panel } = await open('/transactions/overview');
  await fill(app, panel.getByLabelText('Totaal van'), '500');
  await app.user.click(panel.getByRole('button', { name: 'Wissen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await app.user.click(screen.getByRole('button', { name: 'Filters' }));
  await screen.findByRole('dialog', { name: 'Filters' });
  expect(panel.getByLabelText('Totaal van')).toHaveProperty('value', '');
  await app.user.click(panel.getByRole('combobox', { name: 'Shop' }));
  await app.user.click(await screen.findByRole('option', { name: 'carwash' }));
  await app.user.click(panel.getByRole('button', { name: 'Toepassen' }));
  await waitFor(() => expect(JSON.parse(filterIn(app) ?? '{}')).toEqual({ shop_id: 2 }));
});

it.each(['den haag', 'DEN HAAG ', ' Den haag'])(
  'customers are filtered by their place, whatever its capitals: %s',
  async (typed) => {
    await aCustomer(server.db, { company_name: 'Zwaan', company_place: 'Den Haag' });
    await aCustomer(server.db, { company_name: 'Anker', company_place: 'Den' });
    const { app, panel } = await open('/customers/overview');
    await waitFor(() => expect(document.querySelectorAll('datalist option')).toHaveLength(2));
    await fill(app, panel.getByLabelText('Plaats'), typed);
    await app.user.click(panel.getByRole('button', { name: 'Toepassen' }));
    await waitFor(() => expect(names(/^(Zwaan|Anker)$/)).toEqual(['Zwaan']));
    await screen.findByRole('button', { name: 'Plaats: Den Haag, weghalen' });
  },
);

it('a place whose first word is a place too is typed key by key', async () => {
  await aCustomer(server.db, { company_name: 'Zwaan', company_place: 'Den Haag' });
  await aCustomer(server.db, { company_name: 'Anker', company_place: 'Den' });
  const { app, panel } = await open('/customers/overview');
  await waitFor(() => expect(document.querySelectorAll('datalist option')).toHaveLength(2));
  await app.user.type(panel.getByLabelText('Plaats'), 'den haag{Enter}');
  await waitFor(() => expect(names(/^(Zwaan|Anker)$/)).toEqual(['Zwaan']));
});

it('a place of a long list that is not among the suggestions is found, whatever its capitals', async () => {
  for (const [company_name, company_place] of [
    ['Anker', 'Aalsmeer'],
    ['Utrechtse Wasstraat', 'Bunnik'],
    ['Zwaan', 'Utrecht'],
  ])
    await aCustomer(server.db, { company_name, company_place });
  await completeSearchTexts(server.db, restResources);
  const between = (send: typeof fetch) =>
    withLongList('customers')(async (input, init) => {
      if (String(input).endsWith('/customer/overview')) return new Promise(() => undefined);
      const { pathname, searchParams } = new URL(String(input), 'http://localhost');
      const isSuggestions =
        pathname.endsWith('/api/customers') &&
        searchParams.get('filter') === '{}' &&
        searchParams.get('range') === '[0,999]';
      return send(
        isSuggestions ? String(input).replace(encodeURIComponent('[0,999]'), encodeURIComponent('[0,0]')) : input,
        init,
      );
    });
  const app = await renderApp({ server, route: '/customers/overview', between });
  await screen.findByRole('link', { name: 'Zwaan' });
  await app.user.click(await screen.findByRole('button', { name: 'Filters' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await waitFor(() => expect(document.querySelectorAll('datalist option')).toHaveLength(1));
  await fill(app, panel.getByLabelText('Plaats'), 'utrecht');
  await app.user.click(panel.getByRole('button', { name: 'Toepassen' }));
  await waitFor(() => expect(names(/^(Zwaan|Anker|Utrechtse Wasstraat)$/)).toEqual(['Zwaan']));
});

it('a link to filtered products shows them, and says by what', async () => {
  const category_id = await aCategory(server.db, { shop_id: 2 });
  await aProduct(server.db, { main_title: 'Wax', categories: [{ category_id, shop_id: 2 }] });
  await aProduct(server.db, { main_title: 'Zeep' });
  await renderApp({ server, route: `/products/overview?filter=${encodeURIComponent('{"shop_id":2}')}` });
  await screen.findByRole('button', { name: 'Shop: carwash, weghalen' });
  await waitFor(() => expect(names(/^(Wax|Zeep)$/)).toEqual(['Wax']));
});

it('what an address asks for without being an amount is shown as it stands there', async () => {
  await renderApp({ server, route: `/transactions/overview?filter=${encodeURIComponent('{"total_gte":"veel"}')}` });
  await screen.findByRole('button', { name: 'Totaal: vanaf veel, weghalen' });
});
