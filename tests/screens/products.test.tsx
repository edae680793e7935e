import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aCategory, aProduct, aSubcategory } from '../support/builders';
import { holdClock, letPass } from '../support/clock';
import { expectOnConsole } from '../support/console';
import { failing, failingWhile } from '../support/failing';
import { pasteIn } from '../support/pasteIn';
import { type App, renderApp } from '../support/screen';
import { createTestServer, type TestServer } from '../support/server';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});

const titles = async () => {
  const table = await screen.findByRole('table');
  return within(table)
    .getAllByRole('link')
    .map((link) => link.textContent);
};
const held = () => server.db.selectFrom('products').selectAll().orderBy('prio').execute();
/** react-admin tells the console of every failed call in development. */

describe('the product overview', () => {
  it('shows only active products, inactive ones when asked', async () => {
    await aProduct(server.db, { main_title: 'Actief schuim', active: 1 });
    await aProduct(server.db, { main_title: 'Oude wax', active: 0 });
    const { user } = await renderApp({ server, route: '/products/overview' });
    await waitFor(async () => expect(await titles()).toEqual(['Actief schuim']));
    await user.click(await screen.findByLabelText('Toon inactieve producten'));
    await waitFor(async () => expect(await titles()).toEqual(['Actief schuim', 'Oude wax']));
  });

  it("filters by category, shop by shop; the filter is titled 'Alle producten' until one is chosen", async () => {
    await aCategory(server.db, { category_title: 'Polijsten', shop_id: 2 });
    const category_id = await aCategory(server.db, { category_title: 'Schuimen' });
    await aProduct(server.db, { main_title: 'Actief schuim', categories: [{ category_id }] });
    await aProduct(server.db, { main_title: 'Wax' });
    const { user } = await renderApp({ server, route: '/products/overview' });
    const filter = await screen.findByRole('combobox', { name: 'Categorie' });
    expect(filter.textContent).toBe('Alle producten');
    await user.click(filter);
    const schuimen = await screen.findByRole('option', { name: /^Schuimen · / });
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent?.replace(/ · .*/, ''))).toEqual([
      'Alle producten',
      'Schuimen',
      'Polijsten',
    ]);
    await user.click(schuimen);
    await waitFor(async () => expect(await titles()).toEqual(['Actief schuim']));
  });

  it('cannot be ordered while searching or on another sort, and says why', async () => {
    await aProduct(server.db, { main_title: 'Wax' });
    const { user } = await renderApp({ server, route: '/products/overview' });
    await user.type(await screen.findByRole('searchbox'), 'w');
    await screen.findAllByText('Slepen kan niet zolang je zoekt: wis de zoekopdracht om de volgorde te wijzigen.');
    const handle = await screen.findByRole('button', { name: /Wax/, description: /Slepen kan niet/ });
    expect(handle.getAttribute('aria-disabled')).toBe('true');
    await user.clear(screen.getByRole('searchbox'));
    await user.click(screen.getByText('Naam'));
    await screen.findAllByText('Slepen kan alleen als de lijst op volgorde staat.');
    await user.click(screen.getByRole('button', { name: 'Op volgorde zetten' }));
    await waitFor(() => expect(screen.queryByText(/Slepen kan/)).toBeNull());
  });

  it('is sorted by a click that comes while the search is about to be sent, and searched', async () => {
    await aProduct(server.db, { main_title: 'Wax' });
    const { route } = await renderApp({ server, route: '/products/overview' });
    const box = await screen.findByRole('searchbox');
    await screen.findByText('Wax');
    holdClock();
    fireEvent.change(box, { target: { value: 'w' } });
    // The pause is over before the click's address has been rendered.
    fireEvent.click(screen.getByText('Naam'));
    vi.advanceTimersByTime(300);
    await waitFor(() => expect(route()).toContain('sort=main_title'));
    await letPass(300);
    await waitFor(() => expect(decodeURIComponent(route())).toContain('"q":"w"'));
    expect(route()).toContain('sort=main_title');
  });

  it('is what the server has whenever it is opened, also shortly after it was left', async () => {
    const id = await aProduct(server.db, { main_title: 'Wax' });
    await aProduct(server.db, { main_title: 'Zeep' });
    const { goTo, sent } = await renderApp({ server, route: '/products/overview' });
    await screen.findByText('Wax');
    goTo('/news/overview');
    await screen.findByRole('heading', { name: 'Nieuws' });
    await server.db.deleteFrom('products').where('product_id', '=', id).execute();
    sent.length = 0;
    goTo('/products/overview');
    await waitFor(async () => expect(await titles()).toEqual(['Zeep']));
    expect(sent.filter((call) => call === 'GET v2/dashboard/product/overview')).toHaveLength(1);
  });

  it('says quietly that it could not be loaded, and tries again', async () => {
    await aProduct(server.db, { main_title: 'Wax' });
    let isDown = true;
    const { user } = await renderApp({
      server,
      route: '/products/overview',
      between: failingWhile(() => isDown, 'GET', /product\/overview/),
    });
    await screen.findByText('De gegevens konden niet worden geladen.');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(/Geen .* gevonden/)).toBeNull();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    await waitFor(async () => expect(await titles()).toEqual(['Wax']));
  });
});

