import { configure, fireEvent, getConfig, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { aCustomer, anOrder, aProduct, customerLogins } from '../support/builders';
import { holdClock, letPass } from '../support/clock';
import { catchDownloads } from '../support/downloads';
import { failingWhile } from '../support/failing';
import { block, renderApp } from '../support/screen';
import { createTestServer, type TestServer } from '../support/server';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
  const product_id = await aProduct(server.db, { main_title: 'Shampoo 5 l' });
  const customer_id = await aCustomer(server.db, {
    company_name: 'Wasstraat De Vaart',
    prio_shop_id: 2,
    marketing_automation: 1,
  });
  await customerLogins(server.db, customer_id, ['2026-11-15 12:00:00', '2026-11-16 08:00:00']);
  await anOrder(server.db, { shop_id: 1, customer_id, lines: [{ product_id, quantity: 3, price_cents: 1250 }] });
  await anOrder(server.db, { shop_id: 2, customer_id, lines: [{ product_id, quantity: 1, price_cents: 500 }] });
});

/** The rows of a block's table, its heading first, with only the columns that are asked. */
const rowsOf = async (name: string) =>
  within(await (await block(name)).findByRole('table'))
    .getAllByRole('row')
    .map((row) => Array.from(row.children, (cell) => cell.textContent?.replaceAll('\u00a0', ' ')));

