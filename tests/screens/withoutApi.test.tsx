import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isKnownToLackApi } from '../../src/visits/lacksApi';
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
