import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
// Imported here, so that no test's time limit includes loading it.
import '../../src/commandMenu/CommandMenu';
import '../../src/commandMenu/search/searchIndex';
import { restResources } from '../../server/api/index';
import { completeSearchTexts } from '../../server/db/searchTexts';
import { IN_MEMORY_MAX } from '../../src/provider/reads/listSizes';
import { anOrder } from '../support/builders';
import { holding } from '../support/holding';
import { withLongList } from '../support/longList';
import { renderApp, rowOf } from '../support/screen';
import { createTestServer } from '../support/server';

/** Orders that the server says to be more than are kept in memory. The oldest is of Zoë. */
const aLongList = async () => {
  const server = await createTestServer();
  const first = await anOrder(server.db, { company_name: 'Zoë Autowas', email: 'zoe@autowas.example' });
  for (const company_name of ['Wasstraat 9', 'Wasstraat 10']) await anOrder(server.db, { company_name, email: '' });
  await completeSearchTexts(server.db, restResources);
  const between = (send: typeof fetch) =>
    withLongList('transactions')(async (input, init) => {
      // A long list takes longer than its size, and is cancelled.
      if (String(input).endsWith('/overviewTransactions')) return new Promise(() => undefined);
      // Of the newest thousand, which the menu's index holds, the server has one here.
      return send(String(input).replace(encodeURIComponent('[0,999]'), encodeURIComponent('[0,0]')), init);
    });
  return { server, first, between };
};

const wholeLists = (sent: readonly string[]) => sent.filter((call) => call.endsWith('/overviewTransactions'));
const searched = (sent: readonly string[]) =>
  sent.flatMap((call) => {
    const [path, query] = call.split('?');
    if (path !== 'GET api/transactions') return [];
    return JSON.parse(new URLSearchParams(query).get('filter') ?? '{}').q ?? [];
  });

it('a long list is read in pages, and sorted, searched and changed at the server', async () => {
  const { server, first, between } = await aLongList();
  const app = await renderApp({ server, route: '/transactions/overview', between });
  await rowOf('Wasstraat 10');
  const companies = () => screen.getAllByText(/^(Wasstraat|Zoë) /).map((cell) => cell.textContent);
  expect(companies()).toEqual(['Wasstraat 10', 'Wasstraat 9', 'Zoë Autowas']);
  fireEvent.click(screen.getByText('Bedrijfsnaam'));
  await waitFor(() => expect(companies()).toEqual(['Wasstraat 9', 'Wasstraat 10', 'Zoë Autowas']));
  fireEvent.click(screen.getByText('Bedrijfsnaam'));
  await waitFor(() => expect(companies()).toEqual(['Zoë Autowas', 'Wasstraat 10', 'Wasstraat 9']));

  const type = (q: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: q } });
  for (const q of ['zo', 'zoe', 'zoe auto']) type(q);
  await waitFor(() => expect(screen.queryByText(/^Wasstraat/)).toBeNull());
  await rowOf('Zoë Autowas');
  expect(searched(app.sent)).toEqual(['zoe auto']);

  app.goTo(`/transactions/${first}`);
  const name = await screen.findByLabelText(/^Bedrijfsnaam/);
  fireEvent.change(name, { target: { value: 'Chloë Autowas' } });
  await app.user.click(screen.getByRole('button', { name: 'Opslaan' }));
  await screen.findByText('Transactie opgeslagen');
  await rowOf('Chloë Autowas');
  // Sent before it was known how long the list is, and cancelled.
  expect(wholeLists(app.sent).length).toBeLessThanOrEqual(1);
});

it('the arrow out of a search, and Enter, wait for the rows that the search finds: no row of before is opened', async () => {
  const { server, between } = await aLongList();
  const line = holding();
  const app = await renderApp({
    server,
    route: '/transactions/overview',
    between: (send) => line.between(between(send)),
  });
  await rowOf('Wasstraat 10');
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  const type = (q: string) => fireEvent.change(box, { target: { value: q } });
  const settled = () => waitFor(() => expect(box.dataset.behind).toBeUndefined());
  box.focus();
  line.hold(/api\/transactions\?/);
  type('zoe');
  // At once, without the pause that waits for another key.
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  await waitFor(() => expect(line.held()).toHaveLength(1));
  expect(searched(app.sent)).toEqual(['zoe']);
  await app.user.keyboard('{ArrowDown}{Enter}');
  screen.getByText('Wasstraat 10');
  expect([document.activeElement, app.route().split('?')[0]]).toEqual([box, '/transactions/overview']);
  await line.release();
  await waitFor(() => expect(document.activeElement?.tagName).toBe('TR'));
  expect(document.activeElement?.textContent).toContain('Zoë Autowas');

  // Typed on, it is another search: the arrow before it leads nowhere.
  box.focus();
  type('zoe a');
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  await waitFor(() => expect(line.held()).toHaveLength(1));
  type('');
  line.pass();
  await line.release();
  await rowOf('Wasstraat 10');
  await settled();
  expect(document.activeElement).toBe(box);

  // Nor is a row opened that stands until the answer to another question.
  await app.user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toContain('Wasstraat 10');
  line.hold(/api\/transactions\?/);
  fireEvent.click(screen.getByText('Bedrijfsnaam'));
  await waitFor(() => expect(line.held()).toHaveLength(1));
  await app.user.keyboard('{ArrowDown}{Enter}');
  expect(document.activeElement?.textContent).toContain('Wasstraat 10');
  await line.release();
  await settled();
  await app.user.keyboard('{Enter}');
  await waitFor(() => expect(app.route()).toMatch(/^\/transactions\/\d/));
});

