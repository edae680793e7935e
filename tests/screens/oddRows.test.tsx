import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
// Imported here, so that no test's time limit includes loading it.
import '../../src/import/ImportDialog';
import { aBusiness, type Business } from '../support/aBusiness';
import { exportShown } from '../support/downloads';
import { withOddRow } from '../support/oddRow';
import { renderApp } from '../support/screen';
import { createTestServer } from '../support/server';

const SAID = '1 regel kon niet worden gelezen';

const TEXT = 'Zeeppomp';
it.each<[string, (business: Business) => string, (business: Business) => string, string?]>([
  ['a list', () => '/products/overview', () => 'product/overview'],
  ['a list with children', () => '/categories/overview', () => 'category/overview'],
  [
    'a board',
    ({ categories }) => `/products/order/1/${categories}`,
    ({ categories }) => `shop/1/products/${categories}`,
  ],
  ['a panel', ({ customers }) => `/tasks/${customers}`, ({ customers }) => `${customers}/tasks/overview`, 'tasks'],
  [
    'a record',
    ({ transactions }) => `/transactions/${transactions}`,
    ({ transactions }) => `overviewTransactions/${transactions}`,
    'lines',
  ],
])('one odd row is said quietly beside the other rows of %s', async (_, route, path, name) => {
  const server = await createTestServer();
  const business = await aBusiness(server.db, TEXT, { advisor: server.userId });
  await renderApp({ server, route: route(business), between: withOddRow(path(business), name) });
  const said = await screen.findByText(SAID);
  expect(said.getAttribute('role')).toBe('status');
  expect((await screen.findAllByText(TEXT)).length).toBeGreaterThan(0);
});

it('an odd row that a file of the list lacks, and an import cannot find, is said there', async () => {
  const server = await createTestServer();
  await aBusiness(server.db, TEXT, { advisor: server.userId });
  const between = withOddRow('product/overview');
  const { user } = await renderApp({ server, route: '/products/overview', between });
  await screen.findByText(SAID);
  await exportShown();
  await waitFor(() => expect(screen.getAllByText(SAID)).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Importeren' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText(SAID);
});

it('an odd row among choices is said at their field', async () => {
  const server = await createTestServer();
  await renderApp({ server, route: '/customers/new', between: withOddRow('helpers/countries') });
  expect((await screen.findAllByText(SAID)).length).toBeGreaterThan(0);
});
