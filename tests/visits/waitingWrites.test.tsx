import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { dropDraft, findDraft, keepDraft } from '../../src/drafts/draftStore';
import { tokenStore } from '../../src/lib/session/tokenStore';
import { type Access, createClient } from '../../src/provider/http/client';
import { rememberSizes } from '../../src/provider/reads/listSizes';
import { endpoints } from '../../src/v2/endpoints';
import { unreadIn } from '../../src/v2/many';
import { correctionOf, isFormTaken, openCorrection } from '../../src/visits/correction';
import { dropChange } from '../../src/visits/dropChange';
import { allKept } from '../../src/visits/keptAnswers';
import { findRead } from '../../src/visits/keptReads';
import { reachability } from '../../src/visits/reachability';
import type { Problem } from '../../src/visits/storedProblem';
import { createVisitClient, sendWaitingNow } from '../../src/visits/visitClient';
import { withWaiting } from '../../src/visits/waitingOverlay';
import { oneAtATime, waitingWrites } from '../../src/visits/waitingWrites';
import { holdClock, letPass } from '../support/clock';
import { gate } from '../support/gate';
import { COR, SANNE } from '../support/sessions';

const { machines, reports, tasks, waterreports } = endpoints;
const WATER = { ph: '7.2', hardness: '5', ec: '400', remarks: '', sampling_point: 'osmosis' } as const;
const customer = { customer_id: 1, company_name: 'Carwash Zwaan' };
const BODY = {
  type: '',
  production_year: '',
  line: '',
  line_speed: '',
  product: '',
  percentage: '',
  slag: '',
  usage_ml: '',
  comments: '',
};

interface Exchange {
  path: string;
  body: Record<string, never>;
  key: string | null;
  version: string | null;
  /** Seconds since it was typed. */
  ago: string | null;
}

/** No list of `/api` is kept here. */
const noLists = () => ({ getList: () => Promise.reject(new Error('a list was asked')) });

/** A v2 that a test can take away, and what reached it. */
const aV2 = (
  answer: (call: Exchange) => Response | Promise<Response> | undefined = () => undefined,
  waitForSignIn: Access['waitForSignIn'] = async () => false,
) => {
  const v2 = {
    isThere: true,
    /** What stands at its address in place of its own answers. */
    instead: undefined as ((path: string, init?: RequestInit) => Response | undefined) | undefined,
    /** The machines of the customer, in their order. */
    line: [5],
    tasks: [{ task_id: 7, description: 'Pomp nakijken', done: null, customer_id: 1 }],
    machine: {
      ...{ customer_machinery_id: 5, customer_id: 1 as number | undefined, brand: 'Brustaro' },
      ...BODY,
      version: 1 as number | undefined,
    },
    report: {
      ...{ customer_report_id: 9, customer_id: 1, advisor: { user_id: 3, name: 'Sanne' }, version: 1 },
      ...{ scheduled: '2026-11-16 09:00:00', customer_comments: '', working_comments: '' },
    },
  };
  const reached: Exchange[] = [];
  const send: typeof fetch = async (input, init) => {
    if (!v2.isThere) throw new TypeError('fetch failed');
    const instead = v2.instead?.(String(input), init);
    if (instead) return instead;
    const path = String(input).replace('/v2/dashboard/customer/', '');
    if (init?.method === 'POST' || init?.method === 'PUT') {
      const headers = new Headers(init.headers);
      const body = JSON.parse(String(init.body));
      const call = {
        ...{ path, body, key: headers.get('Idempotency-Key'), version: headers.get('If-Match') },
        ago: headers.get('X-Written-Ago'),
      };
      reached.push(call);
      const given = await answer(call);
      if (given) return given;
      if (path === '1/machines/new') v2.line.push(70);
      return Response.json({ code: 'OK', data: { id: 70 }, id: 70 });
    }
    const lists: Record<string, unknown> = {
      'overview/1': customer,
      '1/tasks/overview': {
        tasks: v2.tasks,
        customer,
      },
      '1/machines/overview': {
        machines: v2.line.map((id) => ({ ...v2.machine, customer_machinery_id: id })),
        customer,
      },
      'machines/overview/5': v2.machine,
      'reports/overview/9': { reports: [v2.report], customer },
      'machines/overview/70': { ...v2.machine, customer_machinery_id: 70, brand: 'Nieuw' },
    };
    return Response.json({ code: 'OK', data: lists[path] ?? [] });
  };
  const access = { token: tokenStore.token, fetch: send, waitForSignIn };
  const client = createVisitClient(createClient({ ...access, base: '', pause: async () => {} }), access, noLists);
  const goOffline = async () => {
    await client.call(endpoints.customers.one, { params: { id: 1 } });
    await client.call(tasks.list, { params: { id: 1 } });
    await client.call(machines.list, { params: { id: 1 } });
    await client.call(machines.one, { params: { machineId: 5 } });
    await client.call(reports.one, { params: { reportId: 9 } });
    await allKept();
    v2.isThere = false;
    window.dispatchEvent(new Event('offline'));
  };
  const goOnline = () => {
    v2.isThere = true;
    window.dispatchEvent(new Event('online'));
  };
  const list = async () => (await client.call(tasks.list, { params: { id: 1 } })).tasks;
  return { v2, client, reached, goOffline, goOnline, list };
};
type Visits = ReturnType<typeof aV2>['client'];
const addTask = (client: Visits, description: string, key = `a key of ${description}`) =>
  client.call(tasks.create, {
    params: { customerId: 1 },
    body: { description },
    headers: { 'Idempotency-Key': key.padEnd(20, '.') },
  });
const told = (problem: Problem) => (typeof problem === 'string' ? problem : problem.reason);
const waits = () =>
  waitingWrites.get().map(({ call, problem }) => (problem === undefined ? call : `${call}: ${told(problem)}`));
const PHOTO = (letters: string) => `data:image/jpeg;base64,${letters}`;
const refusal = (status: number, error: string) => Response.json({ code: 'ERROR', data: { error } }, { status });

beforeEach(() => {
  tokenStore.set(SANNE);
});
afterEach(() => {
  tokenStore.clear();
  reachability.reset();
  waitingWrites.reset();
});

it('a task is in its list at once, and is sent with its own key when the network is back', async () => {
  const { client, goOffline, goOnline, list, reached } = aV2();
  await goOffline();
  await addTask(client, 'Offerte nabellen');
  await client.call(tasks.set, { params: { taskId: 7 }, body: { set: 1 } });
  expect((await list()).map(({ description, done, waiting }) => [description, done !== null, waiting])).toEqual([
    ['Offerte nabellen', false, true],
    ['Pomp nakijken', true, true],
  ]);
  expect(waitingWrites.get().map((write) => write.customer)).toEqual(['Carwash Zwaan', 'Carwash Zwaan']);
  expect(waitingWrites.get().map((write) => write.about)).toEqual([undefined, 'Pomp nakijken']);
  goOnline();
  await expect.poll(() => waits()).toEqual([]);
  expect(reached.map(({ path }) => path)).toEqual(['1/tasks/new', 'tasks/set/7']);
  expect(reached[0]?.key).toBe('a key of Offerte nabellen'.padEnd(20, '.'));
});

it.each([
  ['after it had waited', true],
  ['at once', false],
])(
  'what was sent %s is still there when the network goes again, though no screen has read it since',
  async (_, isLate) => {
    const { v2, client, goOffline, goOnline, list } = aV2();
    await goOffline();
    if (!isLate) goOnline();
    await expect.poll(() => reachability.get().isLost).toBe(isLate);
    await addTask(client, 'Offerte nabellen');
    await client.call(machines.update, { params: { machineId: 5 }, body: { ...BODY, brand: 'Van mij' } });
    v2.tasks = [{ task_id: 70, description: 'Offerte nabellen', done: null, customer_id: 1 }];
    v2.machine = { ...v2.machine, brand: 'Van mij', version: 2 };
    goOnline();
    await expect.poll(() => waits()).toEqual([]);
    const kept = async (path: string) => JSON.stringify(await findRead(SANNE.userId, `v2/dashboard/customer/${path}`));
    await expect.poll(() => kept('1/tasks/overview')).toMatch('Offerte');
    await expect.poll(() => kept('machines/overview/5')).toMatch('Van mij');
    await expect.poll(() => kept('1/machines/overview')).toMatch('Van mij');
    v2.isThere = false;
    window.dispatchEvent(new Event('offline'));
    expect((await list()).map(({ description }) => description)).toEqual(['Offerte nabellen']);
    const machine = await client.call(machines.one, { params: { machineId: 5 } });
    expect(machine).toMatchObject({ brand: 'Van mij', version: 2 });
  },
);

