import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCustomer, anOrder } from '../support/builders';
import { exportShown } from '../support/downloads';
import { failing } from '../support/failing';
import { renderApp } from '../support/screen';
import { createTestServer, type TestServer } from '../support/server';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});

const companies = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('cell', { name: /Autowas|Truckwash/ }).textContent);

describe('the transactions overview', () => {
  it('is a sortable, searchable list, the newest order first', async () => {
    await anOrder(server.db, { company_name: 'Autowas Zuid' });
    await anOrder(server.db, { company_name: 'Truckwash Noord' });
    const { user, route } = await renderApp({ server, route: '/transactions/overview' });
    expect(await companies()).toEqual(['Truckwash Noord', 'Autowas Zuid']);
    await user.click(screen.getByText('Bedrijfsnaam'));
    await waitFor(async () => expect(await companies()).toEqual(['Autowas Zuid', 'Truckwash Noord']));
    screen.getByRole('columnheader', { name: 'Geplaatst' });
    await user.type(screen.getByRole('searchbox'), 'noord');
    await waitFor(async () => expect(await companies()).toEqual(['Truckwash Noord']));
    await waitFor(() => expect(route()).toContain('noord'));
  });
});

it('the file of transactions has the total as a Dutch spreadsheet adds it up, and the name of the shop', async () => {
  await anOrder(server.db, { shop_id: 2, lines: [{ quantity: 1, price_cents: 15_540 }] });
  await renderApp({ server, route: '/transactions/overview' });
  await screen.findByText('carwash');
  const { rows } = await exportShown();
  expect(rows).toEqual([expect.objectContaining({ Totaal: '155,40', Shop: 'carwash' })]);
});

describe('a transaction', () => {
  it('shows its lines, its total and a link to resend the order mail', async () => {
    const orderno = await anOrder(server.db, { lines: [{ title: 'Shampoo 5 l', quantity: 2, price_cents: 1250 }] });
    await renderApp({ server, route: `/transactions/${orderno}` });
    const lines = within(await screen.findByRole('table'));
    lines.getByText('Shampoo 5 l');
    lines.getByText(/€\s25,00/);
    const link = screen.getByRole('link', { name: 'Orderbevestiging opnieuw versturen' });
    expect(link.getAttribute('href')).toBe(`/v2/mollieOrder/resentMail/${orderno}`);
  });

  it('says which shop it is of, what it comes to without VAT, and whose it is; its address can be copied', async () => {
    const customer_id = await aCustomer(server.db, { company_name: 'Carwash Zwaan' });
    const lines = [
      { quantity: 2, price_cents: 1250 },
      { quantity: 1, price_cents: 1 },
    ];
    const orderno = await anOrder(server.db, { shop_id: 2, customer_id, housenumber_ext: 'b', lines });
    const { user } = await renderApp({ server, route: `/transactions/${orderno}` });
    const order = await screen.findByRole('region', { name: 'Orderregels' });
    await within(order).findByText(/carwash/);
    // The amounts of the lines add up to the last of these.
    within(order).getByRole('columnheader', { name: 'Prijs incl. btw' });
    within(order).getByRole('columnheader', { name: 'Bedrag incl. btw' });
    const amounts = [...order.querySelectorAll('dl > *')].map(({ textContent }) => textContent?.replace('\u00a0', ' '));
    expect(amounts).toEqual([...['Totaal excl. btw', '€ 20,67', 'Btw 21%', '€ 4,34', 'Totaal incl. btw', '€ 25,01']]);
    const link = await screen.findByRole('link', { name: 'Carwash Zwaan' });
    expect(link.getAttribute('href')).toBe(`#/customers/dashboard/${customer_id}`);
    await user.click(within(order).getByRole('button', { name: 'Adres kopiëren' }));
    await screen.findByText('Adres gekopieerd');
    expect(await navigator.clipboard.readText()).toBe(
      'Wasstraat De Vaart\nJan Jansen\nKanaalweg 12 b\n3526 KL Utrecht',
    );
  });

  it('is saved with another address', async () => {
    const orderno = await anOrder(server.db);
    const { user, sent } = await renderApp({ server, route: `/transactions/${orderno}` });
    const place = await screen.findByLabelText(/^Plaats/);
    await user.clear(place);
    await user.type(place, 'Zwolle');
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await screen.findByText('Transactie opgeslagen');
    expect(sent).toContain(`POST v2/dashboard/updateTransaction/${orderno}`);
    expect(await server.db.selectFrom('orders').select('place').execute()).toEqual([{ place: 'Zwolle' }]);
  });

  it("that cannot be loaded says 'failed to get transaction data..'", async () => {
    const orderno = await anOrder(server.db);
    await renderApp({ server, route: `/transactions/${orderno}`, between: failing('GET', /overviewTransactions/) });
    await screen.findByText('failed to get transaction data..');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
