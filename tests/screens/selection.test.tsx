import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
// Imported here, so that no test's time limit includes loading it.
import '../../src/ui/list/SelectionBar';
import { insertAll } from '../../server/db/insertAll';
import { aMail, aNewsMessage, aProduct, aPush } from '../support/builders';
import { holdClock, letPass } from '../support/clock';
import { catchDownloads } from '../support/downloads';
import { gate } from '../support/gate';
import { renderApp, rowOf } from '../support/screen';
import { createTestServer } from '../support/server';

const bar = async () => within(await screen.findByRole('region', { name: 'Kiezen' }));
const boxOf = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `${name} kiezen` });
const lastCell = (row: Awaited<ReturnType<typeof rowOf>>) => row.getAllByRole('cell').at(-1) ?? document.body;
const linesOf = async (file: Blob | undefined) => ((await file?.text()) ?? '').trim().split('\r\n').slice(1);

it('rows of several pages are selected, one, many with Shift and all that a search finds, and exported', async () => {
  const server = await createTestServer();
  for (let nth = 1; nth <= 30; nth += 1)
    await aProduct(server.db, { main_title: `${nth % 2 ? 'Zeep' : 'Wax'} ${nth}.`, prio: nth });
  const files = catchDownloads();
  const { user } = await renderApp({ server, route: '/products/overview' });
  const row = await rowOf('Zeep 1.');
  expect(row.queryByRole('checkbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Kiezen' }));
  (await bar()).getByText('0 gekozen');
  expect((await bar()).queryByRole('button', { name: 'Exporteren' })).toBeNull();

  // A click on the row selects it; it opens nothing.
  fireEvent.click(lastCell(await rowOf('Wax 2.')));
  await waitFor(() => expect(boxOf('Wax 2.').checked).toBe(true));
  fireEvent.click(boxOf('Zeep 5.'), { shiftKey: true });
  (await bar()).getByText('4 gekozen');
  expect(boxOf('Zeep 1.').checked).toBe(false);
  await user.click((await bar()).getByRole('button', { name: 'Exporteren' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect((await linesOf(files[0])).map((line) => /(Zeep|Wax) \d+\./.exec(line)?.[0]).sort()).toEqual([
    'Wax 2.',
    'Wax 4.',
    'Zeep 3.',
    'Zeep 5.',
  ]);

  // What was selected before a search stays selected.
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'wax' } });
  await waitFor(() => expect(screen.queryByText('Zeep 1.')).toBeNull());
  await user.click((await bar()).getByRole('button', { name: 'Alle 15 kiezen' }));
  await (await bar()).findByText('17 gekozen');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Alles op deze pagina kiezen' }));
  await (await bar()).findByText('2 gekozen');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } });
  await rowOf('Zeep 1.');
  // Also when the search finds nothing else, as a file with the Dutch name of what it has.
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zzzz' } });
  await waitFor(() => expect(screen.queryByText('Zeep 1.')).toBeNull());
  const link = vi.spyOn(HTMLAnchorElement.prototype, 'click');
  await user.click((await bar()).getByRole('button', { name: 'Exporteren' }));
  await waitFor(() => expect(files).toHaveLength(2));
  expect(await linesOf(files[1])).toHaveLength(2);
  expect(link.mock.contexts.map((anchor) => Object(anchor).download)).toContain('producten.csv');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } });
  await rowOf('Zeep 1.');
  await user.click((await bar()).getByRole('button', { name: 'Niets kiezen' }));
  // In the order that can be changed, too, a page is a page.
  fireEvent.click(screen.getByRole('checkbox', { name: 'Alles op deze pagina kiezen' }));
  await (await bar()).findByText('25 gekozen');

  await user.click((await bar()).getByRole('button', { name: 'Klaar' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Kiezen' })).toBeNull());
  expect(screen.queryByRole('checkbox', { name: /Wax/ })).toBeNull();
});

it('all that a search finds can be selected, also when as many others are', async () => {
  const server = await createTestServer();
  for (const main_title of ['Zeep 1.', 'Zeep 2.', 'Wax 1.', 'Wax 2.']) await aProduct(server.db, { main_title });
  const { user } = await renderApp({ server, route: '/products/overview' });
  await rowOf('Zeep 1.');
  await user.click(screen.getByRole('button', { name: 'Kiezen' }));
  for (const name of ['Zeep 1.', 'Zeep 2.']) await user.click(boxOf(name));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'wax' } });
  await waitFor(() => expect(screen.queryByText('Zeep 1.')).toBeNull());
  await user.click(await (await bar()).findByRole('button', { name: 'Alle 2 kiezen' }));
  await (await bar()).findByText('4 gekozen');
  expect((await bar()).queryByRole('button', { name: 'Alle 2 kiezen' })).toBeNull();
});

