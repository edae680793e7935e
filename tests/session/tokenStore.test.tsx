import { afterEach, describe, expect, it, vi } from 'vitest';
import { tokenStore } from '../../src/lib/session/tokenStore';
import { SANNE } from '../support/sessions';

const KEY = 'wasbeheer.session';
afterEach(() => tokenStore.clear());

describe('the stored session', () => {
  it('is kept in local storage with token, name and user, and is the same object until it changes', () => {
    tokenStore.set(SANNE);
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual(SANNE);
    expect(tokenStore.get()).toEqual(SANNE);
    expect(tokenStore.get()).toBe(tokenStore.get());
    expect(tokenStore.token()).toBe('abc');
    tokenStore.clear();
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(tokenStore.token()).toBeNull();
  });

  it('is the new one also when a storage without room still has the one before', () => {
    tokenStore.set(SANNE);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    tokenStore.set({ ...SANNE, API_token: 'def' });
    expect(tokenStore.token()).toBe('def');
  });

  it('tells who listens, until they stop', () => {
    const heard = vi.fn();
    const stop = tokenStore.subscribe(heard);
    tokenStore.set(SANNE);
    tokenStore.clear();
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    tokenStore.set(SANNE);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('that another tab ends is ended here, and other storage is no news', () => {
    tokenStore.set(SANNE);
    const heard = vi.fn();
    const stop = tokenStore.subscribe(heard);
    window.dispatchEvent(new StorageEvent('storage', { key: 'something else' }));
    expect(heard).not.toHaveBeenCalled();
    localStorage.removeItem(KEY);
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(heard).toHaveBeenCalledOnce();
    expect(tokenStore.get()).toBeNull();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
  });

  it('that the server refuses is none in this page; other tabs keep it, until somebody signs in', () => {
    tokenStore.set(SANNE);
    tokenStore.refuse();
    expect(tokenStore.get()).toBeNull();
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual(SANNE);
    localStorage.setItem(KEY, JSON.stringify({ ...SANNE, API_token: 'renewed' }));
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(tokenStore.token()).toBe('renewed');
  });

  it('gives its token to what was begun in it, and to none of it after its end, whoever signs in', () => {
    tokenStore.set(SANNE);
    const token = tokenStore.tokenOf(SANNE.userId);
    tokenStore.set({ ...SANNE, API_token: 'renewed' });
    expect(token()).toBe('renewed');
    tokenStore.clear();
    tokenStore.set(SANNE);
    expect(token()).toBeNull();
  });

  it('is looked at again when the browser brings a page back', () => {
    const heard = vi.fn();
    const stop = tokenStore.subscribe(heard);
    window.dispatchEvent(new Event('pageshow'));
    expect(heard).toHaveBeenCalledOnce();
    stop();
  });

  it.each(['', '{', '"text"', '{"name":"Sanne"}', '{"API_token":""}'])('that cannot be read (%j) is none', (text) => {
    localStorage.setItem(KEY, text);
    expect(tokenStore.get()).toBeNull();
  });

  it('lasts as long as the page where the browser refuses to store it', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    tokenStore.set(SANNE);
    expect(tokenStore.get()).toEqual(SANNE);
    tokenStore.clear();
    expect(tokenStore.get()).toBeNull();
  });
});
