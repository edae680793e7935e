import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DRAFT_RETENTION_MS, keepDraft } from '../../src/drafts/draftStore';
import { createKeeper } from '../../src/drafts/keeper';
import { dropDatabase } from '../../src/lib/inDatabase';
import { tokenStore } from '../../src/lib/session/tokenStore';
import { draftsOf } from '../../src/lib/session/userDatabases';
import { keyHeader, newKey } from '../../src/provider/http/idempotency';
import { aCategory, aCustomer, aProduct, aStaffMember, STAFF_PASSWORD } from '../support/builders';
import { holdClock, letPass } from '../support/clock';
import { fillIn, findOffer, isOffered, keptOf, untilGone, untilKept } from '../support/drafts';
import { pasteIn } from '../support/pasteIn';
import { aPng, aPngUrl } from '../support/pictures';
import { samples } from '../support/samples';
import { type App, renderApp } from '../support/screen';
import { createTestServer, MONDAY, type TestServer } from '../support/server';
import { sooner } from '../support/sooner';

/** What was typed and not saved, when the tab was killed. */
let server: TestServer;
let id: number;
let route: string;
/** Before a draft is stored. */
beforeEach(() => sooner(500));
beforeEach(async () => {
  server = await createTestServer();
  id = await aProduct(server.db, { main_title: 'Wax', sku: 'W-1' });
  route = `/products/edit/${id}`;
});

const held = () => server.db.selectFrom('products').select(['main_title', 'sku']).executeTakeFirst();
const someoneElse = (change: { main_title?: string; sku?: string }) =>
  server.db.updateTable('products').set(change).where('product_id', '=', id).execute();
const title = () => screen.findByLabelText<HTMLInputElement>(/^Naam/);
const press = async ({ user }: App, name: string) => user.click(await screen.findByRole('button', { name }));

/** Typed in the product's name, and killed. */
const killed = async (typed = 'Wax van mij') => {
  const app = await renderApp({ server, route });
  await fillIn(/^Naam/, typed);
  await untilKept(server.userId, route, { main_title: typed });
  app.unmount();
};
/** A draft of so long ago. */
const left = (minutes: number, values: Record<string, unknown> = { main_title: 'Wax van mij' }) => {
  tokenStore.set({ API_token: server.token, name: 'Sanne de Vries', userId: server.userId });
  return keepDraft(server.userId, route, {
    values,
    opened: { main_title: 'Wax' },
    savedAt: MONDAY.getTime() - minutes * 60_000,
  });
};

