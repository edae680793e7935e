import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { passwordFits } from '../../server/auth/passwords';
import { aCustomer } from '../support/builders';
import { untilKept } from '../support/drafts';
import { withoutApi } from '../support/failing';
import { gate } from '../support/gate';
import { holding } from '../support/holding';
import { type App, renderApp, rowOf, textsOf } from '../support/screen';
import { createTestServer, type TestServer } from '../support/server';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});

const open = (route: string, between?: (send: typeof fetch) => typeof fetch) =>
  renderApp({ server, route, ...(between && { between }) });
const held = (id: number) =>
  server.db.selectFrom('customers').selectAll().where('customer_id', '=', id).executeTakeFirstOrThrow();
const companies = async () =>
  textsOf(within(await screen.findByRole('table')).getAllByRole('link', { name: /^(?!.* bewerken$)\D/ }));

const field = (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name, { selector: 'input' });
const fill = async ({ user }: App, name: string | RegExp, text: string) => {
  const input = await field(name);
  await user.clear(input);
  await user.click(input);
  await user.paste(text);
};
const choose = async ({ user }: App, name: string | RegExp, option: string) => {
  const input = await screen.findByRole('combobox', { name });
  await user.clear(input);
  await user.type(input, option.slice(0, 4));
  await user.click(await screen.findByRole('option', { name: option }));
};
const save = ({ user }: App) => user.click(screen.getByRole('button', { name: 'Opslaan' }));
const COUNTRY = /^Land( \*|$)/;
const PASSWORD = /^Wachtwoord/;

describe('the customer overview', () => {
  it('has those on invoice first, sorts by any column, and says role, last login and whether one is active', async () => {
    await aCustomer(server.db, { company_name: 'Anker', order_on_invoice: 0, prio_shop_id: null, active: 'N' });
    await aCustomer(server.db, {
      company_name: 'Zwaan',
      order_on_invoice: 1,
      prio_shop_id: 2,
      created_by_order: 1,
      company_phone: '+31612345678',
      company_email: 'info@zwaan.nl,facturen@zwaan.nl',
      last_login: '2026-11-13 08:15:00',
    });
    const app = await open('/customers/overview');
    expect(await companies()).toEqual(['Zwaan', 'Anker']);
    screen.getByRole('table', { name: 'Klanten' });
    const cells = async (name: string) => {
      const row = await rowOf(name);
      return textsOf([row.getByRole('rowheader'), ...row.getAllByRole('cell')]);
    };
    expect(await cells('Zwaan')).toEqual([
      ...['Zwaan', 'Jan Jansen', 'Utrecht', '06 12345678', 'info@zwaan.nl, facturen@zwaan.nl'],
      ...['Nieuwe klant', 'Ja', '13-11-2026', 'Ja', ''],
    ]);
    expect((await cells('Anker')).slice(5)).toEqual(['Bezoeker', 'Nee', '-', 'Nee', '']);

    await app.user.click(screen.getByRole('button', { name: 'Bedrijfsnaam' }));
    await waitFor(async () => expect(await companies()).toEqual(['Anker', 'Zwaan']));
    expect(screen.getByRole('columnheader', { name: /Bedrijfsnaam/ }).getAttribute('aria-sort')).toBe('ascending');
    expect(screen.getByRole('link', { name: '06 12345678' }).getAttribute('href')).toBe('tel:0612345678');
    await app.user.click(screen.getByRole('link', { name: 'Zwaan' }));
    await waitFor(() => expect(app.route()).toMatch(/^\/customers\/dashboard\/\d+$/));
  });

  it('is searched over everything that a person would type, in any notation', async () => {
    await aCustomer(server.db, { company_name: 'Wasstraat De Brug' });
    const id = await aCustomer(server.db, {
      company_name: 'Carwash Zwaan',
      name: 'Fatima el Idrissi',
      company_zip: '2611 AB',
      company_phone: '015 2123456',
      company_email: 'fatima@zwaan.nl',
      king_debiteurnummer_carwash: 'KC-4711',
    });
    const app = await open('/customers/overview');
    const box = await screen.findByRole('searchbox');
    for (const typed of ['zwaan', 'fatima idrissi', '2611ab', '+31152123456', 'fatima@', 'kc-4711']) {
      await app.user.clear(box);
      await waitFor(async () => expect(await companies()).toHaveLength(2));
      await app.user.click(box);
      await app.user.paste(typed);
      expect(await companies(), typed).toEqual(['Carwash Zwaan']);
    }
    await waitFor(() => expect(decodeURIComponent(app.route())).toContain('"q":"kc-4711"'));
    await app.user.click(screen.getByRole('link', { name: 'Carwash Zwaan bewerken' }));
    await waitFor(() => expect(app.route()).toBe(`/customers/edit/${id}`));
  });
});