it('what is selected is exported in the order of the list, whatever was selected first', async () => {
  const server = await createTestServer();
  for (const [prio, main_title] of ['Wax', 'Zeep', 'Azijn', 'Éclat'].entries())
    await aProduct(server.db, { main_title, prio });
  const files = catchDownloads();
  const { user } = await renderApp({ server, route: '/products/overview' });
  await rowOf('Wax');
  await user.click(screen.getByRole('button', { name: 'Kiezen' }));
  for (const name of ['Zeep', 'Azijn', 'Wax', 'Éclat'])
    fireEvent.click(await screen.findByRole('checkbox', { name: `${name} kiezen` }));
  for (const [nth, order] of [
    ['Azijn', 'Éclat', 'Wax', 'Zeep'],
    ['Zeep', 'Wax', 'Éclat', 'Azijn'],
  ].entries()) {
    await user.click(screen.getByRole('button', { name: 'Naam' }));
    await waitFor(() => expect(screen.getAllByRole('row')[1]?.textContent).toContain(order[0]));
    await user.click((await bar()).getByRole('button', { name: 'Exporteren' }));
    await waitFor(() => expect(files).toHaveLength(nth + 1));
    expect((await linesOf(files[nth])).map((line) => /Wax|Zeep|Azijn|Éclat/.exec(line)?.[0])).toEqual(order);
  }
});

it('what is selected and was deleted meanwhile is said not to be in the file, and nothing at all gives no file', async () => {
  const server = await createTestServer();
  for (const [prio, main_title] of ['Wax', 'Zeep', 'Zeem'].entries()) await aProduct(server.db, { main_title, prio });
  const remove = (main_title: string) =>
    server.db.deleteFrom('products').where('main_title', '=', main_title).execute();
  const files = catchDownloads();
  const { user, goTo } = await renderApp({ server, route: '/products/overview' });
  await rowOf('Wax');
  await user.click(screen.getByRole('button', { name: 'Kiezen' }));
  for (const name of ['Wax', 'Zeep']) fireEvent.click(await screen.findByRole('checkbox', { name: `${name} kiezen` }));
  const backInList = async (gone: string) => {
    goTo('/news/overview');
    await screen.findByRole('heading', { name: 'Nieuws' });
    goTo('/products/overview');
    await rowOf('Zeem');
    await waitFor(() => expect(screen.queryByText(gone)).toBeNull());
    await user.click((await bar()).getByRole('button', { name: 'Exporteren' }));
  };
  await remove('Wax');
  await backInList('Wax');
  await screen.findByText('1 gekozen regel bestaat niet meer, en staat niet in het bestand.');
  expect(await linesOf(files[0])).toHaveLength(1);
  await remove('Zeep');
  await backInList('Zeep');
  await screen.findByText('Er is niets meer om te exporteren.');
  expect(files).toHaveLength(1);
});

