import { beforeEach, describe, expect, it } from 'vitest';
import { passwordFits } from '../../server/auth/passwords';
import { isUsernameTaken } from '../../server/auth/usernames';
import { endpoints } from '../../src/v2/endpoints';
import {
  aCustomer,
  aMachine,
  anOrder,
  aReport,
  aStaffMember,
  aTask,
  aWaterReport,
  customerLogins,
} from '../support/builders';
import { meanwhile } from '../support/meanwhile';
import { createTestServer, eachEngine, type TestServer } from '../support/server';
import { unversioned } from '../support/unversioned';

const { customers } = endpoints;

eachEngine('customers', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await createTestServer({ engine });
  });

  const details = {
    company_name: 'Autowas Oost',
    name: 'Fatima El Idrissi',
    company_address: 'Ringweg 4',
    company_zip: '7411 AB',
    company_place: 'Deventer',
    company_country_id: 2,
    company_phone: '0570 12 34 56',
    company_email: 'fatima@autowas.example,kassa@autowas.example',
    email: '',
    invoice_address: 'Postbus 8',
    invoice_zip: '7400 AA',
    invoice_place: 'Deventer',
    invoice_country_id: 3,
    tax_number: 'NL001234567B01',
    king_debiteurnummer_sireon: '10234',
    king_debiteurnummer_carwash: '20234',
    order_on_invoice: 1 as const,
    discount_on_first_order: 1 as const,
    marketing_automation: 0 as const,
    created_by_order: 0 as const,
    active: 'Y' as const,
    shops: [{ shop_id: 2 }, { shop_id: 1 }],
  };
  const body = { ...details, username: 'Autowas.Oost', password: 'acht tekens' };

  const one = async (id: number) => unversioned(await server.client.call(customers.one, { params: { id } }));
  const create = (changes: Partial<typeof body> = {}) =>
    server.client.call(customers.create, { body: { ...body, ...changes } });
  const update = (id: number, changes: object = {}) =>
    server.client.call(customers.update, { params: { id }, body: { ...details, password: '', ...changes } });
  const storedHash = async (id: number) => {
    const { password_hash } = await server.db
      .selectFrom('customers')
      .select('password_hash')
      .where('customer_id', '=', id)
      .executeTakeFirstOrThrow();
    return password_hash;
  };

  it('lists every customer with its shops and the last time it signed in', async () => {
    const { client, db } = server;
    const first = await aCustomer(db, { shops: [2, 1], last_login: '2026-10-25 02:30:00', order_on_invoice: 1 });
    const second = await aCustomer(db, { shops: [], prio_shop_id: null, active: 'N' });
    const list = await client.call(customers.list);
    expect(list).toMatchObject([
      {
        customer_id: first,
        company_name: 'Wasstraat De Vaart',
        shops: [{ shop_id: 1 }, { shop_id: 2 }],
        last_login: '2026-10-25 02:30:00',
        order_on_invoice: 1,
        active: 'Y',
      },
      { customer_id: second, shops: [], last_login: '-', prio_shop_id: null, active: 'N' },
    ]);
    // The copy in `email` comes with the one record alone.
    expect(await one(first)).toEqual({ ...list[0], email: list[0]?.company_email });
  });

  it('never answers a password or its hash', async () => {
    const { id } = await create();
    for (const path of ['/v2/dashboard/customer/overview', `/v2/dashboard/customer/overview/${id}`]) {
      const answer = await (await server.request(path)).text();
      expect(answer).toContain('Autowas Oost');
      expect(answer).not.toMatch(/password|argon2/);
    }
  });

  describe('a new customer', () => {
    it('is kept with everything that was filled in', async () => {
      const { id } = await create();
      expect(await one(id)).toEqual({
        ...details,
        customer_id: id,
        email: details.company_email,
        username: 'Autowas.Oost',
        last_login: '-',
        prio_shop_id: 2,
        shops: [{ shop_id: 1 }, { shop_id: 2 }],
      });
    });

    it('has its password kept as argon2id', async () => {
      const { id } = await create();
      expect(await storedHash(id)).toMatch(/^\$argon2id\$/);
      expect(await passwordFits(await storedHash(id), 'acht tekens')).toBe(true);
    });

    it('gets its invoices in the company country unless another is chosen', async () => {
      const { id } = await create({ invoice_country_id: null as never });
      expect((await one(id)).invoice_country_id).toBe(2);
    });

    it('without a shop is a visitor; a shop that is named twice counts once', async () => {
      const visitor = await create({ shops: [] });
      expect(await one(visitor.id)).toMatchObject({ prio_shop_id: null, shops: [] });
      const { id } = await create({ username: 'tweemaal', shops: [{ shop_id: 1 }, { shop_id: 1 }] });
      expect(await one(id)).toMatchObject({ prio_shop_id: 1, shops: [{ shop_id: 1 }] });
    });

    it('may start inactive', async () => {
      const { id } = await create({ active: 'N' as never });
      expect((await one(id)).active).toBe('N');
    });

    it.each([
      ['AUTOWAS.OOST', 'autowas.oost'],
      ['  autowas.oost ', 'autowas.oost'],
      ['ÉTOILE', 'étoile'],
      ['e\u0301toile', 'Étoile'],
    ])('cannot have the user name %j once %j is taken', async (wanted, taken) => {
      await create({ username: taken });
      await expect(create({ username: wanted })).rejects.toMatchObject({
        status: 409,
        text: `De gebruikersnaam ${wanted.trim().normalize('NFC')} is al in gebruik. Kies een andere.`,
      });
      expect(await server.client.call(customers.list)).toHaveLength(1);
    });

    it('takes three characters for a user name and eight for a password', async () => {
      const { id } = await create({ username: 'abc', password: '8 tekens' });
      expect((await one(id)).username).toBe('abc');
    });
  });

  it('knows its countries and shops', async () => {
    const unknown = { company_country_id: 999, invoice_country_id: 998, shops: [{ shop_id: 1 }, { shop_id: 3 }] };
    const answer = {
      company_country_id: 'Dit land bestaat niet.',
      invoice_country_id: 'Dit land bestaat niet.',
      'shops.1.shop_id': 'Deze shop bestaat niet.',
    };
    expect(await server.refused('/v2/dashboard/customer/new', { ...body, ...unknown })).toEqual(answer);
    const id = await aCustomer(server.db);
    expect(await server.refused(`/v2/dashboard/customer/edit/${id}`, { ...details, ...unknown })).toEqual(answer);
    expect(await server.client.call(customers.list)).toMatchObject([{ company_name: 'Wasstraat De Vaart' }]);
  });

  describe('an edited customer', () => {
    it('has every field replaced, its user name apart', async () => {
      const id = await aCustomer(server.db, { username: 'blijft', shops: [1] });
      await update(id, { username: 'anders' });
      expect(await one(id)).toMatchObject({
        ...details,
        email: details.company_email,
        username: 'blijft',
        shops: [{ shop_id: 1 }, { shop_id: 2 }],
      });
    });

    it('keeps its password unless a new one is given', async () => {
      const { id } = await create();
      const before = await storedHash(id);
      await update(id);
      expect(await storedHash(id)).toBe(before);
      await update(id, { password: 'een nieuw wachtwoord' });
      expect(await passwordFits(await storedHash(id), 'een nieuw wachtwoord')).toBe(true);
      expect(await server.refused(`/v2/dashboard/customer/edit/${id}`, { ...details, password: '7tekens' })).toEqual({
        password: 'Gebruik minstens 8 tekens.',
      });
    });

    it('keeps its first shop while it keeps that shop', async () => {
      const id = await aCustomer(server.db, { shops: [1], prio_shop_id: 1 });
      await update(id, { shops: [{ shop_id: 2 }, { shop_id: 1 }] });
      expect((await one(id)).prio_shop_id).toBe(1);
      await update(id, { shops: [{ shop_id: 2 }] });
      expect((await one(id)).prio_shop_id).toBe(2);
      await update(id, { shops: [] });
      expect((await one(id)).prio_shop_id).toBeNull();
    });

    it('keeps its shops when the call leaves them out, as an app may that does not show them', async () => {
      const id = await aCustomer(server.db, { shops: [1, 2], prio_shop_id: 2 });
      const { shops: _, ...json } = { ...details, company_name: 'Autowas West' };
      expect((await server.request(`/v2/dashboard/customer/edit/${id}`, { json })).status).toBe(200);
      expect(await one(id)).toMatchObject({
        company_name: 'Autowas West',
        shops: [{ shop_id: 1 }, { shop_id: 2 }],
        prio_shop_id: 2,
      });
    });

    it('keeps the last time it signed in', async () => {
      const id = await aCustomer(server.db, { last_login: '2026-11-01 12:00:00' });
      await update(id);
      expect((await one(id)).last_login).toBe('2026-11-01 12:00:00');
    });

    it('gets its invoices in the company country when that field is emptied', async () => {
      const id = await aCustomer(server.db, { invoice_country_id: 1 });
      await update(id, { invoice_country_id: null });
      expect((await one(id)).invoice_country_id).toBe(2);
    });
  });

  it('is activated and deactivated', async () => {
    const { client, db } = server;
    const id = await aCustomer(db, { active: 'Y' });
    const other = await aCustomer(db, { active: 'Y' });
    await client.call(customers.deactivate, { params: { id } });
    expect((await one(id)).active).toBe('N');
    expect((await one(other)).active).toBe('Y');
    await client.call(customers.activate, { params: { id } });
    expect((await one(id)).active).toBe('Y');
  });

  it.each([
    ['task', (id: number) => [`/v2/dashboard/customer/${id}/tasks/new`, { description: 'Pomp nakijken' }]],
    ['machine', (id: number) => [`/v2/dashboard/customer/${id}/machines/new`, {}]],
    ['water report', (id: number) => [`/v2/dashboard/customer/waterreport/${id}/new`, { ph: 7, hardness: 4, ec: 300 }]],
  ] as const)('that a colleague is deleting gets no new %s: the answer says that it is gone', async (_, callOf) => {
    const id = await aCustomer(server.db);
    const [path, json] = callOf(id);
    const answer = await meanwhile(
      server,
      (transaction) => transaction.deleteFrom('customers').where('customer_id', '=', id).execute(),
      () => server.request(String(path), { json }),
    );
    expect([answer.status, await answer.json()]).toMatchObject([
      404,
      { data: { error: 'De klant bestaat niet (meer).' } },
    ]);
  });

  it('does not get a user name that a colleague is taking', async () => {
    const answer = await meanwhile(
      server,
      async (transaction) => {
        expect(await isUsernameTaken(transaction, body.username)).toBe(false);
        await aCustomer(transaction, { username: body.username });
      },
      () => server.request('/v2/dashboard/customer/new', { json: body }),
    );
    expect([answer.status, await answer.json()]).toMatchObject([
      409,
      { data: { error: 'De gebruikersnaam Autowas.Oost is al in gebruik. Kies een andere.' } },
    ]);
  });

  it('is deleted with everything of its own; its orders stay', async () => {
    const { client, db, userId } = server;
    const customer_id = await aCustomer(db);
    const kept = await aCustomer(db);
    for (const owner of [customer_id, kept]) {
      await aTask(db, { customer_id: owner });
      await aReport(db, { customer_id: owner, user_id: userId });
      await aWaterReport(db, { customer_id: owner });
      await aMachine(db, { customer_id: owner });
      await customerLogins(db, owner, ['2026-11-01 12:00:00']);
    }
    const orderno = await anOrder(db, { customer_id });
    await client.call(customers.delete, { params: { id: customer_id } });
    for (const table of [
      'customers',
      'customer_shops',
      'tasks',
      'reports',
      'waterreports',
      'machines',
      'customer_logins',
    ] as const)
      expect(await db.selectFrom(table).select('customer_id').execute(), table).toEqual([{ customer_id: kept }]);
    expect(await db.selectFrom('orders').select(['orderno', 'customer_id', 'company_name']).execute()).toEqual([
      { orderno, customer_id: null, company_name: 'Wasstraat De Vaart' },
    ]);
  });

  it('countries have Dutch names: the neighbours first, then by alphabet', async () => {
    const countries = await server.client.call(customers.countries);
    const names = countries.map(({ name }) => name);
    expect(names.slice(0, 4)).toEqual(['Nederland', 'België', 'Duitsland', 'Afghanistan']);
    expect(names).toContain('Verenigd Koninkrijk');
    const others = names.slice(3);
    expect(others).toEqual([...others].sort(new Intl.Collator('nl', { ignorePunctuation: false }).compare));
    expect(new Set(countries.map(({ country_id }) => country_id)).size).toBe(countries.length);
  });

  it('advisors are the staff who may sign in, by name', async () => {
    const { client, db, userId } = server;
    const ada = await aStaffMember(db, { name: 'Ada Bos' });
    const left = await aStaffMember(db, { name: 'Bert Vertrokken' });
    await db.updateTable('staff').set({ active: 0 }).where('user_id', '=', left).execute();
    expect(await client.call(customers.advisors)).toEqual([
      { user_id: ada, name: 'Ada Bos' },
      { user_id: userId, name: 'Sanne de Vries' },
    ]);
  });
});