describe('a new customer', () => {
  it("is kept as usual however it is typed: 'Nieuwe klantregistratie aangemaakt!'", async () => {
    const app = await open('/customers/new');
    await screen.findByText('Een nieuwe klant krijgt 10% korting op de eerste bestelling.');
    await fill(app, /^Bedrijfsnaam/, 'Carwash Zwaan');
    await fill(app, /^Contactpersoon/, 'Fatima el Idrissi');
    await fill(app, /^Adres/, 'Zwaanweg 1');
    await fill(app, /^Postcode( \*|$)/, '2611ab');
    await fill(app, /^Plaats( \*|$)/, 'Delft');
    await choose(app, COUNTRY, 'België');
    await fill(app, /^Telefoon/, '+31 (0)15-212 34 56');
    await fill(app, /^E-mail/, 'info@zwaan.nl; <facturen@zwaan.nl>');
    await fill(app, 'Btw-nummer', 'nl 8123.45.678.b01');
    await fill(app, /^Gebruikersnaam/, 'zwaan');
    await fill(app, PASSWORD, 'zeepsop-en-water');
    await app.user.click(screen.getByLabelText('carwash'));
    await app.user.click(screen.getByLabelText('sireon'));
    await app.user.click(screen.getByLabelText('Bestellen op rekening'));
    expect((await field('Btw-nummer')).value).toBe('NL812345678B01');
    await save(app);
    await screen.findByText('Nieuwe klantregistratie aangemaakt!');
    await waitFor(() => expect(app.route()).toMatch(/^\/customers\/overview/));

    const customer = await held(1);
    expect(customer).toMatchObject({
      company_zip: '2611 AB',
      company_phone: '015 2123456',
      company_email: 'info@zwaan.nl,facturen@zwaan.nl',
      email: 'info@zwaan.nl,facturen@zwaan.nl',
      tax_number: 'NL812345678B01',
      company_country_id: 2,
      invoice_country_id: 2,
      order_on_invoice: 1,
      discount_on_first_order: 1,
      marketing_automation: 0,
      active: 'Y',
      username: 'zwaan',
    });
    expect(await passwordFits(customer.password_hash, 'zeepsop-en-water')).toBe(true);
    const shops = await server.db.selectFrom('customer_shops').select('shop_id').orderBy('shop_id').execute();
    expect(shops).toEqual([{ shop_id: 1 }, { shop_id: 2 }]);
  });

  it('wants what is required, a username of 3 and a password of 8 characters, and sends nothing before', async () => {
    const app = await open('/customers/new');
    await fill(app, /^E-mail/, 'zwaan');
    await fill(app, /^Gebruikersnaam/, 'zw');
    await fill(app, PASSWORD, '1234567');
    await save(app);
    await screen.findByText('Bedrijfsnaam is verplicht.');
    for (const label of ['Contactpersoon', 'Adres', 'Postcode', 'Plaats', 'Land', 'Telefoon'])
      screen.getByText(`${label} is verplicht.`);
    screen.getByText('Vul geldige e-mailadressen in.');
    // Which one, in words too.
    screen.getByRole('button', { name: 'zwaan, geen e-mailadres' });
    const described = screen.getByRole('combobox', { name: /^E-mail/ }).getAttribute('aria-describedby') ?? '';
    const [list = ''] = described.split(' ').map((id) => document.getElementById(id)?.textContent ?? '');
    expect(list).toMatch(/zwaan, geen e-mailadres$/);
    screen.getByText('Gebruik minstens 3 tekens.');
    screen.getByText('Gebruik minstens 8 tekens.');
    expect(app.sent.filter((call) => call.startsWith('POST'))).toEqual([]);
    expect(await field(PASSWORD)).toMatchObject({ value: '1234567', type: 'password', autocomplete: 'new-password' });
  });

  it('gets its invoices in the company country, the Netherlands first in the list, until another is chosen', async () => {
    const app = await open('/customers/new');
    const country = await screen.findByRole<HTMLInputElement>('combobox', { name: COUNTRY });
    const invoices = screen.getByRole<HTMLInputElement>('combobox', { name: 'Land factuuradres' });
    await app.user.click(country);
    expect((await screen.findAllByRole('option'))[0]?.textContent).toBe('Nederland');
    await app.user.click(screen.getByRole('option', { name: 'Nederland' }));
    await waitFor(() => expect(invoices.value).toBe('Nederland'));
    await choose(app, COUNTRY, 'België');
    await waitFor(() => expect(invoices.value).toBe('België'));
    await choose(app, 'Land factuuradres', 'Duitsland');
    await choose(app, COUNTRY, 'Nederland');
    expect(invoices.value).toBe('Duitsland');
  });

  it('gets the country that was typed by Tab, and none by passing its field', async () => {
    const { user } = await open('/customers/new');
    const country = await screen.findByRole<HTMLInputElement>('combobox', { name: COUNTRY });
    await user.click(country);
    await screen.findAllByRole('option');
    await user.tab();
    expect(country.value).toBe('');
    await user.type(country, 'ned');
    await screen.findByRole('option', { name: 'Nederland' });
    await user.tab();
    expect(country.value).toBe('Nederland');
    await user.clear(country);
    await user.tab();
    expect(country.value).toBe('');
    // A click elsewhere takes what can mean one country: nobody chose the first of several.
    const elsewhere = screen.getByLabelText(/^Bedrijfsnaam/);
    await user.type(country, 'oos');
    await screen.findByRole('option', { name: 'Oostenrijk' });
    await user.click(elsewhere);
    expect(country.value).toBe('');
    await user.type(country, 'duits');
    await user.click(elsewhere);
    expect(country.value).toBe('Duitsland');
  });

  it('is saved by Ctrl+S with the country that stands there half typed', async () => {
    const id = await aCustomer(server.db, { company_country_id: 1 });
    const { user } = await open(`/customers/edit/${id}`);
    await user.click(await screen.findByRole('combobox', { name: COUNTRY }));
    await user.keyboard('belg{Control>}s{/Control}');
    await screen.findByText('Klantdossier geüpdate!');
    expect(await held(id)).toMatchObject({ company_country_id: 2 });
  });

  it('gets its invoices in the country that was chosen before the tab was killed, also where it is the stored one', async () => {
    const id = await aCustomer(server.db, { company_country_id: 1, invoice_country_id: 1 });
    const route = `/customers/edit/${id}`;
    const invoices = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Land factuuradres' });
    const killed = await open(route);
    await choose(killed, COUNTRY, 'België');
    await choose(killed, 'Land factuuradres', 'Nederland');
    await untilKept(server.userId, route, { company_country_id: 2 });
    killed.unmount();
    const app = await open(route);
    await app.user.click(await screen.findByRole('button', { name: 'Terugzetten' }));
    await screen.findByDisplayValue('België');
    await waitFor(async () => expect((await invoices()).value).toBe('Nederland'));
    await save(app);
    await screen.findByText('Klantdossier geüpdate!');
    expect(await held(id)).toMatchObject({ company_country_id: 2, invoice_country_id: 1 });
  });

  it('keeps what is typed in a country while the countries still come, and finds it after', async () => {
    const { opened, open: letThrough } = gate();
    const id = await aCustomer(server.db);
    const app = await open(`/customers/edit/${id}`, (send) => async (...request) => {
      if (String(request[0]).endsWith('/countries')) await opened;
      return send(...request);
    });
    const country = await screen.findByRole<HTMLInputElement>('combobox', { name: COUNTRY });
    await app.user.type(country, 'Bel');
    await screen.findByText('Aan het laden');
    letThrough();
    await app.user.click(await screen.findByRole('option', { name: 'België' }));
    expect(country.value).toBe('België');
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Land factuuradres' }).value).toBe('België'),
    );
  });
});

