import { beforeEach, expect, it } from 'vitest';
import { startSession } from '../../../server/auth/sessions';
import { aStaffMember } from '../../support/builders';
import { createTestServer, eachEngine, listPath, MONDAY, type TestServer } from '../../support/server';

const LASTING = { idleMs: 3_600_000, absoluteMs: 3_600_000 };

eachEngine('/api/views', (engine) => {
  let server: TestServer;
  let colleague: Record<string, string>;
  beforeEach(async () => {
    server = await createTestServer({ engine });
    const { token } = await startSession(server.db, await aStaffMember(server.db), MONDAY, LASTING);
    colleague = { Authorization: `Bearer ${token}` };
  });

  const body = (name: string, shared: 0 | 1) => ({ resource: 'customers', name, settings: '{}', shared });
  const add = async (name: string, shared: 0 | 1): Promise<number> =>
    (await (await server.request('/api/views', { json: body(name, shared) })).json()).id;
  const seen = async (headers?: Record<string, string>) => {
    const answer = await server.request('/api/views?sort=["name","ASC"]', { ...(headers && { headers }) });
    const names = (await answer.json()).map(({ name }: { name: string }) => name);
    return [answer.headers.get('Content-Range'), ...names];
  };

  it('shows a view to who made it, and to others only when it is shared', async () => {
    const own = await add('Alleen van mij', 0);
    const shared = await add('Van ons', 1);
    expect(await seen()).toEqual(['views 0-1/2', 'Alleen van mij', 'Van ons']);
    expect(await seen(colleague)).toEqual(['views 0-0/1', 'Van ons']);
    expect((await server.request(`/api/views/${own}`, { headers: colleague })).status).toBe(404);
    expect((await server.request(`/api/views/${shared}`, { headers: colleague })).status).toBe(200);
  });

  it('tells nobody in the history what is in a view that is not shared', async () => {
    const history = async () => {
      const path = listPath('audit', { filter: { resource: 'views' }, sort: ['id', 'ASC'] });
      const answer = await server.request(path, { headers: colleague });
      const entries: { verb: string; record_name: string; changes: { field: string }[] }[] = await answer.json();
      return entries.map(({ verb, record_name, changes }) => [verb, record_name, ...changes.map(({ field }) => field)]);
    };
    const found = async (q: string) =>
      (await server.request(listPath('audit', { filter: { q } }), { headers: colleague })).json();
    const save = (id: number, name: string, shared: 0 | 1) =>
      server.request(`/api/views/${id}`, { method: 'PUT', json: body(name, shared) });
    const id = await add('Wanbetalers', 0);
    await save(id, 'Slechte betalers', 0);
    expect(await history()).toEqual([
      ['create', ''],
      ['update', ''],
    ]);
    expect(await found('wanbetalers')).toEqual([]);

    await save(id, 'Betalers', 1);
    await save(id, 'Mijn betalers', 0);
    await server.request(`/api/views/${id}`, { method: 'DELETE' });
    expect((await history()).slice(2)).toEqual([
      ['update', 'Betalers', 'user_id', 'resource', 'name', 'settings', 'shared'],
      ['update', ''],
      ['delete', ''],
    ]);
  });

  it('lets nobody change or delete a view of a colleague', async () => {
    const own = await add('Alleen van mij', 0);
    const shared = await add('Van ons', 1);
    for (const [id, status] of [
      [own, 404],
      [shared, 409],
    ]) {
      const json = body('Van mij nu', 0);
      expect((await server.request(`/api/views/${id}`, { method: 'PUT', json, headers: colleague })).status).toBe(
        status,
      );
      expect((await server.request(`/api/views/${id}`, { method: 'DELETE', headers: colleague })).status).toBe(status);
    }
    expect(await seen()).toEqual(['views 0-1/2', 'Alleen van mij', 'Van ons']);
  });
});
