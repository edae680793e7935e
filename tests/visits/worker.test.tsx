import { beforeEach, expect, it, vi } from 'vitest';

interface Heard {
  waitUntil?: (work: Promise<unknown>) => void;
  respondWith?: (answer: Promise<unknown>) => void;
  request?: object;
}
/** Of the one worker of this file. */
const listeners = new Map<string, (event: Heard) => void>();
const kept = new Map<string, object>();

beforeEach(async () => {
  kept.clear();
  vi.stubGlobal('caches', {
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    open: async (name: string) =>
      kept.set(name, kept.get(name) ?? {}) && { addAll: async () => undefined, match: async () => 'the kept page' },
  });
  // Node's own takes no address without an origin.
  vi.stubGlobal('Request', class {});
  vi.stubGlobal('BUILD', 'aaaa');
  vi.stubGlobal('FILES', []);
  vi.stubGlobal('skipWaiting', async () => undefined);
  vi.stubGlobal('clients', { claim: async () => undefined });
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => listeners.set(name, listener));
  await import('../../src/visits/worker');
});

const heard = async (name: string, request?: object): Promise<unknown> => {
  let done: Promise<unknown> = Promise.reject(new Error(`nobody hears ${name}`));
  done.catch(() => undefined);
  const hear = (work: Promise<unknown>) => {
    done = work;
  };
  listeners.get(name)?.({ waitUntil: hear, respondWith: hear, ...(request ? { request } : {}) });
  return done;
};

it('a build that is put back is the newest again, and keeps the one that it replaces', async () => {
  kept.set('wasbeheer.build.aaaa', {}).set('wasbeheer.build.bbbb', {});
  for (const name of ['install', 'activate']) await heard(name);
  expect([...kept.keys()]).toEqual(['wasbeheer.build.bbbb', 'wasbeheer.build.aaaa']);
});

it.each([
  [200, 'of the network'],
  [401, 'of the network'],
  [502, 'kept'],
  [503, 'kept'],
])('a page that the network answers with %i is the one %s', async (status, whose) => {
  const answer = { status };
  vi.stubGlobal('fetch', async () => answer);
  const shown = await heard('fetch', { method: 'GET', mode: 'navigate', url: `${location.origin}/` });
  expect(shown).toBe(whose === 'kept' ? 'the kept page' : answer);
});