describe('a customer', () => {
  it("is changed, its username and its unnamed password apart: 'Klantdossier geüpdate!'", async () => {
    const id = await aCustomer(server.db, {
      company_name: 'Carwash Zwaan',
      username: 'zwaan',
      password_hash: 'zoals het was',
      company_phone: '0612345678',
      company_email: 'info@zwaan.nl,oud@zwaan.nl',
      prio_shop_id: 2,
      marketing_automation: 1,
      last_login: '2026-11-13 08:15:00',
      shops: [2],
    });
    const app = await open(`/customers/edit/${id}`);
    await screen.findByText('Relatie');
    screen.getByText('Laatst ingelogd: 13-11-2026 08:15');
    expect((await field('Gebruikersnaam')).readOnly || (await field('Gebruikersnaam')).disabled).toBe(true);
    expect((await field(/^Telefoon/)).value).toBe('06 12345678');
    expect((await field(PASSWORD)).value).toBe('');
    await fill(app, /^Plaats( \*|$)/, 'Rijswijk');
    await app.user.click(await field(/^E-mail/));
    await app.user.keyboard('{Backspace}nieuw@zwaan.nl piet@zwaan.nl ');
    await save(app);
    await screen.findByText('Klantdossier geüpdate!');
    expect(await held(id)).toMatchObject({
      company_place: 'Rijswijk',
      company_email: 'info@zwaan.nl,nieuw@zwaan.nl,piet@zwaan.nl',
      email: 'info@zwaan.nl,nieuw@zwaan.nl,piet@zwaan.nl',
      company_phone: '0612345678',
      username: 'zwaan',
      password_hash: 'zoals het was',
      marketing_automation: 1,
    });
  });

  it('with an invoice country of its own keeps that when its country is corrected', async () => {
    const id = await aCustomer(server.db, { company_country_id: 1, invoice_country_id: 2 });
    const app = await open(`/customers/edit/${id}`);
    await choose(app, COUNTRY, 'Duitsland');
    await save(app);
    await screen.findByText('Klantdossier geüpdate!');
    const { company_country_id, invoice_country_id } = await held(id);
    expect([company_country_id === 1, invoice_country_id]).toEqual([false, 2]);
  });

  it('gets another password only when one is typed; the browser keeps it nowhere', async () => {
    const id = await aCustomer(server.db, { company_name: 'Carwash Zwaan' });
    const app = await open(`/customers/edit/${id}`);
    await fill(app, PASSWORD, 'kort');
    await save(app);
    await screen.findByText('Gebruik minstens 8 tekens.');
    await fill(app, PASSWORD, 'zeepsop-en-water');
    await save(app);
    await screen.findByText('Klantdossier geüpdate!');
    expect(await passwordFits((await held(id)).password_hash, 'zeepsop-en-water')).toBe(true);
    await app.user.click(await screen.findByRole('link', { name: 'Carwash Zwaan bewerken' }));
    expect((await field(PASSWORD)).value).toBe('');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('zeepsop');
  });

  it('is deactivated and activated by actions of their own; what was typed stays', async () => {
    const id = await aCustomer(server.db, { active: 'Y' });
    const app = await open(`/customers/edit/${id}`);
    await fill(app, /^Plaats( \*|$)/, 'Rijswijk');
    const account = within(await screen.findByRole('group', { name: 'Toegang tot de shops' }));
    account.getByText('Actief');
    await app.user.click(account.getByRole('button', { name: 'Deactiveren' }));
    await screen.findByText('Klant gedeactiveerd');
    account.getByText('Niet actief');
    expect(await held(id)).toMatchObject({ active: 'N', company_place: 'Utrecht' });
    expect(app.sent).toContain(`POST v2/dashboard/customer/deactivate/${id}`);

    expect((await field(/^Plaats( \*|$)/)).value).toBe('Rijswijk');
    await app.user.click(await account.findByRole('button', { name: 'Activeren' }));
    await screen.findByText('Klant geactiveerd');
    expect(app.sent).toContain(`POST v2/dashboard/customer/activate/${id}`);
    await app.user.click(await account.findByRole('button', { name: 'Deactiveren' }));
    await account.findByText('Niet actief');
    await save(app);
    await screen.findByText('Klantdossier geüpdate!');
    expect(await held(id)).toMatchObject({ active: 'N', company_place: 'Rijswijk' });
    // The form has no conflict with its own actions.
    expect(app.sent.filter((call) => call.endsWith(`/customer/edit/${id}`))).toHaveLength(1);
  });

  it('is saved and left at an address that lacks its slash too', async () => {
    const id = await aCustomer(server.db);
    const app = await open(`customers/edit/${id}`);
    await fill(app, /^Plaats( \*|$)/, 'Rijswijk');
    await save(app);
    await screen.findByText('Klantdossier geüpdate!');
    await waitFor(() => expect(app.route()).toMatch(/^\/customers\/overview/));
  });

  it('is named where it is told that it was deactivated, once another is looked at', async () => {
    const id = await aCustomer(server.db, { active: 'Y', company_name: 'Wasbox Glimmerik' });
    const other = await aCustomer(server.db, { active: 'Y', company_name: 'Wasplein Helderblauw' });
    const line = holding();
    const app = await open(`/customers/edit/${id}`, line.between);
    const button = await screen.findByRole('button', { name: 'Deactiveren' });
    line.hold(/^POST /);
    await app.user.click(button);
    await waitFor(() => expect(line.held()).toHaveLength(1));
    app.goTo(`/customers/edit/${other}`);
    await screen.findByDisplayValue('Wasplein Helderblauw');
    await act(line.release);
    await screen.findByText('‘Wasbox Glimmerik’: Klant gedeactiveerd');
  });

  it('is deactivated while it is saved: all of it is stored, and the form says no other', async () => {
    const id = await aCustomer(server.db, { active: 'Y' });
    const line = holding();
    const app = await open(`/customers/edit/${id}`, line.between);
    await fill(app, /^Plaats( \*|$)/, 'Rijswijk');
    line.hold(/^POST /);
    await app.user.click(await screen.findByRole('button', { name: 'Deactiveren' }));
    await save(app);
    await waitFor(() => expect(line.held()).toHaveLength(2));
    await act(line.release);
    line.pass();
    await act(line.release);
    await waitFor(() => expect(app.route()).toMatch(/^\/customers\/overview/));
    expect(screen.queryByText(/nog niet opgeslagen/)).toBeNull();
    expect(await held(id)).toMatchObject({ active: 'N', company_place: 'Rijswijk' });
  });

  it("is deleted after a question: 'Klant uit het systeem verwijderd.'", async () => {
    const id = await aCustomer(server.db, { company_name: 'Carwash Zwaan' });
    const app = await open(`/customers/edit/${id}`);
    await app.user.click(await screen.findByRole('button', { name: 'Verwijderen' }));
    await screen.findByText('Weet je zeker dat je deze klant wilt verwijderen?');
    await screen.findByText(/^De klant blijft 30 dagen in de prullenbak, met/);
    expect(await held(id)).toBeTruthy();
    await app.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Verwijderen' }));
    await screen.findByText('Klant uit het systeem verwijderd.');
    expect(await server.db.selectFrom('customers').selectAll().execute()).toEqual([]);
    await waitFor(() => expect(app.route()).toMatch(/^\/customers\/overview/));
  });

  it('is deleted on an older v2 after a question that does not promise what else goes or stays there', async () => {
    const id = await aCustomer(server.db);
    const { user } = await open(`/customers/edit/${id}`, withoutApi);
    await user.click(await screen.findByRole('button', { name: 'Verwijderen' }));
    await screen.findByText('Weet je zeker dat je deze klant wilt verwijderen?');
    await screen.findByText('Dit kan niet ongedaan worden gemaakt.');
    expect(screen.queryByText(/in de prullenbak/)).toBeNull();
  });
});
