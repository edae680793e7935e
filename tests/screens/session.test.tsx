import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SESSION_LIMITS, startSession } from '../../server/auth/sessions';
import { tokenStore } from '../../src/lib/session/tokenStore';
import { waitingWrites } from '../../src/visits/waitingWrites';
import { aStaffMember, STAFF_PASSWORD } from '../support/builders';
import { expectOnConsole } from '../support/console';
import { placeNews } from '../support/newsForm';
import { pasteIn } from '../support/pasteIn';
import { type App, renderApp } from '../support/screen';
import { createTestServer, MONDAY, type TestServer } from '../support/server';

/** Of a read that the end of an app ends: react-admin logs it in development. */
const READ_ENDED = /^console\.error: V2Error/;
const LOGIN_FAILED = 'Er ging iets mis met inloggen...';

const fillIn = async ({ user }: App, password: string) => {
  await pasteIn(user, await screen.findByLabelText('Gebruikersnaam'), 'sanne');
  await pasteIn(user, screen.getByLabelText('Wachtwoord'), password);
  await user.click(screen.getByRole('button', { name: 'Inloggen' }));
};

describe('signing in', () => {
  it('brings a member of staff to home, and stores the token', async () => {
    const app = await renderApp({ route: '/login', signedIn: false });
    await fillIn(app, STAFF_PASSWORD);
    await waitFor(() => expect(app.route()).toBe('/'));
    await screen.findByText('Geen afspraken...');
    expect(tokenStore.get()).toMatchObject({ name: 'Sanne de Vries', userId: app.server.userId });
    expect(app.sent[0]).toBe('POST v2/accounts/login');
  });

  it('that fails says so, stays on login, keeps what was typed, and can be tried again', async () => {
    const app = await renderApp({ route: '/login', signedIn: false });
    await fillIn(app, 'niet mijn wachtwoord');
    await screen.findByText(LOGIN_FAILED);
    expect(app.route()).toBe('/login');
    expect(screen.getByLabelText<HTMLInputElement>('Gebruikersnaam').value).toBe('sanne');
    expect(tokenStore.get()).toBeNull();
    const password = screen.getByLabelText('Wachtwoord');
    await app.user.clear(password);
    await pasteIn(app.user, password, STAFF_PASSWORD);
    await app.user.click(screen.getByRole('button', { name: 'Inloggen' }));
    await waitFor(() => expect(app.route()).toBe('/'));
  });

  it.each(['/', '/products/overview', '/products/edit/1', '/does/not/exist'])('is asked first at %s', async (route) => {
    const app = await renderApp({ route, signedIn: false });
    await screen.findByRole('button', { name: 'Inloggen' });
    expect(app.route()).toBe('/login');
    expect(app.sent).toEqual([]);
  });
});

