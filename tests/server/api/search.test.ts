import { DefaultQueryExecutor } from 'kysely';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { restResources } from '../../../server/api/index';
import { audit, customers, pushes, transactions } from '../../../server/api/lists';
import { insertAll } from '../../../server/db/insertAll';
import { startNewTexts } from '../../../server/db/newTexts';
import { completeSearchTexts, keepSearchText } from '../../../server/db/searchTexts';
import { ROWS } from '../../../server/lib/inPieces';
import { endpoints } from '../../../src/v2/endpoints';
import { aCustomer, anOrder, aProduct, aStaffMember } from '../../support/builders';
import { leftOutIf } from '../../support/leftOut';
import { createTestServer, eachEngine, listPath, type TestServer } from '../../support/server';
import { cannotUsePostgres, isLockWaitedFor } from '../../support/testDatabase';

eachEngine('a search under /api', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await createTestServer({ engine, name: 'Sanne de Vries' });
  });

  const list = async (resource: string, query: Record<string, unknown>): Promise<Record<string, unknown>[]> =>
    (await server.request(listPath(resource, query))).json();
  const found = async (resource: string, q: string, field = 'name') =>
    (await list(resource, { filter: { q } })).map((record) => record[field]);

  it('looks away from capitals and accents, and finds every part of a word', async () => {
    await aStaffMember(server.db, { name: 'Émile Zürichâtel' });
    await aStaffMember(server.db, { name: 'Jo *[Smit]? "50%_' });
    for (const q of ['emile', 'ÉMILE', 'uricha', 'zü', ' emile  ZURICH ', 'mil zu'])
      expect(await found('staff', q), q).toEqual(['Émile Zürichâtel']);
    for (const q of ['*[smit]?', '"50%_', '[s', '*', '?', '%', '\\'])
      expect(await found('staff', q), q).toEqual(q === '\\' ? [] : ['Jo *[Smit]? "50%_']);
    for (const q of ['emile smit', 'zurich%', 'e_ile', 'emi*le', 'sm?t'])
      expect(await found('staff', q), q).toEqual([]);
  });

  it('knows a record as it is now: new, changed and gone', async () => {
    const { id } = await (
      await server.request('/api/staff', { json: { username: 'noor', name: 'Noor', password: 'een geheime zin' } })
    ).json();
    expect(await found('staff', 'noor')).toEqual(['Noor']);
    const json = { name: 'Zoë', active: 1, password: '' };
    await server.request(`/api/staff/${id}`, { method: 'PUT', json });
    expect([await found('staff', 'zoe'), await found('staff', 'noor')]).toEqual([['Zoë'], ['Zoë']]);
    expect(await found('audit', 'zoe', 'verb')).toEqual(['update']);
  });

  it('finds a customer that a shop put into the database beside its order, within a minute', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { stop } = startNewTexts(server.db, customers, { error: vi.fn() });
    await aCustomer(server.db, { company_name: 'Wasstraat Zelfbesteller' });
    vi.advanceTimersByTime(60_000);
    await expect.poll(() => found('customers', 'zelfbesteller', 'company_name')).toEqual(['Wasstraat Zelfbesteller']);
    await stop();
  });

  it('finds an order that a shop put into the database, within a minute', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const log = { error: vi.fn() };
    const { stop } = startNewTexts(server.db, transactions, log);
    await anOrder(server.db, { company_name: 'Wasstraat Eerder' });
    vi.advanceTimersByTime(60_000);
    await expect.poll(() => found('transactions', 'eerder', 'company_name')).toEqual(['Wasstraat Eerder']);
    await anOrder(server.db, { company_name: 'Autowas Later' });
    vi.advanceTimersByTime(60_000);
    await expect.poll(() => found('transactions', 'later', 'company_name')).toEqual(['Autowas Later']);
    await stop();
    expect(log.error).not.toHaveBeenCalled();
  });

  it('finds an order by its telephone number and postcode in any notation, its number with #, and its total', async () => {
    const order = { phone: '06-12 34 56 78', zip: '3526 KL', total_cents: 8450 };
    const orderno = await anOrder(server.db, order);
    await anOrder(server.db, { phone: '030 765 43 21', zip: '1111 AA' });
    await completeSearchTexts(server.db, restResources);
    for (const q of [
      '0612345678',
      '06-12345678',
      '+31612345678',
      '0031612345678',
      '3526kl',
      '3526 KL',
      '84,50',
      '€84,50',
    ])
      expect(await found('transactions', q, 'orderno'), q).toEqual([orderno]);
    expect(await found('transactions', `#${orderno}`, 'orderno')).toContain(orderno);
  });

  it('finds a push, sent or scheduled, by its sender, also after that name changed', async () => {
    const message = 'Vandaag gesloten';
    const scheduled = { shop_id: 1, message: 'Morgen open', send_at: '2026-11-17 09:00' };
    await server.request('/api/scheduled_pushes', { json: scheduled });
    expect(await found('scheduled_pushes', 'sanne', 'message')).toEqual(['Morgen open']);
    await server.client.call(endpoints.push.sendNotification, { params: { shop: 'sireon' }, body: { message } });
    expect(await found('pushes', 'sanne sireon', 'message')).toEqual([message]);
    const json = { name: 'Sanne Bos', active: 1, password: '' };
    await server.request(`/api/staff/${server.userId}`, { method: 'PUT', json });
    expect([await found('pushes', 'bos', 'message'), await found('pushes', 'vries')]).toEqual([[message], []]);
    expect(await found('scheduled_pushes', 'bos', 'message')).toEqual(['Morgen open']);
    expect(await found('scheduled_pushes', 'vries')).toEqual([]);
  });

  it('finds a change by what was there and what came, whatever letters', async () => {
    const id = await aProduct(server.db, { main_title: 'Zeep' });
    const body = await server.client.call(endpoints.products.one, { params: { id } });
    await server.request(`/v2/dashboard/product/edit/${id}`, { json: { ...body, main_title: 'Crème "zacht"' } });
    for (const q of ['zeep', 'creme "zacht"', 'main_title creme'])
      expect(await found('audit', q, 'record_id'), q).toEqual([id]);
  });

  it('finds what was there before the search, once the server has started', async () => {
    const entry = { user_id: server.userId, user_name: 'Émile', resource: 'news', verb: 'create', changes: '[]' };
    const created = '2026-11-16 10:00:00';
    await insertAll(
      server.db,
      'audit',
      Array.from({ length: 1201 }, (_, nth) => ({ ...entry, created, record_id: nth, record_name: `Nr-${nth}-` })),
    );
    expect(await found('audit', 'emile', 'record_name')).toEqual([]);
    await completeSearchTexts(server.db, restResources);
    const texts = await server.db.selectFrom('search_texts').selectAll().orderBy('search_id').execute();
    await completeSearchTexts(server.db, restResources);
    expect(await server.db.selectFrom('search_texts').selectAll().orderBy('search_id').execute()).toEqual(texts);
    // Where none is missing, that is one question.
    const executed = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery');
    onTestFinished(() => executed.mockRestore());
    await completeSearchTexts(server.db, [audit]);
    expect(executed.mock.calls.map(([{ sql }]) => sql)).toEqual([expect.stringContaining('not exists')]);
    for (const nth of [0, 500, 1200]) expect(await found('audit', `emile nr-${nth}-`, 'record_id')).toEqual([nth]);
    // A declaration may look in other columns from now on.
    await completeSearchTexts(server.db, [{ ...audit, searched: ['verb', 'changes'] }, pushes]);
    expect([await found('audit', 'emile'), (await found('audit', 'create', 'verb')).length]).toEqual([[], 25]);
  });
});

