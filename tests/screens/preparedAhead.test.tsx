import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { preparedAt } from '../../src/visits/prepareVisit';
import { reachability } from '../../src/visits/reachability';
import { waitingWrites } from '../../src/visits/waitingWrites';
import { aCustomer, aReport } from '../support/builders';
import { renderApp } from '../support/screen';
import { createTestServer, type TestServer } from '../support/server';
import { sooner } from '../support/sooner';
import { withWorker } from '../support/worker';

let server: TestServer;
/** Before visits are prepared. */
beforeEach(() => sooner(3_000));
beforeEach(async () => {
  server = await createTestServer();
  for (const company_name of ['Wasbox Anker', 'Carwash Zwaan']) await aCustomer(server.db, { company_name });
  withWorker();
  return waitingWrites.reset;
});

it('an app that stays open prepares the visits of the day when it is looked at again', async () => {
  const visit = (customer_id: number) =>
    aReport(server.db, { customer_id, user_id: server.userId, scheduled: '2026-11-16 15:00:00' });
  const prepared = (customer_id: number) => expect.poll(() => preparedAt(customer_id)).not.toBeNull();
  await visit(1);
  await renderApp({ server, route: '/' });
  await prepared(1);
  await visit(2);
  document.dispatchEvent(new Event('visibilitychange'));
  await prepared(2);
});

it('a visit that could not be prepared before is, once its user signs in again', async () => {
  await aReport(server.db, { customer_id: 1, user_id: server.userId, scheduled: '2026-11-16 15:00:00' });
  let asked = 0;
  const app = await renderApp({
    server,
    between: (send) => async (input, init) => {
      if (!/customer\/1\/machines/.test(String(input))) return send(input, init);
      asked += 1;
      return Response.json({}, { status: 500 });
    },
  });
  await expect.poll(() => asked).toBe(1);
  app.unmount();
  await renderApp({ server, route: '/' });
  await expect.poll(() => preparedAt(1)).not.toBeNull();
});

it('its age, which changes every minute, is not told again and again: what is told is that it is prepared, and that there is no connection', async () => {
  const { user } = await renderApp({ server, route: '/customers/dashboard/1' });
  await user.click(await screen.findByRole('button', { name: 'Bezoek voorbereiden' }));
  const live = (part: HTMLElement) => part.closest('[role=status], [role=alert], [aria-live]');
  expect(live(await screen.findByText(/^Zonder netwerk te openen, bijgewerkt/))).toBeNull();
  await screen.findByText('Zonder netwerk te openen', { selector: '[role=status]' });
  onTestFinished(reachability.reset);
  act(reachability.lost);
  const lost = await screen.findByText('Geen verbinding');
  expect([live(lost) === lost, live(lost.parentElement ?? lost)]).toEqual([true, null]);
});
