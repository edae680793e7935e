import type { DataProvider } from 'ra-core';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { tokenStore } from '../../src/lib/session/tokenStore';
import { type Client, createClient } from '../../src/provider/http/client';
import { V2Error } from '../../src/provider/http/V2Error';
import * as session from '../../src/session/session';
import { endpoints } from '../../src/v2/endpoints';
import { allKept } from '../../src/visits/keptAnswers';
import { findRead, OFFLINE_RETENTION_MS } from '../../src/visits/keptReads';
import { customersOn, preparedAt, prepareVisit, prepareVisitsOn } from '../../src/visits/prepareVisit';
import { reachability } from '../../src/visits/reachability';
import { createVisitClient } from '../../src/visits/visitClient';
import { NORMS, pathOfList, visitListsOf } from '../../src/visits/visitLists';
import { oneAtATime, waitingWrites } from '../../src/visits/waitingWrites';
import { withVisits } from '../../src/visits/withVisits';
import { gate } from '../support/gate';
import { COR, SANNE } from '../support/sessions';
import { withWorker } from '../support/worker';

const { tasks } = endpoints;

const WATER = { ph: '7.2', hardness: '8', ec: '500', remarks: '' };
const customer = { customer_id: 1, company_name: 'Carwash Zwaan' };
const ANSWERS: Record<string, unknown> = {
  myReports: [1, 2].map((customer_id) => ({
    ...{ customer_report_id: customer_id, customer_id, company_name: '' },
    ...{ scheduled: `2026-11-16 0${customer_id}:00:00`, formatted_scheduled: '' },
  })),
  'customer/overview/1': customer,
  'customer/1/tasks/overview': { tasks: [{ task_id: 7, description: 'Pomp nakijken', done: null }], customer },
  'customer/1/machines/overview': { machines: [{ customer_machinery_id: 5, brand: 'Kärcher' }], customer },
  'customer/machines/overview/5': { customer_machinery_id: 5, brand: 'Kärcher' },
  'customer/1/reports/overview': { reports: [{ customer_report_id: 9 }], customer },
  'customer/reports/overview/9': { reports: [{ customer_report_id: 9 }], customer },
  'product/overview': [{ product_id: 2, main_title: 'Schuim', main_image: 'data:image/png;base64,AAAA' }],
};

const BY_ID = { sort: { field: 'id', order: 'ASC' as const }, pagination: { page: 1, perPage: 10 } };

/** A v2 that a test can take away. */
const aV2 = () => {
  const v2 = {
    /** What was asked of `/api` by the client itself. */
    lists: [] as unknown[],
    ...{ isThere: true, asked: 0, paths: [] as string[], lacks: '', refuses: '', refusal: 0 },
    instead: (): Response | undefined => undefined,
  };
  const send: typeof fetch = async (input) => {
    v2.asked += 1;
    const path = String(input).replace('/v2/dashboard/', '').replace('/v2/', '');
    v2.paths.push(path);
    if (!v2.isThere || path === v2.lacks) throw new TypeError('fetch failed');
    if (path === v2.refuses) return Response.json({ code: 'ERROR', data: { error: 'Dat kan niet.' } }, { status: 422 });
    const data = ANSWERS[path] ?? ANSWERS[path.replace(/\b2\b/, '1')] ?? [];
    return v2.instead() ?? Response.json({ code: 'OK', data });
  };
  const { token } = tokenStore;
  const direct = createClient({ token, fetch: send, base: '', pause: async () => {} });
  const lists: Pick<DataProvider, 'getList'> = {
    getList: async (resource, { filter }) => {
      v2.lists.push([resource, filter]);
      return { data: [{ id: 1, name: 'read again' } as never], total: 1 };
    },
  };
  const client = createVisitClient(direct, { token, fetch: send }, () => lists);
  /** `/api`, on the same line. */
  const getList: DataProvider['getList'] = (resource, params) =>
    client.list(resource, params, async () => {
      v2.asked += 1;
      if (v2.refusal) throw new V2Error('refused', { status: v2.refusal });
      if (!v2.isThere || resource === v2.lacks) throw new V2Error('network');
      return { data: [{ id: 1, name: resource } as never], total: 1 };
    });
  const reader = { client, provider: { getList } as DataProvider };
  return { v2, direct, send, client, reader };
};
const tasksOf = async (client: Client) =>
  (await client.call(tasks.list, { params: { id: 1 } })).tasks.map(({ description }) => description);

