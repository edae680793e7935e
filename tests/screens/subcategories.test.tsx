import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCategory, aProduct, aSubcategory } from '../support/builders';
import { expectOnConsole } from '../support/console';
import { pasteIn } from '../support/pasteIn';
import { aPng } from '../support/pictures';
import { renderApp } from '../support/screen';
import { createTestServer, type TestServer } from '../support/server';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});

const stored = () => server.db.selectFrom('subcategories').selectAll().execute();
const image = new File([new Uint8Array(aPng())], 'foto.png', { type: 'image/png' });
const parent = () => screen.findByLabelText<HTMLSelectElement>(/^Categorie/);

describe('a new subcategory', () => {
  it("needs a name, a category and an image; the categories stand by shop: 'Subcategorie toegevoegd!'", async () => {
    await aCategory(server.db, { category_title: 'Wassen', category_prio: 1 });
    const wax = await aCategory(server.db, { category_title: 'Wax', category_prio: 0, shop_id: 2 });
    const { user, sent, route } = await renderApp({ server, route: '/subcategories/new' });
    const save = await screen.findByRole('button', { name: 'Opslaan' });
    expect(screen.getByLabelText('Actief')).toHaveProperty('checked', true);
    await pasteIn(user, screen.getByLabelText('Kleur'), '#3a7');
    await user.click(save);
    await screen.findByText('Naam is verplicht.');
    await screen.findByText('Categorie is verplicht.');
    await screen.findByText('Afbeelding is verplicht.');
    expect(sent.filter((call) => call.startsWith('POST'))).toEqual([]);

    const groups = await within(await parent()).findAllByRole('group');
    expect(groups.map((group) => [group.getAttribute('label'), group.textContent])).toEqual([
      ['sireon', 'Wassen · sireon'],
      ['carwash', 'Wax · carwash'],
    ]);
    await user.selectOptions(await parent(), 'Wax · carwash');
    await pasteIn(user, screen.getByLabelText(/^Naam/), 'Glans');
    await user.upload(screen.getByLabelText(/^Afbeelding/, { selector: 'input' }), image);
    await screen.findByAltText('Gekozen afbeelding');
    await user.click(save);
    await screen.findByText('Subcategorie toegevoegd!');
    expect(await stored()).toMatchObject([
      {
        subcategory_title: 'Glans',
        product_category_id: wax,
        subcategory_color: '#33aa77',
        subcategory_active: 1,
        subcategory_image: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    ]);
    await waitFor(() => expect(route()).toBe('/categories/overview'));
  });

  it('says that there are no categories yet', async () => {
    await renderApp({ server, route: '/subcategories/new' });
    expect((await parent()).options).toHaveLength(1);
    await screen.findByText('Nog geen categorieën.');
  });

  it('has its category chosen when it is made from that category', async () => {
    await aCategory(server.db, { category_title: 'Wassen' });
    const wax = await aCategory(server.db, { category_title: 'Wax' });
    const { user } = await renderApp({ server, route: '/categories/overview' });
    await user.click(await screen.findByRole('link', { name: 'Nieuwe subcategorie in Wax' }));
    await waitFor(async () => expect((await parent()).value).toBe(String(wax)));
  });
});

describe('a stored subcategory', () => {
  it('is moved to another category without its image being sent', async () => {
    const wax = await aCategory(server.db, { category_title: 'Wax', shop_id: 2 });
    const id = await aSubcategory(server.db, { subcategory_title: 'Glans' });
    const { user, sent, route } = await renderApp({ server, route: `/subcategories/edit/${id}` });
    await screen.findByRole('option', { name: 'Wax · carwash' });
    await user.selectOptions(await parent(), 'Wax · carwash');
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await screen.findByText('Subcategorie opgeslagen');
    expect(await stored()).toMatchObject([{ subcategory_title: 'Glans', product_category_id: wax }]);
    expect(sent.filter((call) => call.includes('image'))).toEqual([]);
    await waitFor(() => expect(route()).toBe('/categories/overview'));
  });

  it('gets another image by a call of its own', async () => {
    const id = await aSubcategory(server.db);
    const { user, sent, route } = await renderApp({ server, route: `/subcategories/edit/${id}` });
    await parent();
    await user.upload(screen.getByLabelText(/^Afbeelding/, { selector: 'input' }), image);
    await screen.findByAltText('Gekozen afbeelding');
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(sent).toContain(`POST v2/dashboard/subcategory/${id}/image/update`));
    await waitFor(() => expect(route()).toBe('/categories/overview'));
  });

  it('is deleted after a question, and not while products stand in it', async () => {
    expectOnConsole(/V2Error/);
    const category_id = await aCategory(server.db);
    const id = await aSubcategory(server.db, { product_category_id: category_id });
    const product = await aProduct(server.db, { categories: [{ category_id, subcategory_id: id }] });
    const { user, route } = await renderApp({ server, route: `/subcategories/edit/${id}` });
    const confirm = async () => {
      await user.click(await screen.findByRole('button', { name: 'Verwijderen' }));
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Verwijderen' }));
    };
    await confirm();
    await screen.findByText('Er ging iets mis met het verwijderen van de subcategorie.');
    await screen.findByText('Er staan nog producten in deze subcategorie. Verplaats of verwijder die eerst.');
    expect(await stored()).toHaveLength(1);

    await server.db.deleteFrom('products').where('product_id', '=', product).execute();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await confirm();
    await screen.findByText('Subcategorie verwijderd');
    expect(await stored()).toEqual([]);
    await waitFor(() => expect(route()).toBe('/categories/overview'));
  });
});

it('another category, and then the old one again, is no change', async () => {
  const wassen = await aCategory(server.db, { category_title: 'Wassen' });
  await aCategory(server.db, { category_title: 'Wax' });
  const id = await aSubcategory(server.db, { product_category_id: wassen });
  const { user, route } = await renderApp({ server, route: `/subcategories/edit/${id}` });
  await within(await parent()).findByRole('option', { name: 'Wax · sireon' });
  await user.selectOptions(await parent(), 'Wax · sireon');
  await user.selectOptions(await parent(), 'Wassen · sireon');
  await user.click(screen.getByRole('link', { name: 'Transacties' }));
  await waitFor(() => expect(route()).toBe('/transactions/overview'));
});