it('what was sent stands in its list when the line breaks before that could be read again', async () => {
  const { v2, client, goOffline, goOnline } = aV2((call) => {
    v2.isThere = call.path === '1/machines/new';
    return Response.json({ code: 'OK', data: { id: 70 }, id: 70 });
  });
  await goOffline();
  const made = await client.call(machines.create, { params: { customerId: 1 }, body: { ...BODY, brand: 'Nieuw' } });
  const headers = { 'If-Match': '"1"' };
  await client.call(machines.update, { params: { machineId: 5 }, body: { ...BODY, brand: 'Van mij' }, headers });
  await addTask(client, 'Offerte nabellen');
  const line = async () => {
    const all = (await client.call(machines.list, { params: { id: 1 } })).machines;
    return all.map((row) => [row.customer_machinery_id, row.brand, 'waiting' in row]);
  };
  goOnline();
  await expect.poll(() => waits()).toEqual(['tasks create']);
  await expect.poll(() => reachability.get().isLost).toBe(true);
  expect(await line()).toEqual([
    [5, 'Van mij', false],
    [70, 'Nieuw', false],
  ]);
  expect(await client.call(machines.one, { params: { machineId: 5 } })).toMatchObject({ brand: 'Van mij', version: 1 });
  // The form that was opened while it waited.
  expect(await client.call(machines.one, { params: { machineId: Number(made.id) } })).toMatchObject({ brand: 'Nieuw' });
});

it('what was sent at once stands in its list when the line breaks before that could be read again', async () => {
  const { v2, client, list } = aV2(() => {
    v2.isThere = false;
    return Response.json({ code: 'OK', data: { id: 70 }, id: 70 });
  });
  await client.call(endpoints.customers.one, { params: { id: 1 } });
  await list();
  await allKept();
  expect(await addTask(client, 'Offerte nabellen')).toMatchObject({ id: 70 });
  await expect.poll(async () => (await list()).map(({ task_id }) => task_id)).toEqual([70, 7]);
});

it('what was typed in the evening and is sent the next morning says how long ago that was', async () => {
  const { client, goOffline, goOnline, reached } = aV2();
  vi.setSystemTime('2026-11-16T17:30:00Z');
  await goOffline();
  await client.call(tasks.set, { params: { taskId: 7 }, body: { set: 1 } });
  vi.setSystemTime('2026-11-17T07:30:00Z');
  goOnline();
  await expect.poll(() => waits()).toEqual([]);
  expect(reached.map(({ ago }) => ago)).toEqual([String(14 * 3600)]);
});

it('what waits stands in its list before it is sent, however long that takes, and what is typed then waits too', async () => {
  const { client, goOffline } = aV2();
  await goOffline();
  await addTask(client, 'Offerte nabellen');
  // The page is loaded again, on a line that gives no answer yet.
  const held = gate();
  const again = aV2(() => held.opened.then(() => Response.json({ code: 'OK', data: { id: 70 }, id: 70 })));
  expect((await again.list()).map(({ description }) => description)).toEqual(['Offerte nabellen', 'Pomp nakijken']);
  expect(await addTask(again.client, 'Pomp ontkalken')).toMatchObject({ waiting: true });
  expect(waits()).toEqual(['tasks create', 'tasks create']);
  held.open();
  await expect.poll(() => waits()).toEqual([]);
  expect(waitingWrites.most()).toBe(2);
  expect(again.reached).toHaveLength(2);
});

it('what changes a record keeps its name, by which its user knows it from others that wait', async () => {
  const { client, goOffline } = aV2();
  await goOffline();
  await client.call(machines.update, { params: { machineId: 5 }, body: { ...BODY, brand: 'Van mij' } });
  await client.call(reports.update, { params: { reportId: 9 }, body: REPORT });
  await client.savePhoto(5, { image: null });
  expect(waitingWrites.get().map((write) => write.about)).toEqual(['Brustaro', '16-11-2026 09:00', 'Brustaro']);
});

it('what one user typed is never kept or sent for another, who signed in before its line broke', async () => {
  const sent: (string | null)[] = [];
  let breakLine = () => {};
  const send: typeof fetch = (_, init) => {
    if (init?.method === 'POST') sent.push(new Headers(init.headers).get('Authorization'));
    return new Promise((_resolve, reject) => {
      breakLine = () => reject(new TypeError('fetch failed'));
    });
  };
  const { token } = tokenStore;
  const access = { token, fetch: send };
  const clientOf = () =>
    createVisitClient(createClient({ ...access, base: '', pause: async () => {} }), access, noLists);
  const saving = addTask(clientOf(), 'Offerte nabellen');
  await expect.poll(() => sent).toHaveLength(1);
  // In another tab; this one then has the app of the other user.
  tokenStore.set(COR);
  clientOf();
  breakLine();
  await expect(saving).rejects.toMatchObject({ kind: 'network' });
  await waitingWrites.load();
  expect(waits()).toEqual([]);
  expect(sent).toEqual(['Bearer abc']);
});

it('what is refused after another user has signed in does not come to stand with that one', async () => {
  const { client, goOffline, goOnline, reached } = aV2(() => {
    tokenStore.set(COR);
    return refusal(422, 'Dat kan niet.');
  });
  await goOffline();
  await addTask(client, 'Offerte nabellen');
  goOnline();
  await expect.poll(() => reached).toHaveLength(1);
  await expect(waitingWrites.load()).resolves.toBeUndefined();
  expect(waits()).toEqual([]);
  // Its own user still has it.
  tokenStore.set(SANNE);
  await waitingWrites.load();
  expect(waits()).toEqual(['tasks create']);
});

it('a machine that waits is changed and ordered under the id that the server then gives', async () => {
  const { client, goOffline, goOnline, reached } = aV2();
  await goOffline();
  const made = await client.call(machines.create, { params: { customerId: 1 }, body: { ...BODY, brand: 'Nieuw' } });
  const machineId = Number(made.id);
  await client.call(machines.update, { params: { machineId }, body: { ...BODY, brand: 'Nieuwer' } });
  expect((await client.call(machines.one, { params: { machineId } }))?.brand).toBe('Nieuwer');
  const order = [machineId, 5].map((id, place) => ({ machineId: id, view_order: String(place) }));
  await client.call(machines.updateOrder, { body: { order } });
  const listed = (await client.call(machines.list, { params: { id: 1 } })).machines;
  expect(listed.map(({ brand }) => brand)).toEqual(['Nieuwer', 'Brustaro']);
  goOnline();
  await expect.poll(() => waits()).toEqual([]);
  expect(reached.map(({ path }) => path)).toEqual(['1/machines/new', 'machines/70/edit', 'machines/updateOrder/']);
  expect(Object(reached[2]?.body).order[0].machineId).toBe(70);
});

it('a screen that was opened on a machine that waited goes on under its new number', async () => {
  const { client, goOffline, goOnline, reached } = aV2();
  await goOffline();
  const made = await client.call(machines.create, { params: { customerId: 1 }, body: { ...BODY, brand: 'Nieuw' } });
  const machineId = Number(made.id);
  goOnline();
  await expect.poll(() => waits()).toEqual([]);
  expect((await client.call(machines.one, { params: { machineId } }))?.customer_machinery_id).toBe(70);
  await client.call(machines.update, { params: { machineId }, body: { ...BODY, brand: 'Nieuwer' } });
  await client.savePhoto(machineId, { image: PHOTO('AAAA') });
  expect(await photoOf(client, machineId)).toMatchObject({ id: 70 });
  await client.call(machines.updateOrder, { body: { order: [{ machineId, view_order: '0' }] } });
  expect(reached.map(({ path }) => path)).toEqual([
    ...['1/machines/new', 'machines/70/edit', '/api/machine_photos/70', 'machines/updateOrder/'],
  ]);
  expect(Object(reached[3]?.body).order[0].machineId).toBe(70);
  // On disk, for a page that is loaded again.
  expect(await findRead(SANNE.userId, `made ${machineId}`)).toMatchObject({ data: 70 });
});

it('what is kept just after its machine was sent gets the new number, and is no orphan', async () => {
  const { v2, client, goOffline, goOnline, reached } = aV2();
  await goOffline();
  const made = await client.call(machines.create, { params: { customerId: 1 }, body: { ...BODY, brand: 'Nieuw' } });
  const machineId = Number(made.id);
  await client.savePhoto(machineId, { image: PHOTO('AAAA') });
  const [, photo] = waitingWrites.get();
  if (!photo) throw new Error('no photo waits');
  await waitingWrites.drop(photo);
  goOnline();
  await expect.poll(() => waits()).toEqual([]);
  v2.isThere = false;
  // Between the look for the number and the keeping, the create was answered.
  await waitingWrites.add(photo);
  goOnline();
  await expect.poll(() => waits()).toEqual([]);
  expect(reached.at(-1)).toMatchObject({ path: '/api/machine_photos/70' });
});

