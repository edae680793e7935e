import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCategory, aProduct, aSubcategory } from '../support/builders';
import { expectOnConsole } from '../support/console';
import { failingWhile } from '../support/failing';
import { announced, handle } from '../support/ordering';
import { pasteIn } from '../support/pasteIn';
import { aPng } from '../support/pictures';
import { renderApp } from '../support/screen';
import { createTestServer, type TestServer } from '../support/server';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});

const titles = () => screen.queryAllByRole('listitem').map((row) => row.querySelector('a.name')?.textContent ?? '');
const rows = () => titles().filter((title) => title !== '');
const shown = (expected: string[]) => waitFor(() => expect(rows()).toEqual(expected));

const stored = () => server.db.selectFrom('categories').selectAll().orderBy('category_id').execute();
const places = async () => ({
  categories: Object.fromEntries((await stored()).map((row) => [row.category_title, row.category_prio])),
  subcategories: Object.fromEntries(
    (await server.db.selectFrom('subcategories').selectAll().execute()).map((row) => [
      row.subcategory_title,
      row.subcategory_prio,
    ]),
  ),
});
const image = new File([new Uint8Array(aPng())], 'foto.png', { type: 'image/png' });

/** Wassen with Voorwas and Hoofdwas, Drogen, and Wax of the other shop. */
const aCatalogue = async () => {
  const wassen = await aCategory(server.db, { category_title: 'Wassen', category_prio: 0 });
  await aSubcategory(server.db, {
    subcategory_title: 'Voorwas',
    subcategory_prio: 1,
    product_category_id: wassen,
  });
  await aSubcategory(server.db, {
    subcategory_title: 'Hoofdwas',
    subcategory_prio: 2,
    product_category_id: wassen,
    subcategory_active: 0,
  });
  await aCategory(server.db, { category_title: 'Wax', category_prio: 3, shop_id: 2 });
  await aCategory(server.db, { category_title: 'Drogen', category_prio: 4 });
  return { wassen };
};