/** Addresses that a bookmark of an older version, or a hand, may hold: more of them in tests/ui/listAddress.test.ts. */
const ODD_ADDRESSES = [
  'sort=orderdate&order=ASC',
  'page=0',
  'filter={"nonexistent":"x"}',
  'filter={"company_name":{"a":1}}',
];

it.each(ODD_ADDRESSES)('a long list at an address that it does not understand opens: %s', async (query) => {
  const { server, between } = await aLongList();
  const address = new URLSearchParams(query);
  const app = await renderApp({ server, route: `/transactions/overview?${address}`, between });
  await rowOf('Wasstraat 10');
  const shown = screen.getAllByText(/^(Wasstraat|Zoë) /).map((cell) => cell.textContent);
  expect(shown).toEqual(['Wasstraat 10', 'Wasstraat 9', 'Zoë Autowas']);
  await screen.findByText(
    'Deze lijst kent niet alles waar dit adres om vraagt. Kies filter en volgorde zo nodig opnieuw.',
  );
  const [name = ''] = address.keys();
  expect(new URLSearchParams(app.route().split('?')[1]).get(name)).not.toBe(address.get(name));

  // react-admin keeps the parameters for the next visit.
  app.goTo('/news/overview');
  await screen.findByRole('heading', { name: 'Nieuws' });
  app.goTo('/transactions/overview');
  await rowOf('Wasstraat 10');
});

it("'Zoeken en doen' finds what is not among the newest of a long list", async () => {
  const { server, first, between } = await aLongList();
  const app = await renderApp({ server, route: '/news/push', between });
  await screen.findByRole('link', { name: 'Accounts' });
  await app.user.keyboard('{Control>}k{/Control}');
  const line = await screen.findByRole('combobox', { name: 'Zoeken en doen' });
  const firstOption = () => within(screen.getByRole('listbox')).getAllByRole('option')[0]?.textContent;
  for (const [typed, found] of [
    ['chloë autowas', undefined],
    ['zoe autowas', /Zoë Autowas/],
    [`order ${first}`, new RegExp(`^Order ${first}`)],
  ] as const) {
    fireEvent.change(line, { target: { value: typed } });
    if (found) await waitFor(() => expect(firstOption()).toMatch(found));
    else await screen.findByText(/Niets gevonden/);
  }
  expect(wholeLists(app.sent)).toEqual([]);
  // Chosen, it stands under the empty line from then on.
  fireEvent.keyDown(line, { key: 'Enter' });
  await waitFor(() => expect(app.route()).toBe(`/transactions/${first}`));
  await app.user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox', { name: 'Zoeken en doen' });
  await waitFor(() => expect(firstOption()).toMatch(new RegExp(`^Order ${first}`)));
});

it("Enter in 'Zoeken en doen' does not wait for the server to open a page that the line names", async () => {
  const { server, between } = await aLongList();
  const unanswered = (send: typeof fetch): typeof fetch => {
    const sendLong = between(send);
    return (input, init) => (String(input).includes('%22q%22') ? new Promise(() => undefined) : sendLong(input, init));
  };
  const app = await renderApp({ server, route: '/news/overview', between: unanswered });
  await screen.findByRole('link', { name: 'Accounts' });
  await app.user.keyboard('{Control>}k{/Control}');
  const line = await screen.findByRole('combobox', { name: 'Zoeken en doen' });
  fireEvent.change(line, { target: { value: 'push' } });
  fireEvent.keyDown(line, { key: 'Enter' });
  await waitFor(() => expect(app.route()).toBe('/news/push'));
});

it('a long list of an older v2, which comes whole, is sorted and searched as any other', async () => {
  const server = await createTestServer();
  const orders = Array.from({ length: IN_MEMORY_MAX + 500 }, (_, nth) => ({
    // Older installations write numbers as text, and null for an empty text.
    ...{ orderno: String(nth + 1), company_name: `Wasstraat w${(nth * 7) % 2_500}`, place: null },
    street: 'Lange Laan '.repeat(50),
  }));
  let read = 0;
  const between =
    (send: typeof fetch): typeof fetch =>
    async (input, init) => {
      if (String(input).includes('/api/')) return new Response('', { status: 404 });
      if (!String(input).endsWith('/overviewTransactions')) return send(input, init);
      read += 1;
      return Response.json({ code: 'OK', data: orders });
    };
  await renderApp({ server, route: '/transactions/overview', between });
  const companies = () => screen.queryAllByText(/^Wasstraat /).map((cell) => cell.textContent);
  await waitFor(() => expect(companies()[0]).toBe('Wasstraat w2493'));
  fireEvent.click(screen.getByText('Bedrijfsnaam'));
  await waitFor(() => expect(companies().slice(0, 3)).toEqual(['Wasstraat w0', 'Wasstraat w1', 'Wasstraat w2']));

  const box = screen.getByRole('searchbox');
  for (const q of ['wasstraat w24', 'wasstraat w2', 'wasstraat w249']) fireEvent.change(box, { target: { value: q } });
  await waitFor(() =>
    expect(companies().slice(0, 3)).toEqual(['Wasstraat w249', 'Wasstraat w2490', 'Wasstraat w2491']),
  );
  fireEvent.change(box, { target: { value: 'wasstraat w1249' } });
  await waitFor(() => expect(companies()).toEqual(['Wasstraat w1249']));
  fireEvent.change(box, { target: { value: '' } });
  await waitFor(() => expect(companies().slice(0, 3)).toEqual(['Wasstraat w0', 'Wasstraat w1', 'Wasstraat w2']));
  expect(read).toBe(1);
});