describe('work that was not saved', () => {
  it('is offered with its age, field by field, and never put back by itself; the focus stays where it was', async () => {
    await left(12, { main_title: 'Wax van mij', sku: '' });
    await renderApp({ server, route });
    const region = await screen.findByRole('region', { name: 'Niet opgeslagen wijzigingen van 12 minuten geleden' });
    within(region).getByRole('heading', { level: 2 });
    const told = [...region.querySelectorAll('dl > div')].map((row) => row.textContent);
    expect(told).toEqual([
      'NaamOpgeslagen: Wax → Niet opgeslagen: Wax van mij',
      'SKUOpgeslagen: W-1 → Niet opgeslagen: leeg',
    ]);
    expect((await title()).value).toBe('Wax');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    await screen.findByText('Er zijn niet opgeslagen wijzigingen.', { selector: '[role=status]' });
  });

  it('put back, stands in the form as unsaved, is told to who listens, and is gone once it is saved', async () => {
    await killed();
    const app = await renderApp({ server, route });
    await press(app, 'Terugzetten');
    await screen.findByDisplayValue('Wax van mij');
    expect((await title()).value).toBe('Wax van mij');
    expect(document.activeElement).toBe(await title());
    await screen.findByText('Je wijzigingen staan weer in het formulier. Ze zijn nog niet opgeslagen.');
    expect(isOffered()).toBe(false);
    expect(await held()).toMatchObject({ main_title: 'Wax' });
    await app.user.click(screen.getByRole('link', { name: 'Transacties' }));
    await press(app, 'Blijven');
    await press(app, 'Opslaan');
    await screen.findByText('Product geüpdate');
    expect(await held()).toMatchObject({ main_title: 'Wax van mij' });
    await untilGone(server.userId, route);
  });

  it('put back in a form that stays, is not told to be unsaved once it is saved, nor when something else is typed', async () => {
    route = `/tasks/${await aCustomer(server.db)}`;
    await left(5, { description: 'Pomp nakijken' });
    const app = await renderApp({ server, route });
    await screen.findByText('Er zijn niet opgeslagen wijzigingen.', { selector: '[role=status]' });
    await press(app, 'Terugzetten');
    await screen.findByText(/nog niet opgeslagen/);
    await press(app, 'Toevoegen');
    await screen.findByRole('checkbox', { name: 'Pomp nakijken' });
    await waitFor(() => expect(screen.queryByText(/nog niet opgeslagen/)).toBeNull());
    await fillIn('Nieuwe taak', 'Offerte nabellen');
    expect(screen.queryByText(/nog niet opgeslagen/)).toBeNull();
  });

  it('thrown away, is gone, and the form is as it is stored', async () => {
    await killed();
    const app = await renderApp({ server, route });
    await press(app, 'Weggooien');
    await waitFor(() => expect(isOffered()).toBe(false));
    expect((await title()).value).toBe('Wax');
    await untilGone(server.userId, route);
  });

  it('is gone after the form was left without saving', async () => {
    const app = await renderApp({ server, route });
    await fillIn(/^Naam/, 'Wax van mij');
    await untilKept(server.userId, route, { main_title: 'Wax van mij' });
    await app.user.click(screen.getByRole('link', { name: 'Transacties' }));
    await press(app, 'Weggaan zonder opslaan');
    await waitFor(() => expect(app.route()).toBe('/transactions/overview'));
    await untilGone(server.userId, route);
  });

  it('is gone once it is typed back to what is stored', async () => {
    await renderApp({ server, route });
    await fillIn(/^Naam/, 'Wax van mij');
    await untilKept(server.userId, route, { main_title: 'Wax van mij' });
    await fillIn(/^Naam/, 'Wax');
    await untilGone(server.userId, route);
  });

  it('is none when an amount is typed back, whose comma is stored as a dot', async () => {
    await server.db.updateTable('products').set({ main_price: '12.50' }).where('product_id', '=', id).execute();
    const { user, route: place } = await renderApp({ server, route });
    await fillIn(/^Prijs excl/, '12,501');
    await untilKept(server.userId, route, { main_price: '12,501' });
    await fillIn(/^Prijs excl/, '12,50');
    await untilGone(server.userId, route);
    await user.click(screen.getByRole('link', { name: 'Transacties' }));
    await waitFor(() => expect(place()).toBe('/transactions/overview'));
  });

  it('is kept at once when the tab goes out of sight', async () => {
    await renderApp({ server, route });
    const field = await title();
    // No time passes: what is kept is kept by the event.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.change(field, { target: { value: 'Wax van mij' } });
    const hideAndLook = async () => {
      window.dispatchEvent(new Event('pagehide'));
      return (await keptOf(server.userId, route))?.values;
    };
    // The first time may be before the form knows what an earlier visit left.
    await expect.poll(hideAndLook).toEqual({ main_title: 'Wax van mij' });
  });

  it('is not offered when the same is stored by now', async () => {
    await killed();
    await someoneElse({ main_title: 'Wax van mij' });
    await renderApp({ server, route });
    await title();
    await untilGone(server.userId, route);
    expect(isOffered()).toBe(false);
  });

  it('is not offered after thirty days, and leaves the browser, whosever it was', async () => {
    const other = await aStaffMember(server.db);
    await left(DRAFT_RETENTION_MS / 60_000 + 1);
    tokenStore.set({ API_token: 'other', name: 'Bram', userId: other });
    await keepDraft(other, route, {
      values: { sku: 'B' },
      opened: {},
      savedAt: MONDAY.getTime() - DRAFT_RETENTION_MS - 1,
    });
    expect(await everything()).toHaveLength(2);
    await renderApp({ server, route });
    await title();
    await waitFor(async () => expect(await everything()).toEqual([]));
    expect(isOffered()).toBe(false);
  });

  /** Something else is typed, and nobody has decided about the draft that is offered. */
  const typedBeside = async () => {
    await killed();
    const app = await renderApp({ server, route });
    await findOffer();
    await fillIn(/^SKU/, 'W-9');
    await untilKept(server.userId, route, { main_title: 'Wax van mij', sku: 'W-9' });
    return app;
  };

  it('of before stays beside what is typed while nobody has decided about it', async () => {
    const app = await typedBeside();
    await app.user.click(screen.getByRole('link', { name: 'Transacties' }));
    await press(app, 'Weggaan zonder opslaan');
    await untilKept(server.userId, route, { main_title: 'Wax van mij' });
  });

  it('of before outlives a save of something else: nobody has decided about it', async () => {
    const app = await typedBeside();
    await press(app, 'Opslaan');
    await screen.findByText('Product geüpdate');
    await untilKept(server.userId, route, { main_title: 'Wax van mij' });
  });

  it('in two tabs is what was typed last', async () => {
    await killed('Wax in de ene tab');
    await renderApp({ server, route });
    await fillIn(/^Naam/, 'Wax in de andere tab');
    await untilKept(server.userId, route, { main_title: 'Wax in de andere tab' });
  });

  it('that another tab still has open is not offered, and stays when this tab saves the same form', async () => {
    await left(1);
    const held = [{ name: `wasbeheer.draft.${route}|${newKey()}`, mode: 'exclusive' }];
    const locks = { request: async (...call: (() => unknown)[]) => call.pop()?.(), query: async () => ({ held }) };
    Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
    const app = await renderApp({ server, route });
    await fillIn(/^SKU/, 'W-9');
    await waitFor(async () => expect(await everything()).toHaveLength(2));
    expect(isOffered()).toBe(false);
    await press(app, 'Opslaan');
    await screen.findByText('Product geüpdate');
    await waitFor(async () => expect(await everything()).toHaveLength(1));
    await untilKept(server.userId, route, { main_title: 'Wax van mij' });
  });

  it('is kept as ever where the browser refuses to hold a row', async () => {
    const refused = async () => {
      throw new DOMException('Locks are refused.', 'SecurityError');
    };
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request: refused, query: refused } });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
    await renderApp({ server, route });
    await fillIn(/^SKU/, 'W-9');
    await untilKept(server.userId, route, { sku: 'W-9' });
  });

  it('of a form that is still open in another tab is put back as a record of its own', async () => {
    tokenStore.set({ API_token: server.token, name: 'Sanne de Vries', userId: server.userId });
    vi.setSystemTime(new Date(MONDAY.getTime() - 60_000));
    const otherTab = createKeeper('/market/new');
    await otherTab.look();
    otherTab.note(() => ({ values: { title: 'Zuiger', description: 'Loopt nog goed.' }, opened: {} }));
    otherTab.flush();
    await untilKept(server.userId, '/market/new', { title: 'Zuiger', description: 'Loopt nog goed.' });
    const app = await renderApp({ server, route: '/market/new' });
    await app.user.click((await findOffer()).getByRole('button', { name: 'Terugzetten' }));
    await fillIn(/^Titel/, 'Tweede zuiger');
    await press(app, 'Opslaan');
    await screen.findByText('Advertentie toegevoegd!');
    const json = { ...samples.market?.create, title: 'Zuiger', description: 'Loopt nog goed.' };
    const saved = await server.request('/v2/dashboard/market/new/1', {
      json,
      headers: keyHeader(await otherTab.key()),
    });
    expect(saved.status).toBe(200);
    const stored = await server.db.selectFrom('market').select('title').execute();
    expect(stored.map((row) => row.title)).toEqual(['Tweede zuiger', 'Zuiger']);
  });

  it.for([
    [22, 1],
    [25, 2],
  ] as const)(
    'of a new record whose answer was lost %i hours ago: the server knows its key, or the offer says to look first',
    async ([hours, made]) => {
      const at = '/market/new';
      tokenStore.set({ API_token: server.token, name: 'Sanne de Vries', userId: server.userId });
      const json = { ...samples.market?.create, title: 'Zuiger', description: 'Loopt nog goed.' };
      const sentAt = MONDAY.getTime() - hours * 3_600_000;
      const key = newKey();
      await server.request('/v2/dashboard/market/new/1', { json, headers: keyHeader(key) });
      await server.db.updateTable('answers').set({ created_ms: sentAt }).execute();
      const values = { title: 'Zuiger', description: 'Loopt nog goed.' };
      await keepDraft(server.userId, at, { values, opened: {}, key, sentAt, savedAt: MONDAY.getTime() - 60_000 });
      const app = await renderApp({ server, route: at });
      const offer = await findOffer();
      const warned = offer.queryByText('Misschien is dit al opgeslagen: kijk eerst in de lijst.');
      expect(warned !== null).toBe(made === 2);
      await app.user.click(offer.getByRole('button', { name: 'Terugzetten' }));
      await press(app, 'Opslaan');
      await screen.findByText('Advertentie toegevoegd!');
      expect(await server.db.selectFrom('market').select('title').execute()).toHaveLength(made);
    },
  );

  it('holds pictures, and the places of a product', async () => {
    const category = await aCategory(server.db, { category_title: 'Wassen' });
    await left(1, {
      main_image: aPngUrl(),
      categories: [{ shop_id: 1, shop_product_category_id: category, shop_product_subcategory_id: null }],
    });
    const app = await renderApp({ server, route });
    (await findOffer()).getByText('nieuwe afbeelding');
    await press(app, 'Terugzetten');
    const picture = await screen.findByRole<HTMLImageElement>('img', { name: 'Gekozen afbeelding' });
    expect(picture.src).toBe(aPngUrl());
    await screen.findByText('Wassen');
    await press(app, 'Opslaan');
    await screen.findByText('Product geüpdate');
    expect(await server.db.selectFrom('product_categories').select('category_id').execute()).toEqual([
      { category_id: category },
    ]);
  });

  it('keeps a chosen picture of several megabytes', async () => {
    const app = await renderApp({ server, route });
    await title();
    const photo = new File([new Uint8Array(aPng({ bytes: 4_500_000 }))], 'foto.png', { type: 'image/png' });
    await app.user.upload(screen.getByLabelText(/^Afbeelding/, { selector: 'input' }), photo);
    await waitFor(async () =>
      expect(String((await keptOf(server.userId, route))?.values.main_image).length).toBeGreaterThan(6_000_000),
    );
  });
});

