import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SESSION_LIMITS, startSession } from '../../server/auth';
import { aCustomer, aProduct, aStaffMember } from '../support/builders';
import { expectOnConsole } from '../support/console';
import { aPng } from '../support/pictures';
import { renderApp } from '../support/screen';
import { createTestServer, MONDAY, type TestServer } from '../support/server';

/** Saving over a record that someone else changed since it was opened. */
let server: TestServer;
let id: number;
beforeEach(async () => {
  server = await createTestServer();
  id = await aProduct(server.db, { main_title: 'Wax', sku: 'W-1' });
});
afterEach(() => server.close());

const held = () => server.db.selectFrom('products').select(['main_title', 'sku']).executeTakeFirst();
const someoneElse = (change: { main_title?: string; sku?: string }) =>
  server.db.updateTable('products').set(change).where('product_id', '=', id).execute();

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

const save = (app: Awaited<ReturnType<typeof renderApp>>) =>
  app.user.click(screen.getByRole('button', { name: 'Opslaan' }));
const conflict = async () => within(await screen.findByRole('dialog', { name: 'Iemand anders was je voor' }));

const openAndType = async (between: (send: typeof fetch) => typeof fetch = (send) => send) => {
  // The save is refused before anything is sent.
  const app = await renderApp({ server, route: `/products/edit/${id}`, between });
  const title = await screen.findByLabelText<HTMLInputElement>(/^Naam/);
  await app.user.type(title, ' van mij');
  return { app, title };
};

describe('a record that someone else changed meanwhile', () => {
  it('keeps both changes when they are in different fields', async () => {
    const { app } = await openAndType();
    await someoneElse({ sku: 'W-2' });
    await save(app);
    await screen.findByText('Product geüpdate');
    expect(await held()).toEqual({ main_title: 'Wax van mij', sku: 'W-2' });
  });

  it.each([
    ['Van jou: Wax van mij', 'Wax van mij'],
    ['Van de ander: Wax van Bram', 'Wax van Bram'],
  ])('is never overwritten silently; the user chooses: %s', async (choice, expected) => {
    const { app, title } = await openAndType();
    await someoneElse({ main_title: 'Wax van Bram' });
    await save(app);
    const dialog = await conflict();
    expect(await held()).toMatchObject({ main_title: 'Wax van Bram' });
    expect(title.value).toBe('Wax van mij');
    expect(screen.queryByText('Product geüpdate')).toBeNull();
    await app.user.click(dialog.getByLabelText(choice));
    await app.user.click(dialog.getByRole('button', { name: 'Opslaan met deze keuze' }));
    await screen.findByText('Product geüpdate');
    expect(await held()).toMatchObject({ main_title: expected });
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

  it('says so without a name where the server does not keep that', async () => {
    expectOnConsole(/V2Error/);
    const { app } = await openAndType((send) => async (input, init) => {
      if (String(input).includes('/api/')) return Response.json({ code: 'ERROR', data: {} }, { status: 404 });
      const { 'If-Match': _, ...headers } = Object(init?.headers);
      return send(input, { ...init, headers });
    });
    await (await bram())(product(), { main_title: 'Wax van Bram' });
    await save(app);
    expect((await conflict()).getByLabelText('Van de ander: Wax van Bram')).toBeTruthy();
  });
});

describe('a record that someone else changes between the reading and the saving', () => {
  /** Bram saves once the record was read for the save, and before the save arrives. */
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
    await app.user.type(screen.getByLabelText(/^Naam/), ' weer');
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
    await app.user.type(name, ' Bos');
    await (await bram())(`/api/staff/${other}`, { name: 'Noortje' });
    await save(app);
    const dialog = await conflict();
    await app.user.click(await dialog.findByLabelText('Van Bram Jansen: Noortje'));
    await app.user.click(dialog.getByRole('button', { name: 'Opslaan met deze keuze' }));
    await screen.findByText('Account geüpdate');
    const stored = await server.db.selectFrom('staff').select('name').where('user_id', '=', other).execute();
    expect(stored).toEqual([{ name: 'Noortje' }]);
  });

  it('a customer that was switched off meanwhile stays so', async () => {
    const customer = await aCustomer(server.db, { company_name: 'De Vaart' });
    const app = await renderApp({ server, route: `/customers/edit/${customer}`, between: (send) => send });
    await app.user.type(await screen.findByLabelText(/^Bedrijfsnaam/), ' BV');
    await server.request(`/v2/dashboard/customer/deactivate/${customer}`, { method: 'POST' });
    await save(app);
    await screen.findByText('Klantdossier geüpdate!');
    const stored = await server.db.selectFrom('customers').select(['company_name', 'active']).execute();
    expect(stored).toEqual([{ company_name: 'De Vaart BV', active: 'N' }]);
  });
});
