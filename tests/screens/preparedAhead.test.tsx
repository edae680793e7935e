import { beforeEach, expect, it, vi } from 'vitest';
import { preparedAt } from '../../src/visits/prepareVisit';
import { waitingWrites } from '../../src/visits/waitingWrites';
import { aCustomer, aReport } from '../support/builders';
import { renderApp } from '../support/screen';
import { createTestServer, type TestServer } from '../support/server';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
  for (const company_name of ['Wasbox Anker', 'Carwash Zwaan']) await aCustomer(server.db, { company_name });
  const worker = {
    controller: {},
    getRegistrations: async () => [],
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  return () => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    waitingWrites.reset();
  };
});

it('an app that stays open prepares the visits of the day when it is looked at again', async () => {
  const visit = (customer_id: number) =>
    aReport(server.db, { customer_id, user_id: server.userId, scheduled: '2026-11-16 15:00:00' });
  const prepared = (customer_id: number) =>
    vi.waitFor(async () => expect(await preparedAt(customer_id)).not.toBeNull(), 30_000);
  await visit(1);
  await renderApp({ server, route: '/' });
  await prepared(1);
  await visit(2);
  document.dispatchEvent(new Event('visibilitychange'));
  await prepared(2);
});