eachEngine('a long list under /api', (engine) => {
  it('is sent in pieces, whole and in order, and others are answered meanwhile', async () => {
    const server = await createTestServer({ engine });
    const count = 2 * ROWS + 3;
    const entry = { user_id: null, user_name: 'Server', resource: 'news', verb: 'create', changes: '[{"field":"a"}]' };
    await insertAll(
      server.db,
      'audit',
      Array.from({ length: count }, (_, nth) => ({
        ...entry,
        ...{ created: `2026-11-${10 + (nth % 7)} 10:00:00`, record_id: nth, record_name: `"é" ${nth}` },
      })),
    );
    const wanted = await server.db
      .selectFrom('audit')
      .select('audit_id')
      .orderBy('created')
      .orderBy('audit_id')
      .execute();
    const answer = await server.request('/api/audit?range=[0,999999]&sort=["created","ASC"]');
    expect(answer.headers.get('Content-Range')).toBe(`audit 0-${count - 1}/${count}`);
    const pieces: Uint8Array[] = [];
    if (answer.body) for await (const piece of answer.body) pieces.push(piece);
    expect(pieces.length).toBeGreaterThanOrEqual(3);
    const rows = JSON.parse(Buffer.concat(pieces).toString());
    expect(rows.map(({ audit_id }: { audit_id: number }) => audit_id)).toEqual(wanted.map(({ audit_id }) => audit_id));
    expect(rows[0]).toMatchObject({ id: rows[0].audit_id, changes: [{ field: 'a' }] });
  });
});

describe('the start of a server on PostgreSQL', leftOutIf(cannotUsePostgres), () => {
  it('that makes the texts of many records keeps no other server waiting for those it has made', async () => {
    const { db } = await createTestServer({ engine: 'postgres' });
    const created = '2026-11-16 10:00:00';
    const entry = { user_id: null, user_name: 'Server', resource: 'news', verb: 'create', changes: '[]', created };
    const entries = Array.from({ length: 501 }, (_, nth) => ({ ...entry, record_id: nth, record_name: `Nr-${nth}-` }));
    await insertAll(db, 'audit', entries);
    const all = await db.selectFrom('audit').select('audit_id').orderBy('audit_id').execute();
    const [first, last] = [all[0]?.audit_id ?? 0, all.at(-1)?.audit_id ?? 0];
    // Holds it at the last one.
    const holding = await db.startTransaction().execute();
    await insertAll(holding, 'search_texts', [{ resource: 'audit', record_id: last, columns: '', words: '' }]);
    const completing = completeSearchTexts(db, [audit]);
    try {
      await expect.poll(() => isLockWaitedFor(db)).toBe(true);
      await keepSearchText(db, audit, first);
    } finally {
      await holding.rollback().execute();
      await completing;
    }
    const texts = await db.selectFrom('search_texts').select('record_id').where('resource', '=', 'audit').execute();
    expect(texts).toHaveLength(all.length);
  });
});