beforeEach(() => tokenStore.set(SANNE));
afterEach(async () => {
  tokenStore.clear();
  // A sending that ends later would tell the next test that the server is lost.
  await oneAtATime('wasbeheer.sending', async () => undefined);
  reachability.reset();
  waitingWrites.reset();
});

it('what was read is given at once where the check of the token, which comes first, got no answer in time', async () => {
  const before = aV2();
  expect(await tasksOf(before.client)).toEqual(['Pomp nakijken']);
  await allKept();
  const lateCheck = vi.spyOn(session, 'isCheckLate').mockReturnValue(true);
  onTestFinished(() => lateCheck.mockRestore());
  const { v2, client } = aV2();
  expect(await tasksOf(client)).toEqual(['Pomp nakijken']);
  expect(v2.paths).not.toContain('customer/1/tasks/overview');
});

it('what was read is given, with its age, while the server cannot be reached', async () => {
  vi.setSystemTime('2026-11-16T09:00:00Z');
  const { v2, client } = aV2();
  await tasksOf(client);
  await allKept();
  expect(reachability.get()).toEqual({ isLost: false, oldest: null });
  v2.isThere = false;
  vi.setSystemTime('2026-11-16T11:00:00Z');
  expect(await tasksOf(client)).toEqual(['Pomp nakijken']);
  expect(reachability.get()).toEqual({ isLost: true, oldest: Date.parse('2026-11-16T09:00:00Z') });

  // Nothing is asked in vain, until the browser is back on the network.
  const before = v2.asked;
  await tasksOf(client);
  expect(v2.asked).toBe(before);
  v2.isThere = true;
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => reachability.get().isLost).toBe(false);
  await tasksOf(client);
  expect(reachability.get()).toEqual({ isLost: false, oldest: null });
});

it('an answer that was asked for before a write, and comes after it, is not kept over what was read since', async () => {
  const { v2, send } = aV2();
  const held = gate();
  const sent: string[] = [];
  const late: typeof fetch = async (input, init) => {
    const answer = await send(input, init);
    sent.push(String(input));
    if (sent.length === 2) await held.opened;
    return answer;
  };
  const access = { token: tokenStore.token, fetch: late };
  const client = createVisitClient(createClient({ ...access, base: '' }), access, () => undefined);
  await tasksOf(client);
  const before = tasksOf(client);
  await expect.poll(() => sent).toHaveLength(2);
  const after = { tasks: [{ task_id: 8, description: 'Offerte nabellen', done: null }], customer, id: 8 };
  v2.instead = () => Response.json({ code: 'OK', data: after, id: 8 });
  await client.call(tasks.create, { params: { customerId: 1 }, body: { description: 'Offerte nabellen' } });
  expect(await tasksOf(client)).toEqual(['Offerte nabellen']);
  held.open();
  expect(await before).toEqual(['Pomp nakijken']);
  await allKept();
  v2.isThere = false;
  expect(await tasksOf(client)).toEqual(['Offerte nabellen']);
});

it('one call without an answer, while the server gives all others, makes it lost once and not each time it is read', async () => {
  const { v2, client } = aV2();
  await tasksOf(client);
  await allKept();
  v2.lacks = 'customer/1/tasks/overview';
  expect(await tasksOf(client)).toEqual(['Pomp nakijken']);
  expect(reachability.get().isLost).toBe(true);
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => reachability.get().isLost).toBe(false);
  expect(await tasksOf(client)).toEqual(['Pomp nakijken']);
  expect(reachability.get().isLost).toBe(false);
  // Answered once, its failure tells of the server again.
  v2.lacks = '';
  await tasksOf(client);
  v2.isThere = false;
  await tasksOf(client);
  expect(reachability.get().isLost).toBe(true);
});

