import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aCategory, aCustomer, aMachine, aProduct } from '../support/builders';
import { keptOf, untilGone } from '../support/drafts';
import { failingWhile } from '../support/failing';
import { withOddRow } from '../support/oddRow';
import { type App, renderApp } from '../support/screen';
import { createTestServer, type TestServer } from '../support/server';
import { sooner } from '../support/sooner';

/** An order that was not saved, when the tab was killed. */
let server: TestServer;
/** Before a draft is stored. */
beforeEach(() => sooner(500));
beforeEach(async () => {
  server = await createTestServer();
});

const handles = () => screen.findAllByRole('button', { name: /^Verplaats / });
const names = async () =>
  (await handles()).map((handle) => handle.getAttribute('aria-label')?.replace('Verplaats ', ''));
const offer = async () =>
  within(await screen.findByRole('region', { name: /^Niet opgeslagen volgorde van .+ geleden$/ }));

/** What is ordered, how three are made, where, and the path that lists them. */
const screens: [string, () => Promise<string>, string, string?][] = [
  [
    'the categories',
    async () => {
      for (const [prio, category_title] of ['Eerste', 'Tweede', 'Derde'].entries())
        await aCategory(server.db, { category_title, category_prio: prio });
      return '/categories/overview';
    },
    'category/overview',
  ],
  [
    'the products',
    async () => {
      for (const [prio, main_title] of ['Eerste', 'Tweede', 'Derde'].entries())
        await aProduct(server.db, { main_title, prio });
      return '/products/overview';
    },
    'product/overview',
  ],
  [
    'the products of a category',
    async () => {
      const category_id = await aCategory(server.db, { category_id: 1 });
      for (const [prio, main_title] of ['Eerste', 'Tweede', 'Derde'].entries())
        await aProduct(server.db, { main_title, prio, categories: [{ category_id }] });
      return `/products/order/1/${category_id}`;
    },
    'shop/1/products/1',
  ],
  [
    'the machines of a customer',
    async () => {
      const customer_id = await aCustomer(server.db, { customer_id: 1 });
      for (const [view_order, type] of ['Eerste', 'Tweede', 'Derde'].entries())
        await aMachine(server.db, { customer_id, brand: '', type, view_order });
      return `/machines/overview/${customer_id}`;
    },
    '1/machines/overview',
    'machines',
  ],
];

describe.each(screens)('an order of %s that was not saved', (_, fill) => {
  it('is offered when its screen opens again, and gone once it is saved', async () => {
    const route = await fill();
    const before = await renderApp({ server, route });
    const [first] = await handles();
    first?.focus();
    await before.user.keyboard(' {End} ');
    await waitFor(async () => expect(await names()).toEqual(['Tweede', 'Derde', 'Eerste']));
    await waitFor(async () => expect(await keptOf(server.userId, route)).not.toBeNull());
    before.unmount();

    const { user } = await renderApp({ server, route });
    const left = await offer();
    await screen.findByText('Er is een niet opgeslagen volgorde.', { selector: '[role=status]' });
    await waitFor(async () => expect(await names()).toEqual(['Eerste', 'Tweede', 'Derde']));
    await user.click(left.getByRole('button', { name: 'Terugzetten' }));
    await waitFor(async () => expect(await names()).toEqual(['Tweede', 'Derde', 'Eerste']));
    expect(screen.getByRole('main').contains(document.activeElement)).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Volgorde opslaan' }));
    await screen.findByText('Volgorde aangepast');
    await untilGone(server.userId, route);
    await waitFor(async () => expect(await names()).toEqual(['Tweede', 'Derde', 'Eerste']));
  });
});

describe.each(screens)('an order of %s of which a row cannot be read', (_, fill, path, name) => {
  it('is not saved, because that row would lose its place, and stays', async () => {
    const route = await fill();
    const { user, sent } = await renderApp({ server, route, between: withOddRow(path, name) });
    const [first] = await handles();
    first?.focus();
    await user.keyboard(' {End} ');
    await waitFor(async () => expect(await names()).toEqual(['Tweede', 'Derde', 'Eerste']));
    await user.click(screen.getByRole('button', { name: 'Volgorde opslaan' }));
    await screen.findByText(/^Er ging iets mis met het opslaan van de volgorde/);
    expect(sent.filter((call) => /updateOrder/.test(call))).toEqual([]);
    expect(await names()).toEqual(['Tweede', 'Derde', 'Eerste']);
  });
});