describe('the statistics', () => {
  it("show last month's system usage as 'Gebruiksmomenten'", async () => {
    await renderApp({ server, route: '/statistics/overview' });
    const rows = await rowsOf('Systeemgebruik');
    expect(rows[0]).toEqual(['Datum', 'Gebruiksmomenten']);
    expect(rows.slice(-2)).toEqual([
      ['15 nov', '1'],
      ['16 nov', '1'],
    ]);
    expect(rows).toHaveLength(31);
  });

  it('show the sales, revenue and orders of each shop', async () => {
    const { sent } = await renderApp({ server, route: '/statistics/overview' });
    for (const [title, series, today] of [
      ['Verkoop per dag · sireon', 'Orders', '1'],
      ['Verkoop per dag · carwash', 'Orders', '1'],
      ['Omzet per dag · sireon', 'Euro', '€ 37,50'],
      ['Omzet per dag · carwash', 'Euro', '€ 5,00'],
      ['Aantal orders · sireon', 'Orders', '1'],
      ['Aantal orders · carwash', 'Orders', '1'],
    ] as const) {
      const rows = await rowsOf(title);
      expect.soft([rows[0], rows.at(-1)], title).toEqual([
        ['Datum', series],
        ['16 nov', today],
      ]);
    }
    const perShop = ['salesLastMonth', 'revenueLastMonth', 'bestSoldProducts', 'nrOfOrders', 'customerOrders'];
    const calls = ['systemUsageLastMonth', 'customerLogins', ...perShop.flatMap((call) => [`${call}/1`, `${call}/2`])];
    await waitFor(() => expect(sent).toEqual(expect.arrayContaining(calls.map((call) => `GET v2/dashboard/${call}`))));
  });

  it.each([
    ['salesLastMonth', 'Verkoop per dag · carwash'],
    ['nrOfOrders', 'Aantal orders · carwash'],
    ['revenueLastMonth', 'Omzet per dag · carwash'],
  ])('show what %s says of a shop under its own title alone', async (call, title) => {
    const figures = [{ full_date: '2026-11-16', sold_orders: 77, revenues: 77 }];
    const answering =
      (send: typeof fetch): typeof fetch =>
      async (url, init) =>
        String(url).endsWith(`/${call}/2`) ? Response.json({ code: 'OK', data: figures }) : send(url, init);
    await renderApp({ server, route: '/statistics/overview', between: answering });
    expect((await rowsOf(title)).at(-1)?.[1]).toMatch(/77/);
    expect(screen.getAllByText(/^(77|€\s77,00)$/)).toHaveLength(1);
  });

  it('show the best-sold products and the order figures of customers per shop', async () => {
    await renderApp({ server, route: '/statistics/overview' });
    expect(await rowsOf('Bestverkochte producten · sireon')).toEqual([
      ['Product', 'Verkocht'],
      ['Shampoo 5 l', '3'],
    ]);
    expect(await rowsOf('Orders per klant · carwash')).toEqual([
      ['Bedrijf', 'Orders', 'Omzet'],
      ['Wasstraat De Vaart', '1', '€ 5,00'],
    ]);
  });

  it('show twenty best-sold products of an older v2, which gives every one', async () => {
    const products = Array.from({ length: 25 }, (_, nth) => ({
      product_id: nth + 1,
      main_title: `Shampoo ${nth}`,
      sold: 100 - nth,
    }));
    const every =
      (send: typeof fetch): typeof fetch =>
      async (input, init) =>
        String(input).includes('bestSoldProducts') ? Response.json({ code: 'OK', data: products }) : send(input, init);
    await renderApp({ server, route: '/statistics/overview', between: every });
    const rows = await rowsOf('Bestverkochte producten · sireon');
    expect(rows).toHaveLength(1 + 20);
    expect(rows.at(-1)).toEqual(['Shampoo 19', '81']);
  });

  it('show the order figures of customers as bar charts, beside their table', async () => {
    const width = vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(600);
    onTestFinished(() => width.mockRestore());
    await renderApp({ server, route: '/statistics/overview' });
    await rowsOf('Orders per klant · sireon');
    const figures = (await block('Orders per klant · sireon')).getAllByRole('figure');
    expect(figures.map((figure) => figure.querySelector('figcaption')?.textContent)).toEqual(['Orders', 'Euro']);
    for (const figure of figures)
      await waitFor(() => expect(figure.querySelectorAll('.recharts-bar-rectangle path')).toHaveLength(1));
  });

  it('go on at the first customer that comes by a button that names its table', async () => {
    for (let nth = 2; nth <= 12; nth += 1) {
      const customer_id = await aCustomer(server.db, { company_name: `Wasstraat ${nth}` });
      await customerLogins(server.db, customer_id, [`2026-11-10 12:00:${10 + nth}`]);
    }
    const { user } = await renderApp({ server, route: '/statistics/overview' });
    const panel = await block('Inlogmomenten van klanten');
    (await panel.findByRole('button', { name: 'Toon alle 12: Inlogmomenten van klanten' })).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(panel.getAllByRole('row')).toHaveLength(13));
    const came = panel.getAllByRole('row')[11];
    await waitFor(() => expect(came?.contains(document.activeElement)).toBe(true));
  });

  it("show as 'Euro' the customers with most euros, not those with most orders, in whatever order they come", async () => {
    const width = vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(600);
    onTestFinished(() => width.mockRestore());
    const figures = Array.from({ length: 22 }, (_, nth) => ({
      ...{ customer_id: nth + 1, company_name: `Klant ${nth}`, sold_orders: 22 - nth, revenues: (nth + 1) * 10 },
    }));
    const between =
      (send: typeof fetch): typeof fetch =>
      async (url, init) =>
        String(url).endsWith('customerOrders/1') ? Response.json({ code: 'OK', data: figures }) : send(url, init);
    await renderApp({ server, route: '/statistics/overview', between });
    await rowsOf('Orders per klant · sireon');
    const [orders, euro] = (await block('Orders per klant · sireon')).getAllByRole('figure');
    const barsOf = (figure: HTMLElement | undefined) =>
      Array.from(figure?.querySelectorAll('.recharts-bar-rectangle path') ?? [], (bar) =>
        Number(bar.getAttribute('height')),
      );
    await waitFor(() => expect(barsOf(euro)).toHaveLength(20));
    const highestFirst = (bars: readonly number[]) => bars.toSorted((one, other) => other - one);
    for (const figure of [orders, euro]) expect(barsOf(figure)).toEqual(highestFirst(barsOf(figure)));
  });

  it('have one button pressed where two mean the same days: the one that was chosen', async () => {
    const aYear = 365 * 24 * 3600_000;
    server = await createTestServer({ sessionLimits: { idleMs: aYear, absoluteMs: aYear } });
    holdClock();
    const { user } = await renderApp({ server, route: '/statistics/overview' });
    const january = new Date('2027-01-05T08:00:00Z');
    server.setNow(january);
    vi.setSystemTime(january);
    await letPass(60_000);
    const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
    for (const [name, days] of [
      ['Dit jaar', '01-01-2027'],
      ['Deze maand', '01-01-2027'],
      ['Laatste 30 dagen', '07-12-2026'],
    ] as const) {
      await user.click(await screen.findByRole('button', { name }));
      await waitFor(() => expect(screen.getByLabelText('Van')).toHaveProperty('value', days));
      expect(pressed()).toEqual([name]);
    }
  });

  it('show this month beside the one before, and both shops together over a period that is chosen', async () => {
    await anOrder(server.db, { created: '2026-10-10 12:00:00', shop_id: 2, total_cents: 10_000 });
    await anOrder(server.db, { created: '2026-10-31 12:00:00', total_cents: 5_000 });
    const { user, route } = await renderApp({ server, route: '/statistics/overview' });
    const months = await block('Deze maand tot en met vandaag');
    const revenue = (await months.findByText('Omzet')).parentElement;
    expect(revenue?.textContent?.replaceAll('\u00a0', ' ')).toBe(
      'Omzet€ 42,50t/m 16 oktober: € 100,00heel oktober: € 150,00',
    );
    await user.click(screen.getByRole('button', { name: 'Vorige maand' }));
    expect(route()).toBe('/statistics/overview?from=2026-10-01&to=2026-10-31');
    const { findByText } = await block('Orders van beide shops');
    await findByText(/^2 orders, gemiddeld €\s75,00$/);
    const said = await screen.findByText(/^Van 01-10-2026 tot en met 31-10-2026: omzet €\s150,00, 2 orders$/);
    expect(said.getAttribute('role')).toBe('status');
    const rows = await rowsOf('Omzet van beide shops');
    expect([rows[0], rows[10], rows.length]).toEqual([
      ['Datum', 'sireon', 'carwash'],
      ['10 okt', '€ 0,00', '€ 100,00'],
      32,
    ]);
    const from = screen.getByLabelText('Van');
    await user.clear(from);
    await user.type(from, '1-11-2026{Enter}');
    const wrong = await screen.findByText(/^Vul twee datums in/);
    for (const end of ['Van', 'Tot en met'])
      expect(screen.getByLabelText(end).getAttribute('aria-describedby')).toBe(wrong.id);
    await user.clear(from);
    await user.type(from, '31-10-26{Enter}');
    await (await block('Orders van beide shops')).findByText(/^1 order, gemiddeld €\s50,00$/);
    expect(from).toHaveProperty('value', '31-10-2026');
    // By the menu, without a period: the fields have what the charts show, and no complaint about what was typed before.
    await user.clear(from);
    // On to the end of the period nothing is wrong yet, nor chosen.
    await user.tab();
    expect(screen.queryByText(/^Vul twee datums in/)).toBeNull();
    await user.tab();
    screen.getByText(/^Vul twee datums in, zoals 21-11-2026/);
    await user.click(screen.getByRole('link', { name: 'Statistieken' }));
    await waitFor(() => expect(route()).toBe('/statistics/overview'));
    await waitFor(() => expect(from).toHaveProperty('value', '18-10-2026'));
    expect(screen.getByLabelText('Tot en met')).toHaveProperty('value', '16-11-2026');
    expect(screen.queryByText(/^Vul twee datums in/)).toBeNull();
    // Who only passes through them chooses nothing: tomorrow these are other days.
    await user.click(from);
    await user.tab();
    expect(route()).toBe('/statistics/overview');
  });

  it('keep what is typed as the end of a period while the page still goes to its new beginning', async () => {
    const { route } = await renderApp({ server, route: '/statistics/overview' });
    const from = await screen.findByLabelText('Van');
    const to = screen.getByLabelText('Tot en met');
    // One after the other without a pause, as on a slow computer, which has not drawn the charts of the first date yet when
    // the second one is typed. Testing Library would wait for them after each.
    const { eventWrapper } = getConfig();
    configure({ eventWrapper: (send) => send() });
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    fireEvent.change(from, { target: { value: '1-10-26' } });
    await null;
    fireEvent.blur(from);
    await null;
    fireEvent.change(to, { target: { value: '2' } });
    await null;
    vi.unstubAllGlobals();
    configure({ eventWrapper });
    expect(to).toHaveProperty('value', '2');
    await waitFor(() => expect(route()).toBe('/statistics/overview?from=2026-10-01&to=2026-11-16'));
    await waitFor(() => expect(from).toHaveProperty('value', '01-10-2026'));
    expect(to).toHaveProperty('value', '2');
    fireEvent.change(to, { target: { value: '2-10-26' } });
    fireEvent.blur(to);
    await waitFor(() => expect(route()).toBe('/statistics/overview?from=2026-10-01&to=2026-10-02'));
    expect(to).toHaveProperty('value', '02-10-2026');
  });

  it('show customer logins with their role label', async () => {
    await renderApp({ server, route: '/statistics/overview' });
    expect(await rowsOf('Inlogmomenten van klanten')).toEqual([
      ['Bedrijf', 'Contactpersoon', 'Soort klant', 'Laatste keer', 'Inlogmomenten'],
      ['Wasstraat De Vaart', 'Jan Jansen', 'Relatie', '16-11-2026 08:00', '2'],
    ]);
  });

  it('give no file of figures that are not there: it would say that nothing was sold', async () => {
    let isDown = true;
    const { user } = await renderApp({
      server,
      route: '/statistics/overview',
      between: failingWhile(() => isDown, 'GET', /api\/statistics/),
    });
    const orders = await block('Orders van beide shops');
    await orders.findByText('De gegevens konden niet worden geladen.');
    const csv = orders.getByRole('button', { name: /CSV/ });
    expect(csv).toHaveProperty('disabled', true);
    isDown = false;
    await user.click(orders.getByRole('button', { name: 'Opnieuw proberen' }));
    await waitFor(() => expect(csv).toHaveProperty('disabled', false));
  });

  it('fail and retry by block: one that is down leaves the others', async () => {
    let isDown = true;
    const { user } = await renderApp({
      server,
      route: '/statistics/overview',
      between: failingWhile(() => isDown, 'GET', /customerLogins/),
    });
    const logins = await block('Inlogmomenten van klanten');
    await logins.findByText('De gegevens konden niet worden geladen.');
    await rowsOf('Systeemgebruik');
    expect(screen.queryByRole('alert')).toBeNull();
    isDown = false;
    logins.getByRole('button', { name: 'Opnieuw proberen' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(logins.getByText('Relatie')).toBeTruthy());
    expect(document.activeElement).not.toBe(document.body);
  });

  it('are downloaded per block as CSV', async () => {
    const files = catchDownloads();
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { user } = await renderApp({ server, route: '/statistics/overview' });
    await rowsOf('Orders per klant · sireon');
    await user.click(screen.getByRole('button', { name: 'Download Orders per klant · sireon als CSV' }));
    expect(click).toHaveBeenCalledOnce();
    expect(await files[0]?.text()).toContain('Bedrijf;Orders;Omzet\r\nWasstraat De Vaart;1;37,50\r\n');
  });

  it('of a year are downloaded in whole cents, and say of which days: of the last month there may be few', async () => {
    // In euros 0.1 + 0.2 is 0.30000000000000004.
    await anOrder(server.db, { created: '2026-10-12 10:00:00', total_cents: 10 });
    await anOrder(server.db, { created: '2026-10-13 10:00:00', total_cents: 20 });
    const files = catchDownloads();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { user } = await renderApp({ server, route: '/statistics/overview' });
    await user.click(await screen.findByRole('button', { name: 'Dit jaar' }));
    await waitFor(async () =>
      expect((await rowsOf('Omzet van beide shops')).at(-2)).toEqual(['okt 2026', '€ 0,30', '€ 0,00']),
    );
    expect((await rowsOf('Omzet van beide shops')).at(-1)).toEqual(['1–16 nov 2026', '€ 37,50', '€ 5,00']);
    const title = 'Omzet van beide shops van 01-01-2026 tot en met 16-11-2026';
    await user.click(screen.getByRole('button', { name: `Download ${title} als CSV` }));
    expect(await files[0]?.text()).toContain('\r\nokt 2026;0,30;0,00\r\n1–16 nov 2026;37,50;5,00\r\n');
    await user.click(screen.getByRole('button', { name: 'Download Omzet per dag · sireon als CSV' }));
    expect(await files[1]?.text()).toContain('\r\n16-11-2026;37,50\r\n');
  });

  it.each([
    ['from=2026-10-01&to=2026-10-31', '01-10-2026', 'false'],
    ['from=2026-10-31&to=2026-10-01', '18-10-2026', 'true'],
    ['from=toen&to=nu', '18-10-2026', 'true'],
    ['', '18-10-2026', 'false'],
  ])('open at %s with the period of that address, or say that it is none', async (search, from, isWrong) => {
    await renderApp({ server, route: `/statistics/overview?${search}` });
    const field = await screen.findByLabelText<HTMLInputElement>('Van');
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual([from, isWrong]);
  });
});