it('the age is that of what is on the screens: the server was found since the older answers', async () => {
  vi.setSystemTime('2026-11-16T09:00:00Z');
  const { v2, client } = aV2();
  const read = (id: number) => client.call(tasks.list, { params: { id } });
  const goOffline = () => {
    v2.isThere = false;
    window.dispatchEvent(new Event('offline'));
  };
  await read(1);
  await allKept();
  goOffline();
  await read(1);
  v2.isThere = true;
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => reachability.get().isLost).toBe(false);
  vi.setSystemTime('2026-11-18T09:00:00Z');
  await read(2);
  await allKept();
  goOffline();
  await read(2);
  expect(reachability.get()).toEqual({ isLost: true, oldest: Date.parse('2026-11-18T09:00:00Z') });
});

it.each([502, 503, 504])(
  'what was read is given while a gateway answers %i for a server that is gone',
  async (status) => {
    const { v2, client } = aV2();
    await tasksOf(client);
    await allKept();
    v2.instead = () => new Response('<h1>Bad Gateway</h1>', { status });
    expect(await tasksOf(client)).toEqual(['Pomp nakijken']);
    expect(reachability.get().isLost).toBe(true);
  },
);

it("'Vandaag' has what waits: appointments that were made, moved or given away, and tasks that were added or done", async () => {
  vi.setSystemTime('2026-11-16T07:00:00Z');
  const { v2, client, reader } = aV2();
  const { home, reports } = endpoints;
  const openTasks = () => reader.provider.getList('advisor_tasks', { filter: { user_id: 3, done: null }, ...BY_ID });
  await client.call(home.myReports, {});
  await openTasks();
  await allKept();
  v2.isThere = false;
  reachability.lost();
  const body = { scheduled: '2026-11-16 08:00:00', user_id: 3, customer_comments: '', working_comments: '' };
  await client.call(reports.create, { params: { customerId: 1 }, body });
  await client.call(reports.update, { params: { reportId: 1 }, body: { ...body, scheduled: '2026-11-17 09:00:00' } });
  await client.call(reports.update, { params: { reportId: 2 }, body: { ...body, user_id: 4 } });
  // Of months ago, written again.
  const old = { ...body, scheduled: '2026-06-01 09:00:00' };
  await client.call(reports.update, { params: { reportId: 6 }, body: old });
  await client.call(tasks.set, { params: { taskId: 1 }, body: { set: 1 } });
  await client.call(tasks.create, { params: { customerId: 1 }, body: { description: 'Pomp ontkalken' } });
  const appointments = await client.call(home.myReports, {});
  expect(
    appointments.map(({ customer_id, scheduled, formatted_scheduled }) => [
      customer_id,
      scheduled,
      formatted_scheduled,
    ]),
  ).toEqual([
    [1, '2026-11-16 08:00:00', '16-11-2026 08:00'],
    [1, '2026-11-17 09:00:00', '17-11-2026 09:00'],
  ]);
  expect(await openTasks()).toMatchObject({ data: [{ description: 'Pomp ontkalken', customer_id: 1 }], total: 1 });
  expect((await openTasks()).data).toHaveLength(1);
});

it('what was not read fails as it did', async () => {
  const { v2, client } = aV2();
  v2.isThere = false;
  await expect(tasksOf(client)).rejects.toMatchObject({ kind: 'network' });
});

const readTasks = (client: Client) => client.call(tasks.list, { params: { id: 1 } });
const addTask = (client: Client) =>
  client.call(tasks.create, { params: { customerId: 1 }, body: { description: 'Pomp ontkalken' } });
it.each([
  ['a read of the session before, without an answer, does not make it lost', readTasks, undefined, false],
  ['a read of the session before, with one, does not find it', readTasks, { tasks: [], customer }, true],
  ['a write of the session before, without an answer, does not make it lost', addTask, undefined, false],
  ['a write of the session before, with one, does not find it', addTask, { id: 8 }, true],
])('%s', async (_, begin, data, isLost) => {
  const held = gate();
  const late = vi.fn(async () => {
    await held.opened;
    if (!data) throw new TypeError('fetch failed');
    return Response.json({ code: 'OK', data, ...data });
  });
  const access = { token: tokenStore.token, fetch: late };
  const before = createClient({ ...access, base: '', pause: async () => {} });
  const done = begin(createVisitClient(before, access, () => undefined)).catch((error: unknown) => error);
  await expect.poll(() => late).toHaveBeenCalled();
  const { v2, client } = aV2();
  await tasksOf(client);
  await allKept();
  v2.isThere = !isLost;
  await tasksOf(client);
  held.open();
  await done;
  expect(reachability.get().isLost).toBe(isLost);
});

