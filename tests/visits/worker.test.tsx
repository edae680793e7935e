import { beforeEach, expect, it, vi } from 'vitest';
import { followBuilds } from '../../src/visits/buildUpdates';
import { withWorker } from '../support/worker';

interface Heard {
  waitUntil?: (work: Promise<unknown>) => void;
  respondWith?: (answer: Promise<unknown>) => void;
  request?: object;
}
/** Of the one worker of this file. */
const listeners = new Map<string, (event: Heard) => void>();
const kept = new Map<string, { page?: string }>();
let isBroken = false;
const WHOLE = { page: 'its page' };

beforeEach(async () => {
  kept.clear();
  isBroken = false;
  vi.stubGlobal('caches', {
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    match: async () => 'of the build before',
    open: async (name: string) => {
      const cache = kept.get(name) ?? {};
      kept.set(name, cache);
      const addAll = async () => {
        if (isBroken) throw new TypeError('the line broke');
        cache.page = 'the kept page';
      };
      return { addAll, match: async () => cache.page };
    },
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
  kept.set('wasbeheer.build.aaaa', WHOLE).set('wasbeheer.build.bbbb', WHOLE);
  for (const name of ['install', 'activate']) await heard(name);
  expect([...kept.keys()]).toEqual(['wasbeheer.build.bbbb', 'wasbeheer.build.aaaa']);
});

it('a build whose download broke off is none: the one before it stays, for the pages that are open on it', async () => {
  kept.set('wasbeheer.build.bbbb', WHOLE);
  isBroken = true;
  await expect(heard('install')).rejects.toThrow('the line broke');
  expect([...kept.keys()]).toEqual(['wasbeheer.build.bbbb']);
  // The worker of this one was ended in the middle of it.
  kept.set('wasbeheer.build.cccc', {});
  isBroken = false;
  for (const name of ['install', 'activate']) await heard(name);
  expect([...kept.keys()]).toEqual(['wasbeheer.build.bbbb', 'wasbeheer.build.aaaa']);
});

it('a build that comes in while another takes over stays', async () => {
  kept.set('wasbeheer.build.bbbb', WHOLE);
  await heard('install');
  kept.set('wasbeheer.build.cccc', {});
  await heard('activate');
  expect([...kept.keys()]).toEqual(['wasbeheer.build.bbbb', 'wasbeheer.build.aaaa', 'wasbeheer.build.cccc']);
});

it.each([
  ['its own', { page: 'its own' }],
  ['of the build before', {}],
])('an icon, whose name is the same in each build, is %s where that has it', async (shown, own) => {
  kept.set('wasbeheer.build.aaaa', own);
  vi.stubGlobal('FILES', ['/favicon.svg']);
  expect(await heard('fetch', { method: 'GET', url: `${location.origin}/favicon.svg` })).toBe(shown);
});

it.each([
  [200, 'of the network'],
  [401, 'of the network'],
  [502, 'kept'],
  [503, 'kept'],
])('a page that the network answers with %i is the one %s', async (status, whose) => {
  kept.set('wasbeheer.build.aaaa', { page: 'the kept page' });
  const answer = { status };
  vi.stubGlobal('fetch', async () => answer);
  const shown = await heard('fetch', { method: 'GET', mode: 'navigate', url: `${location.origin}/` });
  expect(shown).toBe(whose === 'kept' ? 'the kept page' : answer);
});

it.each([
  ['older than the last kept build', 'a', ['a', 'b'], true],
  ['the last kept build', 'b', ['a', 'b'], false],
  ['newer than all kept builds, as after Shift+F5', 'c', ['a', 'b'], false],
  ['the last whole build, after which one broke off', 'b', ['a', 'b', ''], false],
  ['older than the last whole build, after which one broke off', 'a', ['a', 'b', ''], true],
])('a page that is %s is told of a new version only when there is one', async (_, own, builds, isTold) => {
  const html = (build: string) => `<script type="module" src="/assets/${build}.js"></script>`;
  vi.stubEnv('DEV', false);
  vi.stubGlobal('caches', {
    keys: async () => builds.map((build, place) => `wasbeheer.build.${place}${build}`),
    open: async (name: string) => {
      const build = name.slice('wasbeheer.build.0'.length);
      return { match: async () => (build === '' ? undefined : { text: async () => html(build) }) };
    },
  });
  let compare: () => void = () => undefined;
  withWorker({
    register: async () => ({}),
    addEventListener: (_name: string, listener: () => void) => {
      compare = listener;
    },
    removeEventListener: () => undefined,
  });
  document.body.innerHTML = html(own);
  const told = vi.fn();
  const stop = followBuilds(told);
  compare();
  // All that is asked here answers at once.
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
  expect(told.mock.calls.length > 0).toBe(isTold);
  stop();
  vi.unstubAllEnvs();
});

it.each([
  ['the page', { method: 'GET', mode: 'navigate', url: `${location.origin}/` }],
  ['a file of the build', { method: 'GET', mode: 'no-cors', url: `${location.origin}/assets/x.js` }],
])('a cache that the browser cannot read any more keeps %s from nobody with a network', async (_, request) => {
  const broken = () => Promise.reject(new DOMException('Unexpected internal error.', 'UnknownError'));
  vi.stubGlobal('caches', { open: broken, match: broken });
  vi.stubGlobal('fetch', async () => 'from the network');
  expect(await heard('fetch', request)).toBe('from the network');
});