describe('what is told of it', () => {
  const rowsOf = (region: HTMLElement) => [...region.querySelectorAll('dl > div')].map((row) => row.textContent);

  it('is in the words of the form: choices by their names, boxes by yes and no, long texts where they differ', async () => {
    const customer = await aCustomer(server.db, { shops: [1], invoice_address: `${'lang '.repeat(30)}einde` });
    const { country_id } = await server.db
      .selectFrom('countries')
      .select('country_id')
      .where('name', '=', 'België')
      .executeTakeFirstOrThrow();
    route = `/customers/edit/${customer}`;
    await left(1, {
      company_country_id: country_id,
      invoice_address: `${'lang '.repeat(30)}slot`,
      shops: [{ shop_id: 1 }, { shop_id: 2 }],
      order_on_invoice: 1,
    });
    await renderApp({ server, route });
    const region = await screen.findByRole('region', { name: /^Niet opgeslagen wijzigingen/ });
    await within(region).findByText('België');
    expect(rowsOf(region)).toEqual([
      'LandOpgeslagen: Nederland → Niet opgeslagen: België',
      'FactuuradresOpgeslagen: …lang lang lang lang lang einde → Niet opgeslagen: …lang lang lang lang lang slot',
      'ShopsOpgeslagen: sireon → Niet opgeslagen: sireon, carwash',
      'Bestellen op rekeningOpgeslagen: Nee → Niet opgeslagen: Ja',
    ]);
  });

  it('is also an address or a moment that was half typed', async () => {
    const customer = await aCustomer(server.db);
    const customerForm = await renderApp({ server, route: `/customers/edit/${customer}` });
    await fillIn(/^E-mail/, 'jan@');
    await untilKept(server.userId, `/customers/edit/${customer}`, { company_email: 'info@devaart.example,jan@' });
    customerForm.unmount();

    route = `/reports/new/${customer}`;
    const reportForm = await renderApp({ server, route });
    await fillIn(/^Datum/, '24-1');
    await fillIn(/^Tijd/, '8');
    await untilKept(server.userId, route, { scheduled: '24-1 08:00' });
    reportForm.unmount();
    const app = await renderApp({ server, route });
    await press(app, 'Terugzetten');
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Datum/).value).toBe('24-1'));
    expect(screen.getByLabelText<HTMLInputElement>(/^Tijd/).value).toBe('08:00');
  });
});

