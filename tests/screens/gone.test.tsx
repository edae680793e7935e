import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aCustomer, aMachine, aTask } from '../support/builders';
import { expectOnConsole } from '../support/console';
import { renderApp } from '../support/screen';
import { createTestServer, MONDAY } from '../support/server';

/** The screens of a record, and the list that each leads back to. */
const CUSTOMERS = '/customers/overview';
it.each([
  ['/categories/edit/999', '/categories/overview'],
  ['/subcategories/edit/999', '/categories/overview'],
  ['/products/edit/999', '/products/overview'],
  ['/products/order/1/999', '/products/overview'],
  ['/transactions/999', '/transactions/overview'],
  ['/customers/edit/999', CUSTOMERS],
  ['/customers/dashboard/999', CUSTOMERS],
  ['/tasks/999', CUSTOMERS],
  ['/reports/overview/999', CUSTOMERS],
  ['/reports/edit/999', CUSTOMERS],
  ['/reports/waterreports/999', CUSTOMERS],
  ['/reports/edit/waterreport/999', CUSTOMERS],
  ['/machines/overview/999', CUSTOMERS],
  ['/machines/edit/999', CUSTOMERS],
  ['/machines/new/999', CUSTOMERS],
  ['/reports/new/999', CUSTOMERS],
  ['/reports/new/waterreport/999', CUSTOMERS],
  ['/market/edit/999', '/market/overview'],
  ['/news/edit/999', '/news/overview'],
  ['/staff/edit/999', '/staff/overview'],
])('a record that is not there is told so at %s, with a way back to %s', async (route, list) => {
  expectOnConsole(/V2Error/);
  const { user, ...app } = await renderApp({ route });
  await screen.findByText('Dit bestaat niet (meer)');
  expect(screen.queryByText('De gegevens konden niet worden geladen.')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Naar het overzicht' }));
  await waitFor(() => expect(app.route()).toMatch(new RegExp(`^${list}`)));
});

it.each([
  '/tasks/:id',
  '/machines/overview/:id',
  '/customers/usage/:id',
  '/customers/report/:id',
  '/reports/new/:id',
  '/machines/new/:id',
])('a customer who was deleted since is told so at %s, where all that was read before still stood', async (path) => {
  expectOnConsole(/V2Error/);
  const server = await createTestServer();
  const customer_id = await aCustomer(server.db, { company_name: 'Carwash Zwaan' });
  await aTask(server.db, { customer_id });
  await aMachine(server.db, { customer_id });
  const route = path.replace(':id', String(customer_id));
  const { goTo } = await renderApp({ server, route });
  await screen.findAllByText(/Carwash Zwaan/);
  goTo('/news/overview');
  await screen.findByRole('heading', { name: 'Nieuws' });
  for (const table of ['machines', 'tasks', 'customer_shops', 'customers'] as const)
    await server.db.deleteFrom(table).where('customer_id', '=', customer_id).execute();
  const later = MONDAY.getTime() + 120_000;
  vi.setSystemTime(later);
  server.setNow(new Date(later));
  goTo(route);
  await screen.findByText('Dit bestaat niet (meer)');
  expect(screen.queryByRole('button', { name: /^(Mailen|Toevoegen|Volgorde opslaan)$/ })).toBeNull();
});
