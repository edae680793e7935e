import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { verbTexts } from '../../i18n/nl/late/history';
import { forgetOld } from '../../server/writes/bin/bin';
import { endpoints } from '../../src/v2/endpoints';
import { aCategory, aCustomer, anAuditEntry, anOrder, aProduct, STAFF_PASSWORD } from '../support/builders';
import { exportShown } from '../support/downloads';
import { renderApp, rowOf, textsOf } from '../support/screen';
import { createTestServer, type TestServer } from '../support/server';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});

const rename = async (id: number, main_title: string) => {
  const product = await server.client.call(endpoints.products.one, { params: { id } });
  await server.request(`/v2/dashboard/product/edit/${id}`, { json: { ...product, main_title } });
};

/** Of whose history it is, which is a link as well. */
const heading = (text: string) => waitFor(() => expect(screen.getByText(/^Geschiedenis van/).textContent).toBe(text));

describe('the changes', () => {
  it('link to the record where it has a form, and is there', async () => {
    const [kept, gone] = [await aProduct(server.db, { main_title: 'Wax' }), await aCustomer(server.db)];
    await rename(kept, 'Heetwax');
    await server.client.call(endpoints.customers.deactivate, { params: { id: gone } });
    await server.client.call(endpoints.customers.delete, { params: { id: gone } });
    const { db, userId } = server;
    await anAuditEntry(db, { resource: 'accounts', verb: 'login', record_id: userId, record_name: 'Sanne de Vries' });
    await anAuditEntry(db, {
      resource: 'waterreports',
      verb: 'create',
      record_id: 4,
      record_name: '2026-11-16 10:00:00',
    });
    const { user, route } = await renderApp({ server, route: '/audit/overview' });
    const removal = (await screen.findByText('Verwijderd')).closest('tr');
    expect(removal?.querySelector('.record-link')).toBeNull();
    expect(screen.queryByRole('link', { name: /^Waterrapport 4/ })).toBeNull();
    const account = screen.getByRole('link', { name: `Account ${userId} · Sanne de Vries` });
    expect(account.getAttribute('href')).toBe(`#/staff/edit/${userId}`);
    await user.click(screen.getByRole('link', { name: `Product ${kept} · Heetwax` }));
    await waitFor(() => expect(route()).toBe(`/products/edit/${kept}`));
  });

  it('are listed with who, when and what, and are searched on the server', async () => {
    await rename(await aProduct(server.db, { main_title: 'Shampoo' }), 'Schuimshampoo');
    await server.client.call(endpoints.customers.deactivate, {
      params: { id: await aCustomer(server.db, { company_name: 'De Vaart' }) },
    });
    const { user } = await renderApp({ server, route: '/audit/overview' });
    const row = await rowOf(/· Schuimshampoo/);
    row.getByText('Gewijzigd');
    row.getByText('Sanne de Vries');
    row.getByText('16-11-2026 10:00');
    (await rowOf(/De Vaart/)).getByText('Inactief gemaakt');
    await user.type(screen.getByRole('searchbox'), 'vaart');
    await waitFor(() => expect(screen.queryByText(/· Schuimshampoo/)).toBeNull());
    screen.getByText(/De Vaart/);
  });

  it('of a customer who is gone for good say that what changed is not kept, not that nothing changed', async () => {
    const id = await aCustomer(server.db, { company_name: 'De Vaart' });
    await server.client.call(endpoints.customers.deactivate, { params: { id } });
    await server.client.call(endpoints.customers.delete, { params: { id } });
    await forgetOld(server.db, new Date('2026-12-24'));
    await renderApp({ server, route: '/audit/overview' });
    const rows = await screen.findAllByRole('row', { name: new RegExp(`Klant ${id}`) });
    expect(rows).toHaveLength(2);
    for (const row of rows) within(row).getByText('Niet bewaard');
    expect(screen.queryByText(/Vaart|Niets veranderd/)).toBeNull();
  });

  it('of one record open from its form: Geschiedenis shows each field from old to new', async () => {
    const id = await aProduct(server.db, { main_title: 'Shampoo' });
    await rename(id, 'Schuimshampoo');
    await rename(await aProduct(server.db, { main_title: 'Wax' }), 'Heetwax');
    const { user, route } = await renderApp({ server, route: `/products/edit/${id}` });
    await user.click(await screen.findByRole('link', { name: 'Geschiedenis' }));
    await heading(`Geschiedenis van Product ${id} · Schuimshampoo`);
    expect(route()).toMatch(/^\/audit\/overview/);
    const row = await rowOf(`Product ${id} · Schuimshampoo`);
    const [summary] = row.getAllByText('Naam');
    expect(summary?.tagName).toBe('SUMMARY');
    expect(row.getByText('Shampoo').tagName).toBe('DEL');
    expect(row.getByText('Schuimshampoo').tagName).toBe('INS');
    expect(screen.queryByText(/Heetwax/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Alle wijzigingen tonen' }));
    await screen.findByText(/· Heetwax/);
  });

  it('are read by name and in Dutch: a country, a shop, a price, a moment', async () => {
    const change = (field: string, old: string | number, now: string | number) => ({ field, old, new: now });
    const changed = {
      products: [change('main_price', '12.50', '1300'), change('active', 1, 0)],
      customers: [change('company_country_id', 1, 99_999), change('active', 'N', 'Y')],
      news: [change('shop_id', 1, 2)],
      subcategories: [change('product_category_id', await aCategory(server.db, { category_title: 'Lak' }), 99_997)],
      reports: [
        change('user_id', server.userId, 99_998),
        change('scheduled', '2026-11-16 10:00:00', '2026-11-17 09:30:00'),
      ],
    };
    for (const [resource, changes] of Object.entries(changed))
      await server.db
        .insertInto('audit')
        .values({
          ...{
            created: '2026-11-16 10:00:00',
            user_id: server.userId,
            user_name: 'Sanne de Vries',
            record_name: 'Wax',
          },
          ...{ resource, verb: 'update', record_id: 1, changes: JSON.stringify(changes) },
        })
        .execute();
    await renderApp({ server, route: '/audit/overview' });
    await screen.findAllByText(/· Wax/);
    const said = () => screen.getAllByRole('definition', { hidden: true }).map(({ textContent }) => textContent);
    // The latest first.
    await waitFor(() =>
      expect(said()).toEqual([
        'Sanne de Vries → 99998',
        '16-11-2026 10:00 → 17-11-2026 09:30',
        'sireon › Lak → 99997',
        'sireon → carwash',
        'Nederland → 99999',
        'Nee → Ja',
        '€\u00a012,50 → €\u00a01.300,00',
        'Ja → Nee',
      ]),
    );
  });

  const entries = async () => {
    const view = { resource: 'customers', name: 'Breda', settings: '{"filter":{"place":"Breda"}}', shared: 1 };
    const made = (record: object) => Object.entries(record).map(([field, value]) => ({ field, old: null, new: value }));
    const changed = [
      { resource: 'views', verb: 'create', changes: made({ ...view, user_id: server.userId }) },
      { resource: 'views', verb: 'update', changes: [{ field: 'settings', old: view.settings, new: '{}' }] },
      { resource: 'scheduled_pushes', verb: 'create', changes: made({ shop_id: 1, send_at: '2026-12-24 09:00:00' }) },
      {
        resource: 'sampling_points',
        verb: 'update',
        changes: [{ field: 'sampling_point', old: 'tap', new: 'osmosis' }],
      },
      { resource: 'reports', verb: 'update', changes: [{ field: 'user_id', old: server.userId, new: 99_998 }] },
      {
        ...{ resource: 'products', verb: 'update' },
        changes: [
          { field: 'main_price', old: '36.95', new: '35.50' },
          { field: 'sku', old: 'A-1', new: '' },
        ],
      },
    ];
    for (const { changes, ...entry } of changed)
      await anAuditEntry(server.db, { ...entry, record_name: 'Naam', changes: JSON.stringify(changes) });
    await anAuditEntry(server.db, { resource: 'reports', record_id: 930, record_name: '2027-12-25 09:05:00' });
  };

  it('say nothing in codes: of a saved view, a planned push and a kind of water, and of a report by its moment', async () => {
    await entries();
    await renderApp({ server, route: '/audit/overview' });
    await screen.findByText('Afspraakrapport 930 · 25-12-2027 09:05');
    const said = () =>
      textsOf(screen.getAllByRole('definition', { hidden: true })).map((text) => text?.replaceAll('\u00a0', ' '));
    await waitFor(() =>
      expect(said()).toEqual([
        ...[
          '€ 36,95 → € 35,50',
          'A-1 → leeg',
          'Sanne de Vries → 99998',
          'Leidingwater → Osmosewater',
          'sireon',
          '24-12-2026 09:00',
        ],
        ...['gewijzigd', 'Klanten', 'Breda', 'Ja', 'Sanne de Vries'],
      ]),
    );
  });

  it('say a price to its last decimal', async () => {
    const changes = JSON.stringify([{ field: 'main_price', old: '1012.3460', new: '1012.35' }]);
    await anAuditEntry(server.db, { resource: 'products', verb: 'update', record_name: 'Wax', changes });
    await renderApp({ server, route: '/audit/overview' });
    await waitFor(() =>
      expect(textsOf(screen.getAllByRole('definition', { hidden: true }))).toEqual([
        '€\u00a01.012,346 → €\u00a01.012,35',
      ]),
    );
  });

  it('are opened, also where entries are chosen, without choosing one', async () => {
    const changes = JSON.stringify([{ field: 'main_price', old: '8', new: '9' }]);
    await anAuditEntry(server.db, { resource: 'products', verb: 'update', record_name: 'Wax', changes });
    const { user } = await renderApp({ server, route: '/audit/overview' });
    await user.click(await screen.findByRole('button', { name: 'Kiezen' }));
    await screen.findByText('0 gekozen');
    await user.click(screen.getByText('Prijs excl. btw', { selector: 'summary' }));
    screen.getByText('0 gekozen');
  });

  it('are a file that says the same, without the numbers of the database', async () => {
    await entries();
    await renderApp({ server, route: '/audit/overview' });
    await screen.findByText('Afspraakrapport 930 · 25-12-2027 09:05');
    const { headings, rows } = await exportShown();
    expect(headings).toEqual(['Wanneer', 'Wie', 'Wat', 'Gedaan', 'Velden']);
    expect(rows.map(({ Wat, Gedaan, Velden }) => [Wat, Gedaan, Velden])).toEqual([
      ['Afspraakrapport 930 · 25-12-2027 09:05', 'Toegevoegd', ''],
      ['Product 1 · Naam', 'Gewijzigd', 'Prijs excl. btw: 36,95 → 35,50\nSKU: A-1 → leeg'],
      ['Afspraakrapport 1 · Naam', 'Gewijzigd', 'Adviseur: Sanne de Vries → 99998'],
      ['Soort water 1 · Naam', 'Gewijzigd', 'Soort water: Leidingwater → Osmosewater'],
      ['Gepland pushbericht 1 · Naam', 'Toegevoegd', 'Shop: sireon\nGaat op: 24-12-2026 09:00'],
      ['Weergave 1 · Naam', 'Gewijzigd', 'Inhoud: gewijzigd'],
      ['Weergave 1 · Naam', 'Toegevoegd', 'Lijst: Klanten\nNaam: Breda\nGedeeld: Ja\nVan: Sanne de Vries'],
    ]);
  });

  it('show no code for the photo of a machine', async () => {
    const [old, now] = ['78b2dfe4'.repeat(8), '386270c1'.repeat(8)];
    const changes = JSON.stringify([{ field: 'image', old, new: now }]);
    await anAuditEntry(server.db, { resource: 'machine_photos', verb: 'update', record_name: 'Boog', changes });
    await renderApp({ server, route: '/audit/overview' });
    await waitFor(() =>
      expect(textsOf(screen.getAllByRole('definition', { hidden: true }))).toEqual(['afbeelding → afbeelding']),
    );
  });

  it('of a customer open from its form too', async () => {
    const id = await aCustomer(server.db);
    const { user } = await renderApp({ server, route: `/customers/edit/${id}` });
    await user.click(await screen.findByRole('link', { name: 'Geschiedenis' }));
    await heading(`Geschiedenis van Klant ${id}`);
    await screen.findByText('Dit is nog niet gewijzigd.');
  });
});

describe('what went out', () => {
  it('is listed: push messages with their shop and sender, mails with their result', async () => {
    await server.client.call(endpoints.push.sendNotification, {
      params: { shop: 'carwash' },
      body: { message: 'Vandaag gesloten' },
    });
    await server.db
      .insertInto('outbox')
      .values({
        ...{
          orderno: await anOrder(server.db),
          recipient: 'jan@devaart.example',
          subject: 'Je bestelling',
          created: '2026-11-16 10:00:00',
        },
        ...{ created_ms: 0, result: 'failed', error: 'geen verbinding', file: '' },
      })
      .execute();
    const { goTo } = await renderApp({ server, route: '/pushes/overview' });
    const push = await rowOf('Vandaag gesloten');
    push.getByText('carwash');
    push.getByText('Niet verstuurd, bewaard');
    goTo('/outbox/overview');
    (await rowOf('jan@devaart.example')).getByText('Mislukt');
  });
});

describe('what is no record', () => {
  it('is read in Dutch and found by what was done: who signed in, where it failed, what the server did', async () => {
    const row = { created: '2026-11-16 10:00:00', user_id: null, user_name: 'Onbekend', record_name: '' };
    const address = JSON.stringify([{ field: 'address', old: null, new: '192.0.2.7' }]);
    await server.db
      .insertInto('audit')
      .values([
        { ...row, resource: 'accounts', verb: 'signInLimit', record_id: null, changes: address },
        { ...row, resource: 'server', verb: 'demoData', record_id: null, user_name: 'Server', changes: '[]' },
      ])
      .execute();
    await server.client.call(endpoints.accounts.login, {
      credentials: { username: 'sanne', password: STAFF_PASSWORD },
    });
    const { user } = await renderApp({ server, route: '/audit/overview' });
    const failed = await rowOf('Inloggen te vaak mislukt');
    failed.getByText('Onbekend');
    failed.getByText('Vanaf adres: 192.0.2.7');
    (await rowOf('Gevuld met voorbeeldgegevens')).getAllByText('Server');
    (await rowOf(`Account ${server.userId} · Sanne de Vries`)).getByText('Ingelogd');

    await user.click(screen.getByRole('combobox', { name: 'Gedaan' }));
    expect(textsOf(await screen.findAllByRole('option'))).toEqual(['Alles', ...Object.values(verbTexts)]);
    await user.click(screen.getByRole('option', { name: 'Ingelogd' }));
    await waitFor(() => expect(screen.queryByText('Inloggen te vaak mislukt')).toBeNull());
    await user.click(screen.getByRole('combobox', { name: 'Gedaan' }));
    await user.click(await screen.findByRole('option', { name: 'Alles' }));
    await screen.findByText('Inloggen te vaak mislukt');
    await user.click(screen.getByRole('combobox', { name: 'Soort' }));
    const kinds = textsOf(await screen.findAllByRole('option'));
    expect(kinds).toEqual([...new Set(kinds)]);
    expect(kinds).toEqual(
      expect.arrayContaining([
        'Bulkwijzigingen',
        'Uitgaande mail',
        'Geplande pushberichten',
        'Weergaven',
        'Soorten water',
      ]),
    );
    await user.click(await screen.findByRole('option', { name: 'Accounts' }));
    await waitFor(() => expect(screen.queryByText('Gevuld met voorbeeldgegevens')).toBeNull());
    screen.getByText('Inloggen te vaak mislukt');
  });

  it('stands in the history of the record that it is about: the mails of an order, the sign-ins of an account', async () => {
    const orderno = await anOrder(server.db);
    const mail = { resource: 'orderMails', verb: 'resendMail', record_id: orderno };
    await server.db
      .insertInto('audit')
      .values({
        ...{ ...mail, created: '2026-11-16 10:00:00', user_id: server.userId, user_name: 'Sanne de Vries' },
        ...{
          record_name: '',
          changes: JSON.stringify([{ field: 'recipient', old: null, new: 'jan@devaart.example' }]),
        },
      })
      .execute();
    const { user } = await renderApp({ server, route: `/transactions/${orderno}` });
    await user.click(await screen.findByRole('link', { name: 'Geschiedenis' }));
    await heading(`Geschiedenis van Transactie ${orderno}`);
    (await rowOf('Opnieuw laten mailen')).getByText('Aan: jan@devaart.example');
  });
});