it('a machine that is thrown away takes along what waits about it, and its place in the order of the others', async () => {
  const { client, goOffline, goOnline, reached } = aV2();
  await client.call(machines.list, { params: { id: 1 } });
  await goOffline();
  const made = await client.call(machines.create, { params: { customerId: 1 }, body: { ...BODY, brand: 'Nieuw' } });
  const machineId = Number(made.id);
  await client.call(machines.update, { params: { machineId }, body: { ...BODY, brand: 'Nieuwer' } });
  await client.savePhoto(machineId, { image: PHOTO('AAAA') });
  const order = [machineId, 5].map((id, place) => ({ machineId: id, view_order: String(place) }));
  await client.call(machines.updateOrder, { body: { order } });
  const [first = Object()] = waitingWrites.get();
  await dropChange(first);
  expect(waits()).toEqual(['machines updateOrder']);
  goOnline();
  await expect.poll(() => waits()).toEqual([]);
  expect(reached).toMatchObject([{ path: 'machines/updateOrder/', body: { order: [{ machineId: 5 }] } }]);
});

it('an order of waiting machines goes with the last of them', async () => {
  const { client, goOffline } = aV2();
  await goOffline();
  const made = await client.call(machines.create, { params: { customerId: 1 }, body: { ...BODY, brand: 'Nieuw' } });
  await client.call(machines.updateOrder, { body: { order: [{ machineId: Number(made.id), view_order: '0' }] } });
  const [first = Object()] = waitingWrites.get();
  await dropChange(first);
  expect(waits()).toEqual([]);
});

it('what is about something that was thrown away says so, and stays in the list: no form has it', async () => {
  const { client, goOffline, goOnline, reached } = aV2();
  await goOffline();
  const made = await client.call(machines.create, { params: { customerId: 1 }, body: { ...BODY, brand: 'Nieuw' } });
  const machineId = Number(made.id);
  await client.call(machines.update, { params: { machineId }, body: { ...BODY, brand: 'Nieuwer' } });
  const [first] = waitingWrites.get();
  if (first) await waitingWrites.drop(first);
  goOnline();
  await expect.poll(() => waits()).toEqual(['machines update: orphaned']);
  expect(reached).toEqual([]);
  expect(waitingWrites.get().map(correctionOf)).toEqual([undefined]);
});

it('what hangs on a refused machine holds up nothing: what is typed later on a good line is sent at once', async () => {
  const { client, goOffline, goOnline } = aV2(({ path }) =>
    path === '1/machines/new' ? refusal(404, 'Deze klant bestaat niet.') : undefined,
  );
  await goOffline();
  const made = await client.call(machines.create, { params: { customerId: 1 }, body: { ...BODY, brand: 'Nieuw' } });
  await client.savePhoto(Number(made.id), { image: PHOTO('AAAA') });
  goOnline();
  await expect.poll(() => waits()).toEqual(['machines create: Deze klant bestaat niet.', 'machines photo']);
  await expect.poll(() => reachability.get().isLost).toBe(false);
  expect(await addTask(client, 'Pomp ontkalken')).not.toHaveProperty('waiting');
  expect(waits()).toHaveLength(2);
  // There is a connection, which the photo does not wait for.
  expect(await photoOf(client, Number(made.id))).toMatchObject({ standing: 'refused' });
  const { machines: line } = await client.call(machines.list, { params: { id: 1 } });
  expect(line.at(-1)).toMatchObject({ brand: 'Nieuw', standing: 'refused' });
});

it.each([422, 503])(
  'what the server refuses by %i stays, with its reason, and holds up nothing; its form then has what was typed',
  async (status) => {
    const { client, goOffline, goOnline, reached } = aV2(({ body }) =>
      Object(body).description === 'Fout' ? refusal(status, 'Dat kan niet.') : undefined,
    );
    await goOffline();
    await addTask(client, 'Fout');
    await addTask(client, 'Goed');
    goOnline();
    await expect.poll(() => waits()).toEqual(['tasks create: Dat kan niet.']);
    expect(reached).toHaveLength(2);
    const [refused] = waitingWrites.get();
    if (!refused) throw new Error('it is gone');
    const address = correctionOf(refused) ?? '';
    expect(address).toBe('/tasks/1');
    expect(await openCorrection(refused, address)).toBe('opened');
    expect((await findDraft(SANNE.userId, address))?.values).toEqual({ description: 'Fout' });
    expect(waits()).toEqual([]);
  },
);

it('what the server cannot store for now is told, and goes by itself with its key once it can', async () => {
  holdClock();
  let isFull = true;
  const { client, goOffline, goOnline, reached } = aV2(({ body }) =>
    isFull && Object(body).description === 'Nabellen' ? refusal(503, 'De schijf van de server is vol.') : undefined,
  );
  await goOffline();
  await addTask(client, 'Nabellen');
  await addTask(client, 'Bestellen');
  goOnline();
  await expect.poll(() => waits()).toEqual(['tasks create: De schijf van de server is vol.']);
  expect(waitingWrites.get()[0]?.sentAt).toBeTypeOf('number');
  // Tried once in a while, and told all the time.
  await letPass(10_000);
  await expect.poll(() => reached.length).toBeGreaterThan(2);
  expect(waits()).toEqual(['tasks create: De schijf van de server is vol.']);
  isFull = false;
  await letPass(10_000);
  await expect.poll(() => waits()).toEqual([]);
  const sent = reached.filter(({ body }) => Object(body).description === 'Nabellen');
  expect(sent.length).toBeGreaterThan(2);
  expect(new Set(sent.map(({ key }) => key))).toHaveProperty('size', 1);
});

it.each([
  ['a tick', 'set 1', 'set 0'],
  ['a photo', 'AAAA', 'BBBB'],
])('%s that the server could not store is never sent after the later one of the same', async (what, first, later) => {
  holdClock();
  let isFull = true;
  const { client, goOffline, goOnline, reached } = aV2(({ body }) =>
    isFull && JSON.stringify(body).includes(what === 'a tick' ? '1' : 'AAAA') ? refusal(503, 'Vol.') : undefined,
  );
  const say = (wish: string) =>
    what === 'a tick'
      ? client.call(tasks.set, { params: { taskId: 4 }, body: { set: wish === 'set 1' ? 1 : 0 } })
      : client.savePhoto(5, { image: PHOTO(wish) });
  await goOffline();
  await say(first);
  goOnline();
  await expect.poll(() => waits()).toHaveLength(1);
  await expect.poll(() => waitingWrites.get()[0]?.problem).toMatchObject({ isPassing: true });
  // Also where the server can store the later one only.
  await say(later);
  await expect.poll(() => waits()).toEqual([]);
  isFull = false;
  const asked = reached.length;
  await letPass(30_000);
  await oneAtATime('wasbeheer.sending', async () => {});
  expect(reached.slice(asked)).toEqual([]);
  expect(JSON.stringify(reached.at(-1)?.body)).toContain(what === 'a tick' ? '0' : 'BBBB');
});

it('a tick that the server could not store goes again also after it was taken back and said once more', async () => {
  holdClock();
  let isFull = true;
  const { client, goOffline, goOnline, reached } = aV2(() => (isFull ? refusal(503, 'Vol.') : undefined));
  const set = (done: 0 | 1) => client.call(tasks.set, { params: { taskId: 7 }, body: { set: done } });
  await goOffline();
  await set(1);
  goOnline();
  await expect.poll(() => waitingWrites.get()[0]?.problem).toMatchObject({ isPassing: true });
  await goOffline();
  await set(0);
  await set(1);
  isFull = false;
  goOnline();
  await letPass(10_000);
  await expect.poll(() => waits()).toEqual([]);
  expect(Object(reached.at(-1)?.body)).toEqual({ set: 1 });
});

it('what an older v2 cannot store for now waits for its user: without keys it might be stored twice', async () => {
  rememberSizes(null);
  onTestFinished(() => rememberSizes({}));
  holdClock();
  const { client, goOffline, goOnline, reached } = aV2(() => refusal(503, 'Nu niet.'));
  await goOffline();
  await addTask(client, 'Nabellen');
  goOnline();
  await expect.poll(() => waits()).toEqual(['tasks create: Nu niet.']);
  await letPass(10_000);
  await oneAtATime('wasbeheer.sending', async () => {});
  expect(reached).toHaveLength(1);
  expect(waits()).toEqual(['tasks create: Nu niet.']);
});