describe('the order of the products', () => {
  const moveFirstDown = async ({ user }: App) => {
    const handle = await screen.findByRole('button', { name: /Eerste/ });
    handle.focus();
    await user.keyboard(' {ArrowDown} ');
  };
  const three = async () => {
    for (const [prio, main_title] of ['Eerste', 'Tweede', 'Derde'].entries())
      await aProduct(server.db, { main_title, prio });
  };

  it("is saved renumbered from 0 as text: 'Volgorde aangepast'", async () => {
    await three();
    const app = await renderApp({ server, route: '/products/overview' });
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Volgorde opslaan' })).disabled).toBe(true);
    await moveFirstDown(app);
    await waitFor(async () => expect(await titles()).toEqual(['Tweede', 'Eerste', 'Derde']));
    await app.user.click(screen.getByRole('button', { name: 'Volgorde opslaan' }));
    await screen.findByText('Volgorde aangepast');
    expect((await held()).map(({ main_title, prio }) => [main_title, prio])).toEqual([
      ['Tweede', 0],
      ['Eerste', 1],
      ['Derde', 2],
    ]);
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Volgorde opslaan' }).disabled).toBe(true),
    );
  });

  it('is made over pages: all of it slides past what is lifted, and the page follows', async () => {
    for (let prio = 0; prio < 30; prio += 1) await aProduct(server.db, { main_title: `P${prio + 1}`, prio });
    const { user } = await renderApp({ server, route: '/products/overview' });
    const handle = (name: string) => screen.getByRole('button', { name: `Verplaats ${name}` });
    await waitFor(async () => expect((await titles()).length).toBe(25));
    handle('P24').focus();
    await user.keyboard('{Enter}');
    await waitFor(async () => expect((await titles()).slice(-5)).toEqual(['P23', 'P24', 'P25', 'P26', 'P27']));
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(async () => expect((await titles()).slice(-5)).toEqual(['P26', 'P24', 'P27', 'P28', 'P29']));
    expect((await titles()).length).toBe(25);
    await user.keyboard('{Escape}');
    await waitFor(async () => expect((await titles()).slice(-2)).toEqual(['P24', 'P25']));

    handle('P2').focus();
    await user.keyboard('{Enter}{End}');
    await waitFor(async () => expect((await titles()).slice(-5)).toEqual(['P27', 'P28', 'P29', 'P30', 'P2']));
    expect((await titles()).length).toBe(25);
    expect(document.activeElement).toBe(handle('P2'));
    await user.keyboard('{Enter}');
    await screen.findByText('26–30 van 30');
    await waitFor(async () => expect(await titles()).toEqual(['P27', 'P28', 'P29', 'P30', 'P2']));

    handle('P29').focus();
    await user.keyboard('{Enter}3{Enter}');
    await screen.findByText('1–25 van 30');
    await waitFor(async () => expect((await titles()).slice(0, 5)).toEqual(['P1', 'P3', 'P29', 'P4', 'P5']));
    expect(document.activeElement).toBe(handle('P29'));
    await user.click(screen.getByRole('button', { name: 'Volgorde opslaan' }));
    await screen.findByText('Volgorde aangepast');
    expect((await held()).map(({ main_title }) => main_title).filter((_, prio) => prio < 4 || prio > 27)).toEqual([
      ...['P1', 'P3', 'P29', 'P4'],
      ...['P30', 'P2'],
    ]);
  });

  it('that was saved shows its new numbers also in a list that was sorted by name before', async () => {
    await three();
    const app = await renderApp({ server, route: '/products/overview' });
    await screen.findByRole('button', { name: /Eerste/ });
    const byName = () => app.user.click(screen.getByText('Naam'));
    const numbers = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('cell').at(-1)?.textContent);
    await byName();
    await waitFor(() => expect(numbers()).toEqual(['2', '0', '1']));
    await app.user.click(screen.getByRole('button', { name: 'Op volgorde zetten' }));
    await waitFor(() => expect(screen.queryByText(/Slepen kan/)).toBeNull());
    await moveFirstDown(app);
    await app.user.click(screen.getByRole('button', { name: 'Volgorde opslaan' }));
    await screen.findByText('Volgorde aangepast');
    holdClock();
    await byName();
    await waitFor(async () => expect(await titles()).toEqual(['Derde', 'Eerste', 'Tweede']));
    const numbersAfterwards = async () => {
      await letPass();
      return numbers();
    };
    await expect.poll(numbersAfterwards).toEqual(['2', '1', '0']);
  });

  it('asks before the overview is left while it is not saved, and not while searching in it', async () => {
    await three();
    const app = await renderApp({ server, route: '/products/overview' });
    await moveFirstDown(app);
    await app.user.type(screen.getByRole('searchbox'), 'twee');
    await waitFor(() => expect(app.route()).toContain('twee'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await app.user.click(screen.getByRole('link', { name: 'Transacties' }));
    await screen.findByRole('dialog', { name: 'Nog niet opgeslagen' });
    expect(app.route()).toContain('/products/overview');
  });
});

