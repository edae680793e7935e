import { screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { isKnownToLackApi } from '../../src/provider/reads/listSizes';
import { reachability } from '../../src/visits/reachability';
import { renderApp } from '../support/screen';
import { withWorker } from '../support/worker';

/** A dashboard that was built for a v2 on another origin (`VITE_API_BASE`). */
vi.mock('../../src/provider/http/buildSettings', async (original) => ({
  ...(await original<object>()),
  API_BASE: 'https://v2.example.com',
}));

/** What a browser does where that origin does not allow the call: it tells of no answer. */
const blocking =
  (calls: RegExp) =>
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    if (calls.test(String(input))) throw new TypeError('Failed to fetch');
    return send(input, init);
  };

/** How often the server was called lost, by who waits for it to change. */
const losses = () => {
  let count = 0;
  onTestFinished(
    reachability.subscribe(() => {
      if (reachability.get().isLost) count += 1;
    }),
  );
  return () => count;
};

it.each(['without a service worker', 'with a service worker'])(
  'a v2 on another origin that lets nothing but v2 through lacks /api, and is not called lost, %s',
  async (situation) => {
    if (situation === 'with a service worker') withWorker();
    const lost = losses();
    const app = await renderApp({ between: blocking(/\/api\//), route: '/audit/overview' });
    await waitFor(() => expect(app.route()).toBe('/login'));
    expect(isKnownToLackApi()).toBe(true);
    expect(lost()).toBe(0);
  },
);

it('a line that lets nothing through takes /api from nobody', async () => {
  await renderApp({ between: blocking(/\/api\/|checkToken/), route: '/audit/overview' });
  await screen.findByRole('button', { name: 'Opnieuw proberen' });
  expect(isKnownToLackApi()).toBe(false);
});

it('a server that is found again after three questions has its /api', async () => {
  let tries = 0;
  await renderApp({
    between: (send) => async (input, init) => {
      if (String(input).includes('/api/sizes') && tries++ < 3) throw new TypeError('Failed to fetch');
      return send(input, init);
    },
    route: '/audit/overview',
  });
  await waitFor(() => expect(tries).toBe(4));
  await screen.findByRole('heading', { name: 'Wijzigingen' });
  expect(isKnownToLackApi()).toBe(false);
});
