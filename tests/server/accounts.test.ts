import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { HASH_OF_NOBODY, hashPassword } from '../../server/auth/passwords';
import type { OpenDatabase } from '../../server/db/open';
import { seedDemo } from '../../server/demo/seed';
import { firstStart } from '../../server/start/firstStart';
import { readSettings } from '../../server/start/settings';
import { endpoints } from '../../src/v2/endpoints';
import { logout } from '../../src/v2/logout';
import { basic } from '../support/basic';
import { aCustomer, aStaffMember, STAFF_PASSWORD } from '../support/builders';
import { changeAfterCheck } from '../support/changeAfterCheck';
import { createTestServer, eachEngine, MONDAY, type TestServer } from '../support/server';
import { signInFrom } from '../support/signInFrom';
import { isLockWaitedFor, testDatabase } from '../support/testDatabase';

const MINUTE = 60_000;
const later = (minutes: number) => new Date(MONDAY.getTime() + minutes * MINUTE);

eachEngine('signing in', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await createTestServer({ engine, name: 'Sanne de Vries' });
  });

  const signIn = (username: string, password: string, address = '192.0.2.7') =>
    signInFrom(server, address, username, password);
  const checkToken = (token: string) =>
    server.request('/v2/accounts/checkToken', { headers: { Authorization: `Bearer ${token}` } });
  const tokenOf = async (answer: Response): Promise<string> => (await answer.json()).data.API_token;

  it('answers a token, the name and the user id, and the token opens the dashboard', async () => {
    const session = await server.client.call(endpoints.accounts.login, {
      credentials: { username: 'sanne', password: STAFF_PASSWORD },
    });
    expect(session).toEqual({ API_token: expect.any(String), name: 'Sanne de Vries', userId: server.userId });
    const answer = await checkToken(session.API_token);
    expect(await answer.json()).toEqual({ code: 'OK', data: { name: 'Sanne de Vries', userId: server.userId } });
  });

  it.each(['wacht€woord', 'met:dubbele:punten', 'spatie en ë', '密码密码密码', '  '])(
    'takes the password %j',
    async (password) => {
      await aStaffMember(server.db, { username: 'piet', password });
      expect((await signIn('piet', password)).status).toBe(200);
      expect((await signIn('piet', `${password}x`)).status).toBe(401);
    },
  );

  it('takes the user name in any letter case, and a letter with its accent typed apart', async () => {
    await aStaffMember(server.db, { username: 'Zoë', password: 'crème brûlée' });
    expect((await signIn('ZOË', 'crème brûlée'.normalize('NFD'))).status).toBe(200);
  });

  it('keeps neither the password nor the token', async () => {
    const token = await tokenOf(await signIn('sanne', STAFF_PASSWORD));
    const kept = JSON.stringify([
      await server.db.selectFrom('staff').selectAll().execute(),
      await server.db.selectFrom('sessions').selectAll().execute(),
    ]);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(kept).not.toContain(token);
    expect(kept).not.toContain(STAFF_PASSWORD);
    expect(kept).toContain('$argon2id$');
  });

  it('answers an unknown name, a wrong password, a switched-off account and a customer alike', async () => {
    await aCustomer(server.db, { username: 'klant', password_hash: await hashPassword('geheim1234') });
    const off = await aStaffMember(server.db, { username: 'weg', password: 'geheim1234' });
    await server.db.updateTable('staff').set({ active: 0 }).where('user_id', '=', off).execute();
    const answers = await Promise.all([
      signIn('niemand', 'geheim1234'),
      signIn('sanne', 'geheim1234'),
      signIn('weg', 'geheim1234'),
      signIn('klant', 'geheim1234'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(texts)).toEqual(
      new Set(['{"code":"ERROR","data":{"error":"De gebruikersnaam of het wachtwoord klopt niet."}}']),
    );
  });

  it.each(['', 'Basic', 'Basic %%%', 'Basic /w==', basic('', ''), basic('san\0ne', 'x'), 'Bearer abc'])(
    'answers 401 to credentials that are none: %j',
    async (Authorization) => {
      const answer = await server.app.request('/v2/accounts/login', { method: 'POST', headers: { Authorization } });
      expect(answer.status).toBe(401);
    },
  );

  it.each(["password_hash = 'another'", 'active = 0'])(
    'is refused when the account gets %s between the check and the session',
    async (change) => {
      await changeAfterCheck(server.db, engine, change);
      await server.db.deleteFrom('sessions').execute();
      expect((await signIn('sanne', STAFF_PASSWORD)).status).toBe(401);
      expect(await server.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
      expect(await server.db.selectFrom('audit').selectAll().execute()).toEqual([]);
    },
  );

  it('waits for a colleague who is changing the password', async () => {
    let answer: Promise<Response> | undefined;
    await server.db.transaction().execute(async (transaction) => {
      await transaction.updateTable('staff').set({ password_hash: HASH_OF_NOBODY }).execute();
      answer = Promise.resolve(signIn('sanne', STAFF_PASSWORD));
      // PostgreSQL says that someone waits for a row; on SQLite all wait for the one connection.
      await expect.poll(async () => engine === 'sqlite' || isLockWaitedFor(server.db)).toBe(true);
    });
    expect((await answer)?.status).toBe(401);
  });

  it('sets a cookie for the resend link alone, with a value of its own', async () => {
    const answer = await signIn('sanne', STAFF_PASSWORD);
    const cookie = answer.headers.get('Set-Cookie') ?? '';
    expect(cookie).toMatch(/^resend=[\w-]{43};/);
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/v2/mollieOrder']) expect(cookie).toContain(part);
    expect(cookie).not.toContain(await tokenOf(answer));
    const [value = ''] = cookie.replace('resend=', '').split(';');
    expect((await checkToken(value)).status).toBe(401);
  });

  describe('a session', () => {
    it('ends after 60 minutes without use, and lives on with use', async () => {
      server.setNow(later(59));
      expect((await checkToken(server.token)).status).toBe(200);
      server.setNow(later(118));
      expect((await checkToken(server.token)).status).toBe(200);
      server.setNow(later(178));
      expect((await checkToken(server.token)).status).toBe(401);
    });

    it('ends after 12 hours, however much it is used', async () => {
      for (let minute = 30; minute < 12 * 60; minute += 30) {
        server.setNow(later(minute));
        expect((await checkToken(server.token)).status).toBe(200);
      }
      server.setNow(later(12 * 60));
      expect((await checkToken(server.token)).status).toBe(401);
    });

    it('ends at logout, on the server too, and takes the cookie along', async () => {
      const other = await tokenOf(await signIn('sanne', STAFF_PASSWORD));
      expect((await server.request('/v2/accounts/logout', { method: 'POST' })).headers.get('Set-Cookie')).toMatch(
        /^resend=; Max-Age=0; Path=\/v2\/mollieOrder/,
      );
      expect((await checkToken(server.token)).status).toBe(401);
      expect((await checkToken(other)).status).toBe(200);
      await expect(server.client.call(logout)).rejects.toMatchObject({ kind: 'unauthorized' });
    });

    it('ends when the account is switched off', async () => {
      await server.db.updateTable('staff').set({ active: 0 }).execute();
      expect((await checkToken(server.token)).status).toBe(401);
    });

    it('that has ended leaves nothing behind once someone signs in', async () => {
      server.setNow(later(13 * 60));
      await signIn('sanne', STAFF_PASSWORD);
      expect(await server.db.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
    });
  });

  describe('too often', () => {
    const fail = async (times: number, username = 'sanne') => {
      for (let time = 0; time < times; time += 1) expect((await signIn(username, 'mis')).status).toBe(401);
    };

    it.each(['sanne', 'niemand'])(
      'is refused after 10 wrong tries for %s, with when to come back',
      async (username) => {
        await fail(9, username);
        server.setNow(later(5));
        await fail(1, username);
        const refused = await signIn(username, STAFF_PASSWORD);
        expect(refused.status).toBe(429);
        expect(refused.headers.get('Retry-After')).toBe('600');
        expect(await refused.json()).toEqual({
          code: 'ERROR',
          data: { error: expect.stringContaining('Te veel pogingen') },
        });
      },
    );

    it('leaves live sessions, other accounts and other addresses alone', async () => {
      await aStaffMember(server.db, { username: 'piet' });
      await fail(10);
      expect((await signIn('sanne', STAFF_PASSWORD)).status).toBe(429);
      expect((await checkToken(server.token)).status).toBe(200);
      expect((await signIn('piet', STAFF_PASSWORD)).status).toBe(200);
      expect((await signIn('sanne', STAFF_PASSWORD, '192.0.2.8')).status).toBe(200);
    });

    it('is over after 15 minutes, refused tries in between not counted', async () => {
      await fail(10);
      server.setNow(later(14));
      expect((await signIn('sanne', STAFF_PASSWORD)).status).toBe(429);
      server.setNow(later(15));
      expect((await signIn('sanne', STAFF_PASSWORD)).status).toBe(200);
    });

    it('starts anew after a success', async () => {
      await fail(9);
      expect((await signIn('sanne', STAFF_PASSWORD)).status).toBe(200);
      await fail(10);
    });

    it('counts tries at the same moment', async () => {
      const answers = await Promise.all(Array.from({ length: 14 }, () => signIn('sanne', 'mis')));
      expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10);
      expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(4);
    });

    it('keeps neither the name nor the address that was typed', async () => {
      await fail(1, 'misschien-een-wachtwoord');
      const kept = JSON.stringify(await server.db.selectFrom('sign_in_attempts').selectAll().execute());
      expect(kept).not.toMatch(/misschien|192\.0\.2/);
    });
  });
});

describe('the address that tries are counted by', () => {
  const statusesFor = async (trustedProxies: string[]) => {
    const server = await createTestServer({ trustedProxies });
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1) {
      const headers = { 'X-Forwarded-For': `198.51.100.9, 192.0.2.${time}` };
      statuses.push((await signInFrom(server, '::ffff:10.0.0.1', 'sanne', randomUUID(), headers)).status);
    }
    return statuses;
  };

  it('is the connection, whatever X-Forwarded-For says', async () => {
    expect((await statusesFor([])).at(-1)).toBe(429);
  });

  it('is what a trusted proxy says', async () => {
    expect((await statusesFor(['10.0.0.1'])).at(-1)).toBe(401);
  });

  it('is that of the trusted proxy where it names nobody', async () => {
    const server = await createTestServer({ trustedProxies: ['10.0.0.1', '10.0.0.2'] });
    for (let time = 0; time < 10; time += 1) await signInFrom(server, '10.0.0.1', 'sanne', 'mis');
    expect((await signInFrom(server, '10.0.0.1', 'sanne', STAFF_PASSWORD)).status).toBe(429);
    expect((await signInFrom(server, '10.0.0.2', 'sanne', STAFF_PASSWORD)).status).toBe(200);
  });
});

