import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isKnownToLackApi } from '../../src/provider/reads/listSizes';
import { endpoints } from '../../src/v2/endpoints';
import { aCustomer } from '../support/builders';
import { failingWhile } from '../support/failing';
import { pasteIn } from '../support/pasteIn';
import { renderApp } from '../support/screen';
import { createTestServer, type TestServer } from '../support/server';

const html = () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } });

/** An older installation: without /api. A browser writes every 404 on its console. */
const olderServer = async (answer = () => new Response('', { status: 404 }), broken = /\/api\//) => {
  const server = await createTestServer();
  const asked: string[] = [];
  const between =
    (send: typeof fetch): typeof fetch =>
    async (input, init) => {
      if (!broken.test(String(input))) return send(input, init);
      asked.push(String(input));
      return answer();
    };
  return { asked, open: (on: TestServer, route: string) => renderApp({ server: on, between, route }), server };
};

it('a v2 without /api is asked for it once a sign-in, however often the page is loaded', async () => {
  const { asked, open, server } = await olderServer();
  const first = await open(server, '/');
  await waitFor(() => expect(isKnownToLackApi()).toBe(true));
  expect(asked).toHaveLength(1);
  await screen.findByRole('link', { name: 'Producten' });
  expect(screen.queryByRole('link', { name: 'Accounts' })).toBeNull();
  await first.user.click(screen.getByRole('button', { name: 'Account van Sanne de Vries' }));
  await screen.findByRole('menuitem', { name: 'Uitloggen' });
  expect(screen.queryByRole('menuitem', { name: 'Mijn account' })).toBeNull();
  first.unmount();
  await open(server, '/products/overview');
  await screen.findByRole('heading', { level: 1, name: 'Producten' });
  expect(asked).toHaveLength(1);
});

it('a screen beyond v2 is an unknown route there, and asks for nothing', async () => {
  const { asked, open, server } = await olderServer();
  const app = await open(server, '/audit/overview');
  await waitFor(() => expect(app.route()).toBe('/login'));
  expect(asked).toHaveLength(1);
});

it.each<[string, () => Response]>([
  ['the page of a host that answers every address', () => html()],
  ['an envelope with a failure, at HTTP 200', () => Response.json({ code: 'NOK', data: { error: 'Onbekend' } })],
  ['an empty answer', () => new Response('')],
])('a v2 that answers /api with %s lacks it too', async (_, answer) => {
  const { open, server } = await olderServer(answer);
  const app = await open(server, '/audit/overview');
  await waitFor(() => expect(app.route()).toBe('/login'));
  expect(isKnownToLackApi()).toBe(true);
});

it('a line that answers v2 with such a page as well takes /api from nobody', async () => {
  const { open, server } = await olderServer(html, /\/api\/|checkToken/);
  const app = await open(server, '/audit/overview');
  await screen.findByRole('button', { name: 'Opnieuw proberen' });
  expect(app.route()).toBe('/audit/overview');
  expect(isKnownToLackApi()).toBe(false);
});

it.each([
  ['/', 'Open taken'],
  ['/statistics/overview', 'Deze maand tot en met vandaag'],
  ['/customers/dashboard/:id', 'Orders'],
  ['/news/push', 'Ingepland'],
])(
  'where nobody knows whether there is /api, %s says that its part is missing, until another try',
  async (path, part) => {
    const server = await createTestServer();
    const id = await aCustomer(server.db);
    let isDown = true;
    const between = failingWhile(() => isDown, 'GET', /api\/sizes/);
    const { user } = await renderApp({ server, between, route: path.replace(':id', String(id)) });
    const region = within(await screen.findByRole('region', { name: part }));
    const retry = await region.findByRole('button', { name: 'Opnieuw proberen' });
    isDown = false;
    await user.click(retry);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Opnieuw proberen' })).toBeNull());
    await screen.findByRole('region', { name: part });
  },
);

it('a message that went an hour ago is asked about too, where that is known only once it is sent', async () => {
  const server = await createTestServer();
  await server.client.call(endpoints.push.sendNotification, {
    params: { shop: 'sireon' },
    body: { message: 'Vandaag gratis wax' },
  });
  let isDown = true;
  const between = failingWhile(() => isDown, 'GET', /api\/sizes/);
  const { user } = await renderApp({ server, between, route: '/news/push' });
  await screen.findByRole('button', { name: 'Opnieuw proberen' });
  isDown = false;
  await pasteIn(user, await screen.findByLabelText('Bericht'), 'Vandaag gratis wax');
  await user.click(screen.getByRole('button', { name: /^Verstuur naar/ }));
  await screen.findByRole('dialog');
});