it.each([
  [401, 'unauthorized', 'Log opnieuw in.'],
  [404, 'refused', 'Deze klant is er niet meer.'],
  [500, 'failed', ''],
  [503, 'failed', 'De database antwoordt niet.'],
])('an answer %i of the server itself is never hidden behind what was kept', async (status, kind, error) => {
  const { v2, client } = aV2();
  await tasksOf(client);
  await allKept();
  v2.instead = () => Response.json({ code: 'ERROR', data: { error } }, { status });
  await expect(tasksOf(client)).rejects.toMatchObject({ kind, status, text: error });
  expect(reachability.get()).toEqual({ isLost: false, oldest: null });
});

it.each([
  ['is given in a page that was reloaded past the worker too: its next load has it', { active: {} }, true],
  ['is not kept while there is no worker yet', undefined, false],
])('what was read %s', async (_, registration, isKept) => {
  withWorker({ controller: null, getRegistration: async () => registration });
  const { v2, direct, send } = aV2();
  const { client } = withVisits(direct, { token: tokenStore.token, fetch: send });
  await tasksOf(client);
  await allKept();
  v2.isThere = false;
  const again = tasksOf(client);
  if (isKept) expect(await again).toEqual(['Pomp nakijken']);
  else await expect(again).rejects.toMatchObject({ kind: 'network' });
});

it('a customer that was saved is not given as it was before, though no screen has read it since', async () => {
  withWorker({ controller: {}, getRegistration: async () => undefined });
  const { v2, direct, send } = aV2();
  const { client } = withVisits(direct, { token: tokenStore.token, fetch: send });
  const { customers } = endpoints;
  await client.call(customers.one, { params: { id: 1 } });
  await allKept();
  v2.instead = () => Response.json({ code: 'OK', data: { ...customer, company_name: 'Wasbox Anker' } });
  await client.call(customers.deactivate, { params: { id: 1 } });
  const path = 'v2/dashboard/customer/overview/1';
  await expect
    .poll(async () => (await findRead(SANNE.userId, path))?.data)
    .toMatchObject({ company_name: 'Wasbox Anker' });
});

it.each([
  ['a task', 'advisor_tasks', { user_id: 3, done: null }],
  ['a water report', 'sampling_points', { customer_id: 1 }],
  ['a photo', 'machine_photos', { id: 5 }],
])(
  '%s that was saved is in the list of /api, also one that was kept before this page was opened',
  async (kind, resource, filter) => {
    const params = { filter, ...BY_ID };
    const other = { ...params, filter: { ...filter, ...('user_id' in filter ? {} : { id: 6, customer_id: 6 }) } };
    const before = aV2();
    for (const asked of [params, other]) await before.reader.provider.getList(resource, asked);
    await allKept();
    const { v2, client } = aV2();
    const ids = { params: { customerId: 1 } };
    v2.instead = () => Response.json({ code: 'OK', data: { id: 5 }, id: 5 });
    if (kind === 'a task') await client.call(tasks.set, { params: { taskId: 7 }, body: { set: 1 } });
    else if (kind === 'a photo') await client.savePhoto(5, { image: 'data:image/jpeg;base64,AAAA' });
    else await client.call(endpoints.waterreports.create, { ...ids, body: { ...WATER, sampling_point: 'osmosis' } });
    await expect.poll(() => v2.lists).toEqual([[resource, filter]]);
    const kept = async () => (await findRead(SANNE.userId, pathOfList(resource, params)))?.data;
    await expect.poll(kept).toMatchObject({ data: [{ name: 'read again' }] });
  },
);

