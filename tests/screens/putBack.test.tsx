import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { endpoints } from '../../src/v2/endpoints';
import { aCategory, aCustomer, aMarketAdvert, aProduct, aStaffMember, STAFF_PASSWORD } from '../support/builders';
import { expectOnConsole } from '../support/console';
import { gate } from '../support/gate';
import { aPng } from '../support/pictures';
import { type App, renderApp, rowOf } from '../support/screen';
import { createTestServer, type TestServer } from '../support/server';
import { sooner } from '../support/sooner';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});

const renameProduct = async (id: number, main_title: string) => {
  const product = await server.client.call(endpoints.products.one, { params: { id } });
  await server.client.call(endpoints.products.update, {
    params: { id },
    body: { ...product, main_title, categories: [] },
  });
};
const dataUrl = (picture: Buffer) => `data:image/png;base64,${picture.toString('base64')}`;
const productTitle = async (id: number) =>
  (await server.client.call(endpoints.products.one, { params: { id } })).main_title;

/** Opens the history of one record. */
const historyOf = (resource: string, record_id: number, between?: (send: typeof fetch) => typeof fetch) =>
  renderApp({
    server,
    ...(between ? { between } : {}),
    route: `/audit/overview?filter=${encodeURIComponent(JSON.stringify({ resource, record_id }))}`,
  });
type User = App['user'];

/** The row of the latest entry, opened, once it is of the record by this name. */
const opened = async (user: User, name: string | RegExp) => {
  // The heading of the page has its name too.
  const [row] = (await screen.findAllByText(name)).flatMap((text) => text.closest('tr') ?? []);
  const summary = row?.querySelector('summary');
  if (!row || !summary) throw new Error(`no entry of ${name}`);
  await user.click(summary);
  return within(row);
};
const confirm = async (user: User) => {
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() =>
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Terugzetten' }).disabled).toBe(false),
  );
  await user.click(dialog.getByRole('button', { name: 'Terugzetten' }));
};

