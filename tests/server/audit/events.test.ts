import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { SIGN_IN_TRIES } from '../../../server/auth/signInLimit';
import { auditOfNobody } from '../../../server/db/migrations/006_audit_of_nobody';
import { RESEND_COOKIE } from '../../../server/resources/accounts';
import { firstStart } from '../../../server/start/firstStart';
import { readSettings } from '../../../server/start/settings';
import { logout } from '../../../src/v2/logout';
import { anOrder, aStaffMember, STAFF_PASSWORD } from '../../support/builders';
import { createTestServer, eachEngine, listPath, MONDAY, type TestServer } from '../../support/server';
import { signInFrom } from '../../support/signInFrom';
import { testDatabase } from '../../support/testDatabase';

eachEngine('the audit of what is no record', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await createTestServer({ engine, name: 'Sanne de Vries' });
  });

  const signIn = (username: string, password: string, address = '192.0.2.7') =>
    signInFrom(server, address, username, password);
  const entries = async (filter: object = {}) =>
    (await server.request(listPath('audit', { filter, sort: ['id', 'DESC'] }))).json();
  const kept = async () => JSON.stringify(await server.db.selectFrom('audit').selectAll().execute());
  const account = () => ({ record_id: server.userId, record_name: 'Sanne de Vries' });
  const bySanne = () => ({ user_id: server.userId, user_name: 'Sanne de Vries', created: '2026-11-16 10:00:00' });
  const from = (address: string) => [{ field: 'address', old: null, new: address }];

  it('has every sign-in with where it came from, and every sign-out, and neither password nor token', async () => {
    const answer = await signIn('Sanne', STAFF_PASSWORD);
    const { API_token } = (await answer.json()).data;
    await server.client.call(logout, { token: API_token });
    const [out, signedIn] = await entries({ resource: 'accounts' });
    expect(signedIn).toMatchObject({ verb: 'login', ...account(), ...bySanne(), changes: from('192.0.2.7') });
    expect(out).toMatchObject({ verb: 'logout', ...account(), ...bySanne(), changes: [] });
    expect(await entries({ q: '192.0.2.7' })).toHaveLength(1);
    for (const secret of [API_token, STAFF_PASSWORD, /[0-9a-f]{64}/, /argon2/])
      expect(await kept()).not.toMatch(secret);
  });

  it('has no sign-in without its session, and no session without its sign-in', async () => {
    await server.db.schema.alterTable('audit').renameTo('audit_gone').execute();
    expect((await signIn('sanne', STAFF_PASSWORD)).status).toBe(500);
    await server.db.schema.alterTable('audit_gone').renameTo('audit').execute();
    expect(await server.db.selectFrom('sessions').select('user_id').execute()).toHaveLength(1);
  });

  it('says once that a sign-in failed too often, whose account it was, and by nobody', async () => {
    for (let tries = 1; tries < SIGN_IN_TRIES; tries += 1) await signIn('sanne', 'een gok');
    expect(await entries()).toEqual([]);
    for (let tries = 0; tries < 4; tries += 1) await signIn('sanne', 'een gok');
    const [entry, ...others] = await entries();
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      ...{ resource: 'accounts', verb: 'signInLimit', ...account() },
      ...{ user_id: null, user_name: 'Onbekend', changes: from('192.0.2.7') },
    });
    expect(await kept()).not.toContain('een gok');
  });

  it('says so once an hour an account, for who goes on guessing as fast as the limit lets them', async () => {
    const minutes = (count: number) => new Date(MONDAY.getTime() + count * 60_000);
    for (let minute = 0; minute < 59; minute += 1) {
      server.setNow(minutes(minute));
      await signIn('sanne', 'een gok');
    }
    expect(await server.db.selectFrom('audit').select('record_id').execute()).toEqual([{ record_id: server.userId }]);
    for (let minute = 59; minute < 90; minute += 1) {
      server.setNow(minutes(minute));
      await signIn('sanne', 'een gok');
    }
    expect(await server.db.selectFrom('audit').select('audit_id').execute()).toHaveLength(2);
    // A day back: the clock had run ahead.
    server.setNow(minutes(-24 * 60));
    for (let tries = 0; tries < SIGN_IN_TRIES; tries += 1) await signIn('sanne', 'een gok', '192.0.2.8');
    expect(await server.db.selectFrom('audit').select('audit_id').execute()).toHaveLength(3);
  });

  it('keeps no name that was typed for an account that is not there, and says so once an hour', async () => {
    const guess = async (name: string) => {
      for (let tries = 0; tries < SIGN_IN_TRIES; tries += 1) await signIn(name, 'x');
    };
    await guess('mijn geheime wachtwoord');
    await guess('nog een wachtwoord');
    const [entry, ...others] = await entries();
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ verb: 'signInLimit', record_id: null, record_name: '' });
    expect(await kept()).not.toContain('wachtwoord');
    server.setNow(new Date(MONDAY.getTime() + 61 * 60_000));
    await guess('nog een wachtwoord');
    expect(await server.db.selectFrom('audit').select('audit_id').execute()).toHaveLength(2);
  });

  it('has an account that is switched off, and a new password without the password', async () => {
    const tim = await aStaffMember(server.db, { name: 'Tim' });
    const change = { name: 'Tim', active: 0, password: 'een geheime zin', own_password: STAFF_PASSWORD };
    await server.request(`/api/staff/${tim}`, { method: 'PUT', json: change });
    const [entry] = await entries();
    expect(entry).toMatchObject({ resource: 'staff', verb: 'update', record_id: tim, ...bySanne() });
    expect(entry.changes).toContainEqual({ field: 'active', old: 1, new: 0 });
    expect(entry.changes).toContainEqual({ field: 'password', old: null, new: null });
    expect(await kept()).not.toContain('geheime');
  });

  it('has who had the mail of an order sent once more, and to whom; not that it was too early', async () => {
    const orderno = await anOrder(server.db, { email: 'jan@devaart.example' });
    const before = (await (await server.request(`/v2/dashboard/overviewTransactions/${orderno}`)).json()).data;
    for (const status of [200, 429]) {
      const answer = await server.fetch(`http://dashboard.example/v2/mollieOrder/resentMail/${orderno}`, {
        method: 'POST',
        headers: { Cookie: `${RESEND_COOKIE}=${server.cookie}`, Origin: 'http://dashboard.example' },
      });
      expect(answer.status).toBe(status);
    }
    const [entry, ...others] = await entries({ resource: ['transactions', 'orderMails'], record_id: orderno });
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ resource: 'orderMails', verb: 'resendMail', ...bySanne() });
    expect(entry.changes).toEqual([{ field: 'recipient', old: null, new: 'jan@devaart.example' }]);
    // The order itself was not written: whoever has it open is not told so.
    const after = (await (await server.request(`/v2/dashboard/overviewTransactions/${orderno}`)).json()).data;
    expect(after).toEqual(before);
  });

  it('is kept when the table is made anew for it, with every number', async () => {
    const row = { created: '2026-11-16 10:00:00', user_name: 'Sanne de Vries', record_name: '', changes: '[]' };
    const whole = { ...row, user_id: server.userId, resource: 'news', verb: 'create', record_id: null };
    for (const audit_id of [3, 9])
      await server.db
        .insertInto('audit')
        .values({ ...whole, audit_id })
        .execute();
    const all = () => server.db.selectFrom('audit').selectAll().orderBy('audit_id').execute();
    const before = await all();
    await server.db.transaction().execute((transaction) => auditOfNobody.up(transaction as never));
    expect(await all()).toEqual(before);
    if (engine === 'sqlite') {
      await server.db
        .insertInto('audit')
        .values({ ...whole, user_id: null })
        .execute();
      expect((await all()).map(({ audit_id }) => audit_id)).toEqual([3, 9, 10]);
      const { rows } = await sql<{ name: string }>`
        select name from sqlite_master where tbl_name = 'audit' and type = 'index' order by name`.execute(server.db);
      expect(rows.map(({ name }) => name)).toEqual([
        'audit_created',
        'audit_resource_record_id_audit_id',
        'audit_user_id',
      ]);
    }
  });
});

eachEngine('the audit of a first start', (engine) => {
  it('has the account that it made, without its password', async () => {
    const open = await testDatabase(engine);
    try {
      await firstStart(open, readSettings({ ADMIN_USERNAME: 'beheer', ADMIN_PASSWORD: 'een lange zin' }), MONDAY);
      const found = await open.db.selectFrom('audit').selectAll().execute();
      expect(found).toEqual([
        expect.objectContaining({
          ...{ user_id: null, user_name: 'Server', resource: 'accounts' },
          ...{ verb: 'firstAccount', record_name: 'beheer' },
        }),
      ]);
      expect(JSON.stringify(found)).not.toContain('een lange zin');
    } finally {
      await open.close();
    }
  });
});