it('a water report that waits goes to its form, and is not sent; one that is being sent stays', async () => {
  const answered = gate();
  const { client, goOffline, goOnline, reached } = aV2(async () => {
    await answered.opened;
    return Response.json({ code: 'OK', data: { id: 70 }, id: 70 });
  });
  const measure = (ph: string) =>
    client.call(waterreports.create, { params: { customerId: 1 }, body: { ...WATER, ph } });
  await goOffline();
  await measure('72');
  await measure('6');
  const [wrong = Object(), other = Object()] = waitingWrites.get();
  const address = correctionOf(wrong) ?? '';
  expect(address).toBe('/reports/new/waterreport/1');
  expect(await openCorrection(wrong, address)).toBe('opened');
  expect((await findDraft(SANNE.userId, address))?.values).toMatchObject({ ...WATER, ph: '72' });
  await dropDraft(SANNE.userId, address);
  goOnline();
  await expect.poll(() => reached.map(({ body }) => Object(body).ph)).toEqual(['6']);
  expect(await openCorrection(other, address)).toBe('sent');
  expect(await findDraft(SANNE.userId, address)).toBeNull();
  answered.open();
  await expect.poll(() => waits()).toEqual([]);
  expect(reached).toHaveLength(1);
});

it('what was typed longer ago than a draft is kept goes to its form all the same', async () => {
  const { client, goOffline } = aV2();
  vi.setSystemTime('2026-11-16T09:00:00Z');
  await goOffline();
  const untold = { ...WATER, sampling_point: undefined };
  await client.call(waterreports.create, { params: { customerId: 1 }, body: untold });
  vi.setSystemTime('2026-12-20T09:00:00Z');
  const [old = Object()] = waitingWrites.get();
  const address = correctionOf(old) ?? '';
  expect(await openCorrection(old, address)).toBe('opened');
  // The kind of water that a form begins with is not sent.
  const { sampling_point: _, ...typed } = WATER;
  expect(Object.entries((await findDraft(SANNE.userId, address))?.values ?? {})).toEqual(Object.entries(typed));
  expect(await isFormTaken(old, address)).toBe(false);
  expect(await isFormTaken({ ...old, body: { ...WATER, ph: '6' } }, address)).toBe(true);
  await dropDraft(SANNE.userId, address);
  expect(waits()).toEqual([]);
});

it.each(['at once', 'later'])(
  'a waiting measurement that is corrected is of when it was typed: sent %s',
  async (when) => {
    const { client, goOffline, goOnline, reached } = aV2();
    vi.setSystemTime('2026-11-16T09:00:00Z');
    await goOffline();
    const typed = { params: { customerId: 1 }, body: WATER };
    await client.call(waterreports.create, typed);
    vi.setSystemTime('2026-11-16T10:00:00Z');
    const [waiting = Object()] = waitingWrites.get();
    const address = correctionOf(waiting) ?? '';
    expect(await openCorrection(waiting, address)).toBe('opened');
    const key = (await findDraft(SANNE.userId, address))?.key ?? '';
    await dropDraft(SANNE.userId, address);
    if (when === 'at once') {
      goOnline();
      await expect.poll(() => reachability.get().isLost).toBe(false);
    }
    const answer = await client.call(waterreports.create, {
      ...typed,
      body: { ...WATER, ph: '6' },
      headers: { 'Idempotency-Key': key },
    });
    expect('waiting' in Object(answer)).toBe(when === 'later');
    if (when === 'later') {
      vi.setSystemTime('2026-11-16T11:00:00Z');
      goOnline();
    }
    await expect.poll(waits).toEqual([]);
    expect(reached).toMatchObject([{ body: { ph: '6' }, ago: when === 'later' ? '7200' : '3600' }]);
  },
);

it('a change that is thrown away is not sent by the next change of the same record', async () => {
  const { client, reached, goOffline, goOnline } = aV2();
  const params = { machineId: 5 };
  const machine = { brand: 'Brustaro', ...BODY };
  await client.call(machines.one, { params });
  await goOffline();
  await client.call(machines.update, { params, body: { ...machine, comments: 'Verkeerde machine', line: '2' } });
  await client.call(machines.update, {
    params,
    body: { ...machine, comments: 'Verkeerde machine', line: '3', brand: 'Istobal' },
  });
  const [wrong = Object()] = waitingWrites.get();
  await dropChange(wrong);
  await goOnline();
  await expect.poll(waits).toEqual([]);
  expect(reached).toMatchObject([{ body: { comments: '', line: '3', brand: 'Istobal' } }]);
});

it('a change that is thrown away takes nothing back that somebody else has stored meanwhile', async () => {
  const { client, v2, reached, goOffline, goOnline } = aV2();
  const params = { machineId: 5 };
  const machine = { brand: 'Brustaro', ...BODY };
  await client.call(machines.one, { params });
  await goOffline();
  await client.call(machines.update, { params, body: { ...machine, comments: 'Mijn opmerking' } });
  const [mine = Object()] = waitingWrites.get();
  await waitingWrites.hold({ ...mine, problem: 'changed' });
  v2.isThere = true;
  Object.assign(v2.machine, { comments: 'Van een collega', version: 2 });
  await client.call(machines.one, { params });
  await allKept();
  v2.isThere = false;
  await client.call(machines.update, { params, body: { ...machine, comments: 'Van een collega', brand: 'Istobal' } });
  await dropChange(mine);
  await goOnline();
  await expect.poll(waits).toEqual([]);
  expect(reached).toMatchObject([{ body: { comments: 'Van een collega', brand: 'Istobal' } }]);
});

it('a tick that hung goes nowhere once a newer one of its task was carried out', async () => {
  const hung = gate();
  const fails = async () => {
    await hung.opened;
    throw new TypeError('fetch failed');
  };
  const { client, reached } = aV2(({ body }) => (Object(body).set === 1 ? fails() : undefined));
  const set = (done: 0 | 1) => client.call(tasks.set, { params: { taskId: 7 }, body: { set: done } });
  const first = set(1);
  await set(0);
  hung.open();
  await first;
  expect(waits()).toEqual([]);
  expect(reached.map(({ body }) => Object(body).set)).toEqual([1, 0]);
});

const APPOINTMENT = { scheduled: '2026-11-16 09:00:00', user_id: 3, customer_comments: '', working_comments: '' };
const addMachine = (client: Visits) =>
  client.call(machines.create, { params: { customerId: 1 }, body: { brand: 'Istobal', ...BODY } });
const addAppointment = (client: Visits) =>
  client.call(reports.create, { params: { customerId: 1 }, body: APPOINTMENT });
it.each([
  ['a machine', '/machines/edit/', addMachine],
  ['an appointment', '/reports/edit/', addAppointment],
  ['the mail of an appointment', '/customers/report/1#', addAppointment],
])('what was typed in %s that waits, and not saved, is offered there once that is sent', async (_, at, add) => {
  const { client, goOffline, goOnline } = aV2();
  await goOffline();
  const { id } = Object(await add(client));
  const draft = { values: { comments: 'Lekt' }, opened: { comments: '' }, savedAt: Date.now() };
  await keepDraft(SANNE.userId, `${at}${id}`, draft);
  await goOnline();
  await expect.poll(waits).toEqual([]);
  expect(await findDraft(SANNE.userId, `${at}70`)).toEqual(draft);
  expect(await findDraft(SANNE.userId, `${at}${id}`)).toBeNull();
  await dropDraft(SANNE.userId, `${at}70`);
});

it.each([
  ['at once', false],
  ['in a cellar', true],
])(
  'what waits for a machine that was refused goes to the one that its form, corrected %s, makes',
  async (_, isLater) => {
    let isRefused = true;
    const { client, v2, reached, goOffline, goOnline } = aV2(({ path }) => {
      if (path !== '1/machines/new' || !isRefused) return undefined;
      return Response.json({ code: 'ERROR', data: { error: 'Dat kan niet.' } }, { status: 422 });
    });
    await goOffline();
    const machine = { brand: 'Istobal', ...BODY };
    const create = (headers = {}) =>
      client.call(machines.create, { params: { customerId: 1 }, body: machine, headers });
    const { id: machineId } = Object(await create());
    await client.call(machines.update, { params: { machineId }, body: { ...machine, comments: 'Lekt' } });
    v2.isThere = true;
    sendWaitingNow();
    await expect.poll(() => waitingWrites.get()[0]?.problem).toEqual({ reason: 'Dat kan niet.' });

    const [refused = Object()] = waitingWrites.get();
    const address = correctionOf(refused) ?? '';
    expect(await openCorrection(refused, address)).toBe('opened');
    expect(waitingWrites.get()).toHaveLength(2);
    const draft = await findDraft(SANNE.userId, address);
    isRefused = false;
    if (isLater) await goOffline();
    await create({ 'Idempotency-Key': draft?.key });
    if (isLater) {
      // One machine, of which nothing is refused: there is nothing to throw away.
      expect(waits()).toEqual(['machines create', 'machines update']);
      const listed = (await client.call(machines.list, { params: { id: 1 } })).machines;
      expect(listed.filter(({ brand }) => brand === 'Istobal')).toHaveLength(1);
      goOnline();
    }
    await expect.poll(waits).toEqual([]);
    expect(reached.at(-1)).toMatchObject({ path: 'machines/70/edit', body: { comments: 'Lekt' } });
    await dropDraft(SANNE.userId, address);
  },
);

