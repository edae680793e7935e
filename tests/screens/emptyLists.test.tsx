import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anOrder } from '../support/builders';
import { renderApp } from '../support/screen';
import { createTestServer } from '../support/server';

/** A business that has just begun. */
it.each([
  ['/transactions/overview', 'Hier staan de transacties uit de webshops, zodra die er zijn.'],
  ['/b2binsights/overview', 'Hier staan de leads uit de webshops, zodra die er zijn.'],
  ['/machine_products/overview', 'Hier komt te staan wat de codes van machines betekenen.'],
  ['/news/overview', 'Hier staat nog niets.'],
])('an empty list at %s says what comes there, where that is not plain', async (route, text) => {
  const { user } = await renderApp({ route });
  await screen.findByText(text);
  await user.type(screen.getByRole('searchbox'), 'iets');
  await screen.findByText('Niets gevonden. Pas de zoekopdracht of de filters aan.');
  expect(screen.queryByText(text)).toBeNull();
});

it('an order of a product that is there no more is no lack of figures', async () => {
  const server = await createTestServer();
  await anOrder(server.db, { total_cents: 3026 });
  await renderApp({ server, route: '/statistics/overview' });
  const none = 'Over deze dagen is niets verkocht van de producten die er nu zijn.';
  await waitFor(() => expect(screen.getAllByText(none)).toHaveLength(2));
});
