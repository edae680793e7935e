import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { manifests } from '../../src/app/registry';
import { pathsOf } from '../../src/lib/manifest';
import { aNewsMessage, anOrder, aProduct } from '../support/builders';
import { expectOnConsole } from '../support/console';
import { pasteIn } from '../support/pasteIn';
import { type App, renderApp, rowOf } from '../support/screen';
import { createTestServer } from '../support/server';

const LOGIN_FAILED = 'Er ging iets mis met inloggen...';
/** Of a read that signing out ends: react-admin logs it in development. */
const READ_ENDED = /^console\.error: V2Error/;
const loginButton = () => screen.findByRole('button', { name: 'Inloggen' });
const signOut = async ({ user }: App) => {
  await user.click(await screen.findByRole('button', { name: 'Account van Sanne de Vries' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Uitloggen' }));
};

describe('the login', () => {
  const attempt = async (answer: () => Promise<Response>) => {
    const app = await renderApp({ route: '/login', signedIn: false, between: () => answer });
    await pasteIn(app.user, await screen.findByLabelText('Gebruikersnaam'), 'sanne');
    await pasteIn(app.user, screen.getByLabelText('Wachtwoord'), 'geheim');
    await app.user.click(await loginButton());
    return (await screen.findByRole('alert')).textContent;
  };

  it.each([
    [
      'too many attempts',
      async () =>
        Response.json({ code: 'ERROR', data: { error: 'Te veel pogingen. Wacht een kwartier.' } }, { status: 429 }),
      'Te veel pogingen. Wacht een kwartier.',
    ],
    [
      'too many attempts, unexplained',
      async () => new Response('', { status: 429 }),
      'Te veel pogingen. Probeer het later opnieuw.',
    ],
    ['no connection', () => Promise.reject(new TypeError()), 'Er is geen verbinding met de server.'],
    [
      'a wrong password',
      async () => Response.json({ code: 'ERROR', data: { error: 'Onjuist' } }, { status: 401 }),
      'Onjuist',
    ],
    ['a fault of the server', async () => new Response('<h1>Oeps</h1>', { status: 500 }), ''],
  ] as const)('says after %s what helps', async (_, answer, line) => {
    expect(await attempt(answer)).toBe(LOGIN_FAILED + line);
  });

  it('keeps name and password as typed after a failure, and can show the password', async () => {
    await attempt(() => Promise.reject(new TypeError()));
    const password = screen.getByLabelText<HTMLInputElement>('Wachtwoord');
    expect(screen.getByLabelText<HTMLInputElement>('Gebruikersnaam').value).toBe('sanne');
    expect([password.type, password.value]).toEqual(['password', 'geheim']);
    fireEvent.click(screen.getByRole('button', { name: 'Tonen' }));
    expect(password.type).toBe('text');
  });

  it('tries once while Enter is held: ten wrong passwords keep everyone of this name out', async () => {
    await renderApp({ route: '/login', signedIn: false });
    const field = await screen.findByLabelText('Wachtwoord');
    // False: the browser sends nothing.
    expect(fireEvent.keyDown(field, { key: 'Enter', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(true);
  });

  it('sends once, however often the button is pressed', async () => {
    const app = await renderApp({ route: '/login', signedIn: false });
    await pasteIn(app.user, await screen.findByLabelText('Gebruikersnaam'), 'sanne');
    await pasteIn(app.user, screen.getByLabelText('Wachtwoord'), 'geheim');
    const button = await loginButton();
    fireEvent.click(button);
    fireEvent.click(button);
    fireEvent.submit(button.closest('form') ?? button);
    await screen.findByText(LOGIN_FAILED);
    expect(app.sent).toEqual(['POST v2/accounts/login']);
  });

  it('sends nothing while a field is empty', async () => {
    const app = await renderApp({ route: '/login', signedIn: false });
    await app.user.click(await loginButton());
    expect(app.sent).toEqual([]);
    expect(screen.getByLabelText<HTMLInputElement>('Gebruikersnaam').validationMessage).toBe(
      'Vul je gebruikersnaam in.',
    );
  });

  it('tells a signed-in user so, with a way to the dashboard', async () => {
    const app = await renderApp({ route: '/login' });
    await screen.findByText(/Je bent al ingelogd als Sanne de Vries/);
    fireEvent.click(screen.getByRole('link', { name: 'Naar het dashboard' }));
    app.goTo('/');
    await screen.findByRole('heading', { level: 1, name: 'Vandaag' });
  });
});

describe('signing out', () => {
  it('leaves nothing of the screen in the title, and the cursor ready in the login', async () => {
    expectOnConsole(READ_ENDED);
    const app = await renderApp({ route: '/products/overview' });
    await screen.findByRole('heading', { level: 1, name: 'Producten' });
    await signOut(app);
    await loginButton();
    expect(document.title).toBe('Inloggen · Wasbeheer');
    expect(document.activeElement).toBe(screen.getByLabelText('Gebruikersnaam'));
  });
});

describe('a route', () => {
  it.each([
    ['/products', '/products/overview'],
    ['/products/create', '/products/new'],
    ['/products/12', '/products/edit/12'],
  ])("in react-admin's own form, %s, leads to the specification's %s", async (own, route) => {
    const app = await renderApp({ route: own });
    await waitFor(() => expect(app.route()).toBe(route));
  });

  it.each([
    '/nowhere',
    '/products/whatever',
    '/products/edit',
    '/products/edit/1/x',
    '/products/new/x',
    '/transactions/new',
    '/transactions/overview/x',
    '/authentication',
  ])('that is unknown, %s, leads to login', async (route) => {
    const app = await renderApp({ route });
    await loginButton();
    expect(app.route()).toBe('/login');
  });

  it('signed out is not left by Back: it stays at login', async () => {
    const app = await renderApp({ route: '/login', signedIn: false });
    await loginButton();
    app.goTo('/products/overview');
    await waitFor(() => expect(app.route()).toBe('/login'));
    expect(app.sent).toEqual([]);
  });
});

describe('the frame', () => {
  it('leads to every screen of the menu by the routes of the specification', async () => {
    await renderApp();
    const menu = within(await screen.findByRole('navigation', { name: 'Hoofdmenu' }));
    const paths = manifests.flatMap(pathsOf);
    const targets = menu.getAllByRole('link').map((link) => link.getAttribute('href')?.slice(1));
    expect(targets.length).toBeGreaterThan(1);
    expect(targets.filter((path) => !paths.includes(path ?? ''))).toEqual([]);
    expect(menu.getByRole('link', { current: 'page' }).textContent).toBe('Vandaag');
  });

  it('names each screen in a heading, in the title of the document, and for who listens', async () => {
    const { user } = await renderApp();
    await user.click(await screen.findByRole('link', { name: 'Producten' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Producten' });
    expect(document.title).toBe('Producten · Wasbeheer');
    expect(document.activeElement).toBe(heading);
  });

  /** Scrolls the page, as a person does; jsdom has no height to scroll over. */
  const scrollPageTo = (place: number) => {
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(place);
    fireEvent.scroll(window);
  };
  /** Where the app scrolls to. */
  const watchScrolling = () =>
    vi.spyOn(window, 'scrollTo').mockImplementation((_, place) => scrollPageTo(Number(place)));

  it('begins each screen at its top, and goes Back to where one was', async () => {
    const { user } = await renderApp({ route: '/products/overview' });
    await screen.findByRole('heading', { level: 1, name: 'Producten' });
    const scrollTo = watchScrolling();
    scrollPageTo(300);
    await user.click(screen.getByRole('link', { name: 'Nieuw' }));
    await screen.findByRole('button', { name: 'Opslaan' });
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    scrollPageTo(200);
    act(() => window.history.back());
    await screen.findByRole('heading', { level: 1, name: 'Producten' });
    expect(scrollTo).toHaveBeenLastCalledWith(0, 300);
    act(() => window.history.forward());
    await screen.findByRole('button', { name: 'Opslaan' });
    expect(scrollTo).toHaveBeenLastCalledWith(0, 200);
  });

  it('goes Back to where one was on a further page of a list', async () => {
    const server = await createTestServer();
    for (let nth = 0; nth < 26; nth += 1) await aNewsMessage(server.db, { title: `Bericht ${nth}` });
    const { user } = await renderApp({ server, route: '/news/overview' });
    await user.click(await screen.findByRole('button', { name: 'Naar de volgende pagina' }));
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    const scrollTo = watchScrolling();
    scrollPageTo(300);
    await user.click(screen.getByRole('link', { name: 'Nieuw' }));
    await screen.findByRole('button', { name: 'Opslaan' });
    act(() => window.history.back());
    await screen.findByRole('heading', { level: 1, name: 'Nieuws' });
    await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 300));
  });

  /** Opens a record of a list that is scrolled to 300. */
  const openFromPlace = async () => {
    const server = await createTestServer();
    await aNewsMessage(server.db, { title: 'Actie' });
    const { user } = await renderApp({ server, route: '/news/overview' });
    const row = await rowOf('Actie');
    const scrollTo = watchScrolling();
    scrollPageTo(300);
    await user.click(row.getByRole('link', { name: /Actie/ }));
    return { user, scrollTo };
  };

  it('goes back after a save to where one was in the list', async () => {
    const { user, scrollTo } = await openFromPlace();
    await screen.findByRole('button', { name: 'Opslaan' });
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    // A look at another screen in between takes nothing away.
    await user.click(screen.getByRole('link', { name: 'Geschiedenis' }));
    await screen.findByText(/Geschiedenis van/);
    act(() => window.history.back());
    await user.type(await screen.findByRole('textbox', { name: /Titel/ }), '!');
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await screen.findByRole('heading', { level: 1, name: 'Nieuws' });
    await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 300));
    // Whoever works by keyboard goes on at the record.
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Actie!'));
  });

  it('goes back after deleting to where one was in the list', async () => {
    const { user, scrollTo } = await openFromPlace();
    await user.click(await screen.findByRole('button', { name: 'Verwijderen' }));
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Verwijderen' }));
    await screen.findByRole('heading', { level: 1, name: 'Nieuws' });
    await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 300));
  });

  it('begins the list after a new record at its top', async () => {
    const { user } = await renderApp({ route: '/staff/overview' });
    const add = await screen.findByRole('link', { name: 'Nieuw' });
    const scrollTo = watchScrolling();
    scrollPageTo(300);
    await user.click(add);
    await pasteIn(user, await screen.findByLabelText(/^Naam/), 'Noor Bos');
    await pasteIn(user, screen.getByLabelText(/^Gebruikersnaam/), 'noor');
    await pasteIn(user, screen.getByLabelText(/^Wachtwoord/, { selector: 'input' }), 'twee paarse eenden');
    scrollPageTo(200);
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await screen.findByRole('heading', { level: 1, name: 'Accounts' });
    await rowOf('Noor Bos');
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  });

  it('begins a list that the menu or an address opens at its top, and goes Back to where that one was', async () => {
    const { user, goTo } = await renderApp({ route: '/news/overview' });
    const title = (name: string) => screen.findByRole('heading', { level: 1, name });
    const open = async (name: string) => {
      await user.click(within(screen.getByRole('navigation', { name: 'Hoofdmenu' })).getByRole('link', { name }));
      await title(name);
    };
    await title('Nieuws');
    const scrollTo = watchScrolling();
    scrollPageTo(400);
    await open('Statistieken');
    // The second list is left where it began, at its top.
    await open('Nieuws');
    await screen.findByRole('link', { name: 'Nieuw' });
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    await open('Statistieken');
    goTo('/news/overview');
    await title('Nieuws');
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    scrollPageTo(100);
    for (const [name, place] of [
      ['Statistieken', 0],
      ['Nieuws', 0],
      ['Statistieken', 0],
      ['Nieuws', 400],
    ] as const) {
      act(() => window.history.back());
      await title(name);
      await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, place));
    }
  });

  it('goes Back within a list to where it was before it was sorted', async () => {
    const server = await createTestServer();
    await anOrder(server.db, { company_name: 'Wasstraat Cees' });
    await renderApp({ server, route: '/transactions/overview' });
    await screen.findByText('Wasstraat Cees');
    const scrollTo = watchScrolling();
    scrollPageTo(400);
    fireEvent.click(screen.getByText('Bedrijfsnaam'));
    await waitFor(() =>
      expect(localStorage.getItem('RaStorewasbeheer.transactions.listParams')).toContain('company_name'),
    );
    expect(scrollTo).not.toHaveBeenCalled();
    scrollPageTo(100);
    act(() => window.history.back());
    await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 400));
  });

  describe('on a small screen', () => {
    /** The screen is narrow until it is turned. */
    const aTurningScreen = () => {
      const listeners = new Set<() => void>();
      let isNarrow = true;
      const matchMedia = vi.spyOn(window, 'matchMedia').mockImplementation((media) => {
        const list = new EventTarget();
        list.addEventListener = (_: string, listener: () => void) => listeners.add(listener);
        const matches = media.includes('max-width') && isNarrow;
        return Object.assign(list, { matches, media, onchange: null, addListener: vi.fn(), removeListener: vi.fn() });
      });
      onTestFinished(() => matchMedia.mockRestore());
      const turn = () => {
        isNarrow = false;
        for (const listener of listeners) act(listener);
      };
      return { turn };
    };
    const openMenu = async ({ user }: App) => {
      await user.click(await screen.findByRole('button', { name: 'Menu openen' }));
      return within(await screen.findByRole('dialog', { name: 'Hoofdmenu' })).findByRole('navigation');
    };

    it('closes the menu for a link to the list that is already open', async () => {
      aTurningScreen();
      const app = await renderApp({ route: '/customers/overview?page=1&perPage=50' });
      await screen.findByRole('heading', { level: 1, name: 'Klanten' });
      const menu = await openMenu(app);
      await app.user.click(within(menu).getByRole('link', { name: 'Klanten' }));
      await waitFor(() => expect(screen.queryByRole('presentation')).toBeNull());
    });

    it('hides no screen behind the menu once it is turned to a wide one', async () => {
      const { turn } = aTurningScreen();
      const app = await renderApp();
      await openMenu(app);
      expect(document.body.style.overflow).toBe('hidden');
      turn();
      await waitFor(() => expect(screen.queryByRole('presentation')).toBeNull());
      expect(document.body.style.overflow).toBe('');
    });
  });

  it('lets the keyboard skip to the content', async () => {
    const { user } = await renderApp();
    // It takes the focus as it comes.
    await screen.findByRole('heading', { level: 1 });
    await user.click(screen.getByRole('button', { name: 'Naar de inhoud' }));
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('remembers light or dark beyond signing out, and forgets what was looked for', async () => {
    const app = await renderApp();
    await app.user.click(await screen.findByRole('button', { name: 'Donkere weergave' }));
    await screen.findByRole('button', { name: 'Lichte weergave' });
    expect(document.documentElement.style.colorScheme).toBe('dark');
    localStorage.setItem('RaStorewasbeheer.products.listParams', '{"filter":{"q":"zeep"}}');
    await signOut(app);
    await loginButton();
    expect(localStorage.getItem('RaStorewasbeheer.theme')).toBe('"dark"');
    expect(localStorage.getItem('RaStorewasbeheer.products.listParams')).toBeNull();
  });

  it('tells in Dutch what breaks it from the start, such as no room for the settings of a first visit', async () => {
    expectOnConsole(/has no room|error boundary/);
    const room = Storage.prototype.setItem;
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (key === 'RaStorewasbeheer.version') throw new DOMException('has no room', 'QuotaExceededError');
      room.call(this, key, value);
    });
    onTestFinished(() => full.mockRestore());
    await renderApp();
    await screen.findByRole('heading', { name: 'Dit scherm kan niet worden getoond' });
    screen.getByRole('button', { name: 'Pagina opnieuw laden' });
  });

  it('follows another tab in its settings, and keeps the search and the selection of its own list', async () => {
    const server = await createTestServer();
    await aProduct(server.db, { main_title: 'Zeep' });
    await aProduct(server.db, { main_title: 'Wax' });
    const { user } = await renderApp({ server, route: '/products/overview' });
    await user.click(await screen.findByRole('button', { name: 'Kiezen' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Zeep kiezen' }));
    const otherTab = (name: string, value: unknown) => {
      const [key, newValue] = [`RaStorewasbeheer.${name}`, JSON.stringify(value)];
      localStorage.setItem(key, newValue);
      act(() => {
        window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
      });
    };
    otherTab('products.listParams', { filter: { q: 'wax' }, page: 1, perPage: 25, sort: 'prio', order: 'ASC' });
    otherTab('products.selectedIds', []);
    otherTab('theme', 'dark');
    await screen.findByRole('button', { name: 'Lichte weergave' });
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
    expect(screen.getByRole('checkbox', { name: 'Zeep kiezen' })).toHaveProperty('checked', true);
  });

  it('is gone at once when another tab signs out', async () => {
    expectOnConsole(READ_ENDED);
    const app = await renderApp({ route: '/products/overview' });
    await screen.findByRole('heading', { level: 1, name: 'Producten' });
    localStorage.removeItem('wasbeheer.session');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'wasbeheer.session' }));
    });
    expect(screen.queryByRole('heading', { name: 'Producten' })).toBeNull();
    await loginButton();
    expect(app.route()).toBe('/login');
  });
});
