import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { SESSION_LIMITS, startSession } from '../../server/auth/sessions';
// Imported here, so that no test's time limit includes loading them.
import '../../src/bulk/BulkEditDialog';
import '../../src/pages/runs/RunsPage';
import '../../src/ui/list/SelectionBar';
import { keepRun, keptRuns } from '../../src/bulk/browserRuns';
import { tokenStore } from '../../src/lib/session/tokenStore';
import { runsOf } from '../../src/lib/session/userDatabases';
import { signOut } from '../../src/session/signOut';
import { aProduct, aStaffMember } from '../support/builders';
import { raisePrices } from '../support/bulk';
import { gate } from '../support/gate';
import { renderApp } from '../support/screen';
import { createTestServer, MONDAY, type TestServer } from '../support/server';

/** A v2 without `/api`: the queue of single edits, kept in this browser. */

const threeProducts = async () => {
  const server = await createTestServer();
  for (const [prio, main_price] of ['12.5', '7', '4'].entries())
    await aProduct(server.db, { main_title: `Product ${prio + 1}`, main_price, prio });
  return server;
};
const pricesOf = async ({ db }: TestServer) => {
  const rows = await db.selectFrom('products').select('main_price').orderBy('prio').execute();
  return rows.map(({ main_price }) => main_price);
};
/** `edit` answers the nth edit in place of the server, where it answers. */
const olderV2 =
  (edit: (nth: number) => Promise<Response | undefined> | undefined) =>
  (send: typeof fetch): typeof fetch => {
    let edits = 0;
    return async (input, init) => {
      if (String(input).includes('/api/')) return new Response('', { status: 404 });
      if (!/product\/edit/.test(String(input))) return send(input, init);
      edits += 1;
      return (await edit(edits)) ?? send(input, init);
    };
  };

