import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aProduct } from '../support/builders';
import { renderApp } from '../support/screen';
import { createTestServer, type TestServer } from '../support/server';

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

const openAndType = async () => {
  // The save is refused before anything is sent.
  const app = await renderApp({ server, route: `/products/edit/${id}`, between: (send) => send });
  const title = await screen.findByLabelText<HTMLInputElement>(/^Naam/);
  await app.user.type(title, ' van mij');
  return { app, title };
};

describe('a record that someone else changed meanwhile', () => {
  it('keeps both changes when they are in different fields', async () => {
    const { app } = await openAndType();
    await someoneElse({ sku: 'W-2' });
    await app.user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await screen.findByText('Product geüpdate');
    expect(await held()).toEqual({ main_title: 'Wax van mij', sku: 'W-2' });
  });

  it.each([
    ['Van jou: Wax van mij', 'Wax van mij'],
    ['Van de ander: Wax van Bram', 'Wax van Bram'],
  ])('is never overwritten silently; the user chooses: %s', async (choice, expected) => {
    const { app, title } = await openAndType();
    await someoneElse({ main_title: 'Wax van Bram' });
    await app.user.click(screen.getByRole('button', { name: 'Opslaan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Iemand anders was je voor' }));
    expect(await held()).toMatchObject({ main_title: 'Wax van Bram' });
    expect(title.value).toBe('Wax van mij');
    expect(screen.queryByText('Product geüpdate')).toBeNull();
    await app.user.click(dialog.getByLabelText(choice));
    await app.user.click(dialog.getByRole('button', { name: 'Opslaan met deze keuze' }));
    await screen.findByText('Product geüpdate');
    expect(await held()).toMatchObject({ main_title: expected });
  });
});