describe('an order that was not saved', () => {
  it('stays where it is when the list cannot be read again', async () => {
    for (const [prio, main_title] of ['Eerste', 'Tweede', 'Derde'].entries())
      await aProduct(server.db, { main_title, prio });
    let reads = 0;
    let isDown = false;
    // What the order is compared with comes; what the list would then show does not.
    const isCut = () => isDown && ++reads > 1;
    const between = (send: typeof fetch) => {
      const failingNow = failingWhile(isCut, 'GET', /product\/overview/)(send);
      return (...call: Parameters<typeof fetch>) =>
        /product\/overview/.test(String(call[0])) ? failingNow(...call) : send(...call);
    };
    const { user } = await renderApp({ server, route: '/products/overview', between });
    const [first] = await handles();
    first?.focus();
    await user.keyboard(' {End} ');
    await waitFor(async () => expect(await names()).toEqual(['Tweede', 'Derde', 'Eerste']));
    await server.db.updateTable('products').set({ prio: 5 }).where('main_title', '=', 'Tweede').execute();
    isDown = true;
    await user.click(screen.getByRole('button', { name: 'Volgorde opslaan' }));
    await screen.findByText(/^Deze volgorde is net gewijzigd/);
    await screen.findByText('De gegevens konden niet worden geladen.');
    expect((await names()).at(-1)).toBe('Eerste');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    // Both lists are read: what the table shows, and what the order is of. The move stands on what is stored now.
    await screen.findByText('De lijst is intussen veranderd. Jouw verplaatsingen staan er nog.');
    expect(screen.queryByText('De gegevens konden niet worden geladen.')).toBeNull();
    expect(await names()).toEqual(['Derde', 'Eerste', 'Tweede']);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Volgorde opslaan' }).disabled).toBe(false);
  });

  it('put back, says that the list was changed meanwhile, and only then; it stays in the browser all the time', async () => {
    const [, fill] = screens[0] ?? [];
    const route = (await fill?.()) ?? '';
    const before = await renderApp({ server, route });
    const [first] = await handles();
    first?.focus();
    await before.user.keyboard(' {End} ');
    await waitFor(async () => expect(await keptOf(server.userId, route)).not.toBeNull());
    before.unmount();

    const unchanged = await renderApp({ server, route });
    const left = await offer();
    const dropped = vi.spyOn(IDBObjectStore.prototype, 'delete');
    await unchanged.user.click(left.getByRole('button', { name: 'Terugzetten' }));
    await screen.findByText('De volgorde is nog niet opgeslagen.');
    unchanged.unmount();
    // Not even for a moment: the tab may be killed in it.
    expect(dropped).not.toHaveBeenCalled();

    await aCategory(server.db, { category_title: 'Vierde', category_prio: 1 });
    const { user } = await renderApp({ server, route });
    await user.click((await offer()).getByRole('button', { name: 'Terugzetten' }));
    await screen.findByText(/^De lijst is intussen veranderd\. Jouw verplaatsingen staan er nog/);
    await waitFor(async () => expect(await names()).toEqual(['Tweede', 'Vierde', 'Derde', 'Eerste']));
  });

  it('is gone when it is thrown away, when it is put back as stored, and when it is left', async () => {
    const [, fill] = screens[0] ?? [];
    const route = (await fill?.()) ?? '';
    const change = async (app: App) => {
      const [first] = await handles();
      first?.focus();
      await app.user.keyboard(' {End} ');
      await waitFor(async () => expect(await keptOf(server.userId, route)).not.toBeNull());
    };
    const before = await renderApp({ server, route });
    await change(before);
    before.unmount();

    const app = await renderApp({ server, route });
    await app.user.click((await offer()).getByRole('button', { name: 'Weggooien' }));
    await untilGone(server.userId, route);
    expect(screen.getByRole('main').contains(document.activeElement)).toBe(true);
    await waitFor(async () => expect(await names()).toEqual(['Eerste', 'Tweede', 'Derde']));

    await change(app);
    await app.user.click(screen.getByRole('button', { name: 'Volgorde herstellen' }));
    await untilGone(server.userId, route);

    await change(app);
    await app.user.click(screen.getByRole('link', { name: 'Transacties' }));
    await app.user.click(await screen.findByRole('button', { name: 'Weggaan zonder opslaan' }));
    await waitFor(() => expect(app.route()).toBe('/transactions/overview'));
    await untilGone(server.userId, route);
  });
});
