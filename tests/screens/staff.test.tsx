import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { passwordFits } from '../../server/auth/passwords';
import { aStaffMember, STAFF_PASSWORD } from '../support/builders';
import { expectOnConsole } from '../support/console';
import { fillIn } from '../support/drafts';
import { pasteIn } from '../support/pasteIn';
import { renderApp, rowOf, textsOf } from '../support/screen';
import { createTestServer, type TestServer } from '../support/server';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});

const held = (username: string) =>
  server.db.selectFrom('staff').selectAll().where('username', '=', username).executeTakeFirstOrThrow();
const menu = async () => within(await screen.findByRole('navigation', { name: 'Hoofdmenu' }));

describe('the accounts', () => {
  it('stand in the menu under Beheer; the list is searched and says who is active', async () => {
    await aStaffMember(server.db, { username: 'tim', name: 'Tim Bos' });
    const { user } = await renderApp({ server });
    await user.click(await (await menu()).findByRole('link', { name: 'Accounts' }));
    (await rowOf('Tim Bos')).getByText('Ja');
    await user.type(screen.getByRole('searchbox'), 'sanne');
    await waitFor(() => expect(screen.queryByText('Tim Bos')).toBeNull());
    screen.getByRole('link', { name: 'Sanne de Vries' });
  });

  it('one’s own stands in the menu behind one’s name', async () => {
    const { user, route } = await renderApp({ server });
    await user.click(await screen.findByRole('button', { name: 'Account van Sanne de Vries' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Mijn account' }));
    expect(route()).toBe(`/staff/edit/${server.userId}`);
    await screen.findByDisplayValue('Sanne de Vries');
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('one’s own leads back, once it is saved, to the screen that it was opened from', async () => {
    const { user, route } = await renderApp({ server, route: '/categories/overview' });
    const openOwn = async (name: string) => {
      await user.click(await screen.findByRole('button', { name: `Account van ${name}` }));
      await user.click(await screen.findByRole('menuitem', { name: 'Mijn account' }));
    };
    await openOwn('Sanne de Vries');
    await pasteIn(user, await screen.findByDisplayValue('Sanne de Vries'), ' jr.');
    // Chosen again it is the same form.
    await openOwn('Sanne de Vries');
    await user.click(await screen.findByRole('button', { name: 'Opslaan' }));
    await screen.findByText('Account opgeslagen');
    expect(route()).toBe('/categories/overview');
  });

  it('are added with a password that is not a common one', async () => {
    expectOnConsole(/V2Error: Niet alles is goed ingevuld/);
    const { user } = await renderApp({ server, route: '/staff/new' });
    await fillIn(/^Naam/, 'Noor Bos');
    await fillIn(/^Gebruikersnaam/, 'noor');
    const password = await fillIn(/^Wachtwoord/, 'welkom01');
    expect(password.autocomplete).toBe('new-password');
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await screen.findByText('Dit wachtwoord wordt te vaak gebruikt. Kies een ander.');
    await fillIn(/^Wachtwoord/, 'twee paarse eenden');
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await screen.findByText('Account toegevoegd!');
    const { password_hash, active } = await held('noor');
    expect([await passwordFits(password_hash, 'twee paarse eenden'), active]).toEqual([true, 1]);
  });

  it('with a user name that is taken go on in that field, which says so', async () => {
    expectOnConsole(/V2Error: De gebruikersnaam sanne is al in gebruik/);
    const { user } = await renderApp({ server, route: '/staff/new' });
    await fillIn(/^Naam/, 'Sanne Bos');
    const username = await fillIn(/^Gebruikersnaam/, 'sanne');
    await fillIn(/^Wachtwoord/, 'twee paarse eenden');
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(document.activeElement).toBe(username));
    expect(username.getAttribute('aria-invalid')).toBe('true');
    const described = document.getElementById(username.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('De gebruikersnaam sanne is al in gebruik. Kies een andere.');
  });

  it('are switched off, and keep their password unless a new one is typed', async () => {
    const id = await aStaffMember(server.db, { username: 'tim', name: 'Tim Bos' });
    const { user } = await renderApp({ server, route: `/staff/edit/${id}` });
    await user.click(await screen.findByLabelText('Actief'));
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await screen.findByText('Account opgeslagen');
    const { password_hash, active } = await held('tim');
    expect([await passwordFits(password_hash, STAFF_PASSWORD), active]).toEqual([true, 0]);
  });

  it('are given a new password by who types their own as well', async () => {
    expectOnConsole(/V2Error: Niet alles is goed ingevuld/);
    const id = await aStaffMember(server.db, { username: 'tim', name: 'Tim Bos' });
    const { user } = await renderApp({ server, route: `/staff/edit/${id}` });
    await screen.findByLabelText(/^Naam/);
    expect(screen.queryByLabelText(/^Je eigen wachtwoord/)).toBeNull();
    await fillIn(/^Wachtwoord/, 'twee paarse eenden');
    const own = await screen.findByLabelText<HTMLInputElement>(/^Je eigen wachtwoord/, { selector: 'input' });
    expect([own.type, own.autocomplete]).toEqual(['password', 'current-password']);
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await screen.findByText('Je eigen wachtwoord is verplicht.');
    await pasteIn(user, own, 'geraden');
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await screen.findByText('Dit is niet je eigen wachtwoord.');
    await fillIn(/^Je eigen wachtwoord/, STAFF_PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await screen.findByText('Account opgeslagen');
    expect(await passwordFits((await held('tim')).password_hash, 'twee paarse eenden')).toBe(true);
  });

  it('whose new password was perhaps stored are looked at first: the own one may be another by now', async () => {
    const between =
      (send: typeof fetch): typeof fetch =>
      async (input, init) => {
        const answer = await send(input, init);
        if (init?.method === 'PUT') throw new TypeError('fetch failed');
        return answer;
      };
    const { user } = await renderApp({ server, route: `/staff/edit/${server.userId}`, between });
    await fillIn(/^Wachtwoord/, 'twee paarse eenden');
    await fillIn(/^Je eigen wachtwoord/, STAFF_PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await screen.findByText('Misschien is het toch opgeslagen. Kijk dat na voordat je opnieuw opslaat.');
  });

  it('cannot be switched off by themselves: the server says why, and the form stays', async () => {
    const { user } = await renderApp({
      server,
      route: `/staff/edit/${server.userId}`,
      between: (send) => send,
    });
    await user.click(await screen.findByLabelText('Actief'));
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await screen.findByText('Er ging iets mis met het opslaan van het account.');
    await screen.findByText('Je kunt je eigen account niet uitzetten.');
    expect((await held('sanne')).active).toBe(1);
  });

  it('are left out of the menu where the server has no such calls', async () => {
    let asked = 0;
    const older = (send: typeof fetch) => async (input: Parameters<typeof fetch>[0], init?: RequestInit) => {
      if (!String(input).includes('/api/')) return send(input, init);
      asked += 1;
      return Response.json({ code: 'ERROR' }, { status: 404 });
    };
    const { goTo } = await renderApp({ server, between: older });
    await (await menu()).findByRole('link', { name: 'Producten' });
    await waitFor(() => expect(asked).toBe(1));
    goTo('/products/overview');
    await screen.findByRole('heading', { name: 'Producten' });
    expect(asked).toBe(1);
    // Of what is managed, only the bulk changes of this browser are left.
    const links = textsOf((await menu()).getAllByRole('link'));
    expect(links.slice(links.indexOf('B2B-inzichten') + 1)).toEqual(['Bulkwijzigingen']);
  });
});