describe('an old value in the history', () => {
  it('is put back after a question that shows both, shows up everywhere and is itself in the history', async () => {
    const id = await aProduct(server.db, { main_title: 'Shampoo', main_price: '12.50' });
    await renameProduct(id, 'Schuimshampoo');
    const { user, goTo } = await historyOf('products', id);
    const row = await opened(user, `Product ${id} · Schuimshampoo`);
    await user.click(row.getByRole('button', { name: 'Terugzetten: Naam' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Naam terugzetten bij Product ${id}?` }));
    await dialog.findByText('Schuimshampoo');
    dialog.getByText('Shampoo');
    await confirm(user);
    await screen.findByText('De oude waarde is teruggezet');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await productTitle(id)).toBe('Shampoo');
    // The putting back is an entry of its own, on top.
    await rowOf(`Product ${id} · Shampoo`);
    const [entry] = await server.db.selectFrom('audit').selectAll().orderBy('audit_id', 'desc').execute();
    expect(entry).toMatchObject({ resource: 'products', verb: 'update', record_id: id, user_id: server.userId });
    expect(JSON.parse(entry?.changes ?? '')).toEqual([{ field: 'main_title', old: 'Schuimshampoo', new: 'Shampoo' }]);
    goTo('/products/overview');
    await screen.findByRole('link', { name: 'Shampoo' });
  });

  it('that would leave an action price in use that is empty is refused, and the dialog says so', async () => {
    expectOnConsole(/V2Error/);
    const id = await aProduct(server.db, { main_title: 'Shampoo', discount_price: '' });
    const product = await server.client.call(endpoints.products.one, { params: { id } });
    for (const discount_price_active of [0, 1] as const)
      await server.client.call(endpoints.products.update, {
        params: { id },
        body: { ...product, discount_price: '9.50', discount_price_active, categories: [] },
      });
    const { user } = await historyOf('products', id);
    await rowOf(`Product ${id} · Shampoo`);
    const [, row] = screen.getAllByText(`Product ${id} · Shampoo`).flatMap((text) => text.closest('tr') ?? []);
    await user.click(row?.querySelector('summary') ?? document.body);
    await user.click(within(row ?? document.body).getByRole('button', { name: /^Terugzetten: Actieprijs/ }));
    await confirm(user);
    await screen.findByText(/Er is geen actieprijs ingevuld\./);
    expect(await server.db.selectFrom('products').select('discount_price').execute()).toEqual([
      { discount_price: '9.50' },
    ]);
  });

  it('is reached, asked about and put back by keyboard', async () => {
    const id = await aProduct(server.db, { main_title: 'Shampoo' });
    await renameProduct(id, 'Schuimshampoo');
    const { user } = await historyOf('products', id);
    await opened(user, `Product ${id} · Schuimshampoo`);
    await user.tab();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Terugzetten: Naam');
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Terugzetten' });
    await waitFor(() => expect(button.disabled).toBe(false));
    while (document.activeElement !== button) await user.tab();
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await productTitle(id)).toBe('Shampoo'));
  });

  it("may be a customer's field, or a flag", async () => {
    const id = await aCustomer(server.db, {
      company_name: 'De Vaart',
      company_phone: '030 1',
      marketing_automation: 1,
    });
    const stored = await server.client.call(endpoints.customers.one, { params: { id } });
    const body = { ...stored, company_phone: '030 2', marketing_automation: 0, password: '' } as const;
    await server.client.call(endpoints.customers.update, {
      params: { id },
      body: { ...body, company_country_id: 1, email: '' },
    });
    const { user } = await historyOf('customers', id);
    const row = await opened(user, /· De Vaart/);
    await user.click(row.getByRole('button', { name: 'Terugzetten: Telefoon' }));
    await confirm(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(row.getByRole('button', { name: 'Terugzetten: Marketingautomatisering' }));
    await within(await screen.findByRole('dialog')).findByText('Nee');
    await confirm(user);
    await waitFor(async () =>
      expect(await server.client.call(endpoints.customers.one, { params: { id } })).toMatchObject({
        company_phone: '030 1',
        marketing_automation: 1,
      }),
    );
  });

  it("may be a category's name, an account that was switched off, and a customer's access", async () => {
    const category = await aCategory(server.db, { category_title: 'Wax' });
    const params = { id: category };
    const edit = { shop_id: 1, category_color: '#2e7d32', category_active: 1 } as const;
    await server.client.call(endpoints.categories.update, { params, body: { ...edit, category_title: 'Was' } });
    const staff = await aStaffMember(server.db, { name: 'Tim' });
    await server.request(`/api/staff/${staff}`, { method: 'PUT', json: { name: 'Tim', active: 0 } });
    const customer = await aCustomer(server.db);
    await server.client.call(endpoints.customers.deactivate, { params: { id: customer } });

    const { user, goTo } = await historyOf('categories', category);
    const undo = async (name: RegExp, button: string) => {
      const row = await opened(user, name);
      await user.click(row.getByRole('button', { name: button }));
      await confirm(user);
      await screen.findAllByText('De oude waarde is teruggezet');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    const history = (filter: object) => goTo(`/audit/overview?filter=${encodeURIComponent(JSON.stringify(filter))}`);
    await undo(/· Was$/, 'Terugzetten: Naam');
    expect(await server.client.call(endpoints.categories.one, { params })).toMatchObject({ category_title: 'Wax' });
    history({ resource: 'staff', record_id: staff });
    await undo(/· Tim/, 'Terugzetten: Actief');
    history({ resource: 'customers', record_id: customer });
    await undo(/· Wasstraat/, 'Terugzetten: Actief');
    const account = server.db.selectFrom('staff').select('active').where('user_id', '=', staff);
    expect(await account.executeTakeFirst()).toEqual({ active: 1 });
    expect(await server.client.call(endpoints.customers.one, { params: { id: customer } })).toMatchObject({
      active: 'Y',
    });
  });

  it('may be a picture that is still kept, or that there was none', async () => {
    vi.stubGlobal('fetch', server.fetch);
    const id = await aMarketAdvert(server.db, { title: 'Borstel' });
    const send = (main_image: string) =>
      server.client.call(endpoints.market.updateImage, { params: { id }, body: { main_image } });
    const pictureOf = async () => (await server.client.call(endpoints.market.one, { params: { id } })).main_image;
    await send(dataUrl(aPng({ width: 2, height: 2 })));
    const first = await pictureOf();
    await send(dataUrl(aPng({ width: 3, height: 3 })));
    const { user } = await historyOf('market', id);
    const row = await opened(user, /· Borstel/);
    await user.click(row.getByRole('button', { name: 'Terugzetten: Hoofdafbeelding' }));
    await confirm(user);
    await waitFor(async () => expect(await pictureOf()).toBe(first));
  });

  it('may be that there was no picture, where v2 can take one away', async () => {
    const id = await aMarketAdvert(server.db, { title: 'Borstel' });
    const body = { image_1: dataUrl(aPng()) };
    await server.client.call(endpoints.market.updateImage, { params: { id }, body });
    const { user } = await historyOf('market', id);
    const row = await opened(user, /· Borstel/);
    await user.click(row.getByRole('button', { name: 'Terugzetten: Afbeelding 1' }));
    await confirm(user);
    await waitFor(async () =>
      expect(await server.client.call(endpoints.market.one, { params: { id } })).toMatchObject({ image_1: null }),
    );
  });

  it('is not put back where the picture is no longer kept', async () => {
    vi.stubGlobal('fetch', server.fetch);
    const id = await aMarketAdvert(server.db, { title: 'Borstel' });
    for (const seed of [1, 2])
      await server.client.call(endpoints.market.updateImage, {
        params: { id },
        body: { main_image: dataUrl(aPng({ seed })) },
      });
    const { main_image } = await server.db.selectFrom('market').select('main_image').executeTakeFirstOrThrow();
    await server.db.deleteFrom('images').where('sha256', '<>', main_image).execute();
    const { user } = await historyOf('market', id);
    const row = await opened(user, /· Borstel/);
    await user.click(row.getByRole('button', { name: 'Terugzetten: Hoofdafbeelding' }));
    await screen.findByText('Een vervangen afbeelding blijft dertig dagen bewaard. Deze is er niet meer.');
    expect(within(screen.getByRole('dialog')).queryByRole('button', { name: 'Terugzetten' })).toBeNull();
  });
});

describe('an old value that cannot be put back', () => {
  it('has no button and says why: a password, an order, a list', async () => {
    const staff = await aStaffMember(server.db, { name: 'Tim' });
    await server.request(`/api/staff/${staff}`, {
      method: 'PUT',
      json: { name: 'Tim', active: 1, password: 'een geheime zin', own_password: STAFF_PASSWORD },
    });
    const { user } = await historyOf('staff', staff);
    const row = await opened(user, /· Tim/);
    row.getByText('Een wachtwoord wordt niet bewaard en kan dus niet worden teruggezet.');
    expect(row.queryByRole('button')).toBeNull();
  });

  it('of a record that is gone, or is already back, is refused with a text', async () => {
    expectOnConsole(/V2Error/);
    const gone = await aProduct(server.db, { main_title: 'Velgenreiniger' });
    await renameProduct(gone, 'Velgen');
    const kept = await aProduct(server.db, { main_title: 'Wax' });
    await renameProduct(kept, 'Was');
    await server.db.deleteFrom('products').where('product_id', '=', gone).execute();
    await server.db.updateTable('products').set({ main_title: 'Wax' }).where('product_id', '=', kept).execute();
    const { user, goTo } = await historyOf('products', gone);
    const refusedWith = async (name: string, text: string) => {
      const row = await opened(user, name);
      await user.click(row.getByRole('button', { name: 'Terugzetten: Naam' }));
      await screen.findByText(text);
      expect(within(screen.getByRole('dialog')).queryByRole('button', { name: 'Terugzetten' })).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Sluiten' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await refusedWith(`Product ${gone} · Velgen`, 'Dit bestaat niet meer, dus er kan niets worden teruggezet.');
    goTo(`/audit/overview?filter=${encodeURIComponent(JSON.stringify({ resource: 'products', record_id: kept }))}`);
    await refusedWith(`Product ${kept} · Was`, 'Deze waarde staat er al: er valt niets terug te zetten.');
  });

  it('because the server refuses it, or someone was just ahead, changes nothing and says so', async () => {
    expectOnConsole(/V2Error|ConflictError/);
    const tim = await aStaffMember(server.db, { name: 'Tim' });
    await server.request(`/api/staff/${server.userId}`, { method: 'PUT', json: { name: 'Sanne de Vries', active: 1 } });
    await server.db
      .updateTable('audit')
      .set({ changes: JSON.stringify([{ field: 'active', old: 0, new: 1 }]) })
      .execute();
    const { user, goTo } = await historyOf('staff', server.userId);
    const row = await opened(user, /· Sanne/);
    await user.click(row.getByRole('button', { name: 'Terugzetten: Actief' }));
    await confirm(user);
    await screen.findByText(/Je kunt je eigen account niet uitzetten/);
    await user.click(screen.getByRole('button', { name: 'Annuleren' }));
    expect(await server.db.selectFrom('staff').select('active').execute()).toEqual([{ active: 1 }, { active: 1 }]);
    expect(tim).toBeGreaterThan(0);

    const id = await aProduct(server.db, { main_title: 'Shampoo' });
    await renameProduct(id, 'Schuimshampoo');
    goTo(`/audit/overview?filter=${encodeURIComponent(JSON.stringify({ resource: 'products', record_id: id }))}`);
    const entry = await opened(user, `Product ${id} · Schuimshampoo`);
    await user.click(entry.getByRole('button', { name: 'Terugzetten: Naam' }));
    await within(await screen.findByRole('dialog')).findByText('Schuimshampoo');
    await renameProduct(id, 'Van een ander');
    await confirm(user);
    await screen.findByText(/Dit is intussen gewijzigd/);
    expect(await productTitle(id)).toBe('Van een ander');
    // What it is now can be seen, and put back over.
    await within(screen.getByRole('dialog')).findByText('Van een ander');
    await confirm(user);
    await screen.findByText('De oude waarde is teruggezet');
    expect(await productTitle(id)).toBe('Shampoo');
  });

  it('for want of an answer says so where it was asked, and does not say that nothing changed', async () => {
    const id = await aProduct(server.db, { main_title: 'Shampoo' });
    await renameProduct(id, 'Schuimshampoo');
    const answer = gate();
    const { user, goTo, route } = await historyOf('products', id, (send) => async (input, init) => {
      const answered = await send(input, init);
      if (init?.method === 'GET') return answered;
      await answer.opened;
      throw new TypeError('fetch failed');
    });
    const row = await opened(user, `Product ${id} · Schuimshampoo`);
    await user.click(row.getByRole('button', { name: 'Terugzetten: Naam' }));
    await confirm(user);
    const dialog = within(screen.getByRole('dialog'));
    await waitFor(async () => expect(await productTitle(id)).toBe('Shampoo'));
    expect(dialog.getByRole('button', { name: 'Annuleren' })).toHaveProperty('disabled', true);
    // It keeps the focus.
    expect(dialog.getByRole('button', { name: 'Terugzetten' })).toHaveProperty('disabled', false);
    await user.click(dialog.getByText('Nu'));
    await user.keyboard('{Escape}');
    // Neither by Back: what becomes of it is told here.
    goTo('/staff/overview');
    await waitFor(() => expect(route()).toMatch(/^\/audit\/overview/));
    answer.open();
    const alert = await screen.findByText(/^Er ging iets mis met het terugzetten\./);
    expect(alert.textContent).not.toContain('Er is niets gewijzigd');
    expect(alert.textContent).toContain('Er is geen verbinding met de server.');
    await dialog.findByText('Deze waarde staat er al: er valt niets terug te zetten.');
  });

  it.each([
    ['done', 200, 'De oude waarde is teruggezet'],
    ['refused', 422, 'Er ging iets mis met het terugzetten.'],
  ])('tells whoever left what became of it: %s', async (_, status, said) => {
    const id = await aProduct(server.db, { main_title: 'Shampoo' });
    await renameProduct(id, 'Schuimshampoo');
    const answer = gate();
    const { user, goTo } = await historyOf('products', id, (send) => async (input, init) => {
      if (init?.method === 'GET') return send(input, init);
      await answer.opened;
      return status === 200 ? send(input, init) : Response.json({ code: 'ERROR', data: {} }, { status });
    });
    const row = await opened(user, `Product ${id} · Schuimshampoo`);
    await user.click(row.getByRole('button', { name: 'Terugzetten: Naam' }));
    await confirm(user);
    onTestFinished(sooner(3_000));
    goTo('/staff/overview');
    await user.click(await screen.findByRole('button', { name: 'Weggaan' }));
    await screen.findByRole('heading', { name: 'Accounts', level: 1 });
    answer.open();
    await screen.findByText(said);
  });

  it('of a deleted record is in the bin, of which the history says so', async () => {
    const id = await aProduct(server.db, { main_title: 'Velgenreiniger' });
    await server.client.call(endpoints.products.delete, { params: { id } });
    const { user } = await historyOf('products', id);
    const row = await opened(user, /· Velgenreiniger/);
    row.getByText(/^Wat is verwijderd, zet je binnen 30 dagen terug vanuit de prullenbak\./);
    expect(row.getByRole('link', { name: 'Naar de prullenbak' }).getAttribute('href')).toBe('#/bin/overview');
    expect(row.queryByRole('button')).toBeNull();
  });

  it('of a deleted record that no bin keeps is said to be out of reach, with what it held', async () => {
    await server.db
      .insertInto('audit')
      .values({
        ...{ created: '2026-11-16 10:00:00', user_id: server.userId, user_name: 'Sanne', resource: 'views' },
        ...{ verb: 'delete', record_id: 5, record_name: 'Mijn klanten' },
        changes: JSON.stringify([{ field: 'name', old: 'Mijn klanten', new: null }]),
      })
      .execute();
    const { user } = await historyOf('views', 5);
    const row = await opened(user, /· Mijn klanten/);
    row.getByText(/^Wat is verwijderd, kan hier niet worden teruggezet/);
    expect(row.queryByRole('link')).toBeNull();
  });
});