it('a water report that waits goes to its form once, by two presses as well', async () => {
  const { client, goOffline } = aV2();
  await goOffline();
  await client.call(waterreports.create, { params: { customerId: 1 }, body: WATER });
  const [wrong = Object()] = waitingWrites.get();
  const address = correctionOf(wrong) ?? '';
  const presses = [openCorrection(wrong, address), openCorrection(wrong, address)];
  expect(await Promise.all(presses)).toEqual(['opened', 'sent']);
  expect((await findDraft(SANNE.userId, address))?.values).toMatchObject(WATER);
  await dropDraft(SANNE.userId, address);
  expect(waits()).toEqual([]);
});

it.each([502, 503, 504])(
  'what a gateway answers by %i for a server that is gone waits without a problem, and goes once more with its key',
  async (status) => {
    let isGone = true;
    const { client, goOnline, reached } = aV2(() =>
      isGone ? new Response('<h1>Bad Gateway</h1>', { status }) : undefined,
    );
    expect(await addTask(client, 'Offerte nabellen')).toMatchObject({ waiting: true });
    goOnline();
    await expect.poll(() => reached).toHaveLength(2);
    await expect.poll(() => reachability.get().isLost).toBe(true);
    expect(waits()).toEqual(['tasks create']);
    isGone = false;
    goOnline();
    await expect.poll(() => waits()).toEqual([]);
    expect([reached.length, new Set(reached.map(({ key }) => key)).size]).toEqual([3, 1]);
  },
);

it.each([
  ['a server whose database is away', () => refusal(503, 'De server kan nu even niet bij zijn gegevens.')],
  ['a page of something else', () => new Response('<h1>Onderhoud</h1>')],
])(
  'what meets %s waits without a problem, in its order, and goes by itself once the server is back',
  async (_, away) => {
    const { v2, client, goOffline, goOnline, reached } = aV2(() => {
      if (reached.length > 1) return undefined;
      v2.instead = away;
      return away();
    });
    await goOffline();
    await addTask(client, 'Eerst');
    await addTask(client, 'Daarna');
    const asked = vi.fn(away);
    v2.instead = asked;
    goOnline();
    await expect.poll(() => asked).toHaveBeenCalled();
    await oneAtATime('wasbeheer.sending', async () => {});
    expect(reached).toEqual([]);
    // It goes away again with the first write.
    v2.instead = undefined;
    goOnline();
    await expect.poll(() => v2.instead).toBe(away);
    await expect.poll(() => reachability.get().isLost).toBe(true);
    expect(waits()).toEqual(['tasks create', 'tasks create']);
    expect(waitingWrites.get().map(({ sentAt }) => sentAt !== undefined)).toEqual([true, false]);
    v2.instead = undefined;
    goOnline();
    await expect.poll(() => waits()).toEqual([]);
    expect(reached.map(({ body }) => Object(body).description)).toEqual(['Eerst', 'Eerst', 'Daarna']);
    expect(reached[0]?.key).toBe(reached[1]?.key);
  },
);

/** A waiting task that was sent, and refused because its session has ended. */
const refusedByAnEndedSession = async () => {
  let isEnded = true;
  const { client, goOffline, goOnline, reached } = aV2(() => (isEnded ? refusal(401, 'Log opnieuw in.') : undefined));
  await goOffline();
  await addTask(client, 'Offerte nabellen');
  goOnline();
  await expect.poll(() => reached).toHaveLength(1);
  const signInAgain = () => {
    isEnded = false;
    goOnline();
  };
  return { reached, signInAgain };
};

it('what comes to a session that has ended waits without a problem, and goes with its key after the next sign-in', async () => {
  const { reached, signInAgain } = await refusedByAnEndedSession();
  signInAgain();
  await expect.poll(() => waits()).toEqual([]);
  expect([reached.length, new Set(reached.map(({ key }) => key)).size]).toEqual([2, 1]);
});

it.each([
  ['a task', (client: Visits) => addTask(client, 'Offerte nabellen'), '1/tasks/new'],
  ['a photo', (client: Visits) => client.savePhoto(5, { image: PHOTO('AAAA') }), '/api/machine_photos/5'],
])(
  '%s that comes to an ended session is not noted as sent while nobody signs in; then it goes',
  async (_, write, path) => {
    const signedIn = gate();
    let isEnded = true;
    const waitForSignIn = () => signedIn.opened.then(() => true);
    const answer = () => (isEnded ? refusal(401, 'Log opnieuw in.') : undefined);
    const { client, goOffline, goOnline, reached } = aV2(answer, waitForSignIn);
    await goOffline();
    await write(client);
    goOnline();
    await expect.poll(() => reached).toHaveLength(1);
    await expect.poll(() => waitingWrites.get()[0]).not.toHaveProperty('sentAt');
    isEnded = false;
    signedIn.open();
    await expect.poll(() => waits()).toEqual([]);
    expect(reached.map((call) => call.path)).toEqual([path, path]);
    expect(new Set(reached.map(({ key }) => key)).size).toBe(1);
  },
);

it.each([
  ['another field: both changes are kept', { comments: 'Van een ander' }, []],
  ['the same field: it stays', { brand: 'Van een ander' }, ['machines update: changed']],
])('a machine that someone else changed meanwhile, in %s', async (_, theirs, stays) => {
  const { v2, client, goOffline, goOnline, reached } = aV2(({ version }) =>
    version === '"2"' ? undefined : refusal(409, 'Gewijzigd.'),
  );
  await goOffline();
  const headers = { 'If-Match': '"1"' };
  await client.call(machines.update, { params: { machineId: 5 }, body: { ...BODY, brand: 'Van mij' }, headers });
  v2.machine = { ...v2.machine, ...theirs, version: 2 };
  goOnline();
  await expect.poll(() => waits()).toEqual(stays);
  if (stays.length === 0) expect(reached.at(-1)?.body).toMatchObject({ brand: 'Van mij', comments: 'Van een ander' });
  else {
    expect(reached).toHaveLength(1);
    // The form opens on what the server has: its save does not carry the refused change over that.
    const { brand, version } = Object(await client.call(machines.one, { params: { machineId: 5 } }));
    expect([brand, version]).toEqual(['Van een ander', 2]);
    const [listed] = (await client.call(machines.list, { params: { id: 1 } })).machines;
    expect(listed).toMatchObject({ brand: 'Van een ander' });
    expect(listed).not.toHaveProperty('waiting');
    // 'Aanpassen' offers what was changed, and not the fields that were sent with it.
    const [refused = Object()] = waitingWrites.get();
    await openCorrection(refused, '/machines/edit/5');
    const draft = await findDraft(SANNE.userId, '/machines/edit/5');
    expect(draft).toMatchObject({ values: { brand: 'Van mij' }, opened: { brand: 'Brustaro' } });
    expect(Object.keys({ ...draft?.values, ...draft?.opened })).toEqual(['brand']);
  }
});

it('a change that a v2 without versions refuses by 409 is sent once, says why, and holds up nothing', async () => {
  const { v2, client, goOffline, goOnline, reached } = aV2(({ path }) =>
    path === 'machines/5/edit' && reached.length < 9 ? refusal(409, 'Deze machine is afgesloten.') : undefined,
  );
  v2.machine = { ...v2.machine, version: undefined };
  await goOffline();
  await client.call(machines.update, { params: { machineId: 5 }, body: { ...BODY, brand: 'Van mij' } });
  await addTask(client, 'Offerte nabellen');
  goOnline();
  await expect.poll(() => waits()).toEqual(['machines update: Deze machine is afgesloten.']);
  expect(reached.map(({ path }) => path)).toEqual(['machines/5/edit', '1/tasks/new']);
});

it('a change that a v2 with versions refuses by 409, though nobody has changed the record, is sent once', async () => {
  const { client, goOffline, goOnline, reached } = aV2(() =>
    reached.length < 9 ? refusal(409, 'Deze machine is afgesloten.') : undefined,
  );
  await goOffline();
  await client.call(machines.update, { params: { machineId: 5 }, body: { ...BODY, brand: 'Van mij' } });
  goOnline();
  await expect.poll(() => waits()).toEqual(['machines update: changed']);
  expect(reached).toMatchObject([{ path: 'machines/5/edit', version: '"1"' }]);
});

it('a change of a form that knew of no version is sent over the record that the device has, when nobody changed that', async () => {
  const { client, goOffline, goOnline, reached } = aV2();
  await goOffline();
  await client.call(machines.update, { params: { machineId: 5 }, body: { ...BODY, brand: 'Van mij' } });
  goOnline();
  await expect.poll(() => waits()).toEqual([]);
  expect(reached).toMatchObject([{ version: '"1"', body: { brand: 'Van mij' } }]);
});