it('a refused row is listed and tried again by itself, and the run is reverted from the list', async () => {
  const server = await threeProducts();
  const before = await pricesOf(server);
  const refusal = () => Promise.resolve(Response.json({ code: 'NOK', data: { error: 'De kassa is dicht.' } }));
  const between = olderV2((nth) => (nth === 2 ? refusal() : undefined));
  const { user } = await renderApp({ server, route: '/products/overview', between });
  const trial = await raisePrices(user, 3);
  await trial.findByText(/^2 regels gewijzigd\. +1 regel is niet gewijzigd:/);
  trial.getByText('De kassa is dicht.');
  expect(await pricesOf(server)).toEqual(['13.75', '7', '4.40']);
  await user.click(trial.getByRole('button', { name: 'Mislukte regel opnieuw proberen' }));
  await trial.findByText(/^3 regels gewijzigd\./, { selector: '[role=status] *' });
  expect(await pricesOf(server)).toEqual(['13.75', '7.70', '4.40']);
  await user.click(trial.getByRole('button', { name: 'Sluiten' }));

  window.location.hash = '#/runs/overview';
  await screen.findByText('Bulkwijzigingen worden bewaard in deze browser, totdat je uitlogt.');
  // The business's time, whatever the zone of this computer.
  await screen.findByText(/ · 16-11-2026 10:00 · /);
  await user.click(await screen.findByRole('button', { name: /^Terugdraaien: Prijs excl. btw/ }));
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: 'Terugdraaien' }));
  await screen.findByText(/^3 regels teruggedraaid\./);
  expect(await pricesOf(server)).toEqual(before);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sluiten' }));
  await screen.findByText('Teruggedraaid');

  // Reverted in turn: the run itself is in force again.
  await user.click(screen.getByRole('button', { name: /^Terugdraaien: Teruggedraaid: Prijs/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Terugdraaien' }));
  await screen.findByText(/^3 regels teruggedraaid\./);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sluiten' }));
  await screen.findByRole('button', { name: /^Terugdraaien: Prijs excl. btw/ });
  expect(screen.getAllByText('Teruggedraaid')).toHaveLength(1);

  // And that one in turn: the run is undone, and its first revert in force.
  await user.click(screen.getByRole('button', { name: /^Terugdraaien: Teruggedraaid: Teruggedraaid: Prijs/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Terugdraaien' }));
  await screen.findByText(/^3 regels teruggedraaid\./);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sluiten' }));
  await screen.findByRole('button', { name: /^Terugdraaien: Teruggedraaid: Prijs/ });
  expect(screen.getAllByText('Teruggedraaid')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /^Terugdraaien: Prijs/ })).toBeNull();
});

it('a run whose revert reverted nothing is not told as reverted, and keeps its button', async () => {
  const server = await threeProducts();
  const { user } = await renderApp({ server, route: '/products/overview', between: olderV2(() => undefined) });
  const trial = await raisePrices(user, 3);
  await trial.findByText(/^3 regels gewijzigd\./, { selector: '[role=status] *' });
  await user.click(trial.getByRole('button', { name: 'Sluiten' }));
  await server.db.updateTable('products').set({ main_price: '1' }).execute();
  window.location.hash = '#/runs/overview';
  const revert = () => screen.findByRole('button', { name: /^Terugdraaien: Prijs excl. btw/ });
  await user.click(await revert());
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Terugdraaien' }));
  await screen.findByText(/3 regels zijn niet gewijzigd:/);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sluiten' }));
  await revert();
  expect(screen.queryByText('Teruggedraaid')).toBeNull();
});

it('a run that is under way is left only when it is stopped, or that is asked for', async () => {
  const server = await threeProducts();
  const held = gate();
  const between = olderV2((nth) => (nth === 2 ? held.opened.then(() => undefined) : undefined));
  const { user, goTo, route } = await renderApp({ server, route: '/products/overview', between });
  const trial = await raisePrices(user, 3);
  await trial.findByText('1 van 3 regels verwerkt');
  trial.getByRole('button', { name: 'Stoppen' }).focus();
  await user.keyboard('{Escape}');
  screen.getByRole('button', { name: 'Stoppen' });
  goTo('/customers/overview');
  const question = within(await screen.findByRole('dialog', { name: 'Nog bezig' }));
  question.getByText(/^De bulkwijziging stopt als je weggaat\./);
  question.getByRole('button', { name: 'Stoppen en weggaan' });
  await user.click(question.getByRole('button', { name: 'Blijven' }));
  // The list may have written its parameters behind it.
  expect(route().split('?')[0]).toBe('/products/overview');
  held.open();
  await trial.findByText(/^3 regels gewijzigd\./, { selector: '[role=status] *' });
  expect(await pricesOf(server)).toEqual(['13.75', '7.70', '4.40']);
});

it('a run that goes on in the list is not left by Escape either', async () => {
  const server = await threeProducts();
  const hold = () => new Promise<Response>(() => undefined);
  const between = olderV2((nth) => (nth > 1 ? hold() : undefined));
  const first = await renderApp({ server, route: '/products/overview', between });
  await (await raisePrices(first.user, 3)).findByText('1 van 3 regels verwerkt');
  first.unmount();
  const { user } = await renderApp({ server, route: '/runs/overview', between: olderV2(hold) });
  await user.click(await screen.findByRole('button', { name: /^Doorgaan: Prijs/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('1 van 3 regels verwerkt');
  await dialog.findByRole('button', { name: 'Stoppen' });
  await user.keyboard('{Escape}');
  screen.getByRole('button', { name: 'Stoppen' });
});

it('a run whose user is followed by another one, in another tab, ends: nothing more is sent, and nobody else gets it', async () => {
  const server = await threeProducts();
  const userId = await aStaffMember(server.db, { name: 'Bram' });
  const { token } = await startSession(server.db, userId, MONDAY, SESSION_LIMITS);
  const held = gate();
  const tokens: (string | null)[] = [];
  const older = olderV2((nth) => (nth === 2 ? held.opened.then(() => undefined) : undefined));
  const between = (send: typeof fetch): typeof fetch => {
    const call = older(send);
    return (input, init) => {
      if (/product\/edit/.test(String(input))) tokens.push(new Headers(init?.headers).get('Authorization'));
      return call(input, init);
    };
  };
  const { user, goTo } = await renderApp({ server, route: '/products/overview', between });
  await (await raisePrices(user, 3)).findByText('1 van 3 regels verwerkt');
  await waitFor(() => expect(tokens).toHaveLength(2));
  act(() => tokenStore.set({ API_token: token, name: 'Bram', userId }));
  held.open();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect.poll(() => pricesOf(server)).toEqual(['13.75', '7.70', '4']);
  goTo('/runs/overview');
  await screen.findByText('Nog geen bulkwijzigingen.');
  expect(tokens).toEqual([`Bearer ${server.token}`, `Bearer ${server.token}`]);
  expect(await pricesOf(server)).toEqual(['13.75', '7.70', '4']);
  expect(await keptRuns()).toEqual([]);
});

it('a run goes on after its tab was closed', async () => {
  const server = await threeProducts();
  let isHeld = false;
  const hold = () => {
    isHeld = true;
    return new Promise<Response>(() => undefined);
  };
  const first = await renderApp({
    server,
    route: '/products/overview',
    between: olderV2((n) => (n === 2 ? hold() : undefined)),
  });
  const trial = await raisePrices(first.user, 3);
  await waitFor(() => expect(isHeld).toBe(true));
  await trial.findByText('1 van 3 regels verwerkt');
  trial.getByRole('button', { name: 'Stoppen' });
  first.unmount();
  expect(await pricesOf(server)).toEqual(['13.75', '7', '4']);

  const { user } = await renderApp({ server, route: '/runs/overview', between: olderV2(() => undefined) });
  await screen.findByText(/1 gewijzigd, 2 wachten/);
  await user.click(screen.getByRole('button', { name: /^Doorgaan: Prijs/ }));
  await screen.findByText(/^3 regels gewijzigd\./, { selector: '[role=status] *' });
  expect(await pricesOf(server)).toEqual(['13.75', '7.70', '4.40']);
});

it('a run on which another tab works is gone on with after it, from where that tab left it', async () => {
  const server = await threeProducts();
  const hold = () => new Promise<Response>(() => undefined);
  const first = await renderApp({
    server,
    route: '/products/overview',
    between: olderV2((n) => (n === 2 ? hold() : undefined)),
  });
  await (await raisePrices(first.user, 3)).findByText('1 van 3 regels verwerkt');
  first.unmount();

  const other = gate();
  const asked: string[] = [];
  const request = async (name: string, _: LockOptions, work: () => Promise<void>) => {
    // Not the lock that tells other tabs of unsaved work.
    if (!name.startsWith('wasbeheer.run.')) return;
    asked.push(name);
    await other.opened;
    await work();
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  let edits = 0;
  const between = olderV2(() => {
    edits += 1;
    return undefined;
  });
  const { user } = await renderApp({ server, route: '/runs/overview', between });
  await user.click(await screen.findByRole('button', { name: /^Doorgaan: Prijs/ }));
  const [run] = await keptRuns();
  if (!run) throw new Error('no run');
  await expect.poll(() => asked).toEqual([`wasbeheer.run.${run.id}`]);
  expect(edits).toBe(0);
  await keepRun({ ...run, rows: run.rows.map((row, nth) => (nth < 2 ? { ...row, outcome: 'done' } : row)) });
  other.open();
  await screen.findByText(/^3 regels gewijzigd\./, { selector: '[role=status] *' });
  expect(edits).toBe(1);
  expect(await pricesOf(server)).toEqual(['13.75', '7', '4.40']);
});

it('signing out takes the runs of this browser along', async () => {
  const server = await threeProducts();
  const { user } = await renderApp({ server, route: '/products/overview', between: olderV2(() => undefined) });
  const trial = await raisePrices(user, 3);
  await trial.findByText(/^3 regels gewijzigd\./, { selector: '[role=status] *' });
  const kept = async () => (await indexedDB.databases()).map(({ name }) => name);
  expect(await kept()).toContain(runsOf(server.userId));
  signOut(server.client);
  await expect.poll(kept).not.toContain(runsOf(server.userId));
});
