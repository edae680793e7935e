import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aProduct, aStaffMember, STAFF_PASSWORD } from '../support/builders';
import { pasteIn } from '../support/pasteIn';
import { renderApp } from '../support/screen';
import { createTestServer, type TestServer } from '../support/server';

/** A session that ends in the middle of the work. */
let server: TestServer;
let id: number;
beforeEach(async () => {
  server = await createTestServer();
  id = await aProduct(server.db, { main_title: 'Wax' });
});

const held = () => server.db.selectFrom('products').select('main_title').execute();

/** A changed product form whose save was answered 401: the login stands over it. */
const interrupted = async () => {
  const app = await renderApp({ server, route: `/products/edit/${id}`, between: (send) => send });
  const title = await screen.findByLabelText<HTMLInputElement>(/^Naam/);
  await pasteIn(app.user, title, ' extra');
  await server.db.deleteFrom('sessions').execute();
  await app.user.click(screen.getByRole('button', { name: 'Opslaan' }));
  const login = within(await screen.findByRole('dialog', { name: 'Inloggen' }));
  const signInAs = async (username: string) => {
    const name = login.getByLabelText<HTMLInputElement>('Gebruikersnaam');
    await app.user.clear(name);
    await pasteIn(app.user, name, username);
    await pasteIn(app.user, login.getByLabelText('Wachtwoord'), STAFF_PASSWORD);
    await app.user.click(login.getByRole('button', { name: 'Inloggen' }));
  };
  return { app, title, login, signInAs };
};
const saves = (sent: string[]) => sent.filter((call) => call === `POST v2/dashboard/product/edit/${id}`);

describe('a session that ends during a save', () => {
  it('opens the login over the page; the same user goes on, and the save goes out once more', async () => {
    const { app, title, signInAs } = await interrupted();
    expect(title.value).toBe('Wax extra');
    expect(app.route()).toBe(`/products/edit/${id}`);
    expect(screen.queryByText('Product geüpdate')).toBeNull();
    await signInAs('sanne');
    await screen.findByText('Product geüpdate');
    expect(await held()).toEqual([{ main_title: 'Wax extra' }]);
    // The one that was answered 401, and the one after signing in.
    expect(saves(app.sent)).toHaveLength(2);
    expect(screen.queryByRole('dialog', { name: 'Inloggen' })).toBeNull();
  });

  it('sends nothing for another user, who begins at home', async () => {
    await aStaffMember(server.db, { username: 'bram', name: 'Bram Bakker' });
    const { app, signInAs } = await interrupted();
    const turnedDown = saves(app.sent);
    await signInAs('bram');
    await waitFor(() => expect(app.route()).toBe('/'));
    await screen.findByRole('button', { name: 'Account van Bram Bakker' });
    expect(screen.queryByDisplayValue('Wax extra')).toBeNull();
    expect(await held()).toEqual([{ main_title: 'Wax' }]);
    expect(saves(app.sent)).toEqual(turnedDown);
  });

  it('keeps the login open after a wrong password, and the work beneath', async () => {
    const { app, title, login } = await interrupted();
    await pasteIn(app.user, login.getByLabelText('Wachtwoord'), 'verkeerd wachtwoord');
    await app.user.click(login.getByRole('button', { name: 'Inloggen' }));
    await login.findByText('Er ging iets mis met inloggen...');
    expect(title.value).toBe('Wax extra');
  });

  it('leaves nothing on the screen when its user signs out instead', async () => {
    const { app, login } = await interrupted();
    await app.user.click(login.getByRole('button', { name: 'Uitloggen' }));
    await app.user.click(await login.findByRole('button', { name: 'Weggaan zonder opslaan' }));
    await waitFor(() => expect(app.route()).toBe('/login'));
    expect(screen.queryByDisplayValue('Wax extra')).toBeNull();
    expect(await held()).toEqual([{ main_title: 'Wax' }]);
  });

  it('asks for the password first: the user name is there, and Enter loses nothing', async () => {
    const { app, title, login } = await interrupted();
    expect(login.getByLabelText('Gebruikersnaam')).toHaveProperty('value', 'sanne');
    expect(document.activeElement).toBe(login.getByLabelText('Wachtwoord'));
    await app.user.keyboard('{Enter}');
    expect(title.value).toBe('Wax extra');
    await app.user.type(login.getByLabelText('Wachtwoord'), `${STAFF_PASSWORD}{Enter}`);
    await screen.findByText('Product geüpdate');
    expect(await held()).toEqual([{ main_title: 'Wax extra' }]);
  });

  it('signs out by the last button, after a question that Enter answers with staying', async () => {
    const { app, title, login } = await interrupted();
    const signOut = login.getByRole('button', { name: 'Uitloggen' });
    expect(login.getAllByRole('button').at(-1)).toBe(signOut);
    signOut.focus();
    await app.user.keyboard('{Enter}');
    const question = within(await login.findByRole('alertdialog', { name: 'Uitloggen' }));
    question.getByText('Wat nog wacht of niet is opgeslagen, gaat dan verloren. Wil je toch uitloggen?');
    await app.user.keyboard('{Enter}');
    expect(login.queryByRole('alertdialog')).toBeNull();
    expect(title.value).toBe('Wax extra');
    await app.user.type(login.getByLabelText('Wachtwoord'), `${STAFF_PASSWORD}{Enter}`);
    await screen.findByText('Product geüpdate');
  });
});
