import { expect, it, onTestFinished } from 'vitest';
import { SESSION_LIMITS, startSession } from '../../../server/auth/sessions';
import { openDatabase } from '../../../server/db/open';
import { createApp } from '../../../server/start/app';
import { aCustomer, aProduct, aStaffMember } from '../../support/builders';
import { eachEngine, MONDAY } from '../../support/server';
import { placeOf } from '../../support/testDatabase';

/** A server on a database as it opens it: with SQLite in a file, for its connections. */
const aServer = async (engine: Parameters<typeof placeOf>[0]) => {
  const open = await openDatabase(await placeOf(engine));
  onTestFinished(open.close);
  const app = createApp({ ...open, now: () => MONDAY, mailer: async () => ({ result: 'kept', file: '' }) });
  const userId = await aStaffMember(open.db);
  const { token } = await startSession(open.db, userId, MONDAY, SESSION_LIMITS);
  const request = (path: string, init?: RequestInit) =>
    app.request(path, { ...init, headers: { Authorization: `Bearer ${token}` } });
  return { ...open, request };
};

eachEngine('while a write is under way', (engine) => {
  it('others are signed in, and read records and lists as they were before it', async () => {
    const { db, request } = await aServer(engine);
    const product = await aProduct(db, { main_title: 'Shampoo' });
    const customer = await aCustomer(db);
    await db.transaction().execute(async (writing) => {
      await writing.updateTable('products').set({ main_title: 'Zeep' }).execute();
      const record = await (await request(`/v2/dashboard/product/overview/${product}`)).json();
      expect(record.data).toMatchObject({ main_title: 'Shampoo', version: 0 });
      const list = await (await request('/v2/dashboard/product/overview')).json();
      expect(list.data).toMatchObject([{ main_title: 'Shampoo' }]);
      for (const path of ['/v2/accounts/checkToken', '/api/customers', `/api/customers/${customer}`, '/api/statistics'])
        expect((await request(path)).status, path).toBe(200);
    });
    const { data } = await (await request(`/v2/dashboard/product/overview/${product}`)).json();
    expect(data).toMatchObject({ main_title: 'Zeep' });
  });

  it('who signed out, or may no longer sign in, is refused at the next call', async () => {
    const { db, request } = await aServer(engine);
    const status = async () => (await request('/v2/accounts/checkToken')).status;
    expect(await status()).toBe(200);
    await db.updateTable('staff').set({ active: 0 }).execute();
    expect(await status()).toBe(401);
    await db.updateTable('staff').set({ active: 1 }).execute();
    expect(await status()).toBe(200);
    await request('/v2/accounts/logout', { method: 'POST' });
    expect(await status()).toBe(401);
  });
});

it('what reads beside the writes of SQLite cannot write', async () => {
  const { shortReads } = await aServer('sqlite');
  await expect(shortReads.deleteFrom('shops').execute()).rejects.toThrow(/readonly/);
  expect(await shortReads.selectFrom('shops').selectAll().execute()).toHaveLength(2);
});