it('what the user deletes is no longer counted as selected', async () => {
  const server = await createTestServer();
  for (const title of ['Wasdag', 'Actie', 'Vakantie']) await aNewsMessage(server.db, { title });
  const { user } = await renderApp({ server, route: '/news/overview' });
  await rowOf('Wasdag');
  await user.click(screen.getByRole('button', { name: 'Kiezen' }));
  for (const name of ['Wasdag', 'Actie'])
    fireEvent.click(await screen.findByRole('checkbox', { name: `${name} kiezen` }));
  await (await bar()).findByText('2 gekozen');
  await user.click(screen.getByRole('button', { name: 'Verwijderen: Wasdag' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Verwijderen' }));
  await screen.findByText('Bericht verwijderd');
  await (await bar()).findByText('1 gekozen');
  expect(boxOf('Actie').checked).toBe(true);
});

const anAudit = async () => {
  const server = await createTestServer();
  await insertAll(
    server.db,
    'audit',
    [1, 2, 3].map((nth) => ({
      created: '2026-11-16 10:00:00',
      user_id: null,
      user_name: 'Server',
      resource: 'news',
      verb: 'create',
      record_id: nth,
      record_name: `Bericht ${nth}.`,
      changes: '[]',
    })),
  );
  return server;
};

it('records of a list that is read in pages are selected and exported by their numbers', async () => {
  const server = await anAudit();
  const files = catchDownloads();
  const { user } = await renderApp({ server, route: '/audit/overview' });
  await rowOf(/Bericht 2\./);
  await user.click(screen.getByRole('button', { name: 'Kiezen' }));
  await user.click((await bar()).getByRole('button', { name: /^Alle \d+ kiezen$/ }));
  await (await bar()).findByRole('button', { name: 'Niets kiezen' });
  await user.click((await bar()).getByRole('button', { name: 'Niets kiezen' }));
  fireEvent.click(lastCell(await rowOf(/Bericht 1\./)));
  fireEvent.click(lastCell(await rowOf(/Bericht 3\./)));
  await (await bar()).findByText('2 gekozen');
  await user.click((await bar()).getByRole('button', { name: 'Exporteren' }));
  await waitFor(() => expect(files).toHaveLength(1));
  // The newest first, as the list has them.
  expect((await linesOf(files[0])).map((line) => /Bericht \d/.exec(line)?.[0])).toEqual(['Bericht 3', 'Bericht 1']);
});

it.each(['Klaar', 'Niets kiezen'])(
  'all that are found are not selected any more after %s, however late they come',
  async (button) => {
    const server = await anAudit();
    const answer = gate();
    let isRead = false;
    const { user } = await renderApp({
      server,
      route: '/audit/overview',
      between: (send) => async (input, init) => {
        const isWhole = String(input).includes(encodeURIComponent('[0,999]')) && String(input).includes('/api/audit?');
        if (isWhole) await answer.opened;
        const answered = await send(input, init);
        isRead ||= isWhole;
        return answered;
      },
    });
    await rowOf(/Bericht 2\./);
    await user.click(screen.getByRole('button', { name: 'Kiezen' }));
    fireEvent.click(lastCell(await rowOf(/Bericht 1\./)));
    await user.click((await bar()).getByRole('button', { name: /^Alle \d+ kiezen$/ }));
    await user.click((await bar()).getByRole('button', { name: button }));
    holdClock();
    answer.open();
    await waitFor(() => expect(isRead).toBe(true));
    await letPass();
    if (button === 'Klaar') await user.click(screen.getByRole('button', { name: 'Kiezen' }));
    (await bar()).getByText('0 gekozen');
  },
);

it.each([
  ['/outbox/overview', 'Je bestelling'],
  ['/pushes/overview', 'Nieuw: wax'],
])('a box is named by what its row is about: %s', async (route, name) => {
  const server = await createTestServer();
  await aMail(server.db, { orderno: null, subject: 'Je bestelling' });
  await aPush(server.db, { user_id: server.userId, message: 'Nieuw: wax' });
  const { user } = await renderApp({ server, route });
  await user.click(await screen.findByRole('button', { name: 'Kiezen' }));
  await screen.findByRole('checkbox', { name: `${name} kiezen` });
});
