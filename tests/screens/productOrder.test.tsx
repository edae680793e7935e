import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCategory, aProduct, aSubcategory } from '../support/builders';
import { holding } from '../support/holding';
import { announced, handle } from '../support/ordering';
import { renderApp } from '../support/screen';
import { createTestServer, type TestServer } from '../support/server';

let server: TestServer;
let category_id: number;
beforeEach(async () => {
  server = await createTestServer();
  category_id = await aCategory(server.db, { category_title: 'Wassen' });
});

const products = async (...names: string[]) => {
  for (const [index, main_title] of names.entries())
    await aProduct(server.db, { main_title, prio: 10 + index, categories: [{ category_id }] });
};
const open = (settings: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({ server, route: `/products/order/1/${category_id}`, ...settings });

const tiles = () =>
  screen
    .queryAllByRole('checkbox', { name: / kiezen$/ })
    .map((box) => box.getAttribute('aria-label')?.replace(' kiezen', ''));
const shown = (names: string) => waitFor(() => expect(tiles()).toEqual(names.split(' ')));
const saveButton = () => screen.getByRole('button', { name: 'Volgorde opslaan' });
const prios = async () =>
  Object.fromEntries(
    (await server.db.selectFrom('products').selectAll().orderBy('prio').execute()).map((row) => [
      row.main_title,
      row.prio,
    ]),
  );

describe('the product order page', () => {
  it('orders the products of one category, numbered from 1, and leaves other products alone', async () => {
    await products('A', 'B', 'C');
    await aProduct(server.db, { main_title: 'Elders', prio: 99 });
    const { user, sent } = await open();
    await shown('A B C');
    expect(saveButton()).toHaveProperty('disabled', true);
    handle('C').focus();
    await user.keyboard(' {Home}');
    await waitFor(() => expect(announced()).toBe('Verplaatst naar positie 1 van 3.'));
    await user.keyboard(' ');
    await shown('C A B');
    await screen.findByText('De volgorde is nog niet opgeslagen.');
    await user.click(saveButton());
    await screen.findByText('Volgorde aangepast');
    expect(await prios()).toEqual({ C: 1, A: 2, B: 3, Elders: 99 });
    expect(sent).toContain(`GET v2/shop/1/products/${category_id}`);
    expect(sent).toContain('POST v2/dashboard/product/updateOrder/');
    await waitFor(() => expect(saveButton()).toHaveProperty('disabled', true));
  });

  it('moves several chosen products together to a position, takes moves back, and goes back to the stored order', async () => {
    await products('A', 'B', 'C', 'D', 'E');
    const { user } = await open();
    await shown('A B C D E');
    await user.click(screen.getByLabelText('D kiezen'));
    await user.click(screen.getByLabelText('B kiezen'));
    await screen.findByText('2 producten gekozen');
    await user.click(screen.getByRole('button', { name: 'Naar positie…' }));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText('Een getal van 1 tot en met 4.');
    await user.type(dialog.getByLabelText('Positie'), '5');
    await user.click(dialog.getByRole('button', { name: 'Verplaatsen' }));
    // Where it can be mended, and is heard.
    expect(document.activeElement).toBe(dialog.getByLabelText('Positie'));
    expect(dialog.getByLabelText('Positie').getAttribute('aria-invalid')).toBe('true');
    await user.clear(dialog.getByLabelText('Positie'));
    await user.type(dialog.getByLabelText('Positie'), '3');
    await user.click(dialog.getByRole('button', { name: 'Verplaatsen' }));
    await shown('A C B D E');
    const said = await screen.findByText('2 producten vanaf positie 3 gezet.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The button that asked for it is gone.
    await waitFor(() => expect(document.activeElement).toBe(said));
    await user.click(screen.getByLabelText('E kiezen'));
    await user.click(screen.getByRole('button', { name: 'Niets kiezen' }));
    expect(document.activeElement).toBe(said);

    await user.click(screen.getByLabelText('E kiezen'));
    await screen.findByText('1 product gekozen');
    await user.click(screen.getByRole('button', { name: 'Naar positie…' }));
    await user.type(within(await screen.findByRole('dialog')).getByLabelText('Positie'), '1{Enter}');
    await shown('E A C B D');
    await screen.findByText('1 product naar positie 1 verplaatst.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await user.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
    await shown('A C B D E');
    expect(screen.queryByText('1 product naar positie 1 verplaatst.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Volgorde herstellen' }));
    await shown('A B C D E');
    expect(saveButton()).toHaveProperty('disabled', true);
  });

  it('leaves the focus where it is when the products come', async () => {
    await products('A', 'B');
    const line = holding();
    line.hold(/shop\/1\/products/);
    await open({ between: line.between });
    await waitFor(() => expect(line.held()).toHaveLength(1));
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
    const account = screen.getByRole('button', { name: /^Account van/ });
    account.focus();
    line.pass();
    void line.release();
    await shown('A B');
    expect(document.activeElement).toBe(account);
  });

  it('shows inactive products only when asked; they keep their place', async () => {
    await products('A', 'B', 'C');
    await server.db.updateTable('products').set({ active: 0 }).where('main_title', '=', 'B').execute();
    const { user } = await open();
    await shown('A C');
    handle('C').focus();
    await user.keyboard(' {Home} ');
    await shown('C A');
    await user.click(screen.getByLabelText('Toon inactieve producten'));
    await shown('C A B');
    expect(screen.getByText('B').closest('li')?.textContent).toContain('niet actief');
    await user.click(saveButton());
    await screen.findByText('Volgorde aangepast');
    expect(await prios()).toEqual({ C: 1, A: 2, B: 3 });
  });

  it('keeps the order as changed when it could not be saved', async () => {
    await products('A', 'B');
    let isDown = true;
    const { user } = await open({
      between: (send) => async (input, init) =>
        isDown && String(input).includes('updateOrder')
          ? Promise.reject(new TypeError('Failed to fetch'))
          : send(input, init),
    });
    await shown('A B');
    handle('A').focus();
    await user.keyboard(' {End} ');
    await user.click(saveButton());
    await screen.findByText('Er ging iets mis met het opslaan van de volgorde. Je wijziging staat er nog.');
    await screen.findByText('Er is geen verbinding met de server.');
    await shown('B A');
    expect(await prios()).toEqual({ A: 10, B: 11 });
    isDown = false;
    await user.click(saveButton());
    await screen.findByText('Volgorde aangepast');
    expect(await prios()).toEqual({ B: 1, A: 2 });
  });

  it('goes to the products of another category, of either shop', async () => {
    await products('A');
    const wax = await aCategory(server.db, { category_title: 'Wax', shop_id: 2 });
    await aProduct(server.db, { main_title: 'W', categories: [{ shop_id: 2, category_id: wax }] });
    const { user, route } = await open();
    await shown('A');
    const category = await screen.findByRole('combobox', { name: 'Categorie' });
    await waitFor(() => expect(category.textContent).toBe('Wassen · sireon'));
    category.focus();
    // A native select would go to another category at each arrow key.
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await screen.findByRole('option', { name: 'Wassen · sireon', selected: true });
    expect(route()).toBe(`/products/order/1/${category_id}`);
    await user.keyboard('{Enter}');
    await shown('W');
    expect(route()).toBe(`/products/order/2/${wax}`);
  });

  it('is reached from the overview of products that are filtered by category', async () => {
    await products('A');
    const { user, route } = await renderApp({ server, route: '/products/overview' });
    await user.click(await screen.findByText('Alle producten'));
    await user.click(await screen.findByRole('option', { name: /Wassen/ }));
    await user.click(await screen.findByRole('link', { name: 'Productvolgorde' }));
    await shown('A');
    expect(route()).toBe(`/products/order/1/${category_id}`);
  });

  it('says how many of its products have another place too, which changes along', async () => {
    await products('A', 'B');
    const other = await aCategory(server.db, { category_title: 'Drogen' });
    const { goTo } = await open();
    await shown('A B');
    expect(screen.queryByText(/ook in een andere/)).toBeNull();
    await aProduct(server.db, { main_title: 'C', prio: 20, categories: [{ category_id: other }, { category_id }] });
    goTo(`/products/order/1/${other}`);
    await screen.findByText('1 product van deze categorie staat ook in een andere: die plaats verandert mee.');
  });

  it('counts what has a place in another category, also where it does not show it, and no second place in this one', async () => {
    const [other, subcategory_id] = [
      await aCategory(server.db),
      await aSubcategory(server.db, { product_category_id: category_id }),
    ];
    const twice = [{ category_id }, { category_id, subcategory_id }];
    await aProduct(server.db, { main_title: 'A', prio: 10, categories: twice });
    const { goTo } = await open();
    await shown('A');
    expect(screen.queryByText(/ook in een andere/)).toBeNull();
    // A save numbers it along.
    await aProduct(server.db, { main_title: 'B', active: 0, categories: [{ category_id }, { category_id: other }] });
    await aProduct(server.db, { main_title: 'C', prio: 30, categories: [{ category_id: other }] });
    goTo(`/products/order/1/${other}`);
    await shown('C');
    await screen.findByText('1 product van deze categorie staat ook in een andere: die plaats verandert mee.');
  });

  it('says that all its products are inactive', async () => {
    await aProduct(server.db, { main_title: 'Oud', active: 0, categories: [{ category_id }] });
    const { user } = await open();
    await screen.findByText('De producten in deze categorie zijn niet actief.');
    await user.click(screen.getByLabelText('Toon inactieve producten'));
    await shown('Oud');
    expect(screen.queryByText('De producten in deze categorie zijn niet actief.')).toBeNull();
  });

  it('says that a category has no products, and that one of another shop cannot be shown', async () => {
    const { goTo } = await open();
    await screen.findByText('Er staan nog geen producten in deze categorie.');
    goTo(`/products/order/2/${category_id}`);
    await screen.findByRole('link', { name: 'Naar het overzicht' });
  });

  it('jumps to a part of a long order', async () => {
    await products(...Array.from({ length: 62 }, (_, index) => `P${index + 1}`));
    const { user } = await open();
    await waitFor(() => expect(tiles()).toHaveLength(62));
    const parts = within(screen.getByRole('navigation', { name: 'Naar een deel van de lijst' }));
    expect(parts.getAllByRole('button').map((part) => part.textContent)).toEqual(['1–16', '17–32', '33–47', '48–62']);
    await user.click(parts.getByRole('button', { name: '33–47' }));
    expect(document.activeElement).toBe(handle('P33'));
  });
});
