import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '../../src/v2/endpoints';
import { aCustomer, aMachine, anOrder, aReport, aTask, aWaterReport } from '../support/builders';
import { expectOnConsole } from '../support/console';
import { failingWhile } from '../support/failing';
import { withLongList } from '../support/longList';
import { block, renderApp, textsOf } from '../support/screen';
import { createTestServer, type TestServer } from '../support/server';

describe('the dashboard of a customer', () => {
  let server: TestServer;
  let customer_id: number;
  beforeEach(async () => {
    server = await createTestServer();
    customer_id = await aCustomer(server.db, {
      company_name: 'Carwash Zwaan',
      name: 'Fatima el Idrissi',
      company_place: 'Delft',
      company_phone: '0152123456',
      company_email: 'info@zwaan.nl,fatima@zwaan.nl',
      prio_shop_id: 2,
      marketing_automation: 1,
    });
  });
  const route = () => `/customers/dashboard/${customer_id}`;

  it('says who they are and how to reach them', async () => {
    await renderApp({ server, route: route() });
    await screen.findByRole('heading', { level: 1, name: 'Carwash Zwaan' });
    screen.getByRole('link', { name: 'Kanaalweg 12, 3526 KL Delft' });
    for (const text of ['Fatima el Idrissi', 'Relatie']) screen.getByText(text);
    expect(screen.getByRole('link', { name: '015 2123456' }).getAttribute('href')).toBe('tel:0152123456');
    expect(screen.getByRole('link', { name: 'fatima@zwaan.nl' }).getAttribute('href')).toBe('mailto:fatima@zwaan.nl');
    expect(screen.getByRole('link', { name: 'Klantgegevens' }).getAttribute('href')).toBe(
      `#/customers/edit/${customer_id}`,
    );
  });

  it('makes no link of a telephone with more than a number', async () => {
    const company_phone = '0297-123456 tst 12';
    await server.db.updateTable('customers').set({ company_phone }).where('customer_id', '=', customer_id).execute();
    await renderApp({ server, route: route() });
    await screen.findByText(company_phone);
    expect(document.querySelector('a[href^="tel:"]')).toBeNull();
  });

  it('shows the street of a customer without a place, to which there is no route', async () => {
    const set = { company_address: 'Zuidergracht 29c', company_zip: '', company_place: '' };
    await server.db.updateTable('customers').set(set).where('customer_id', '=', customer_id).execute();
    await renderApp({ server, route: route() });
    expect((await screen.findByText('Zuidergracht 29c')).tagName).toBe('SPAN');
  });

  it('has tasks, the latest reports and water reports, and machines, each with its way to a new one', async () => {
    await aTask(server.db, { customer_id, description: 'Proefflacon meenemen' });
    for (const day of ['01', '02', '03', '04', '05', '06'])
      await aReport(server.db, { customer_id, user_id: server.userId, scheduled: `2026-11-${day} 09:30:00` });
    await aWaterReport(server.db, { customer_id, created: '2026-11-09 09:00:00', ph: '7,2', hardness: '8', ec: '450' });
    const { user } = await renderApp({ server, route: route() });

    const tasks = await block('Taken');
    await user.click(await tasks.findByLabelText('Proefflacon meenemen'));
    await waitFor(async () =>
      expect(await server.db.selectFrom('tasks').select('done').execute()).toEqual([{ done: '2026-11-16 10:00:00' }]),
    );
    const reports = await block('Afspraakrapporten');
    const rows = textsOf(await reports.findAllByRole('listitem'));
    expect(rows).toHaveLength(5);
    expect(rows[0]).toBe('06-11-2026 09:30Sanne de Vries');
    const water = await block('Waterrapporten');
    expect(textsOf(await water.findAllByRole('listitem'))).toEqual(['09-11-2026pH 7,2 · hardheid 8 · EC 450']);
    const machines = await block('Machines');
    await machines.findByText('Er zijn geen machines.');

    const href = (panel: typeof tasks, name: string) => panel.getByRole('link', { name }).getAttribute('href');
    expect(href(reports, 'Nieuw rapport')).toBe(`#/reports/new/${customer_id}`);
    expect(href(reports, 'Alle afspraakrapporten')).toBe(`#/reports/overview/${customer_id}`);
    expect(href(water, 'Nieuw waterrapport')).toBe(`#/reports/new/waterreport/${customer_id}`);
    expect(href(water, 'Alle waterrapporten')).toBe(`#/reports/waterreports/${customer_id}`);
    expect(href(machines, 'Nieuwe machine')).toBe(`#/machines/new/${customer_id}`);
    expect(tasks.getByLabelText('Nieuwe taak')).toBeTruthy();
  });

  it('has the latest orders with their amounts, and shows more of them when asked', async () => {
    for (const day of ['01', '02', '03', '04', '05', '06'])
      await anOrder(server.db, { customer_id, shop_id: 2, created: `2026-11-${day} 09:30:00`, total_cents: 1250 });
    await anOrder(server.db, { customer_id: await aCustomer(server.db) });
    const { user } = await renderApp({ server, route: route() });
    const orders = await block('Orders');
    await orders.findByText('6 orders, de laatste op 06-11-2026');
    const [first] = await orders.findAllByRole('listitem');
    expect(first?.textContent?.replaceAll('\u00a0', ' ')).toMatch(/^\d+06-11-2026carwash€ 12,50$/);
    const last = orders.getAllByRole('link').at(-1);
    last?.focus();
    await user.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(orders.getAllByRole('listitem')).toHaveLength(6));
    await waitFor(() => expect(document.activeElement, 'the order that came').toBe(orders.getAllByRole('link').at(-1)));
  });

  it('keeps the orders that it shows when more of them cannot be read, and tries again', async () => {
    for (let count = 0; count < 6; count += 1) await anOrder(server.db, { customer_id });
    let isDown = true;
    const { user } = await renderApp({
      server,
      route: route(),
      // So many that the server pages them: shorter lists are read whole.
      between: (send) => withLongList('transactions')(failingWhile(() => isDown, 'GET', /transactions.*29/)(send)),
    });
    const orders = await block('Orders');
    await user.click(await orders.findByRole('button', { name: 'Meer orders' }));
    await orders.findByText(/Hier staan alleen de laatste orders/);
    expect(orders.getAllByRole('listitem')).toHaveLength(5);
    isDown = false;
    await user.click(orders.getByRole('button', { name: 'Opnieuw proberen' }));
    await waitFor(() => expect(orders.getAllByRole('listitem')).toHaveLength(6));
    expect(orders.queryByText(/Hier staan alleen/)).toBeNull();
  });

  it('comes back after a form that was opened from it, which names the customer', async () => {
    const { user, ...app } = await renderApp({ server, route: route() });
    await user.click(await (await block('Machines')).findByRole('link', { name: 'Nieuwe machine' }));
    const link = await screen.findByRole('link', { name: 'Carwash Zwaan' });
    expect(link.getAttribute('href')).toBe(`#${route()}`);
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(app.route()).toBe(route()));
    await screen.findByText('Nieuwe machine toegevoegd!');
  });

  it('of who was deleted meanwhile says so, also when it was read before', async () => {
    const { goTo } = await renderApp({ server, route: route() });
    await block('Machines');
    goTo('/news/push');
    await screen.findByRole('heading', { level: 1, name: /^Push/ });
    await server.client.call(endpoints.customers.delete, { params: { id: customer_id } });
    expectOnConsole(/V2Error/);
    // What was read is fresh for half a minute.
    vi.setSystemTime(Date.now() + 60_000);
    goTo(route());
    await screen.findByText('Dit bestaat niet (meer)');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Taken' })).toBeNull());
    // What leads to the same dead end.
    for (const name of ['Bezoekrapport', 'Klantgegevens']) expect(screen.queryByRole('link', { name })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Carwash Zwaan' })).toBeNull();
  });

  it('has machines that are ordered there as on their own page, numbered from 0', async () => {
    for (const [view_order, type] of ['Voorwas', 'Waxboog'].entries())
      await aMachine(server.db, { customer_id, brand: 'Kleanor', type, view_order });
    const { user } = await renderApp({ server, route: route() });
    const machines = await block('Machines');
    (await machines.findByRole('button', { name: 'Verplaats Kleanor · Voorwas' })).focus();
    await user.keyboard(' {ArrowDown} ');
    await user.click(machines.getByRole('button', { name: 'Volgorde opslaan' }));
    await screen.findByText('Volgorde aangepast');
    const held = await server.db.selectFrom('machines').select(['type', 'view_order']).orderBy('view_order').execute();
    expect(held).toEqual([
      { type: 'Waxboog', view_order: 0 },
      { type: 'Voorwas', view_order: 1 },
    ]);
  });

  it('has panels that fail and try again by themselves', async () => {
    let isDown = true;
    const { user } = await renderApp({
      server,
      route: route(),
      between: failingWhile(() => isDown, 'GET', /tasks\/overview/),
    });
    const tasks = await block('Taken');
    await tasks.findByText('De gegevens konden niet worden geladen.');
    await (await block('Machines')).findByText('Er zijn geen machines.');
    expect(screen.queryByRole('alert')).toBeNull();
    isDown = false;
    await user.click(tasks.getByRole('button', { name: 'Opnieuw proberen' }));
    await tasks.findByText('Er zijn geen taken.');
  });

  it('has panels that all come back once one of them is asked for again', async () => {
    let isDown = true;
    const { user } = await renderApp({
      server,
      route: route(),
      between: failingWhile(() => isDown, 'GET', /(tasks|machines)\/overview/),
    });
    const tasks = await block('Taken');
    const machines = await block('Machines');
    for (const panel of [tasks, machines]) await panel.findByText('De gegevens konden niet worden geladen.');
    isDown = false;
    await user.click(tasks.getByRole('button', { name: 'Opnieuw proberen' }));
    await tasks.findByText('Er zijn geen taken.');
    await machines.findByText('Er zijn geen machines.');
  });
});
