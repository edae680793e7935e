import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCustomer, anOrder, aReport } from '../support/builders';
import { renderApp } from '../support/screen';
import { createTestServer, type TestServer } from '../support/server';

const block = async (name: string) => within(await screen.findByRole('region', { name }));

describe('home', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await createTestServer();
  });

  it('lists the appointments of the signed-in advisor', async () => {
    const customer_id = await aCustomer(server.db, { company_name: 'Wasstraat De Brug' });
    await aReport(server.db, { user_id: server.userId, customer_id, scheduled: '2026-11-18 14:30:00' });
    await renderApp({ server });
    const list = within(await (await block('Afspraken')).findByRole('list'));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '18-11-2026 14:30Wasstraat De Brug',
    ]);
  });

  it('says Geen afspraken... when the server says so', async () => {
    await renderApp({ server });
    expect(await (await block('Afspraken')).findByText('Geen afspraken...')).toBeTruthy();
  });

  it('does not say so when the appointments could not be loaded; another try brings them', async () => {
    let isDown = true;
    const { user } = await renderApp({
      server,
      between: (send) => async (input, init) =>
        isDown && String(input).includes('myReports') ? new Response('stuk', { status: 500 }) : send(input, init),
    });
    const appointments = await block('Afspraken');
    await appointments.findByText('De gegevens konden niet worden geladen.');
    expect(screen.queryByText('Geen afspraken...')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();

    isDown = false;
    await user.click(appointments.getByRole('button', { name: 'Opnieuw proberen' }));
    await appointments.findByText('Geen afspraken...');
  });

  it('shows the appointments in a calendar that opens on today', async () => {
    const customer_id = await aCustomer(server.db, { company_name: 'Wasstraat De Brug' });
    for (const scheduled of ['2026-11-18 14:30:00', '2026-11-18 09:00:00', '2026-11-18 16:00:00'])
      await aReport(server.db, { user_id: server.userId, customer_id, scheduled });
    await renderApp({ server });
    const calendar = await block('Agenda');
    const month = within(await calendar.findByRole('table'));
    expect(month.getAllByRole('columnheader').map((day) => day.textContent)).toEqual([
      'ma',
      'di',
      'wo',
      'do',
      'vr',
      'za',
      'zo',
    ]);
    expect(month.getByText('16', { selector: '[aria-current=date]' })).toBeTruthy();
    const day = month.getByText('18').closest('td');
    expect(day?.textContent).toContain('+2');
  });

  it('shows the orders of every day of recent weeks, as a chart and as a table', async () => {
    await anOrder(server.db, { created: '2026-11-14 10:00:00' });
    await anOrder(server.db, { created: '2026-11-14 11:00:00' });
    await renderApp({ server });
    const orders = await block('Orders per dag');
    const table = within(await orders.findByRole('table', { name: 'Orders per dag' }));
    expect(table.getAllByRole('columnheader').map((heading) => heading.textContent)).toContain('Orders');
    const figures = table
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.lastElementChild?.textContent);
    expect(figures.filter((figure) => figure !== '0')).toEqual(['2']);
    expect(figures.length).toBeGreaterThan(27);
    await waitFor(() => expect(table).toBeTruthy());
  });
});
