import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { tokenStore } from '../../src/lib/session/tokenStore';
import { V2Error } from '../../src/provider/http/V2Error';
import { createAuthProvider } from '../../src/session/authProvider';
import { createConnection } from '../../src/session/connection';
import { expiry } from '../../src/session/expiry';
import { checkInTime, checkSession, isCheckLate, signIn } from '../../src/session/session';
import { signOut } from '../../src/session/signOut';
import { accounts } from '../../src/v2/accounts';
import { gate } from '../support/gate';
import { SANNE } from '../support/sessions';

const OK = (data: unknown) => Response.json({ code: 'OK', data });
const REFUSED = (status: number) => Response.json({ code: 'ERROR', data: { error: 'Nee' } }, { status });
const html = (status: number) => new Response('<h1>Bad gateway</h1>', { status });

/** A client on a server that gives one answer, and what it was sent. */
const against = (answer: () => Promise<Response> | Response) => {
  const send = vi.fn<typeof fetch>(async () => answer());
  return { send, client: createConnection(send).client };
};
const headersSent = (send: ReturnType<typeof against>['send']) => new Headers(send.mock.calls[0]?.[1]?.headers);

afterEach(() => tokenStore.clear());

describe('signing in', () => {
  it('sends name and password as basic credentials in UTF-8, whatever they hold', async () => {
    const { send, client } = against(() => OK(SANNE));
    await signIn(client, { username: 'sanne', password: 'p€:ä😀' });
    const [scheme, code = ''] = headersSent(send).get('Authorization')?.split(' ') ?? [];
    expect(scheme).toBe('Basic');
    expect(Buffer.from(code, 'base64').toString('utf8')).toBe('sanne:p€:ä😀');
    expect(tokenStore.get()).toEqual({ ...SANNE, username: 'sanne' });
  });

  it('with a wrong password leaves a present session as it was', async () => {
    tokenStore.set(SANNE);
    const { client } = against(() => REFUSED(401));
    await expect(signIn(client, { username: 'piet', password: 'fout' })).rejects.toMatchObject({
      kind: 'unauthorized',
    });
    expect(tokenStore.get()).toEqual(SANNE);
  });
});

describe('signing out', () => {
  it('forgets the session before the server answers, and tells the server whose it was', () => {
    tokenStore.set(SANNE);
    const { send, client } = against(() => new Promise<Response>(() => {}));
    signOut(client);
    expect(tokenStore.get()).toBeNull();
    expect(String(send.mock.calls[0]?.[0])).toMatch(/v2\/accounts\/logout$/);
    expect(headersSent(send).get('Authorization')).toBe('Bearer abc');
  });

  it('works all the same without a server', async () => {
    tokenStore.set(SANNE);
    const { client } = against(() => Promise.reject(new TypeError('fetch failed')));
    signOut(client);
    await new Promise((resolve) => setTimeout(resolve));
    expect(tokenStore.get()).toBeNull();
  });
});

describe('the check of a stored token', () => {
  it.each([
    ['401', () => REFUSED(401)],
    ['HTTP 200 with another code', () => REFUSED(200)],
    ['403', () => REFUSED(403)],
  ])('ends the session on %s', async (_, answer) => {
    tokenStore.set(SANNE);
    await checkSession(against(answer).client);
    expect(tokenStore.get()).toBeNull();
  });

  it.each([
    ['500', () => REFUSED(500)],
    ['429', () => REFUSED(429)],
    ['HTTP 200 with HTML', () => html(200)],
    ['HTTP 404 with HTML', () => html(404)],
    ['HTTP 502 with HTML', () => html(502)],
    ['nothing', () => new Response('')],
  ])('keeps the session on %s', async (_, answer) => {
    tokenStore.set(SANNE);
    await checkSession(against(answer).client);
    expect(tokenStore.get()).toEqual(SANNE);
  });

  it('keeps the session without a connection', async () => {
    tokenStore.set(SANNE);
    await checkSession({ call: () => Promise.reject(new V2Error('network')) });
    expect(tokenStore.get()).toEqual(SANNE);
  });

  it('takes over a changed name', async () => {
    tokenStore.set(SANNE);
    await checkSession(against(() => OK({ name: 'Sanne de Vries', userId: 3 })).client);
    expect(tokenStore.get()).toEqual({ ...SANNE, name: 'Sanne de Vries' });
  });

  it('that answers late says nothing about who signed in meanwhile', async () => {
    tokenStore.set(SANNE);
    const piet = { API_token: 'def', name: 'Piet', userId: 4 };
    const { client } = against(() => {
      tokenStore.set(piet);
      return REFUSED(401);
    });
    await checkSession(client);
    expect(tokenStore.get()).toEqual(piet);
  });
});