it('a change of a form that was opened before the device read a newer version is not based on that one', async () => {
  const { v2, client, goOffline, goOnline } = aV2(() => refusal(409, 'Gewijzigd.'));
  v2.machine = { ...v2.machine, comments: 'Van een ander', version: 2 };
  await goOffline();
  const headers = { 'If-Match': '"1"' };
  await client.call(machines.update, { params: { machineId: 5 }, body: { ...BODY, brand: 'Van mij' }, headers });
  expect(waitingWrites.get()[0]).not.toHaveProperty('base');
  goOnline();
  await expect.poll(() => waits()).toEqual(['machines update: changed']);
  const [refused = Object()] = waitingWrites.get();
  await openCorrection(refused, '/machines/edit/5');
  // The form then shows the comments of the colleague beside those that were sent, and its save asks.
  const draft = await findDraft(SANNE.userId, '/machines/edit/5');
  expect([draft?.values.comments, draft?.opened.comments]).toEqual(['', undefined]);
});

it.each([
  ['another field: both are kept', { production_year: '2020' }, false, []],
  ['the same field: it stays', { comments: 'Van tab twee' }, false, ['machines update: changed']],
  ['the same field, which it had read', { comments: 'Van tab twee' }, true, []],
])('a machine that another tab saved offline after its form was opened, and %s', async (_, typed, isRead, stays) => {
  const { v2, client, goOffline, goOnline } = aV2(({ version, body }) => {
    if (version !== `"${v2.machine.version}"`) return refusal(409, 'Gewijzigd.');
    v2.machine = { ...v2.machine, ...body, version: Number(v2.machine.version) + 1 };
    return undefined;
  });
  const save = (fields: object, opened: { version?: unknown }) =>
    client.call(machines.update, {
      params: { machineId: 5 },
      body: { ...BODY, brand: 'Brustaro', ...fields },
      headers: { 'If-Match': `"${opened.version}"` },
    });
  const open = async () => Object(await client.call(machines.one, { params: { machineId: 5 } }));
  const [one, two] = [await open(), await open()];
  await goOffline();
  await save({ comments: 'Van tab een' }, one);
  await save(typed, isRead ? await open() : two);
  goOnline();
  await expect.poll(() => waits()).toEqual(stays);
  const theirs = stays.length === 0 ? typed : {};
  expect(v2.machine).toMatchObject({ comments: 'Van tab een', ...theirs, version: stays.length === 0 ? 3 : 2 });
});

it('a change of what was thrown away meanwhile stays in its list: the form that it was typed in opens no more', async () => {
  const { client, goOffline, goOnline } = aV2(() => refusal(404, 'Dit bestaat niet (meer).'));
  await goOffline();
  await client.call(machines.update, { params: { machineId: 5 }, body: { ...BODY, brand: 'Van mij' } });
  await client.call(machines.create, { params: { customerId: 1 }, body: { ...BODY, brand: 'Nieuw' } });
  await addTask(client, 'Offerte nabellen');
  goOnline();
  const gone = ['machines update', 'machines create', 'tasks create'].map(
    (call) => `${call}: Dit bestaat niet (meer).`,
  );
  await expect.poll(() => waits()).toEqual(gone);
  expect(waitingWrites.get().map(correctionOf)).toEqual([undefined, '/machines/new/1', undefined]);
});

it('what a proxy in between answers with a fault of its own may be stored, and is corrected under its key', async () => {
  const { client, goOffline, goOnline, reached } = aV2(() => new Response('<h1>Oeps</h1>', { status: 500 }));
  await goOffline();
  await addTask(client, 'Offerte nabellen');
  goOnline();
  await expect.poll(() => waits()).toEqual(['tasks create: unsure']);
  const [unsure = Object()] = waitingWrites.get();
  await openCorrection(unsure, '/tasks/1');
  const draft = await findDraft(SANNE.userId, '/tasks/1');
  expect(draft).toMatchObject({ values: { description: 'Offerte nabellen' }, key: reached[0]?.key });
  expect(draft?.sentAt).toBeDefined();
});

it('a photo lets all else go first: on a weak line it takes minutes', async () => {
  const { client, goOffline, goOnline, reached } = aV2();
  await goOffline();
  await client.savePhoto(5, { image: PHOTO('AAAA') });
  await addTask(client, 'Offerte nabellen');
  goOnline();
  await expect.poll(() => waits()).toEqual([]);
  expect(reached.map(({ path }) => path)).toEqual(['1/tasks/new', '/api/machine_photos/5']);
});

it('a tick that is taken back before it was sent goes nowhere, so that the tick of a colleague stays', async () => {
  const { client, reached, goOffline, goOnline, list } = aV2();
  const set = (done: 0 | 1) => client.call(tasks.set, { params: { taskId: 7 }, body: { set: done } });
  await goOffline();
  await set(1);
  await set(0);
  expect(await list()).toEqual([{ task_id: 7, description: 'Pomp nakijken', done: null, customer_id: 1 }]);
  expect(waits()).toEqual([]);
  await set(1);
  await set(0);
  await set(1);
  goOnline();
  await expect.poll(() => waits()).toEqual([]);
  expect(reached).toMatchObject([{ path: 'tasks/set/7', body: { set: 1 } }]);
});

it('a tick that waits stays beside that of another task', async () => {
  const { v2, client, reached, goOffline, goOnline } = aV2();
  v2.tasks.push({ ...Object(v2.tasks[0]), task_id: 8, done: '2026-01-05 09:00:00' });
  await goOffline();
  await client.call(tasks.set, { params: { taskId: 7 }, body: { set: 1 } });
  await client.call(tasks.set, { params: { taskId: 8 }, body: { set: 0 } });
  goOnline();
  await expect.poll(() => waits()).toEqual([]);
  expect(reached).toMatchObject([
    { path: 'tasks/set/7', body: { set: 1 } },
    { path: 'tasks/set/8', body: { set: 0 } },
  ]);
});

it('a tick that is taken back before it was sent leaves the day that its task was done', async () => {
  const { v2, client, goOffline, list } = aV2();
  Object.assign(v2.tasks[0] ?? {}, { done: '2026-01-05 09:00:00' });
  await goOffline();
  for (const set of [0, 1] as const) await client.call(tasks.set, { params: { taskId: 7 }, body: { set } });
  expect(waits()).toEqual([]);
  // What is kept after a write comes in turn with these reads of the same store.
  for (let turn = 0; turn < 9; turn += 1) await findRead(SANNE.userId, 'nothing');
  expect((await list())[0]?.done).toBe('2026-01-05 09:00:00');
});

it('a tick that may have been carried out is taken back by a write of its own', async () => {
  let isAnswered = false;
  const lost = () => (isAnswered ? undefined : Promise.reject(new TypeError('fetch failed')));
  const { client, reached, list, goOnline } = aV2(lost);
  await list();
  await client.call(tasks.set, { params: { taskId: 7 }, body: { set: 1 } });
  await client.call(tasks.set, { params: { taskId: 7 }, body: { set: 0 } });
  expect(waits()).toEqual(['tasks set', 'tasks set']);
  isAnswered = true;
  goOnline();
  await expect.poll(() => waits()).toEqual([]);
  expect(reached.map(({ body }) => body)).toEqual([{ set: 1 }, { set: 1 }, { set: 0 }]);
});

it("a task whose tick was refused is open again in its list, and a photo that was refused is not the machine's", async () => {
  const { client, goOffline, goOnline, list } = aV2(() => refusal(422, 'Dat kan niet.'));
  await goOffline();
  await client.call(tasks.set, { params: { taskId: 7 }, body: { set: 1 } });
  await client.savePhoto(5, { image: PHOTO('AAAA') });
  goOnline();
  await expect.poll(() => waits()).toEqual(['tasks set: Dat kan niet.', 'machines photo: Dat kan niet.']);
  expect(await list()).toMatchObject([{ description: 'Pomp nakijken', done: null }]);
  expect(await photoOf(client, 5)).toEqual({ id: 5, image: null });
});

it('an order of machines of which the server refused one waits for it', async () => {
  let isRefused = true;
  const { client, goOffline, goOnline, reached } = aV2(() => (isRefused ? refusal(422, 'Dat kan niet.') : undefined));
  await goOffline();
  const made = await client.call(machines.create, { params: { customerId: 1 }, body: { ...BODY, brand: 'Nieuw' } });
  goOnline();
  await expect.poll(() => waits()).toEqual(['machines create: Dat kan niet.']);
  isRefused = false;
  const order = [Number(made.id), 5].map((machineId, place) => ({ machineId, view_order: String(place) }));
  expect(await client.call(machines.updateOrder, { body: { order } })).toMatchObject({ waiting: true });
  expect(reached).toHaveLength(1);
  const [first] = waitingWrites.get();
  if (!first) throw new Error('it is gone');
  const { problem, ...again } = first;
  await waitingWrites.put(again);
  goOnline();
  await expect.poll(() => waits()).toEqual([]);
  expect(Object(reached.at(-1)?.body).order[0].machineId).toBe(70);
});

