import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { SESSION_LIMITS, startSession } from '../../server/auth/sessions';
import { aCustomer, aProduct, aStaffMember } from '../support/builders';
import { pasteIn } from '../support/pasteIn';
import { aPng } from '../support/pictures';
import { type App, renderApp } from '../support/screen';
import { createTestServer, MONDAY, type TestServer } from '../support/server';

/** Saving over a record that someone else changed since it was opened. */
let server: TestServer;
let id: number;
beforeEach(async () => {
  server = await createTestServer();
  id = await aProduct(server.db, { main_title: 'Wax', sku: 'W-1' });
});

const held = () => server.db.selectFrom('products').select(['main_title', 'sku']).executeTakeFirst();

/** Signed in as someone else, who saves a record by its own call. */
const bram = async () => {
  const { token } = await startSession(
    server.db,
    await aStaffMember(server.db, { name: 'Bram Jansen' }),
    MONDAY,
    SESSION_LIMITS,
  );
  const headers = { Authorization: `Bearer ${token}` };
  return async (path: string, change: object) => {
    const stored = await (await server.request(path.replace('/edit/', '/overview/'), { headers })).json();
    const method = path.startsWith('/api') ? 'PUT' : 'POST';
    const json = { password: '', ...stored, ...stored.data, ...change };
    expect((await server.request(path, { method, json, headers })).status).toBe(200);
  };
};
const product = () => `/v2/dashboard/product/edit/${id}`;

const save = (app: App) => app.user.click(screen.getByRole('button', { name: 'Opslaan' }));
const conflict = async () => within(await screen.findByRole('dialog', { name: 'Intussen gewijzigd' }));

const openAndType = async (between: (send: typeof fetch) => typeof fetch = (send) => send) => {
  const app = await renderApp({ server, route: `/products/edit/${id}`, between });
  const title = await screen.findByLabelText<HTMLInputElement>(/^Naam/);
  await pasteIn(app.user, title, ' van mij');
  return { app, title };
};

describe('a record that someone else changed meanwhile', () => {
  it('keeps both changes when they are in different fields', async () => {
    const { app } = await openAndType();
    await (await bram())(product(), { sku: 'W-2' });
    await save(app);
    await screen.findByText('Product geüpdate');
    expect(await held()).toEqual({ main_title: 'Wax van mij', sku: 'W-2' });
  });

  it.each([
    ['Van jou: Wax van mij', 'Wax van mij'],
    ['Van Bram Jansen: Wax van Bram', 'Wax van Bram'],
  ])('is never overwritten silently; the user chooses: %s', async (choice, expected) => {
    const { app, title } = await openAndType();
    await (await bram())(product(), { main_title: 'Wax van Bram' });
    await save(app);
    const dialog = await conflict();
    expect(await held()).toMatchObject({ main_title: 'Wax van Bram' });
    expect(title.value).toBe('Wax van mij');
    expect(screen.queryByText('Product geüpdate')).toBeNull();
    await app.user.click(await dialog.findByLabelText(choice));
    await app.user.click(dialog.getByRole('button', { name: 'Opslaan met deze keuze' }));
    await screen.findByText('Product geüpdate');
    expect(await held()).toMatchObject({ main_title: expected });
  });

  it('asks about an action price that was emptied while it was put into use here', async () => {
    await server.db.updateTable('products').set({ discount_price: '9.50' }).execute();
    const { app } = await openAndType();
    await app.user.click(screen.getByLabelText('Actieprijs gebruiken'));
    await (await bram())(product(), { discount_price: '' });
    await save(app);
    const dialog = await conflict();
    await app.user.click(await dialog.findByRole('radio', { name: /^Van Bram Jansen/ }));
    await app.user.click(dialog.getByRole('button', { name: 'Opslaan met deze keuze' }));
    await screen.findByText('Er is geen actieprijs ingevuld.');
    const price = screen.getByLabelText<HTMLInputElement>(/^Actieprijs excl/);
    expect([price.value, price.getAttribute('aria-invalid')]).toEqual(['', 'true']);
    expect(await server.db.selectFrom('products').select('discount_price_active').execute()).toEqual([
      { discount_price_active: 0 },
    ]);
    await app.user.type(price, '8');
    await save(app);
    await screen.findByText('Product geüpdate');
    expect(
      await server.db.selectFrom('products').select(['discount_price', 'discount_price_active']).execute(),
    ).toEqual([{ discount_price: '8', discount_price_active: 1 }]);
  });

  it('says who changed it, and when', async () => {
    const { app } = await openAndType();
    const change = await bram();
    await change(product(), { main_title: 'Wax van Bram' });
    await change(product(), { sku: 'W-2' });
    await save(app);
    const dialog = await conflict();
    await dialog.findByText('Bram Jansen wijzigde dit op 16-11-2026 10:00.');
    await app.user.click(dialog.getByLabelText('Van Bram Jansen: Wax van Bram'));
    await app.user.click(dialog.getByRole('button', { name: 'Opslaan met deze keuze' }));
    await screen.findByText('Product geüpdate');
    expect(await held()).toEqual({ main_title: 'Wax van Bram', sku: 'W-2' });
  });

  it('says so without a name on a v2 that gives no versions and keeps no names', async () => {
    const { app } = await openAndType((send) => async (input, init) => {
      if (String(input).includes('/api/')) return Response.json({ code: 'ERROR', data: {} }, { status: 404 });
      const answer = await send(input, init);
      if (!/overview\/\d+$/.test(String(input))) return answer;
      const { data } = await answer.json();
      return Response.json({ code: 'OK', data: { ...data, version: undefined } });
    });
    await (await bram())(product(), { main_title: 'Wax van Bram' });
    await save(app);
    expect((await conflict()).getByLabelText('Nu opgeslagen: Wax van Bram')).toBeTruthy();
    expect(await held()).toMatchObject({ main_title: 'Wax van Bram' });
    expect(app.sent.filter((call) => call.startsWith('POST'))).toEqual([]);
  });
});

