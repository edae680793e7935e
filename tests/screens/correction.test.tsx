import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepDraft } from '../../src/drafts/draftStore';
import { tokenStore } from '../../src/lib/session/tokenStore';
import { temporaryId, waitingWrites } from '../../src/visits/waitingWrites';
import { aCustomer, aTask } from '../support/builders';
import { findOffer, keptOf } from '../support/drafts';
import { pasteIn } from '../support/pasteIn';
import { renderApp } from '../support/screen';
import { createTestServer, MONDAY, type TestServer } from '../support/server';
import { sooner } from '../support/sooner';
import { withWorker } from '../support/worker';

/** 'Aanpassen': what the server refused goes to the form that it was typed in. */
let server: TestServer;
/** Before a visit is prepared. */
beforeEach(() => sooner(3_000));
beforeEach(async () => {
  server = await createTestServer();
  await aCustomer(server.db);
  withWorker();
  tokenStore.set({ API_token: server.token, name: 'Sanne de Vries', userId: server.userId });
  await waitingWrites.add({
    ...{ userId: server.userId, call: 'tasks create', params: { customerId: 1 }, headers: {}, customerId: 1 },
    ...{
      body: { description: 'Geweigerd' },
      customer: 'Zwaan',
      typedAt: MONDAY.getTime() - 60_000,
      problem: { reason: 'Dat kan niet.' },
    },
  });
  return waitingWrites.reset;
});

const ADDRESS = '/tasks/1';
const open = async (route: string) => {
  const app = await renderApp({ server, route });
  const show = async () => app.user.click(await screen.findByRole('button', { name: 'Bekijk' }));
  const correct = async () => {
    await show();
    await app.user.click(await screen.findByRole('button', { name: /^Aanpassen/ }));
  };
  /** What it says of what waits. */
  const bar = async () => {
    const button = await screen.findByRole('button', { name: 'Bekijk' });
    return button.closest('.MuiAlert-root')?.querySelector('[role=status]')?.textContent;
  };
  return { ...app, show, correct, bar };
};
const task = () => screen.findByLabelText<HTMLInputElement>(/^Nieuwe taak/);

it('it is offered there, also when that form is on the screen already', async () => {
  const app = await open(ADDRESS);
  await task();
  await app.correct();
  await app.user.click((await findOffer()).getByRole('button', { name: 'Terugzetten' }));
  expect((await task()).value).toBe('Geweigerd');
  expect(waitingWrites.get()).toEqual([]);
});

it('over something else that is kept for that form nothing is lost: it says so, and the form offers that first', async () => {
  const other = { values: { description: 'Eerder getypt' }, opened: {}, savedAt: MONDAY.getTime() - 120_000 };
  await keepDraft(server.userId, ADDRESS, other);
  const app = await open('/');
  await app.correct();
  await screen.findByText(/^In dit formulier staat al iets anders/);
  await waitFor(() => expect(app.route()).toBe(ADDRESS));
  (await findOffer()).getByText('Eerder getypt');
  expect(waitingWrites.get()).toHaveLength(1);
  await app.user.click((await findOffer()).getByRole('button', { name: 'Weggooien' }));
  await waitFor(async () => expect(await keptOf(server.userId, ADDRESS)).toBeNull());
  await app.correct();
  (await findOffer()).getByText('Geweigerd');
});

it('from a form with unsaved work it asks first; who stays there still has it among what waits', async () => {
  const app = await open('/market/new');
  await pasteIn(app.user, await screen.findByLabelText(/^Titel/), 'Zuiger');
  await app.correct();
  await app.user.click(await screen.findByRole('button', { name: 'Blijven' }));
  expect(app.route()).toBe('/market/new');
  expect(waitingWrites.get()).toHaveLength(1);
  await app.user.click(await screen.findByRole('button', { name: /^Aanpassen/ }));
  await app.user.click(await screen.findByRole('button', { name: 'Weggaan zonder opslaan' }));
  (await findOffer()).getByText('Geweigerd');
  expect(app.route()).toBe(ADDRESS);
});

it('a device without room says so, and it still waits', async () => {
  const app = await open('/');
  await app.show();
  const button = await screen.findByRole('button', { name: /^Aanpassen/ });
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await app.user.click(button);
  await screen.findByText(/^De opslag van dit apparaat is vol/);
  full.mockRestore();
  expect(waitingWrites.get()).toHaveLength(1);
  screen.getByRole('dialog', { name: 'Wat nog wacht' });
});