it('a change that meets another one waits on when the network goes before that one is read, and keeps both', async () => {
  const { v2, client, goOffline, goOnline, reached } = aV2(({ version }) => {
    if (version === '"2"') return undefined;
    v2.isThere = reached.length > 1;
    return refusal(409, 'Gewijzigd.');
  });
  await goOffline();
  const headers = { 'If-Match': '"1"' };
  await client.call(machines.update, { params: { machineId: 5 }, body: { ...BODY, brand: 'Van mij' }, headers });
  v2.machine = { ...v2.machine, comments: 'Van een ander', version: 2 };
  goOnline();
  await expect.poll(() => reached).toHaveLength(1);
  await expect.poll(() => reachability.get().isLost).toBe(true);
  expect(waits()).toEqual(['machines update']);
  goOnline();
  await expect.poll(() => waits()).toEqual([]);
  expect(reached.at(-1)?.body).toMatchObject({ brand: 'Van mij', comments: 'Van een ander' });
});

it('what waits is sent from a device without room, which cannot note that', async () => {
  const { client, goOffline, goOnline, reached } = aV2();
  await goOffline();
  await addTask(client, 'Pomp ontkalken');
  await addTask(client, 'Offerte nabellen');
  vi.spyOn(waitingWrites, 'put').mockRejectedValue(new DOMException('', 'QuotaExceededError'));
  goOnline();
  await expect.poll(() => waits()).toEqual([]);
  expect(reached).toHaveLength(2);
});

it('on a device without room a refused one holds up nothing, and a photo follows its machine', async () => {
  const { client, goOffline, goOnline, reached } = aV2(({ path }) =>
    path === '1/tasks/new' ? refusal(422, 'Dat kan niet.') : undefined,
  );
  await goOffline();
  await addTask(client, 'Fout');
  const { id } = await client.call(machines.create, { params: { customerId: 1 }, body: { ...BODY, brand: 'Nieuw' } });
  await client.savePhoto(id, { image: PHOTO('AAAA') });
  vi.spyOn(waitingWrites, 'put').mockRejectedValue(new DOMException('', 'QuotaExceededError'));
  goOnline();
  await expect.poll(() => waits()).toEqual(['tasks create: Dat kan niet.']);
  expect(reached.map(({ path }) => path)).toEqual(['1/tasks/new', '1/machines/new', '/api/machine_photos/70']);
  // What comes now need not wait for it.
  expect(await client.call(tasks.set, { params: { taskId: 7 }, body: { set: 1 } })).not.toHaveProperty('waiting');
});

it('an order waits on where the database goes away just before it is compared with that of the server', async () => {
  const { v2, client, goOffline, goOnline } = aV2();
  await goOffline();
  await client.call(machines.updateOrder, { body: { order: [{ machineId: 5, view_order: '0' }] } });
  const asked: string[] = [];
  v2.instead = (path, init) => {
    // As the server: without a token it says so before it looks in its database.
    if (!new Headers(init?.headers).get('Authorization')) return refusal(401, 'Log opnieuw in.');
    asked.push(path);
    return asked.length === 1 ? undefined : refusal(503, 'De server kan nu even niet bij zijn gegevens.');
  };
  goOnline();
  await expect.poll(() => asked.filter((path) => path.includes('checkToken')).length).toBeGreaterThan(1);
  await expect.poll(() => reachability.get().isLost).toBe(true);
  expect(waits()).toEqual(['machines updateOrder']);
});

it('an order that waited is not put over another one that someone else saved meanwhile, before its user says so', async () => {
  const { v2, client, goOffline, goOnline, reached } = aV2();
  v2.line = [5, 6, 7];
  await goOffline();
  const order = [7, 5, 6].map((machineId, place) => ({ machineId, view_order: String(place) }));
  await client.call(machines.updateOrder, { body: { order } });
  v2.line = [6, 5, 7];
  goOnline();
  await expect.poll(() => waits()).toEqual(['machines updateOrder: changed']);
  expect(reached).toEqual([]);
  for (const { problem, ...write } of waitingWrites.get()) await waitingWrites.put(write);
  goOnline();
  await expect.poll(() => waits()).toEqual([]);
  expect(reached.map(({ path }) => path)).toEqual(['machines/updateOrder/']);
});

it('machines that do not say whose they are, of an older v2, are of the customer whose list has them', async () => {
  const { v2, client, goOffline, goOnline, reached } = aV2();
  v2.line = [5, 6, 7];
  v2.machine = { ...v2.machine, customer_id: undefined, version: undefined };
  await goOffline();
  const order = [7, 5, 6].map((machineId, place) => ({ machineId, view_order: String(place) }));
  await client.call(machines.updateOrder, { body: { order } });
  await client.call(machines.update, { params: { machineId: 5 }, body: { ...BODY, brand: 'Van mij' } });
  await client.savePhoto(5, { image: null });
  expect(waitingWrites.get().map((write) => write.customer)).toEqual(Array(3).fill('Carwash Zwaan'));
  const { machines: line } = await client.call(machines.list, { params: { id: 1 } });
  expect(line.map((machine) => machine.customer_machinery_id)).toEqual([7, 5, 6]);
  v2.line = [6, 5, 7];
  goOnline();
  await expect.poll(() => waits()).toEqual(['machines updateOrder: changed']);
  expect(reached.map(({ path }) => path)).not.toContain('machines/updateOrder/');
});

it('an order of machines that no list has told of is not compared with those of another customer', async () => {
  const { client, goOffline, goOnline, reached } = aV2();
  await goOffline();
  await client.call(machines.updateOrder, { body: { order: [{ machineId: 90, view_order: '0' }] } });
  expect(waitingWrites.get()).toMatchObject([{ customerId: null, over: undefined }]);
  goOnline();
  await expect.poll(() => reached.map(({ path }) => path)).toEqual(['machines/updateOrder/']);
});

it('an order whose answer was lost goes over a later one with a new key: by its first, the server would answer without storing it', async () => {
  const { v2, client, goOffline, goOnline, reached } = aV2(() => {
    if (reached.length > 1) return undefined;
    throw new TypeError('fetch failed');
  });
  v2.line = [5, 6, 7];
  await goOffline();
  const order = [7, 5, 6].map((machineId, place) => ({ machineId, view_order: String(place) }));
  await client.call(machines.updateOrder, {
    body: { order },
    headers: { 'Idempotency-Key': 'a key of the order'.padEnd(20, '.') },
  });
  goOnline();
  await expect.poll(() => reached).toHaveLength(1);
  await expect.poll(() => reachability.get().isLost).toBe(true);
  v2.line = [6, 5, 7];
  goOnline();
  await expect.poll(() => waits()).toEqual(['machines updateOrder: unsure']);
  for (const { problem, sentAt, ...write } of waitingWrites.get()) await waitingWrites.put(write);
  goOnline();
  await expect.poll(() => waits()).toEqual([]);
  expect(new Set(reached.map(({ key }) => key))).toHaveProperty('size', 2);
});

it('what is thrown away while it is read again is not sent', async () => {
  const { v2, client, goOffline, goOnline, reached } = aV2(({ path }) => {
    if (path !== 'machines/5/edit') return undefined;
    for (const write of waitingWrites.get()) void waitingWrites.drop(write);
    return refusal(409, 'Gewijzigd.');
  });
  await goOffline();
  const headers = { 'If-Match': '"1"' };
  await client.call(machines.update, { params: { machineId: 5 }, body: { ...BODY, brand: 'Van mij' }, headers });
  v2.machine = { ...v2.machine, comments: 'Van een ander', version: 2 };
  goOnline();
  await expect.poll(() => waits()).toEqual([]);
  await addTask(client, 'Daarna');
  expect(reached.map(({ path }) => path)).toEqual(['machines/5/edit', '1/tasks/new']);
});

it.each([
  ['tasks', tasks.list, { id: 1 }],
  ['reports', reports.list, { id: 1 }],
  ['machines', machines.list, { id: 1 }],
] as const)(
  'a list of %s still says how many rows could not be read while something waits',
  async (name, row, params) => {
    const { client, goOffline } = aV2();
    await goOffline();
    await addTask(client, 'Offerte nabellen');
    const read = { [name]: Object.assign([], { unread: 1 }) };
    expect(unreadIn(Object(withWaiting(row, params, read, waitingWrites.get()))[name])).toBe(1);
    const water = Object.assign([], { unread: 2 });
    expect(unreadIn(withWaiting(endpoints.waterreports.list, { customerId: 1 }, water, waitingWrites.get()))).toBe(2);
  },
);