describe('a session', () => {
  let server: TestServer;

  it('that is stored is checked before anything else is shown or asked', async () => {
    server = await createTestServer();
    const app = await renderApp({ server, route: '/products/overview' });
    expect(screen.queryByRole('heading')).toBeNull();
    await screen.findByRole('heading', { name: 'Producten' });
    expect(app.sent[0]).toBe('GET v2/accounts/checkToken');
    expect(app.route()).toBe('/products/overview');
  });

  it('whose token no longer holds leads to login', async () => {
    server = await createTestServer();
    await server.db.deleteFrom('sessions').execute();
    const app = await renderApp({ server, route: '/products/overview' });
    await screen.findByRole('button', { name: 'Inloggen' });
    expect(app.route()).toBe('/login');
    expect(app.sent).toEqual(['GET v2/accounts/checkToken']);
    expect(tokenStore.get()).toBeNull();
  });

  it('outlives a server that cannot be reached or fails: a proxy answers 403', async () => {
    server = await createTestServer();
    const down = async () => new Response('<h1>No server</h1>', { status: 403 });
    await renderApp({
      server,
      between: (send) => (input, init) => (String(input).includes('checkToken') ? down() : send(input, init)),
    });
    await screen.findByText('Geen afspraken...');
    expect(tokenStore.get()).not.toBeNull();
  });

  it('ends at sign-out: the screen is empty at once, also when the server never answers', async () => {
    server = await createTestServer();
    const { user, route } = await renderApp({
      server,
      between: (send) => (input, init) =>
        String(input).includes('logout') ? new Promise(() => {}) : send(input, init),
    });
    await user.click(await screen.findByRole('button', { name: /Account van/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Uitloggen' }));
    // Not before this browser has said that nothing waits.
    await waitFor(() => expect(screen.queryByRole('main')?.textContent ?? '').not.toContain('Afspraken'));
    await screen.findByRole('button', { name: 'Inloggen' });
    expect(route()).toBe('/login');
    expect(localStorage.getItem('wasbeheer.session')).toBeNull();
  });

  it('takes along what it had begun: nothing of it goes on as the user who signed in since in another tab', async () => {
    server = await createTestServer();
    const { token } = await startSession(server.db, await aStaffMember(server.db), MONDAY, SESSION_LIMITS);
    const writers: (string | null)[] = [];
    const { user } = await renderApp({
      server,
      route: '/news/new',
      between: (send) => async (input, init) => {
        const answer = await send(input, init);
        if (!/news\/.*new/.test(String(input))) return answer;
        writers.push(new Headers(init?.headers).get('Authorization'));
        tokenStore.set({ API_token: token, name: 'Cor', userId: 99 });
        return answer;
      },
    });
    await placeNews(user);
    await screen.findByRole('button', { name: 'Account van Cor' });
    await waitFor(() => expect(writers).toEqual([`Bearer ${server.token}`, null]));
  });

  it('of another user begins at home, also where it was begun in another tab', async () => {
    expectOnConsole(READ_ENDED);
    server = await createTestServer();
    const cor = await aStaffMember(server.db, { name: 'Cor' });
    const { token } = await startSession(server.db, cor, MONDAY, SESSION_LIMITS);
    const { sent, route } = await renderApp({ server, route: '/customers/overview?filter={"q":"jansen"}&page=1' });
    expect(await screen.findByRole('searchbox')).toHaveProperty('value', 'jansen');
    localStorage.setItem('wasbeheer.session', JSON.stringify({ API_token: token, name: 'Cor', userId: cor }));
    sent.length = 0;
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'wasbeheer.session' }));
    });
    await screen.findByRole('button', { name: 'Account van Cor' });
    await screen.findByText('Geen afspraken...');
    expect(route()).toBe('/');
    expect(sent.filter((call) => call.includes('customer/overview'))).toEqual([]);
    expect(Object.keys(localStorage).filter((key) => key.includes('listParams'))).toEqual([]);
  });

  it.each([
    ['keeps what its user was looking for', 'sanne', 'jansen'],
    ['shows nobody else what its user was looking for', 'cor', ''],
  ])('that ran out while the browser was closed %s', async (_, username, q) => {
    expectOnConsole(READ_ENDED);
    server = await createTestServer();
    await aStaffMember(server.db, { username: 'cor' });
    const before = await renderApp({ server, route: '/customers/overview?filter={"q":"jansen"}&page=1' });
    expect(await screen.findByRole('searchbox')).toHaveProperty('value', 'jansen');
    const kept = { ...localStorage };
    before.unmount();
    Object.assign(localStorage, kept);
    await server.db.deleteFrom('sessions').execute();
    const { user, goTo } = await renderApp({ server });
    await pasteIn(user, await screen.findByLabelText('Gebruikersnaam'), username);
    await pasteIn(user, screen.getByLabelText('Wachtwoord'), STAFF_PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Inloggen' }));
    await screen.findByText('Geen afspraken...');
    goTo('/customers/overview');
    expect(await screen.findByRole('searchbox')).toHaveProperty('value', q);
  });

  it('that is signed out of ends on the server too', async () => {
    server = await createTestServer();
    const { user, sent } = await renderApp({ server });
    await user.click(await screen.findByRole('button', { name: /Account van/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Uitloggen' }));
    await waitFor(() => expect(sent).toContain('POST v2/accounts/logout'));
    await waitFor(async () => expect(await server.db.selectFrom('sessions').selectAll().execute()).toEqual([]));
  });

  it.each([
    ['the account menu', /^Account van/, 'menuitem', /^Uitloggen/],
    ['Zoeken en doen', 'Zoeken en doen', 'option', /^Uitloggen/],
  ])('is not ended by %s while something waits to be sent, also just after the page was opened', async (...by) => {
    const [, opener, role, signOut] = by;
    server = await createTestServer();
    const { token, userId } = server;
    tokenStore.set({ API_token: token, name: 'Sanne de Vries', userId });
    const write = { userId, call: 'tasks create', params: { customerId: 1 }, headers: {}, customerId: 1, customer: '' };
    await waitingWrites.add({
      ...write,
      body: { description: 'Geweigerd' },
      typedAt: 0,
      problem: { reason: 'Dat kan niet.' },
    });
    waitingWrites.reset();
    const { user } = await renderApp({ server });
    await user.click(await screen.findByRole('button', { name: opener }));
    if (role === 'option')
      await user.type(await screen.findByRole('combobox', { name: 'Zoeken en doen' }), 'uitloggen');
    await user.click(await screen.findByRole(role, { name: signOut }));
    await screen.findByText('Er is nog 1 wijziging niet verstuurd. Die gaat verloren als je uitlogt.');
    await user.click(screen.getByRole('button', { name: 'Blijf ingelogd' }));
    expect(tokenStore.userId()).toBe(userId);
    await waitingWrites.load();
    expect(waitingWrites.get()).toHaveLength(1);
  });
});
