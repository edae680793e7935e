import { afterEach, expect, it } from 'vitest';
import { tokenStore } from '../../src/lib/session/tokenStore';
import { expiry } from '../../src/session/expiry';

const SANNE = { API_token: 'first', name: 'Sanne', userId: 3 };
afterEach(() => tokenStore.clear());

it('a call that an ended session answers late is sent again for its own user alone, and not before any ended', async () => {
  tokenStore.set({ ...SANNE, API_token: 'second' });
  expect(await expiry.waitForSignIn('first')).toBe(false);
  tokenStore.set(SANNE);
  const waiting = expiry.waitForSignIn('first');
  tokenStore.set({ ...SANNE, API_token: 'second' });
  expect(await waiting).toBe(true);
  expect(await expiry.waitForSignIn('first')).toBe(true);
  tokenStore.set({ API_token: 'third', name: 'Bram', userId: 4 });
  expect(await expiry.waitForSignIn('first')).toBe(false);
});

it('a call whose session another tab had already renewed when its answer came is sent again', async () => {
  tokenStore.set({ ...SANNE, API_token: 'of the call' });
  localStorage.setItem('wasbeheer.session', JSON.stringify({ ...SANNE, API_token: 'of the other tab' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'wasbeheer.session' }));
  expect(await expiry.waitForSignIn('of the call')).toBe(true);
  tokenStore.set({ API_token: 'third', name: 'Bram', userId: 4 });
  expect(await expiry.waitForSignIn('of the other tab')).toBe(false);
});