describe('a record that someone else changes while the save is on its way', () => {
  /** Bram saves while the save is on its way. */
  const inBetween = async (change: object) => {
    const save = await bram();
    let isDone = false;
    return (send: typeof fetch): typeof fetch =>
      async (input, init) => {
        if (!isDone && String(input) === product()) {
          isDone = true;
          await save(product(), change);
        }
        return send(input, init);
      };
  };

  it('keeps both changes when they are in different fields', async () => {
    const { app } = await openAndType(await inBetween({ sku: 'W-2' }));
    await save(app);
    await screen.findByText('Product geüpdate');
    expect(await held()).toEqual({ main_title: 'Wax van mij', sku: 'W-2' });
  });

  it('is never overwritten silently', async () => {
    const { app } = await openAndType(await inBetween({ main_title: 'Wax van Bram' }));
    await save(app);
    await (await conflict()).findByText('Bram Jansen wijzigde dit op 16-11-2026 10:00.');
    expect(await held()).toMatchObject({ main_title: 'Wax van Bram' });
  });
});

describe('one’s own saves are nobody else’s', () => {
  it('also one after another, with a picture', async () => {
    const { app, title } = await openAndType();
    const picture = new File([new Uint8Array(aPng())], 'wax.png', { type: 'image/png' });
    await app.user.upload(screen.getByLabelText(/^Afbeelding/, { selector: 'input' }), picture);
    await screen.findByAltText('Gekozen afbeelding');
    await save(app);
    await screen.findByText('Product geüpdate');
    await waitFor(() => expect(title.isConnected).toBe(false));
    app.goTo(`/products/edit/${id}`);
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Naam/).value).toBe('Wax van mij'));
    await pasteIn(app.user, screen.getByLabelText(/^Naam/), ' weer');
    await save(app);
    await waitFor(async () => expect(await held()).toMatchObject({ main_title: 'Wax van mij weer' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('accounts and customers', () => {
  it('an account’s name is not overwritten silently', async () => {
    const other = await aStaffMember(server.db, { name: 'Noor' });
    const app = await renderApp({ server, route: `/staff/edit/${other}`, between: (send) => send });
    const name = await screen.findByLabelText<HTMLInputElement>(/^Naam/);
    await pasteIn(app.user, name, ' Bos');
    await (await bram())(`/api/staff/${other}`, { name: 'Noortje' });
    await save(app);
    const dialog = await conflict();
    await app.user.click(await dialog.findByLabelText('Van Bram Jansen: Noortje'));
    await app.user.click(dialog.getByRole('button', { name: 'Opslaan met deze keuze' }));
    await screen.findByText('Account opgeslagen');
    const stored = await server.db.selectFrom('staff').select('name').where('user_id', '=', other).execute();
    expect(stored).toEqual([{ name: 'Noortje' }]);
  });

  it('a choice reads by its name, as in the form', async () => {
    const customer = await aCustomer(server.db);
    const app = await renderApp({ server, route: `/customers/edit/${customer}`, between: (send) => send });
    const country = await screen.findByRole('combobox', { name: 'Land factuuradres' });
    await app.user.clear(country);
    await app.user.type(country, 'België');
    await app.user.click(await screen.findByRole('option', { name: 'België' }));
    const { country_id } = await server.db
      .selectFrom('countries')
      .select('country_id')
      .where('name', '=', 'Duitsland')
      .executeTakeFirstOrThrow();
    await (await bram())(`/v2/dashboard/customer/edit/${customer}`, { invoice_country_id: country_id });
    await save(app);
    const dialog = await conflict();
    await dialog.findByLabelText('Van jou: België');
    await dialog.findByLabelText('Van Bram Jansen: Duitsland');
  });

  it('a customer that was switched off meanwhile stays so', async () => {
    const customer = await aCustomer(server.db, { company_name: 'De Vaart' });
    const app = await renderApp({ server, route: `/customers/edit/${customer}`, between: (send) => send });
    await pasteIn(app.user, await screen.findByLabelText(/^Bedrijfsnaam/), ' BV');
    await server.request(`/v2/dashboard/customer/deactivate/${customer}`, { method: 'POST' });
    await save(app);
    await screen.findByText('Klantdossier geüpdate!');
    const stored = await server.db.selectFrom('customers').select(['company_name', 'active']).execute();
    expect(stored).toEqual([{ company_name: 'De Vaart BV', active: 'N' }]);
  });
});
