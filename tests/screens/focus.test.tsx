import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
// Imported here, so that no test's time limit includes loading them.
import '../../src/bulk/BulkEditDialog';
import '../../src/ui/list/ListPagination';
import '../../src/ui/list/SelectionBar';
import { endpoints } from '../../src/v2/endpoints';
import {
  aBinEntry,
  aCustomer,
  aMachine,
  aNewsMessage,
  aProduct,
  aRun,
  aScheduledPush,
  aTask,
  aWaterReport,
} from '../support/builders';
import { raisePrices } from '../support/bulk';
import { holding } from '../support/holding';
import { pasteIn } from '../support/pasteIn';
import { type App, renderApp, rowOf } from '../support/screen';
import { createTestServer, type TestServer } from '../support/server';

/** Where the keyboard is after an action: never at the top of the document. */
let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});

/** A browser takes the focus from a control that is switched off; jsdom leaves it there. */
const focused = (): Element | null => {
  const at = document.activeElement;
  return at?.matches(':disabled') ? document.body : at;
};
/** By the keyboard, the second time while the first is on its way: the focus stays, and one call is sent. */
const pressTwice = async ({ user, sent }: App, line: ReturnType<typeof holding>, button: HTMLElement, call: RegExp) => {
  line.hold(call);
  button.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(line.held()).toHaveLength(1));
  expect(focused()).toBe(button);
  await user.keyboard('{Enter}');
  await line.release();
  expect(sent.filter((one) => call.test(one))).toHaveLength(1);
};
const held = () => server.db.selectFrom('news').selectAll().execute();