describe('the product form', () => {
  it("keeps a changed product, its hidden article numbers too: 'Product geüpdate'", async () => {
    const id = await aProduct(server.db, {
      main_title: 'Wax',
      king_sireon_artikelnummer: 'KS-1',
      king_carwash_artikelnummer: 'KC-1',
    });
    const { user, route } = await renderApp({ server, route: `/products/edit/${id}` });
    const price = await screen.findByLabelText('Prijs excl. btw');
    await user.clear(price);
    await pasteIn(user, price, '12,50');
    await screen.findByText(/€\s15,13 incl\. btw/);
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await screen.findByText('Product geüpdate');
    await waitFor(() => expect(route()).toMatch(/^\/products\/overview/));
    expect(await held()).toMatchObject([
      { main_price: '12.50', king_sireon_artikelnummer: 'KS-1', king_carwash_artikelnummer: 'KC-1' },
    ]);
  });

  it('names what is wrong, sends nothing and keeps what was typed', async () => {
    const { user, sent } = await renderApp({ server, route: '/products/new' });
    await pasteIn(user, await screen.findByLabelText('Prijs excl. btw'), 'twaalf');
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await screen.findByText('Naam is verplicht.');
    screen.getByText('Omschrijving is verplicht.');
    screen.getByText('Afbeelding is verplicht.');
    screen.getByText('Vul een bedrag in, bijvoorbeeld 12,50.');
    expect(screen.getByLabelText<HTMLInputElement>('Prijs excl. btw').value).toBe('twaalf');
    expect(sent.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  it('takes a category away by key, after which the focus is on the button of the next one', async () => {
    const category_id = await aCategory(server.db, { category_title: 'Schuimen' });
    const other = await aCategory(server.db, { category_title: 'Waxen' });
    const id = await aProduct(server.db, { categories: [{ category_id }, { category_id: other }] });
    const { user } = await renderApp({ server, route: `/products/edit/${id}` });
    // Visible without a mouse: a hidden button has no role.
    (await screen.findByRole('button', { name: 'Categorie 1 verwijderen' })).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('Schuimen')).toBeNull());
    const left = screen.getByRole('button', { name: 'Categorie 1 verwijderen' });
    await waitFor(() => expect(document.activeElement).toBe(left));
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await screen.findByText('Product geüpdate');
    expect(await server.db.selectFrom('product_categories').select('category_id').execute()).toEqual([
      { category_id: other },
    ]);
  });

  it('is told at the row whose subcategory went to another category', async () => {
    expectOnConsole(/V2Error/);
    const { db } = server;
    const [category_id, other] = [await aCategory(db), await aCategory(db)];
    const subcategory_id = await aSubcategory(db, { product_category_id: category_id });
    const id = await aProduct(db, { categories: [{ category_id: other }, { category_id, subcategory_id }] });
    const { user } = await renderApp({ server, route: `/products/edit/${id}` });
    await screen.findByRole('button', { name: 'Categorie 2 verwijderen' });
    // As a v2 moves it that gives no versions.
    await db.updateTable('subcategories').set({ product_category_id: other }).execute();
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    const reason = await screen.findByText('Deze subcategorie hoort bij een andere categorie.');
    const [, second] = screen.getAllByRole('combobox', { name: 'Subcategorie' });
    expect(reason.id).toBe(second?.getAttribute('aria-describedby'));
  });

  it.each([
    ['500', () => new Response('<h1>', { status: 500 }), 'Er ging iets mis op de server.'],
    ['200 with HTML', () => new Response('<h1>'), 'De server gaf een onbegrijpelijk antwoord.'],
  ])('a save answered %s is a failure, told twice over, and loses nothing', async (_, answer, reason) => {
    const id = await aProduct(server.db, { main_title: 'Wax' });
    const between = failing('POST', /product\/edit/, answer);
    const { user, route } = await renderApp({ server, route: `/products/edit/${id}`, between });
    const title = await screen.findByLabelText<HTMLInputElement>(/^Naam/);
    await pasteIn(user, title, ' nieuw');
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await screen.findByText('Er ging iets mis met het opslaan van het product.');
    await screen.findByText(reason);
    expect(screen.queryByText('Product geüpdate')).toBeNull();
    expect(title.value).toBe('Wax nieuw');
    expect(route()).toBe(`/products/edit/${id}`);
  });

  it("deletes after a question: 'Product verwijderd'", async () => {
    const id = await aProduct(server.db, { main_title: 'Wax' });
    const { user, route, sent } = await renderApp({ server, route: `/products/edit/${id}` });
    await user.click(await screen.findByRole('button', { name: 'Verwijderen' }));
    expect(await held()).toHaveLength(1);
    const { findByRole } = within(await screen.findByRole('dialog'));
    const press = await findByRole('button', { name: 'Verwijderen' });
    // Twice before it is rendered again.
    act(() => {
      press.click();
      press.click();
    });
    await screen.findByText('Product verwijderd');
    expect(await held()).toEqual([]);
    expect(sent.filter((call) => call.startsWith('DELETE'))).toHaveLength(1);
    expect(route()).toMatch(/^\/products\/overview/);
  });
});
