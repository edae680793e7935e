import { beforeEach, expect, it } from 'vitest';
import { DEMO_ACCOUNT } from '../../../server/auth/demoAccount';
import { startSession } from '../../../server/auth/sessions';
import { waitTurn } from '../../../server/db/holdRows';
import { basic } from '../../support/basic';
import { aStaffMember, STAFF_PASSWORD } from '../../support/builders';
import { changeAfterCheck } from '../../support/changeAfterCheck';
import { meanwhile } from '../../support/meanwhile';
import { createTestServer, eachEngine, listPath, MONDAY, type TestServer } from '../../support/server';
import { unversioned } from '../../support/unversioned';

eachEngine('/api/staff', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await createTestServer({ engine });
  });

  const post = (json: unknown) => server.request('/api/staff', { json });
  const put = (id: number, json: unknown, headers = {}) =>
    server.request(`/api/staff/${id}`, { method: 'PUT', json, headers });
  const signIn = (username: string, password: string) =>
    server.request('/v2/accounts/login', {
      method: 'POST',
      headers: { Authorization: basic(username, password) },
    });
  const list = (query: Record<string, unknown>) => server.request(listPath('staff', query));
  const sessionOf = async (userId: number) => {
    const { token } = await startSession(server.db, userId, MONDAY, { idleMs: 3_600_000, absoluteMs: 3_600_000 });
    return { Authorization: `Bearer ${token}` };
  };
  const asks = (headers: Record<string, string>) => server.request('/v2/accounts/checkToken', { headers });

  it('answers pages, sorted and searched, as ra-data-simple-rest reads them; never a hash', async () => {
    for (const name of ['Aad', 'Bea', 'Cor']) await aStaffMember(server.db, { username: name, name: `${name} Vis` });
    const answer = await list({ range: [0, 1], sort: ['name', 'DESC'], filter: { q: 'vis' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Range')).toBe('staff 0-1/3');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const rows = await answer.json();
    expect(rows.map(({ name }: { name: string }) => name)).toEqual(['Cor Vis', 'Bea Vis']);
    expect(Object.keys(rows[0]).sort()).toEqual(['active', 'created', 'id', 'name', 'user_id', 'username']);
    const some = await list({ filter: { id: [server.userId, 999] } });
    expect(some.headers.get('Content-Range')).toBe('staff 0-0/1');
    const none = await list({ filter: { id: ["1' or 1=1", 'x'] } });
    expect([none.headers.get('Content-Range'), await none.json()]).toEqual(['staff */0', []]);
    // What a column can never hold is not sent to the database, which would fail on it.
    const held = await list({ filter: { id: [1.5, 2 ** 31, server.userId] } });
    expect([held.status, held.headers.get('Content-Range')]).toEqual([200, 'staff 0-0/1']);
    const never = await list({ filter: { username: 'sanne\u0000' } });
    expect([never.status, await never.json()]).toEqual([200, []]);
  });

  it('refuses a query that it cannot read, and columns that are not to be seen', async () => {
    for (const path of [
      '/api/staff?range=x',
      '/api/staff?range=[0]',
      listPath('staff', { sort: ['password_hash', 'ASC'] }),
      listPath('staff', { filter: { password_hash: 'x' } }),
    ])
      expect((await server.request(path)).status, path).toBe(400);
    expect((await list({ filter: { q: 'a\u0000%_\\' } })).status).toBe(200);
  });

  it('adds an account that can then sign in', async () => {
    const answer = await post({ username: ' Noor ', name: 'Noor Bos', password: 'één lange 🔑 zin' });
    expect(answer.status).toBe(201);
    const record = await answer.json();
    expect(record).toMatchObject({ username: 'noor', name: 'Noor Bos', active: 1, created: '2026-11-16 10:00:00' });
    expect(JSON.stringify(record)).not.toContain('argon');
    const { password_hash } = await server.db
      .selectFrom('staff')
      .select('password_hash')
      .where('user_id', '=', record.id)
      .executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/^\$argon2id\$/);
    expect(unversioned(await (await server.request(`/api/staff/${record.id}`)).json())).toEqual(record);
  });

  it('wants 8 to 128 characters of any kind, and no password that everyone knows', async () => {
    const fault = async (password: string) =>
      (await (await post({ username: `u${password.length}`, name: 'U', password })).json()).data?.fields?.password;
    expect(await fault('')).toBe('Wachtwoord is verplicht.');
    expect(await fault('🔑🔑🔑🔑')).toBe('Gebruik minstens 8 tekens.');
    expect(await fault('x'.repeat(129))).toBe('Gebruik hoogstens 128 tekens.');
    for (const common of ['Welkom01', 'wachtwoord123', 'iloveyou', 'Trustno1', 'q1w2e3r4t5', 'manchester', 'rainbow1'])
      expect(await fault(common), common).toBe('Dit wachtwoord wordt te vaak gebruikt. Kies een ander.');
    for (const repeated of [' '.repeat(8), 'aaaaaaaab', 'Hoihoihoi', '🔑'.repeat(128)])
      expect(await fault(repeated), repeated).toBe('Dit wachtwoord wordt te vaak gebruikt. Kies een ander.');
    for (const ofAnyYear of ['Welkom2031', 'zomer2027', 'Winter-2040!', 'wachtwoord2026', 'Carwash2026', 'Test1234!'])
      expect(await fault(ofAnyYear), ofAnyYear).toBe('Dit wachtwoord wordt te vaak gebruikt. Kies een ander.');
    expect(await fault('🔑🚗💧🧽'.repeat(32))).toBeUndefined();
    for (const known of ['demo-wasstraat', 'Wasbeheer2026'])
      expect(await fault(known), known).toBe('Dit wachtwoord is bekend. Kies een ander.');
    const own = { username: 'veerlebos', name: 'Veerle', password: 'VeerleBos1!' };
    expect((await (await post(own)).json()).data.fields.password).toBe(
      'Het wachtwoord lijkt te veel op de gebruikersnaam.',
    );
  });

  it('wants as much of a new password of an account that is there', async () => {
    const id = await aStaffMember(server.db, { username: 'tim', name: 'Tim' });
    const answer = await put(id, { name: 'Tim', active: 1, password: 'Welkom01', own_password: STAFF_PASSWORD });
    expect([answer.status, (await answer.json()).data.fields]).toEqual([
      422,
      { password: 'Dit wachtwoord wordt te vaak gebruikt. Kies een ander.' },
    ]);
    expect((await signIn('tim', STAFF_PASSWORD)).status).toBe(200);
    const renamed = await put(id, { name: 'Tom', active: 1, password: '' });
    expect(renamed.status).toBe(200);
  });

  it('refuses a user name with a colon, with which nobody could sign in', async () => {
    const answer = await post({ username: 'no:or', name: 'Noor', password: 'een lange zin' });
    expect([answer.status, (await answer.json()).data.fields]).toEqual([
      422,
      { username: 'Een gebruikersnaam mag geen dubbele punt bevatten.' },
    ]);
  });

  it('gives no user name that a colleague is giving', async () => {
    const answer = await meanwhile(
      server,
      async (transaction) => {
        await waitTurn(transaction, 'staff');
        await aStaffMember(transaction, { username: 'noor' });
      },
      () => post({ username: 'noor', name: 'Noor', password: 'een lange zin' }),
    );
    expect([answer.status, (await answer.json()).data.error]).toEqual([
      409,
      'De gebruikersnaam noor is al in gebruik. Kies een andere.',
    ]);
  });

  it('lets one of two who deactivate each other at the same moment do so, and tells the other why not', async () => {
    const other = await aStaffMember(server.db, { username: 'noor', name: 'Noor' });
    const theirs = await sessionOf(other);
    const off = (name: string) => ({ name, active: 0, password: '' });
    const me = await server.db.selectFrom('staff').select('name').where('user_id', '=', server.userId).execute();
    const answers = await Promise.all([put(other, off('Noor')), put(server.userId, off(me[0]?.name ?? ''), theirs)]);
    const texts = await Promise.all(answers.map(async (answer) => (await answer.json()).data?.error));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, expect.toBeOneOf([401, 409])]);
    expect(texts).not.toContain('De gegevens zijn intussen gewijzigd. Laad de pagina opnieuw en probeer het nog eens.');
  });

  it('keeps user names apart, whatever their capitals', async () => {
    const answer = await post({ username: 'SANNE', name: 'Andere Sanne', password: 'een lange zin' });
    const text = 'De gebruikersnaam sanne is al in gebruik. Kies een andere.';
    const { data } = await answer.json();
    expect([answer.status, data.error, data.fields]).toEqual([409, text, { username: text }]);
  });

  it.each(["password_hash = 'another'", 'active = 0'])(
    'sets no new password when the own account gets %s after its own password was checked',
    async (change) => {
      await changeAfterCheck(server.db, engine, `${change} where user_id = ${server.userId}`);
      const id = await aStaffMember(server.db, { username: 'tim', name: 'Tim' });
      const password = 'een lange nieuwe zin';
      const answer = await put(id, { name: 'Tim', active: 1, password, own_password: STAFF_PASSWORD });
      expect([answer.status, (await answer.json()).data.fields]).toEqual([
        422,
        { own_password: 'Dit is niet je eigen wachtwoord.' },
      ]);
      expect((await signIn('tim', password)).status).toBe(401);
    },
  );

  it('ends the sessions of an account that is switched off, and it cannot sign in', async () => {
    const id = await aStaffMember(server.db, { username: 'tim' });
    const session = await sessionOf(id);
    expect((await asks(session)).status).toBe(200);
    expect((await put(id, { name: 'Tim', active: 0, password: '' })).status).toBe(200);
    expect((await asks(session)).status).toBe(401);
    expect((await signIn('tim', STAFF_PASSWORD)).status).toBe(401);
    expect((await put(id, { name: 'Tim', active: 1, password: '' })).status).toBe(200);
    expect((await asks(session)).status).toBe(401);
    expect((await signIn('tim', STAFF_PASSWORD)).status).toBe(200);
  });

  it('ends every session but the present one when a password changes', async () => {
    const elsewhere = await sessionOf(server.userId);
    expect((await put(server.userId, { name: 'Sanne', active: 1, password: '' })).status).toBe(200);
    expect((await asks(elsewhere)).status).toBe(200);
    const changed = { name: 'Sanne', active: 1, password: 'een nieuwe zin', own_password: STAFF_PASSWORD };
    expect((await put(server.userId, changed)).status).toBe(200);
    expect((await asks(elsewhere)).status).toBe(401);
    expect((await asks({})).status).toBe(200);
    expect((await signIn('sanne', 'een nieuwe zin')).status).toBe(200);
    expect((await signIn('sanne', STAFF_PASSWORD)).status).toBe(401);
  });

  it('sets a new password for who knows their own, and for nobody who finds a screen left open', async () => {
    const id = await aStaffMember(server.db, { username: 'tim', name: 'Tim' });
    const change = (own_password?: string) =>
      put(id, { name: 'Tom', active: 1, password: 'een nieuwe zin', own_password });
    const fieldsOf = async (answer: Response) => [answer.status, (await answer.json()).data.fields];
    expect(await fieldsOf(await change())).toEqual([422, { own_password: 'Je eigen wachtwoord is verplicht.' }]);
    for (let wrong = 0; wrong < 10; wrong += 1)
      expect(await fieldsOf(await change('geraden'))).toEqual([
        422,
        { own_password: 'Dit is niet je eigen wachtwoord.' },
      ]);
    const tooOften = await change(STAFF_PASSWORD);
    expect([tooOften.status, tooOften.headers.get('Retry-After')]).toEqual([429, '900']);
    expect((await signIn('tim', STAFF_PASSWORD)).status).toBe(200);
    server.setNow(new Date(MONDAY.getTime() + 15 * 60_000));
    expect((await change(STAFF_PASSWORD)).status).toBe(200);
    expect((await signIn('tim', 'een nieuwe zin')).status).toBe(200);
    const { name } = await server.db
      .selectFrom('staff')
      .select('name')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(name).toBe('Tom');
  });

  it('answers a password that is changed already, and sent once more, as it did', async () => {
    const json = { name: 'Sanne', active: 1, password: 'een nieuwe zin', own_password: STAFF_PASSWORD };
    const key = { 'Idempotency-Key': 'een-en-dezelfde-sleutel' };
    const first = await put(server.userId, json, key);
    const second = await put(server.userId, json, key);
    expect([first.status, second.status, await second.json()]).toEqual([200, 200, await first.json()]);
  });

  it('switches the account of the demonstration on again with a password of its own, and with the public one never', async () => {
    const { username, password: known } = DEMO_ACCOUNT;
    const id = await aStaffMember(server.db, { username, password: known });
    const update = (body: object) => put(id, { name: 'Demi', password: '', ...body });
    expect((await update({ active: 1 })).status).toBe(200);
    expect((await update({ active: 0 })).status).toBe(200);
    const answer = await update({ active: 1 });
    expect([answer.status, (await answer.json()).data.fields]).toEqual([
      422,
      { password: 'Het wachtwoord van dit account is bekend. Kies een ander.' },
    ]);
    expect((await signIn(username, known)).status).toBe(401);
    expect((await update({ active: 0, name: 'Demi Bos' })).status).toBe(200);
    const password = 'een nieuwe zin';
    expect((await update({ active: 1, password, own_password: STAFF_PASSWORD })).status).toBe(200);
    expect((await signIn(username, password)).status).toBe(200);
    expect((await update({ active: 0 })).status).toBe(200);
    expect((await update({ active: 1 })).status).toBe(200);
  });

  it('always leaves someone who can sign in', async () => {
    const own = await put(server.userId, { name: 'Sanne', active: 0, password: '' });
    expect([own.status, (await own.json()).data.error]).toEqual([409, 'Je kunt je eigen account niet uitzetten.']);
    const other = await aStaffMember(server.db, {});
    const session = await sessionOf(other);
    const both = await Promise.all([
      put(other, { name: 'A', active: 0, password: '' }),
      put(server.userId, { name: 'B', active: 0, password: '' }, session),
    ]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    const active = await server.db.selectFrom('staff').select('user_id').where('active', '=', 1).execute();
    expect(active).toHaveLength(1);
    // Whichever of the two was first is still there to ask.
    const left = both[0].status === 200 ? [] : [session];
    expect((await put(999, { name: 'A', active: 1, password: '' }, ...left)).status).toBe(404);
  });
});