describe('the focus', () => {
  it('returns to the row of the record that Back leaves, and goes to the heading after Forward', async () => {
    for (const title of ['Wasdag', 'Openingstijden', 'Acties']) await aNewsMessage(server.db, { title });
    const { user } = await renderApp({ server, route: '/news/overview' });
    (await screen.findByRole('link', { name: 'Openingstijden' })).focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Opslaan' });
    act(() => window.history.back());
    await waitFor(() => expect(focused()).toBe(screen.getByRole('link', { name: 'Openingstijden' })));
    act(() => window.history.forward());
    await screen.findByRole('button', { name: 'Opslaan' });
    expect(focused()).toBe(screen.getByRole('heading', { level: 1 }));
    act(() => window.history.back());
    await waitFor(() => expect(focused()).toBe(screen.getByRole('link', { name: 'Openingstijden' })));
  });

  it('stays on a task that is ticked, also while that is sent', async () => {
    const customer_id = await aCustomer(server.db, {});
    await aTask(server.db, { customer_id, description: 'Slangen nakijken' });
    await aTask(server.db, { customer_id, description: 'Offerte nabellen' });
    const line = holding();
    const { user } = await renderApp({ server, route: `/tasks/${customer_id}`, between: line.between });
    const box = await screen.findByLabelText<HTMLInputElement>('Slangen nakijken');
    line.hold(/tasks\/set/);
    box.focus();
    await user.keyboard(' ');
    await waitFor(() => expect(line.held()).toHaveLength(1));
    expect(box.checked).toBe(true);
    expect(focused()).toBe(box);
    await line.release();
    await waitFor(() => expect(box.closest('[aria-busy=true]')).toBeNull());
    expect(focused()).toBe(box);
  });

  it.each([
    ['Terugzetten: Wasdag', '/bin/overview', /PUT .*api\/bin/],
    ['Terugroepen: Zaterdag gratis wax', '/news/push', /DELETE .*scheduled_pushes/],
    ['Deactiveren', '/customers/edit/1', /deactivate/],
  ])("stays on '%s' while that is sent, so that it is there after a failure", async (name, route, call) => {
    await aBinEntry(server.db, { record_name: 'Wasdag' });
    await aScheduledPush(server.db, { user_id: server.userId, message: 'Zaterdag gratis wax' });
    await aCustomer(server.db, { customer_id: 1 });
    const line = holding();
    const app = await renderApp({ server, route, between: line.between });
    const button = await screen.findByRole('button', { name });
    await pressTwice(app, line, button, call);
  });

  it.each([
    ['Verwijderen: Wasdag', 'Verwijderen', '/news/overview', /DELETE .*news/],
    ['Terugdraaien: Prijs +4,5 %', 'Terugdraaien', '/runs/overview', /POST .*api\/runs/],
    ['Mailen', 'Versturen', '/customers/report/1', /POST .*api\/outbox/],
  ])(
    "stays on the button of the dialog that '%s' opens, '%s', while that is sent",
    async (opens, name, route, call) => {
      await aNewsMessage(server.db, { title: 'Wasdag' });
      await aRun(server.db, { label: 'Prijs +4,5 %' });
      await aCustomer(server.db, { customer_id: 1, company_email: 'jan@zwaan.example' });
      const line = holding();
      const app = await renderApp({ server, route, between: line.between });
      await app.user.click(await screen.findByRole('button', { name: opens }));
      const button = within(await screen.findByRole('dialog')).getByRole('button', { name });
      await pressTwice(app, line, button, call);
    },
  );

  it("stays on 'Opslaan' of a form while that is sent, which takes no second press", async () => {
    const id = await aNewsMessage(server.db, { title: 'Wasdag' });
    const line = holding();
    const { user, sent } = await renderApp({ server, route: `/news/edit/${id}`, between: line.between });
    const title = await screen.findByLabelText(/^Titel/);
    await pasteIn(user, title, ' zaterdag');
    line.hold(/news\/edit/);
    const save = screen.getByRole('button', { name: 'Opslaan' });
    save.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(line.held()).toHaveLength(1));
    expect(focused()).toBe(save);
    await user.keyboard('{Enter}');
    title.focus();
    await user.keyboard('{Enter}');
    await line.release();
    await screen.findByRole('heading', { name: 'Nieuws' });
    expect(sent.filter((one) => one.startsWith('POST'))).toHaveLength(1);
  });

  it('goes to the row beside the one that is put back from the bin', async () => {
    for (const title of ['Wasdag', 'Openingstijden']) {
      const id = await aNewsMessage(server.db, { title });
      await server.client.call(endpoints.news.delete, { params: { id } });
    }
    const { user } = await renderApp({ server, route: '/bin/overview' });
    (await screen.findByRole('button', { name: 'Terugzetten: Openingstijden' })).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('Openingstijden')).toBeNull());
    await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: 'Terugzetten: Wasdag' })));
  });

  it('goes to the details of a bulk change that was reverted, beside the button that is gone', async () => {
    await aProduct(server.db, { product_id: 7, main_price: '13.06' });
    await aRun(server.db, { label: 'Prijs +4,5 %', record_id: 7 });
    const { user } = await renderApp({ server, route: '/runs/overview' });
    const details = await screen.findByRole('button', { name: 'Regels van Prijs +4,5 %' });
    details.focus();
    await user.keyboard('{Tab}{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByRole('button', { name: 'Terugdraaien' }).focus();
    await user.keyboard('{Enter}');
    await screen.findByText('De bulkwijziging is teruggedraaid');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Terugdraaien: Prijs +4,5 %' })).toBeNull());
    await waitFor(() => expect(focused()).toBe(details));
  });

  it('goes to the next task when one is deleted, and to the content after the last', async () => {
    const customer_id = await aCustomer(server.db, {});
    await aTask(server.db, { customer_id, description: 'Slangen nakijken' });
    await aTask(server.db, { customer_id, description: 'Offerte nabellen' });
    const { user } = await renderApp({ server, route: `/tasks/${customer_id}` });
    const remove = async (task: string) => {
      await user.click(await screen.findByRole('button', { name: `Opties van ${task}` }));
      await user.click(screen.getByRole('button', { name: `Verwijderen: ${task}` }));
      await waitFor(() => expect(screen.queryByText(task)).toBeNull());
    };
    await remove('Slangen nakijken');
    await waitFor(() => expect(focused()).toBe(screen.getByLabelText('Offerte nabellen')));
    await remove('Offerte nabellen');
    await waitFor(() => expect(focused()).toBe(screen.getByRole('main')));
  });

  it("begins on 'Annuleren' in the question before a deletion, which names the record: Enter, Enter deletes nothing", async () => {
    await aNewsMessage(server.db, { title: 'Wasdag' });
    const { user } = await renderApp({ server, route: '/news/overview' });
    const button = (await rowOf('Wasdag')).getByRole('button', { name: 'Verwijderen: Wasdag' });
    button.focus();
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Nieuwsbericht ‘Wasdag’ verwijderen?' }));
    expect(focused()).toBe(dialog.getByRole('button', { name: 'Annuleren' }));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await held()).toHaveLength(1);
    expect(focused()).toBe(button);
  });

  it('stays in the question while the deletion is under way: Escape and a click beside it close nothing', async () => {
    await aNewsMessage(server.db, { title: 'Wasdag' });
    const line = holding();
    const { user } = await renderApp({ server, route: '/news/overview', between: line.between });
    await user.click((await rowOf('Wasdag')).getByRole('button', { name: 'Verwijderen: Wasdag' }));
    const dialog = await screen.findByRole('dialog');
    line.hold(/DELETE .*news/);
    const button = within(dialog).getByRole('button', { name: 'Verwijderen' });
    await user.click(button);
    await waitFor(() => expect(line.held()).toHaveLength(1));
    await user.keyboard('{Escape}');
    expect(focused()).toBe(button);
    const beside = dialog.parentElement ?? dialog;
    fireEvent.mouseDown(beside);
    fireEvent.click(beside);
    expect(focused()).toBe(button);
    await line.release();
    await screen.findByText('Bericht verwijderd');
  });

  it('goes to the row beside the one that is deleted', async () => {
    await aNewsMessage(server.db, { title: 'Wasdag' });
    await aNewsMessage(server.db, { title: 'Openingstijden' });
    const { user } = await renderApp({ server, route: '/news/overview' });
    await user.click((await rowOf('Wasdag')).getByRole('button', { name: 'Verwijderen: Wasdag' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Verwijderen' }));
    await waitFor(() => expect(screen.queryByText('Wasdag')).toBeNull());
    await waitFor(() => expect(focused()).toBe(screen.getByRole('link', { name: 'Openingstijden' })));
  });

  it("goes to the number of the last page when 'Naar de volgende pagina' leads there", async () => {
    for (let nth = 1; nth <= 26; nth += 1) await aNewsMessage(server.db, { title: `Wasdag ${nth}` });
    const { user } = await renderApp({ server, route: '/news/overview' });
    (await screen.findByRole('button', { name: 'Naar de volgende pagina' })).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: 'Pagina 2' })));
  });

  it('stays beside the button that saved an order', async () => {
    const customer_id = await aCustomer(server.db, {});
    await aMachine(server.db, { customer_id, type: 'Voorwas', view_order: 0 });
    await aMachine(server.db, { customer_id, type: 'Waxboog', view_order: 1 });
    const { user } = await renderApp({ server, route: `/machines/overview/${customer_id}` });
    const handles = await screen.findAllByRole('button', { name: /^Verplaats/ });
    handles[0]?.focus();
    await user.keyboard(' {End} ');
    const save = await screen.findByRole<HTMLButtonElement>('button', { name: 'Volgorde opslaan' });
    await waitFor(() => expect(save.disabled).toBe(false));
    save.focus();
    await user.keyboard('{Enter}');
    await screen.findByText('Volgorde aangepast');
    await waitFor(() => expect(save.disabled).toBe(true));
    expect(save.parentElement?.contains(focused())).toBe(true);
  });

  it('stays in the bar of selected records while its buttons come and go, and returns to the button that opened it', async () => {
    for (let nth = 1; nth <= 26; nth += 1) await aNewsMessage(server.db, { title: `Wasdag ${nth}` });
    const { user } = await renderApp({ server, route: '/news/overview' });
    const select = await screen.findByRole('button', { name: 'Kiezen' });
    await user.click(select);
    const bar = within(await screen.findByRole('region', { name: 'Kiezen' }));
    const press = async (name: string) => {
      bar.getByRole('button', { name }).focus();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
    };
    await press('Alle 26 kiezen');
    expect(focused()).toBe(bar.getByText('26 gekozen'));
    await press('Niets kiezen');
    expect(focused()).toBe(bar.getByText('0 gekozen'));
    await press('Klaar');
    expect(focused()).toBe(select);
  });

  it('goes to what a bulk change did, and to what was reverted, which is told once', async () => {
    for (const main_title of ['Wax', 'Zeep']) await aProduct(server.db, { main_title, main_price: '7' });
    const { user } = await renderApp({ server, route: '/products/overview' });
    await raisePrices(user, 2);
    const isFocused = async (text: string) => {
      await screen.findByText(text);
      await waitFor(() => expect(focused()?.textContent).toContain(text));
      expect(focused()?.getAttribute('role')).toBe('status');
    };
    await isFocused('2 regels gewijzigd.');
    await user.click(screen.getByRole('button', { name: /^Terugdraaien/ }));
    await user.click(await screen.findByRole('button', { name: 'Terugdraaien' }));
    await isFocused('2 regels teruggedraaid.');
    expect(screen.queryByText('De bulkwijziging is teruggedraaid')).toBeNull();
  });

  it('stays on the kind of water that is chosen, also while that is sent', async () => {
    const customer_id = await aCustomer(server.db, {});
    await aWaterReport(server.db, { customer_id, created: '2026-11-01 09:00:00' });
    const line = holding();
    const route = `/reports/waterreports/${customer_id}`;
    const { user, sent } = await renderApp({ server, route, between: line.between });
    const kind = await screen.findByRole('combobox', { name: 'Soort water van 01-11-2026 09:00' });
    const choose = async (name: string) => {
      kind.focus();
      await user.keyboard('{Enter}');
      await user.click(await screen.findByRole('option', { name }));
    };
    const call = /PUT .*sampling_points/;
    line.hold(call);
    await choose('Osmosewater');
    await waitFor(() => expect(line.held()).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(focused()).toBe(kind);
    expect(kind.getAttribute('aria-disabled')).toBeNull();
    await choose('Gerecycled water');
    expect(sent.filter((one) => call.test(one))).toHaveLength(1);
    await line.release();
    await waitFor(() => expect(sent.filter((one) => call.test(one))).toHaveLength(2));
    await screen.findAllByText('Soort water gewijzigd');
    expect(focused()).toBe(kind);
  });

  it("returns to what had it before 'Alle wijzigingen tonen', which goes once it is pressed", async () => {
    const product_id = await aProduct(server.db, { main_title: 'Wax' });
    const filter = encodeURIComponent(JSON.stringify({ resource: 'products', record_id: product_id }));
    const { user } = await renderApp({ server, route: `/audit/overview?filter=${filter}` });
    const all = await screen.findByRole('button', { name: 'Alle wijzigingen tonen' });
    const before = screen.getByRole('combobox', { name: 'Gedaan' });
    before.focus();
    all.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Alle wijzigingen tonen' })).toBeNull());
    await waitFor(() => expect(focused()).toBe(before));
  });

  it('stays in a search that is cleared', async () => {
    await aNewsMessage(server.db, { title: 'Wasdag' });
    const { user } = await renderApp({ server, route: '/news/overview' });
    const search = await screen.findByRole('searchbox');
    await user.type(search, 'wa');
    await user.click(screen.getByRole('button', { name: 'Veld wissen' }));
    expect(search).toHaveProperty('value', '');
    expect(focused()).toBe(search);
  });
});