it.each([
  [502, 'the dashboard before an older v2 that is down', true],
  [504, 'the dashboard before an older v2 that is too slow', true],
  [503, 'the server itself, which is busy', false],
])('what was read stands in for a %i with a reason only when a gateway gives it: %s', async (status, _, isGiven) => {
  const { v2, client } = aV2();
  await tasksOf(client);
  await allKept();
  v2.instead = () => Response.json({ code: 'ERROR', data: { error: 'Nu niet.' } }, { status });
  const again = tasksOf(client);
  if (isGiven) expect(await again).toEqual(['Pomp nakijken']);
  else await expect(again).rejects.toMatchObject({ status, text: 'Nu niet.' });
});

it('another user gets nothing of it, nor the same user after 14 days', async () => {
  vi.setSystemTime('2026-11-16T09:00:00Z');
  const { v2, client } = aV2();
  await tasksOf(client);
  await allKept();
  v2.isThere = false;
  tokenStore.set(COR);
  await expect(tasksOf(client)).rejects.toMatchObject({ kind: 'network' });
  tokenStore.set(SANNE);
  expect(await tasksOf(client)).toEqual(['Pomp nakijken']);
  vi.setSystemTime(Date.parse('2026-11-16T09:00:00Z') + OFFLINE_RETENTION_MS);
  await expect(tasksOf(client)).rejects.toMatchObject({ kind: 'network' });
});

it('a prepared visit has all of it: the lists, each machine and report, and the products without their pictures', async () => {
  const { v2, client, reader } = aV2();
  expect(await preparedAt(1)).toBeNull();
  await prepareVisit(reader, 1);
  expect(await preparedAt(1)).not.toBeNull();
  v2.isThere = false;
  expect(await tasksOf(client)).toEqual(['Pomp nakijken']);
  const machine = await client.call(endpoints.machines.one, { params: { machineId: 5 } });
  expect(machine?.brand).toBe('Kärcher');
  const { reports } = await client.call(endpoints.reports.one, { params: { reportId: 9 } });
  expect(reports).toHaveLength(1);
  const products = await client.call(endpoints.products.list, { params: {} });
  expect(products.map(({ main_title, main_image }) => [main_title, main_image])).toEqual([['Schuim', null]]);
  // What only /api has: the norms, the kinds of water, the names of products, the latest orders.
  for (const [resource, params] of visitListsOf(1))
    expect(await reader.provider.getList(resource, params)).toMatchObject({ data: [{ name: resource }], total: 1 });
  await expect(reader.provider.getList('norms', { ...NORMS, filter: { q: 'pH' } })).rejects.toMatchObject({
    kind: 'network',
  });
});

it('a visit is prepared on an older v2, which has no such lists', async () => {
  const { v2, reader } = aV2();
  v2.refusal = 404;
  await prepareVisit(reader, 1);
  expect(await preparedAt(1)).not.toBeNull();
});

it('a visit of which something could not be read again is not called prepared', async () => {
  vi.setSystemTime('2026-11-16T09:00:00Z');
  const { v2, reader } = aV2();
  await prepareVisit(reader, 1);
  vi.setSystemTime('2026-11-16T10:00:00Z');
  v2.lacks = 'product/overview';
  await expect(prepareVisit(reader, 1)).rejects.toMatchObject({ kind: 'network' });
  expect(await preparedAt(1)).toBe(Date.parse('2026-11-16T09:00:00Z'));
});

it.each([
  ['machines create', { brand: 'Nieuw' }],
  ['reports create', { scheduled: '2026-11-16 09:00:00', user_id: 3, customer_comments: '', working_comments: '' }],
])('a visit is prepared while a refused one waits: %s', async (call, body) => {
  const { v2, reader } = aV2();
  await reader.client.call(endpoints.customers.advisors, {});
  await waitingWrites.add({
    ...{ userId: SANNE.userId, call, params: { customerId: 1 }, body, headers: {} },
    ...{ customerId: 1, customer: 'Carwash Zwaan', typedAt: Date.now(), problem: { reason: 'Dat kan niet.' } },
  });
  await prepareVisit(reader, 1);
  expect(await preparedAt(1)).not.toBeNull();
  expect(v2.paths.filter((path) => path.includes('2'))).toEqual([]);
});