it('an unknown account costs as much work as a known one', async () => {
  const costOf = (hash: string) => hash.split('$').slice(0, 4);
  expect(costOf(await hashPassword('een wachtwoord'))).toEqual(costOf(HASH_OF_NOBODY));
});

eachEngine('the number of an account', (engine) => {
  const idsAfter = async (filling: (open: OpenDatabase) => Promise<unknown>) => {
    const open = await testDatabase(engine);
    onTestFinished(open.close);
    await filling(open);
    return (await open.db.selectFrom('staff').select('user_id').orderBy('user_id').execute()).map(
      ({ user_id }) => user_id,
    );
  };

  it('is not that of an account of another database at the same address, whose drafts a browser may still have', async () => {
    const settings = readSettings({ ADMIN_USERNAME: 'beheer', ADMIN_PASSWORD: 'een lange zin' });
    const first = (open: OpenDatabase) => firstStart(open, settings, MONDAY);
    const demo = ({ db }: OpenDatabase) => seedDemo(db, { now: MONDAY, scale: 0.1 });
    const ids = [await idsAfter(first), await idsAfter(first), await idsAfter(demo)].flat();
    expect(new Set(ids).size).toBe(6);
    expect(ids.slice(2)).toEqual([1, 2, 3, 4]);
    const server = await createTestServer({ engine });
    const added = async (username: string) =>
      (await server.request('/api/staff', { json: { username, name: 'x', password: 'een lange zin' } })).json();
    const [piet, kees] = [await added('piet'), await added('kees')];
    expect(Math.min(piet.id, kees.id)).toBeGreaterThan(999_999);
    expect(piet.id).not.toBe(kees.id + 1);
    expect(kees.id).not.toBe(piet.id + 1);
  });
});
