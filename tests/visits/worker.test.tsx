import { expect, it, vi } from 'vitest';

it('a build that is put back is the newest again, and keeps the one that it replaces', async () => {
  const kept = new Map<string, object>([
    ['wasbeheer.build.aaaa', {}],
    ['wasbeheer.build.bbbb', {}],
  ]);
  vi.stubGlobal('caches', {
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    open: async (name: string) => kept.set(name, kept.get(name) ?? {}) && { addAll: async () => undefined },
  });
  // Node's own takes no address without an origin.
  vi.stubGlobal('Request', class {});
  vi.stubGlobal('BUILD', 'aaaa');
  vi.stubGlobal('FILES', []);
  vi.stubGlobal('skipWaiting', async () => undefined);
  vi.stubGlobal('clients', { claim: async () => undefined });
  const listeners = new Map<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void>();
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => listeners.set(name, listener));
  await import('../../src/visits/worker');
  for (const name of ['install', 'activate']) {
    let done: Promise<unknown> = Promise.reject(new Error(`nobody hears ${name}`));
    done.catch(() => undefined);
    listeners.get(name)?.({
      waitUntil: (work) => {
        done = work;
      },
    });
    await done;
  }
  expect([...kept.keys()]).toEqual(['wasbeheer.build.bbbb', 'wasbeheer.build.aaaa']);
});