describe('a record that someone else changed since', () => {
  it('is asked about when it is the same field: nothing is overwritten silently', async () => {
    await killed();
    await someoneElse({ main_title: 'Wax van Bram' });
    const app = await renderApp({ server, route, between: (send) => send });
    (await findOffer()).getByText('Wax van Bram');
    await press(app, 'Terugzetten');
    await press(app, 'Opslaan');
    await screen.findByRole('dialog', { name: 'Intussen gewijzigd' });
    expect(await held()).toMatchObject({ main_title: 'Wax van Bram' });
  });

  it('keeps what they changed in another field', async () => {
    await killed();
    await someoneElse({ sku: 'W-2' });
    const app = await renderApp({ server, route });
    await press(app, 'Terugzetten');
    await press(app, 'Opslaan');
    await screen.findByText('Product geüpdate');
    expect(await held()).toEqual({ main_title: 'Wax van mij', sku: 'W-2' });
  });
});

/** Every draft in the browser, whosever it is. */
const everything = async () => {
  const found: unknown[] = [];
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => resolve(request.result);
    });
    if (database.objectStoreNames.contains('drafts'))
      found.push(
        ...(await new Promise<unknown[]>((resolve) => {
          const request = database.transaction('drafts').objectStore('drafts').getAll();
          request.onsuccess = () => resolve(request.result);
        })),
      );
    database.close();
  }
  return found;
};

