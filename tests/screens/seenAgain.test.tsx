import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aCategory, aCustomer, aProduct } from '../support/builders';
import { failingWhile } from '../support/failing';
import { renderApp } from '../support/screen';
import { createTestServer, type TestServer } from '../support/server';

/** A tab that was left for this long, and is seen again. Timers stood still, as where the computer slept. */
const comeBack = (seconds = 60) => {
  vi.setSystemTime(Date.now() + seconds * 1000);
  window.dispatchEvent(new Event('visibilitychange'));
};

const addCustomer = ({ db }: TestServer, company_name: string) => aCustomer(db, { company_name });
const addProduct = ({ db }: TestServer, main_title: string) => aProduct(db, { main_title, prio: 9 });

it.each([
  ['customers', addCustomer],
  ['products', addProduct],
])('a list of %s shows what a colleague added meanwhile, once the user is back at the tab', async (resource, add) => {
  const server = await createTestServer();
  await add(server, 'Zwaan');
  const { sent } = await renderApp({ server, route: `/${resource}/overview` });
  await screen.findByText('Zwaan');
  await add(server, 'Meeuw');
  const asked = sent.length;
  comeBack(20);
  comeBack();
  await screen.findByText('Meeuw');
  expect(sent.slice(asked).filter((call) => call.endsWith('/overview'))).toHaveLength(1);
});

it('an order that is not saved stays as it is when the user is back at the tab', async () => {
  const server = await createTestServer();
  for (const [prio, main_title] of ['Eerste', 'Tweede', 'Derde'].entries())
    await aProduct(server.db, { main_title, prio });
  const { user } = await renderApp({ server, route: '/products/overview' });
  const names = () =>
    screen.getAllByRole('button', { name: /^Verplaats / }).map((handle) => handle.getAttribute('aria-label'));
  (await screen.findByRole('button', { name: 'Verplaats Eerste' })).focus();
  await user.keyboard(' {ArrowDown} ');
  await screen.findByRole('button', { name: 'Ongedaan maken' });
  await addProduct(server, 'Vierde');
  comeBack();
  await waitFor(() => expect(names()).toContain('Verplaats Vierde'));
  expect(names().slice(0, 3)).toEqual(['Verplaats Tweede', 'Verplaats Eerste', 'Verplaats Derde']);
});

it.each([
  ['the categories', '/categories/overview', /category\/overview/],
  ['the order of products', '/products/order/1/1', /shop\/1\/products/],
])(
  '%s that could not be read when they are opened again are told so above those that were read',
  async (_, route, call) => {
    const server = await createTestServer();
    const category_id = await aCategory(server.db, { category_id: 1, category_title: 'Zeep' });
    await aProduct(server.db, { main_title: 'Zeep', categories: [{ category_id }] });
    let isDown = false;
    const { user, goTo } = await renderApp({ server, route, between: failingWhile(() => isDown, 'GET', call) });
    await screen.findByRole('button', { name: 'Verplaats Zeep' });
    goTo('/news/push');
    await screen.findByRole('heading', { level: 1, name: 'Pushbericht versturen' });
    isDown = true;
    goTo(route);
    await screen.findByText('De gegevens konden niet worden geladen.');
    screen.getByRole('button', { name: 'Verplaats Zeep' });
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    await waitFor(() => expect(screen.queryByText('De gegevens konden niet worden geladen.')).toBeNull());
  },
);
