import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isKnownToLackApi } from '../../src/provider/reads/useHasApi';
import { renderApp } from '../support/screen';
import { createTestServer, type TestServer } from '../support/server';

/** An older installation: without /api. A browser writes every 404 on its console. */
const olderServer = async () => {
  const server = await createTestServer();
  const asked: string[] = [];
  const between =
    (send: typeof fetch): typeof fetch =>
    async (input, init) => {
      if (!String(input).includes('/api/')) return send(input, init);
      asked.push(String(input));
      return new Response('', { status: 404 });
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