describe('the first screen', () => {
  afterEach(() => vi.useRealTimers());
  /** A server that answers when the test says so. */
  const held = () => {
    vi.useFakeTimers();
    tokenStore.set(SANNE);
    const { opened, open } = gate();
    const { client } = against(() => opened.then(() => REFUSED(401)));
    const shown = vi.fn();
    return { open, shown, checked: checkInTime(client).then(shown) };
  };

  it('waits for the check of the token', async () => {
    const { open, shown, checked } = held();
    await vi.advanceTimersByTimeAsync(3_900);
    expect([shown.mock.calls.length, isCheckLate()]).toEqual([0, false]);
    open();
    await checked;
    expect([tokenStore.get(), isCheckLate()]).toEqual([null, false]);
  });

  it('waits four seconds for it at most; after a refusal that comes later the sign-in stands over it', async () => {
    const { open, shown } = held();
    await vi.advanceTimersByTimeAsync(4_000);
    expect([shown.mock.calls.length, isCheckLate(), tokenStore.get()]).toEqual([1, true, SANNE]);
    open();
    await expect.poll(() => [expiry.isWaiting(), isCheckLate()]).toEqual([true, false]);
    // What was typed since is not taken away.
    expect(tokenStore.get()).toEqual(SANNE);
  });
});

describe('any call', () => {
  it.each([403, 500])('answered %i fails, and asks nobody to sign in again', async (status) => {
    tokenStore.set(SANNE);
    const { client } = createConnection(async () => REFUSED(status));
    await expect(client.call(accounts.checkToken)).rejects.toBeInstanceOf(V2Error);
    expect(expiry.isWaiting()).toBe(false);
    expect(tokenStore.get()).toEqual(SANNE);
  });

  it.each([
    ['the same user signed in again', { ...SANNE, API_token: 'new' }, ['Bearer abc', 'Bearer new']],
    ['another user signed in', { API_token: 'def', name: 'Piet', userId: 4 }, ['Bearer abc']],
    ['the user signed out', null, ['Bearer abc']],
  ])('answered 401 waits until %s', async (_, next, asked) => {
    tokenStore.set(SANNE);
    const sent: (string | null)[] = [];
    const { client } = createConnection(async (_url, init) => {
      const token = new Headers(init?.headers).get('Authorization');
      sent.push(token);
      return token === 'Bearer new' ? OK({ name: 'Sanne', userId: 3 }) : REFUSED(401);
    });
    const calls = [client.call(accounts.checkToken), client.call(accounts.checkToken)];
    const outcomes = Promise.allSettled(calls);
    await expect.poll(() => expiry.isWaiting()).toBe(true);
    if (next) tokenStore.set(next);
    else tokenStore.clear();
    const expected = asked.length === 2 ? 'fulfilled' : 'rejected';
    expect((await outcomes).map(({ status }) => status)).toEqual([expected, expected]);
    expect(sent).toEqual(asked.flatMap((token) => [token, token]));
    expect(expiry.isWaiting()).toBe(false);
  });

  it('answered 401 waits without asking while there is no network, by which nobody can sign in', async () => {
    tokenStore.set(SANNE);
    const { client } = createConnection(async () => REFUSED(401));
    const outcome = Promise.allSettled([client.call(accounts.checkToken)]);
    await expect.poll(() => expiry.isWaiting()).toBe(true);
    const told = vi.fn();
    onTestFinished(expiry.subscribe(told));
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => onLine.mockRestore());
    window.dispatchEvent(new Event('offline'));
    expect([told.mock.calls.length, expiry.isWaiting()]).toEqual([1, false]);
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    expect([told.mock.calls.length, expiry.isWaiting()]).toEqual([2, true]);
    tokenStore.clear();
    expect((await outcome).map(({ status }) => status)).toEqual(['rejected']);
  });

  it('carries the stored token', async () => {
    tokenStore.set(SANNE);
    const { send, client } = against(() => OK({ name: 'Sanne', userId: 3 }));
    await client.call(accounts.checkToken);
    expect(headersSent(send).get('Authorization')).toBe('Bearer abc');
    expect(headersSent(send).get('X-Source-System')).toBe('dashboard');
  });
});

describe("react-admin's auth provider", () => {
  const provider = createAuthProvider(against(() => OK({})).client);

  it('ends on 401 alone, and only when nobody is signed in any more', async () => {
    tokenStore.set(SANNE);
    await expect(provider.checkError(new V2Error('unauthorized'))).resolves.toBeUndefined();
    tokenStore.clear();
    await expect(provider.checkError(new V2Error('unauthorized'))).rejects.toBeDefined();
    for (const kind of ['network', 'timeout', 'refused', 'failed', 'unreadable'] as const)
      await expect(provider.checkError(new V2Error(kind))).resolves.toBeUndefined();
  });

  it('knows who is signed in', async () => {
    await expect(provider.checkAuth({})).rejects.toBeDefined();
    tokenStore.set(SANNE);
    await expect(provider.checkAuth({})).resolves.toBeUndefined();
    expect(await provider.getIdentity?.()).toEqual({ id: 3, fullName: 'Sanne' });
  });
});