const REPORT = { scheduled: '2026-11-16 09:00:00', user_id: 3, customer_comments: '', working_comments: '' };
const changeReport = (client: ReturnType<typeof aV2>['client'], changes: Partial<typeof REPORT>) =>
  client.call(reports.update, {
    params: { reportId: 9 },
    body: { ...REPORT, ...changes },
    headers: { 'If-Match': '"1"' },
  });

it.each([
  ['one who wrote something else keeps theirs', { working_comments: 'Alles gespoeld' }, []],
  ['one who chose another too is asked', { user_id: 4 }, ['reports update: changed']],
])('a report of which someone else changed the advisor meanwhile: %s', async (_, mine, stays) => {
  const { v2, client, goOffline, goOnline, reached } = aV2(({ version }) =>
    version === '"2"' ? undefined : refusal(409, 'Gewijzigd.'),
  );
  await goOffline();
  await changeReport(client, mine);
  v2.report = { ...v2.report, advisor: { user_id: 7, name: 'Mira' }, version: 2 };
  goOnline();
  await expect.poll(() => waits()).toEqual(stays);
  if (stays.length === 0) expect(reached.at(-1)?.body).toMatchObject({ user_id: 7, ...mine });
  else expect(reached).toHaveLength(1);
});

it('a report opens with the advisor that waits to be saved', async () => {
  const { client, goOffline } = aV2();
  await goOffline();
  const advisor = async () => (await client.call(reports.one, { params: { reportId: 9 } })).reports[0]?.advisor;
  await changeReport(client, { working_comments: 'Alles gespoeld' });
  expect(await advisor()).toEqual({ user_id: 3, name: 'Sanne' });
  await changeReport(client, { user_id: 4 });
  expect(await advisor()).toMatchObject({ user_id: 4 });
});

it('a new report that waits has its advisor, where that is who is signed in', async () => {
  const { client, goOffline } = aV2();
  await goOffline();
  for (const user_id of [SANNE.userId, 4])
    await client.call(reports.create, { params: { customerId: 1 }, body: { ...REPORT, user_id } });
  const advisors = [
    { user_id: SANNE.userId, name: SANNE.name },
    { user_id: 4, name: '' },
  ].map((advisor) => ({ advisor }));
  const none = { reports: [], customer };
  expect(withWaiting(reports.list, { id: 1 }, none, waitingWrites.get())).toMatchObject({ reports: advisors });
});

it.each([
  ['in the same sign-in', SANNE.API_token],
  ['after a new sign-in', 'a later token'],
])('on a v2 without keys, what may have been carried out is not sent again by itself, %s', async (_, API_token) => {
  rememberSizes(null);
  onTestFinished(() => rememberSizes({}));
  const lost = { isLost: true };
  const { client, goOnline, list, reached } = aV2(() => {
    if (!lost.isLost) return undefined;
    lost.isLost = false;
    throw new TypeError('connection reset');
  });
  expect(await addTask(client, 'Offerte nabellen')).toMatchObject({ waiting: true });
  tokenStore.set({ ...SANNE, API_token });
  goOnline();
  await expect.poll(() => waits()[0]).toBe('tasks create: unsure');
  expect(reached).toHaveLength(1);
  expect((await list())[0]).toMatchObject({ description: 'Offerte nabellen', standing: 'unsure' });
});

it('what is kept by an app that is opened without a network is not noted as sent: it goes by itself, also to a v2 without keys', async () => {
  rememberSizes(null);
  onTestFinished(() => rememberSizes({}));
  const { client, goOffline } = aV2();
  await goOffline();
  await addTask(client, 'Offerte nabellen');
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const again = aV2();
  again.v2.isThere = false;
  await again.list();
  sendWaitingNow();
  // Until both tries have ended.
  await oneAtATime('wasbeheer.sending', async () => {});
  online.mockReturnValue(true);
  again.goOnline();
  await expect.poll(() => waits()).toEqual([]);
  expect(again.reached).toHaveLength(1);
});

it('what an ended session refused was not carried out: it goes after the next sign-in, also to a v2 without keys', async () => {
  rememberSizes(null);
  onTestFinished(() => rememberSizes({}));
  const { reached, signInAgain } = await refusedByAnEndedSession();
  await expect.poll(() => waitingWrites.get()[0]).not.toHaveProperty('sentAt');
  signInAgain();
  await expect.poll(() => waits()).toEqual([]);
  expect(reached).toHaveLength(2);
});

it('another user neither sees nor sends it', async () => {
  const { client, goOffline, goOnline, reached } = aV2();
  await goOffline();
  await addTask(client, 'Offerte nabellen');
  tokenStore.set(COR);
  const other = aV2();
  await other.list();
  expect(waits()).toEqual([]);
  goOnline();
  await other.list();
  expect([...reached, ...other.reached]).toEqual([]);
  tokenStore.set(SANNE);
  const again = aV2();
  await again.list();
  await expect.poll(() => again.reached).toHaveLength(1);
});

/** The photo of the machine as its form reads it; it has none on the server. */
const photoOf = async (client: ReturnType<typeof aV2>['client'], id: number) => {
  const params = { filter: { id }, sort: { field: 'id', order: 'ASC' as const }, pagination: { page: 1, perPage: 1 } };
  const { data } = await client.list('machine_photos', params, async ({ filter }) => ({
    data: [{ id: filter.id, image: null }],
    total: 1,
  }));
  return data[0];
};

it('a photo waits, stands with its machine, is replaced by a later one, and is sent once', async () => {
  const { client, reached, goOffline, goOnline } = aV2();
  await goOffline();
  await client.savePhoto(5, { image: PHOTO('AAAA') });
  expect(await client.savePhoto(5, { image: PHOTO('BBBB') })).toMatchObject({ waiting: true });
  expect(waitingWrites.get()).toMatchObject([
    { call: 'machines photo', params: { machineId: 5 }, customer: 'Carwash Zwaan' },
  ]);
  expect(await photoOf(client, 5)).toEqual({ id: 5, image: PHOTO('BBBB'), waiting: true });
  goOnline();
  await expect.poll(() => waits()).toEqual([]);
  expect(reached).toMatchObject([{ path: '/api/machine_photos/5', body: { image: PHOTO('BBBB') } }]);
  expect(reached[0]?.key).toMatch(/.{20}/);
  expect(await photoOf(client, 5)).toEqual({ id: 5, image: null });
});

it('the browser is asked not to delete what waits when it makes room', async () => {
  const persist = vi.fn(async () => true);
  Object.defineProperty(navigator, 'storage', { value: { persist }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'storage'));
  const { client, goOffline } = aV2();
  await goOffline();
  expect(persist).not.toHaveBeenCalled();
  await client.savePhoto(5, { image: PHOTO('AAAA') });
  expect(persist).toHaveBeenCalled();
});

it('a photo without an answer is sent again under its key', async () => {
  let isAnswered = false;
  const { client, reached, goOffline, goOnline } = aV2(() => {
    if (!isAnswered) throw new TypeError('fetch failed');
    return undefined;
  });
  await client.savePhoto(5, { image: PHOTO('AAAA') });
  await goOffline();
  isAnswered = true;
  goOnline();
  await expect.poll(() => waits()).toEqual([]);
  const keys = reached.map(({ key }) => key);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

it('a photo of a machine that waits itself is sent after it, under its new number', async () => {
  const { client, reached, goOffline, goOnline } = aV2();
  await goOffline();
  const { id } = await client.call(machines.create, { params: { customerId: 1 }, body: { ...BODY, brand: 'Nieuw' } });
  expect(await photoOf(client, id)).toBeUndefined();
  await client.savePhoto(id, { image: PHOTO('AAAA') });
  expect(await photoOf(client, id)).toMatchObject({ image: PHOTO('AAAA') });
  goOnline();
  await expect.poll(() => waits()).toEqual([]);
  expect(reached.at(-1)).toMatchObject({ path: '/api/machine_photos/70', body: { image: PHOTO('AAAA') } });
});

it('a photo that finds no room on the device says so, and what waited still waits', async () => {
  const { client, goOffline } = aV2();
  await goOffline();
  await addTask(client, 'Pomp ontkalken');
  const full = new DOMException('', 'QuotaExceededError');
  vi.spyOn(waitingWrites, 'add').mockRejectedValueOnce(full);
  await expect(client.savePhoto(5, { image: PHOTO('AAAA') })).rejects.toThrow(/De opslag van dit apparaat is vol/);
  expect(waits()).toEqual(['tasks create']);
});