it('the dialog of what waits goes with Back, and does not come by itself for what waits later', async () => {
  const app = await open('/');
  app.goTo(ADDRESS);
  await task();
  await app.show();
  await screen.findByRole('dialog', { name: 'Wat nog wacht' });
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await app.show();
  const [refused] = waitingWrites.get();
  if (!refused) throw new Error('it is gone');
  await act(() => waitingWrites.drop(refused));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(() => waitingWrites.add(refused));
  await screen.findByRole('button', { name: 'Bekijk' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('that nothing waits any more is said where it was not said before, as the bar goes', async () => {
  const app = await open('/');
  await expect.poll(app.bar).toBe('1 niet verstuurd');
  const said = 'Er wacht niets meer.';
  expect(screen.queryByText(said)).toBeNull();
  const places = new Set(document.querySelectorAll('[role=status]'));
  await act(async () => Promise.all(waitingWrites.get().map((write) => waitingWrites.drop(write))));
  expect(places.has(await screen.findByText(said))).toBe(true);
  expect(screen.queryByRole('button', { name: 'Bekijk' })).toBeNull();
});

it('what was refused says in words that it was not sent, in its list, in the bar and at sign-out: it does not wait', async () => {
  const app = await open(ADDRESS);
  await expect.poll(app.bar).toBe('1 niet verstuurd');
  const item = (await screen.findByText('Geweigerd')).closest('li');
  expect([item?.textContent?.includes('niet verstuurd'), item?.textContent?.includes('wacht')]).toEqual([true, false]);
  const [refused] = waitingWrites.get();
  if (!refused) throw new Error('it is gone');
  const { problem, ...waits } = refused;
  await act(() => waitingWrites.add({ ...waits, body: { description: 'Wacht nog' } }));
  await expect.poll(app.bar).toBe('1 wacht · 1 niet verstuurd');
  await app.user.click(await screen.findByRole('button', { name: /Account van/ }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Uitloggen' }));
  await screen.findByText('Er zijn nog 2 wijzigingen niet verstuurd. Die gaan verloren als je uitlogt.');
});

it('what was sent without an answer is not called unsent: it may be stored, and what is typed again is there twice', async () => {
  const app = await open(ADDRESS);
  const [refused] = waitingWrites.get();
  if (!refused) throw new Error('it is gone');
  await act(() => waitingWrites.put({ ...refused, problem: 'unsure' }));
  await expect.poll(app.bar).toBe('1 zonder antwoord');
  const item = async () => (await screen.findByText('Geweigerd')).closest('li')?.textContent;
  await expect.poll(item).toMatch(/geen antwoord/);
  expect(await item()).not.toMatch(/niet verstuurd|wacht/);
  await app.user.click(await screen.findByRole('button', { name: /Account van/ }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Uitloggen' }));
  await screen.findByText(
    'Van 1 wijziging kwam geen antwoord. Als die niet is opgeslagen, gaat die verloren als je uitlogt.',
  );
  expect(screen.queryByText(/niet verstuurd/)).toBeNull();
});

it('what is about something that was refused is counted with it: it waits for that, and not for a connection', async () => {
  const app = await open(ADDRESS);
  const [refused] = waitingWrites.get();
  if (!refused) throw new Error('it is gone');
  await act(async () => {
    await waitingWrites.put({ ...refused, call: 'machines create', body: { brand: 'Nieuw' } });
    const { problem, ...waits } = refused;
    await waitingWrites.add({
      ...waits,
      call: 'machines update',
      params: { machineId: temporaryId(refused) },
      body: { brand: 'Nieuwer' },
    });
  });
  await expect.poll(app.bar).toBe('2 niet verstuurd');
  await app.show();
  const dialog = within(await screen.findByRole('dialog', { name: 'Wat nog wacht' }));
  dialog.getByText('Dit wordt pas verstuurd als is opgeslagen waar het bij hoort.');
  expect(dialog.queryByText(/zodra er verbinding is/)).toBeNull();
});

it('a change that is refused while its list is on the screen is taken out of it', async () => {
  const taskId = await aTask(server.db, { customer_id: 1, description: 'Pomp nakijken' });
  await open(ADDRESS);
  const isDone = async () => (await screen.findByRole<HTMLInputElement>('checkbox', { name: /Pomp nakijken/ })).checked;
  expect(await isDone()).toBe(false);
  await screen.findByRole('button', { name: 'Bekijk' });
  const waits = { userId: server.userId, call: 'tasks set', params: { taskId }, headers: {}, customerId: 1 };
  const write = await act(() =>
    waitingWrites.add({ ...waits, body: { set: 1 }, customer: 'Zwaan', typedAt: MONDAY.getTime() }),
  );
  await expect.poll(isDone).toBe(true);
  await act(() => waitingWrites.put({ ...write, problem: { reason: 'Dat kan niet.' } }));
  await expect.poll(isDone).toBe(false);
});
