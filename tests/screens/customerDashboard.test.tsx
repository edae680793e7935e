import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aCustomer, aMachine, aReport, aTask, aWaterReport } from '../support/builders';
import { failing } from '../support/failing';
import { renderApp } from '../support/screen';
import { createTestServer, type TestServer } from '../support/server';

let server: TestServer;
let customer_id: number;
beforeEach(async () => {
  server = await createTestServer();
  customer_id = await aCustomer(server.db, { company_name: 'Wasstraat De Vaart' });
  await aTask(server.db, { customer_id, description: 'Proefflacon meenemen' });
  await aReport(server.db, { customer_id, user_id: server.userId, scheduled: '2026-11-23 10:00:00' });
  await aWaterReport(server.db, { customer_id, ph: '7,2', hardness: '8', ec: '450' });
  await aMachine(server.db, { customer_id, brand: 'Eerste', view_order: 0 });
  await aMachine(server.db, { customer_id, brand: 'Tweede', view_order: 1 });
});
afterEach(() => server.close());

const block = async (name: string) => within(await screen.findByRole('region', { name }));

describe("a customer's dashboard", () => {
  it('shows tasks, reports, water reports and machines on one page, each with its add action', async () => {
    await renderApp({ server, route: `/customers/dashboard/${customer_id}` });
    await screen.findByRole('heading', { name: 'Wasstraat De Vaart' });
    await (await block('Taken')).findByLabelText('Proefflacon meenemen');
    const reports = await block('Afspraakrapporten');
    await reports.findByText(/23-11-2026 10:00/);
    expect(reports.getByRole('link', { name: 'Nieuw rapport' }).getAttribute('href')).toBe(
      `#/reports/new/${customer_id}`,
    );
    const water = await block('Waterrapporten');
    await water.findByText(/pH 7,2 · hardheid 8 · EC 450/);
    expect(water.getByRole('link', { name: 'Nieuw waterrapport' }).getAttribute('href')).toBe(
      `#/reports/new/waterreport/${customer_id}`,
    );
    const machines = await block('Machines');
    await machines.findByText(/Eerste/);
    expect(machines.getByRole('link', { name: 'Nieuwe machine' }).getAttribute('href')).toBe(
      `#/machines/new/${customer_id}`,
    );
  });

  it('orders machines as their own page does', async () => {
    const { user } = await renderApp({ server, route: `/customers/dashboard/${customer_id}` });
    (await screen.findByRole('button', { name: /Verplaats Eerste|Eerste/ })).focus();
    await user.keyboard(' {ArrowDown} ');
    await user.click(screen.getByRole('button', { name: 'Volgorde opslaan' }));
    await screen.findByText('Volgorde aangepast');
    const held = await server.db.selectFrom('machines').select(['brand']).orderBy('view_order').execute();
    expect(held.map(({ brand }) => brand)).toEqual(['Tweede', 'Eerste']);
  });

  it('keeps the other blocks when one cannot be loaded', async () => {
    await renderApp({ server, route: `/customers/dashboard/${customer_id}`, between: failing('GET', /waterreport/) });
    await (await block('Waterrapporten')).findByText('De gegevens konden niet worden geladen.');
    await (await block('Taken')).findByLabelText('Proefflacon meenemen');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