describe('the category overview', () => {
  it('is one flat list: each category followed by its subcategories, with its shop and links', async () => {
    const { wassen } = await aCatalogue();
    await renderApp({ server, route: '/categories/overview' });
    await shown(['Wassen', 'Voorwas', 'Hoofdwas', 'Wax', 'Drogen']);
    const members = within(screen.getByRole('list', { name: 'Wassen' })).getAllByRole('listitem');
    expect(members).toHaveLength(3);
    const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(linkTo('Wassen')).toBe(`#/categories/edit/${wassen}`);
    expect(linkTo('Voorwas')).toMatch(/^#\/subcategories\/edit\/\d+$/);
    expect(linkTo('Nieuwe categorie')).toBe('#/categories/new');
    expect(linkTo('Nieuwe subcategorie')).toBe('#/subcategories/new');
    expect(linkTo('Nieuwe subcategorie in Wassen')).toBe(`#/subcategories/new?product_category_id=${wassen}`);
    expect(linkTo('Productvolgorde van Wassen')).toBe(`#/products/order/1/${wassen}`);
    const row = (name: string) => screen.getByRole('link', { name }).closest('li')?.textContent;
    expect(row('Wax')).toContain('carwash');
    expect(row('Voorwas')).toContain('Actief');
    expect(row('Hoofdwas')).toContain('Niet actief');
  });

  it('moves a category with its subcategories and a subcategory within its category, and saves all at once', async () => {
    const { wassen } = await aCatalogue();
    const bodies: unknown[] = [];
    const { user, sent } = await renderApp({
      server,
      route: '/categories/overview',
      between: (send) => (input, init) => {
        if (String(input).includes('updateOrder')) bodies.push(JSON.parse(String(init?.body)));
        return send(input, init);
      },
    });
    await shown(['Wassen', 'Voorwas', 'Hoofdwas', 'Wax', 'Drogen']);
    expect(screen.getByRole('button', { name: 'Volgorde opslaan' })).toHaveProperty('disabled', true);
    handle('Wassen').focus();
    await user.keyboard(' {ArrowDown}');
    await waitFor(() => expect(announced()).toBe('Verplaatst naar positie 2 van 3.'));
    await user.keyboard(' ');
    await shown(['Wax', 'Wassen', 'Voorwas', 'Hoofdwas', 'Drogen']);
    handle('Voorwas').focus();
    await user.keyboard(' {End} ');
    await shown(['Wax', 'Wassen', 'Hoofdwas', 'Voorwas', 'Drogen']);
    await user.click(screen.getByRole('button', { name: 'Volgorde opslaan' }));
    await screen.findByText('Volgorde aangepast');
    expect(sent).toContain('POST v2/dashboard/category/updateOrder/');
    const subcategoryId = expect.any(Number);
    const drogen = (await stored()).find(({ category_title }) => category_title === 'Drogen')?.category_id;
    expect(bodies).toEqual([
      {
        order: [
          { categoryId: expect.any(Number), subcategoryId: null, isSubcategory: false, prio: '0' },
          { categoryId: wassen, subcategoryId: null, isSubcategory: false, prio: '1' },
          { categoryId: wassen, subcategoryId, isSubcategory: true, prio: '2' },
          { categoryId: wassen, subcategoryId, isSubcategory: true, prio: '3' },
          { categoryId: drogen, subcategoryId: null, isSubcategory: false, prio: '4' },
        ],
      },
    ]);
    expect(await places()).toEqual({
      categories: { Wax: 0, Wassen: 1, Drogen: 4 },
      subcategories: { Hoofdwas: 2, Voorwas: 3 },
    });
    expect(screen.getByRole('button', { name: 'Volgorde opslaan' })).toHaveProperty('disabled', true);
  });

  it('shows one shop when asked; moving there leaves the other shop where it is', async () => {
    await aCatalogue();
    const { user } = await renderApp({ server, route: '/categories/overview' });
    await shown(['Wassen', 'Voorwas', 'Hoofdwas', 'Wax', 'Drogen']);
    await user.click(screen.getByText('Alle shops'));
    await user.click(await screen.findByRole('option', { name: 'sireon' }));
    await shown(['Wassen', 'Voorwas', 'Hoofdwas', 'Drogen']);
    screen.getByText('De categorieën van de andere shop houden hun plaats in de volgorde.');
    handle('Drogen').focus();
    await user.keyboard(' {ArrowUp}');
    await waitFor(() => expect(announced()).toBe('Verplaatst naar positie 1 van 2.'));
    await user.keyboard(' ');
    await user.click(screen.getByRole('button', { name: 'Volgorde opslaan' }));
    await screen.findByText('Volgorde aangepast');
    expect((await places()).categories).toEqual({ Drogen: 0, Wassen: 1, Wax: 4 });
  });

  it('shows what someone else changed before it is saved over, with the own moves in it, and saves both', async () => {
    await aCatalogue();
    const { user, sent } = await renderApp({ server, route: '/categories/overview' });
    await shown(['Wassen', 'Voorwas', 'Hoofdwas', 'Wax', 'Drogen']);
    await server.db.updateTable('categories').set({ category_prio: -1 }).where('category_title', '=', 'Wax').execute();
    await aCategory(server.db, { category_title: 'Nieuw', category_prio: 9 });
    handle('Drogen').focus();
    await user.keyboard(' {Home} ');
    await user.click(screen.getByRole('button', { name: 'Volgorde opslaan' }));
    await screen.findByText(/^Deze volgorde is net gewijzigd\./);
    expect(sent).not.toContain('POST v2/dashboard/category/updateOrder/');
    await shown(['Drogen', 'Wax', 'Wassen', 'Voorwas', 'Hoofdwas', 'Nieuw']);
    await user.click(screen.getByRole('button', { name: 'Volgorde opslaan' }));
    await screen.findByText('Volgorde aangepast');
    expect((await places()).categories).toEqual({ Drogen: 0, Wax: 1, Wassen: 2, Nieuw: 5 });
  });

  it('keeps the changed order when the list is changed while it is saved, says why, and saves it at the next try', async () => {
    await aCatalogue();
    let isChanged = false;
    const { user } = await renderApp({
      server,
      route: '/categories/overview',
      between: (send) => async (input, init) => {
        if (String(input).includes('updateOrder') && !isChanged) {
          isChanged = true;
          await aCategory(server.db, { category_title: 'Nieuw', category_prio: 9 });
        }
        return send(input, init);
      },
    });
    await shown(['Wassen', 'Voorwas', 'Hoofdwas', 'Wax', 'Drogen']);
    handle('Drogen').focus();
    await user.keyboard(' {Home} ');
    await user.click(screen.getByRole('button', { name: 'Volgorde opslaan' }));
    await screen.findByText('Er ging iets mis met het opslaan van de volgorde. Je wijziging staat er nog.');
    await screen.findByText(/^De lijst is intussen gewijzigd\./);
    expect(screen.queryByText('Volgorde aangepast')).toBeNull();
    await shown(['Drogen', 'Wassen', 'Voorwas', 'Hoofdwas', 'Wax', 'Nieuw']);
    expect((await places()).categories).toEqual({ Wassen: 0, Wax: 3, Drogen: 4, Nieuw: 9 });
    await user.click(screen.getByRole('button', { name: 'Volgorde opslaan' }));
    await screen.findByText('Volgorde aangepast');
    expect((await places()).categories).toEqual({ Drogen: 0, Wassen: 1, Wax: 4, Nieuw: 5 });
  });

  it('asks before an order that is not saved is left', async () => {
    await aCatalogue();
    const { user, route } = await renderApp({ server, route: '/categories/overview' });
    await shown(['Wassen', 'Voorwas', 'Hoofdwas', 'Wax', 'Drogen']);
    handle('Drogen').focus();
    await user.keyboard(' {Home} ');
    await user.click(screen.getByRole('link', { name: 'Nieuwe categorie' }));
    await user.click(await screen.findByRole('button', { name: 'Blijven' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(route()).toBe('/categories/overview');
    await waitFor(() => expect(rows()[0]).toBe('Drogen'));
    await user.click(screen.getByRole('link', { name: 'Nieuwe categorie' }));
    await user.click(await screen.findByRole('button', { name: 'Weggaan zonder opslaan' }));
    await waitFor(() => expect(route()).toBe('/categories/new'));
  });

  it('says that there are none, and offers another try when they could not be loaded', async () => {
    let isDown = true;
    const { user } = await renderApp({
      server,
      route: '/categories/overview',
      between: failingWhile(() => isDown, 'GET', /category\/overview/),
    });
    const again = await screen.findByRole('button', { name: 'Opnieuw proberen' });
    isDown = false;
    await user.click(again);
    await screen.findByText('Nog geen categorieën.');
  });
});

describe('a new category', () => {
  it("needs a name, a shop and an image; it is active unless unchecked: 'Categorie toegevoegd!'", async () => {
    const { user, sent, route } = await renderApp({ server, route: '/categories/new' });
    const save = await screen.findByRole('button', { name: 'Opslaan' });
    expect(screen.getByLabelText('Actief')).toHaveProperty('checked', true);
    await user.click(screen.getByLabelText('Actief'));
    await user.click(screen.getByLabelText('Actief'));
    await user.click(save);
    await screen.findByText('Naam is verplicht.');
    await screen.findByText('Shop is verplicht.');
    await screen.findByText('Afbeelding is verplicht.');
    expect(sent.filter((call) => call.startsWith('POST'))).toEqual([]);

    await pasteIn(user, screen.getByLabelText(/^Naam/), 'Wassen');
    await user.click(screen.getByRole('combobox', { name: /^Shop/ }));
    await user.click(await screen.findByRole('option', { name: 'carwash' }));
    await pasteIn(user, screen.getByLabelText('Kleur'), '2E7D32');
    await user.upload(screen.getByLabelText(/^Afbeelding/, { selector: 'input' }), image);
    await screen.findByAltText('Gekozen afbeelding');
    await user.click(save);
    await screen.findByText('Categorie toegevoegd!');
    expect(await stored()).toMatchObject([
      {
        category_title: 'Wassen',
        shop_id: 2,
        category_color: '#2e7d32',
        category_active: 1,
        category_image: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    ]);
    await waitFor(() => expect(route()).toBe('/categories/overview'));
  });
});

describe('a stored category', () => {
  it("is edited without its image being sent: 'Categorie geüpdate'", async () => {
    const id = await aCategory(server.db, { category_title: 'Wassen' });
    const { user, sent, route } = await renderApp({ server, route: `/categories/edit/${id}` });
    await pasteIn(user, await screen.findByLabelText(/^Naam/), ' & drogen');
    await user.click(screen.getByLabelText('Actief'));
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await screen.findByText('Categorie geüpdate');
    expect(await stored()).toMatchObject([{ category_title: 'Wassen & drogen', category_active: 0 }]);
    expect(sent.filter((call) => call.includes('image'))).toEqual([]);

    await waitFor(() => expect(route()).toBe('/categories/overview'));
  });

  it('gets another image by a call of its own', async () => {
    const id = await aCategory(server.db);
    const { user, sent } = await renderApp({ server, route: `/categories/edit/${id}` });
    await screen.findByLabelText(/^Naam/);
    await user.upload(screen.getByLabelText(/^Afbeelding/, { selector: 'input' }), image);
    await screen.findByAltText('Gekozen afbeelding');
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(sent).toContain(`POST v2/dashboard/category/${id}/image/update`));
    await waitFor(async () =>
      expect(await stored()).toMatchObject([{ category_image: expect.stringMatching(/^[0-9a-f]{64}$/) }]),
    );
  });

  it("is deleted after a question: 'Categorie verwijderd'", async () => {
    const id = await aCategory(server.db);
    const { user, route } = await renderApp({ server, route: `/categories/edit/${id}` });
    await user.click(await screen.findByRole('button', { name: 'Verwijderen' }));
    expect(await stored()).toHaveLength(1);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Verwijderen' }));
    await screen.findByText('Categorie verwijderd');
    expect(await stored()).toEqual([]);
    await waitFor(() => expect(route()).toBe('/categories/overview'));
  });

  it('that still has products is not deleted, and says why', async () => {
    expectOnConsole(/V2Error/);
    const id = await aCategory(server.db);
    await aProduct(server.db, { categories: [{ category_id: id }] });
    const { user } = await renderApp({ server, route: `/categories/edit/${id}` });
    await user.click(await screen.findByRole('button', { name: 'Verwijderen' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Verwijderen' }));
    await screen.findByText('Er ging iets mis met het verwijderen van de categorie.');
    await screen.findByText('Er staan nog producten in deze categorie. Verplaats of verwijder die eerst.');
    expect(await stored()).toHaveLength(1);
  });
});