describe('whose it is', () => {
  it('signing out takes all of it along, also what was typed a moment before', async () => {
    await left(1, { sku: 'W-7' });
    const app = await renderApp({ server, route });
    await findOffer();
    holdClock();
    await fillIn(/^Naam/, 'Wax van mij');
    await press(app, 'Account van Sanne de Vries');
    await app.user.click(await screen.findByRole('menuitem', { name: 'Uitloggen' }));
    await press(app, 'Weggaan zonder opslaan');
    await screen.findByLabelText('Gebruikersnaam');
    await letPass();
    expect(await everything()).toEqual([]);
  });

  it('another tab that signs out takes it along too', async () => {
    await left(1, { sku: 'W-7' });
    await renderApp({ server, route });
    await findOffer();
    holdClock();
    await fillIn(/^Naam/, 'Wax van mij');
    localStorage.removeItem('wasbeheer.session');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'wasbeheer.session' }));
    });
    dropDatabase(draftsOf(server.userId));
    await screen.findByLabelText('Gebruikersnaam');
    await letPass();
    expect(await everything()).toEqual([]);
  });

  it('a session that has ended leaves it, for when its user is back', async () => {
    await killed();
    await server.db.deleteFrom('sessions').execute();
    const app = await renderApp({ server, route });
    await pasteIn(app.user, await screen.findByLabelText('Gebruikersnaam'), 'sanne');
    await pasteIn(app.user, screen.getByLabelText('Wachtwoord'), STAFF_PASSWORD);
    await press(app, 'Inloggen');
    await screen.findByRole('heading', { level: 1, name: 'Vandaag' });
    app.goTo(route);
    (await findOffer()).getByText('Wax van mij');
  });

  it('another user who signs in here never sees it', async () => {
    await killed();
    await aStaffMember(server.db, { username: 'bram' });
    tokenStore.clear();
    const app = await renderApp({ server, route: '/login', signedIn: false });
    await pasteIn(app.user, await screen.findByLabelText('Gebruikersnaam'), 'bram');
    await pasteIn(app.user, screen.getByLabelText('Wachtwoord'), STAFF_PASSWORD);
    await press(app, 'Inloggen');
    await screen.findByRole('heading', { level: 1, name: 'Vandaag' });
    app.goTo(route);
    await title();
    holdClock();
    await fillIn(/^SKU/, 'W-9');
    await letPass();
    // This form has looked for what was left by now: it keeps what is typed, beside the other's.
    await waitFor(async () => expect(await everything()).toHaveLength(2));
    expect(isOffered()).toBe(false);
  });

  it('never holds a password, typed or shown; a form with nothing else keeps nothing', async () => {
    const customer = `/customers/edit/${await aCustomer(server.db)}`;
    const account = `/staff/edit/${await aStaffMember(server.db)}`;
    for (const address of [customer, account]) {
      const app = await renderApp({ server, route: address });
      await screen.findByLabelText(/^Wachtwoord/, { selector: 'input' });
      await press(app, 'Wachtwoord tonen');
      holdClock();
      await fillIn(/^Wachtwoord/, 'zeer geheim wachtwoord');
      await letPass();
      expect(await keptOf(server.userId, address)).toBeNull();
      await fillIn(/^Naam|^Contactpersoon/, 'Getypt');
      await untilKept(server.userId, address, { name: 'Getypt' });
      expect(JSON.stringify(await everything())).not.toContain('geheim');
      vi.useRealTimers();
      app.unmount();
    }
  });
});

describe('a browser that keeps nothing', () => {
  const save = async () => {
    const app = await renderApp({ server, route });
    await title();
    holdClock();
    await fillIn(/^Naam/, 'Wax van mij');
    await letPass();
    await press(app, 'Opslaan');
    await screen.findByText('Product geüpdate');
    expect(await held()).toMatchObject({ main_title: 'Wax van mij' });
  };

  it('has no place for it', async () => {
    Reflect.deleteProperty(globalThis, 'indexedDB');
    await save();
  });

  it('refuses', async () => {
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('Not in private mode.', 'SecurityError');
    });
    await save();
  });

  it('is full', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('No room.', 'QuotaExceededError');
    });
    await save();
  });
});
