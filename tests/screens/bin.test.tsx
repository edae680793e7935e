import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { endpoints } from '../../src/v2/endpoints';
import { aCategory, aNewsMessage, aSubcategory } from '../support/builders';
import { expectOnConsole } from '../support/console';
import { losing } from '../support/failing';
import { holding } from '../support/holding';
import { renderApp, rowOf } from '../support/screen';
import { createTestServer } from '../support/server';

it('the bin lists what was deleted, and restores it', async () => {
  const server = await createTestServer();
  const id = await aNewsMessage(server.db, { title: 'Wij zijn open' });
  await server.client.call(endpoints.news.delete, { params: { id } });
  const { user } = await renderApp({ server, route: '/bin/overview' });
  await screen.findByText('Wij zijn open');
  screen.getByText('Wat je verwijdert, blijft hier 30 dagen staan.');
  await user.click(screen.getByRole('button', { name: 'Terugzetten: Wij zijn open' }));
  await screen.findByText('Wij zijn open is teruggezet.');
  await screen.findByText('Hier staat nog niets.');
  expect(screen.getByRole('button', { name: 'Kiezen' })).toHaveProperty('disabled', true);
  expect(await server.db.selectFrom('news').select('title').execute()).toEqual([{ title: 'Wij zijn open' }]);
});

it('what was deleted of a resource that the product no longer has stands in the bin under its own name', async () => {
  const server = await createTestServer();
  const id = await aNewsMessage(server.db, { title: 'Wij zijn open' });
  await server.client.call(endpoints.news.delete, { params: { id } });
  await server.db.updateTable('bin').set({ resource: 'carriers' }).execute();
  await renderApp({ server, route: '/bin/overview' });
  (await rowOf('Wij zijn open')).getByText('carriers');
});

it('what is restored is not restored again by a press before the list is read again', async () => {
  const server = await createTestServer();
  const id = await aNewsMessage(server.db, { title: 'Wij zijn open' });
  await server.client.call(endpoints.news.delete, { params: { id } });
  const line = holding();
  const { user, sent } = await renderApp({ server, route: '/bin/overview', between: line.between });
  const restore = await screen.findByRole('button', { name: 'Terugzetten: Wij zijn open' });
  line.hold(/GET .*api\/bin\?/);
  await user.click(restore);
  await screen.findByText('Wij zijn open is teruggezet.');
  await user.click(restore);
  line.pass();
  void line.release();
  await screen.findByText('Hier staat nog niets.');
  expect(sent.filter((call) => call.startsWith('PUT'))).toHaveLength(1);
  expect(screen.queryByText('Wij zijn open kon niet worden teruggezet.')).toBeNull();
});

it('what was restored, of which the answer was lost, is not told as not restored', async () => {
  const server = await createTestServer();
  const id = await aNewsMessage(server.db, { title: 'Wij zijn open' });
  await server.client.call(endpoints.news.delete, { params: { id } });
  const { user } = await renderApp({ server, route: '/bin/overview', between: losing('PUT') });
  await user.click(await screen.findByRole('button', { name: 'Terugzetten: Wij zijn open' }));
  await screen.findByText('Misschien is Wij zijn open toch teruggezet.');
  expect(screen.queryByText('Wij zijn open kon niet worden teruggezet.')).toBeNull();
  await screen.findByText('Hier staat nog niets.');
});

it('what is restored is no longer counted when it was chosen, nor chosen by the press', async () => {
  const server = await createTestServer();
  for (const title of ['Wij zijn open', 'Nieuwe wax', 'Gesloten']) {
    const id = await aNewsMessage(server.db, { title });
    await server.client.call(endpoints.news.delete, { params: { id } });
  }
  const { user } = await renderApp({ server, route: '/bin/overview' });
  await user.click(await screen.findByRole('button', { name: 'Kiezen' }));
  for (const title of ['Wij zijn open', 'Nieuwe wax'])
    await user.click(await screen.findByRole('checkbox', { name: `${title} kiezen` }));
  await screen.findByText('2 gekozen');
  await user.click(screen.getByRole('button', { name: 'Terugzetten: Wij zijn open' }));
  await screen.findByText('Wij zijn open is teruggezet.');
  await screen.findByText('1 gekozen');
  await user.click(screen.getByRole('button', { name: 'Terugzetten: Gesloten' }));
  await screen.findByText('Gesloten is teruggezet.');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Terugzetten: Gesloten' })).toBeNull());
  screen.getByText('1 gekozen');
});

it('the bin says why something cannot be restored, and keeps it', async () => {
  expectOnConsole(/V2Error/);
  const server = await createTestServer();
  const category = await aCategory(server.db);
  const id = await aSubcategory(server.db, { product_category_id: category, subcategory_title: 'Voorwas' });
  await server.client.call(endpoints.subcategories.delete, { params: { id } });
  await server.client.call(endpoints.categories.delete, { params: { id: category } });
  const { user } = await renderApp({ server, route: '/bin/overview' });
  await user.click(await screen.findByRole('button', { name: 'Terugzetten: Voorwas' }));
  await screen.findByText('Voorwas kon niet worden teruggezet.');
  await screen.findByText(/^Dit kan nu niet terug: /);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Terugzetten: Voorwas' })).toHaveProperty('disabled', false),
  );
});