const TODAY = ['2026-11-16'];
it('an app that is looked at again while it prepares the visits of the day reads each of them once', async () => {
  const { v2, reader } = aV2();
  await Promise.all([1, 2, 3].map(() => prepareVisitsOn(reader, TODAY)));
  for (const id of [1, 2]) expect(v2.paths.filter((path) => path === `customer/${id}/tasks/overview`)).toHaveLength(1);
});

it('what the visits of the day share is read once', async () => {
  const { v2, reader } = aV2();
  await prepareVisitsOn(reader, TODAY);
  for (const id of [1, 2]) expect(await preparedAt(id)).not.toBeNull();
  const { home, customers, categories, products } = endpoints;
  for (const { path } of [home.myReports, customers.advisors, categories.shops, products.list])
    expect(v2.paths.filter((asked) => path.endsWith(asked))).toHaveLength(1);
});

it('a visit that cannot be prepared holds up no other, and is tried again by itself after some minutes', async () => {
  vi.setSystemTime('2026-11-16T07:00:00Z');
  const { v2, reader } = aV2();
  const refused = 'customer/1/tasks/overview';
  v2.refuses = refused;
  await prepareVisitsOn(reader, TODAY);
  expect([await preparedAt(1), await preparedAt(2)]).toEqual([null, Date.now()]);
  v2.refuses = '';
  await prepareVisitsOn(reader, TODAY);
  expect(v2.paths.filter((path) => path === refused)).toHaveLength(1);
  vi.setSystemTime('2026-11-16T07:15:00Z');
  await prepareVisitsOn(reader, TODAY);
  expect(await preparedAt(1)).toBe(Date.now());
});

it('a visit that was prepared while the clock of the device was days ahead is prepared again', async () => {
  vi.setSystemTime('2026-11-18T08:00:00Z');
  const { reader } = aV2();
  await prepareVisitsOn(reader, TODAY);
  vi.setSystemTime('2026-11-16T08:00:00Z');
  await prepareVisitsOn(reader, TODAY);
  for (const id of [1, 2]) expect(await preparedAt(id)).toBe(Date.now());
});

it('a line that is lost for a moment, while the visits share a read, holds up one of them alone', async () => {
  vi.setSystemTime('2026-11-16T08:00:00Z');
  const { v2, reader } = aV2();
  await prepareVisitsOn(reader, TODAY);
  vi.setSystemTime('2026-11-16T13:00:00Z');
  v2.lacks = 'product/overview';
  const unsubscribe = reachability.subscribe(() => {
    if (!reachability.get().isLost) return;
    v2.lacks = '';
    queueMicrotask(reachability.found);
  });
  await prepareVisitsOn(reader, TODAY);
  unsubscribe();
  expect([await preparedAt(1), await preparedAt(2)]).toEqual([Date.parse('2026-11-16T08:00:00Z'), Date.now()]);
});

it('without a network no other visit is tried, and all are as soon as it is back', async () => {
  const { v2, reader } = aV2();
  v2.lacks = 'customer/1/tasks/overview';
  await prepareVisitsOn(reader, TODAY);
  expect(v2.paths).not.toContain('customer/2/tasks/overview');
  v2.lacks = '';
  reachability.found();
  await prepareVisitsOn(reader, TODAY);
  for (const id of [1, 2]) expect(await preparedAt(id)).not.toBeNull();
});

it('the customers of a day are each prepared once, the first appointment first', () => {
  const at = (customer_id: number | null, scheduled: string | null) => ({
    customer_report_id: 1,
    customer_id,
    company_name: '',
    scheduled,
    formatted_scheduled: '',
  });
  const appointments = [
    at(3, '2026-11-17 08:00:00'),
    at(2, '2026-11-16 15:00:00'),
    at(1, '2026-11-16 09:00:00'),
    at(2, '2026-11-17 10:00:00'),
    at(4, '2026-11-18 09:00:00'),
    at(null, '2026-11-16 09:00:00'),
    at(5, null),
  ];
  expect(customersOn(appointments, ['2026-11-16', '2026-11-17'])).toEqual([1, 2, 3]);
});
