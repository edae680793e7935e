import { beforeEach, expect, it, vi } from 'vitest';
import { SANNE } from '../support/sessions';

const stored = new Map<string, string>();

beforeEach(() =>
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  }),
);

/** A page that is loaded now, in this browser. */
const aPage = async () => {
  vi.resetModules();
  const { tokenStore } = await import('../../src/lib/session/tokenStore');
  const { isSessionStored } = await import('../../src/lib/session/isSessionStored');
  return { tokenStore, found: { session: tokenStore.get(), isStored: isSessionStored() } };
};

it('a session that the server refused is none in a page that is loaded later, also where that one cannot ask', async () => {
  const first = await aPage();
  first.tokenStore.set(SANNE);
  const second = await aPage();
  expect(second.found).toEqual({ session: SANNE, isStored: true });
  second.tokenStore.refuse();
  const third = await aPage();
  expect(third.found).toEqual({ session: null, isStored: false });
  // A tab with work in it goes on until its own call is refused.
  expect(first.tokenStore.get()).toEqual(SANNE);
  third.tokenStore.set({ ...SANNE, API_token: 'renewed' });
  expect((await aPage()).found).toMatchObject({ session: { API_token: 'renewed' }, isStored: true });
  third.tokenStore.refuse();
  third.tokenStore.clear();
  expect(stored.size).toBe(0);
});
