/**
 * The service worker: opens the app without a network. It keeps the files of the build and the page, and nothing else:
 * no answer of v2 or /api goes through it. The page comes from the network when there is one, so that a new build is
 * there at once. What a build needs stays until the build after the next, for the pages that are still open on it.
 */
export {};

/** Of the build that this file comes with; the build fills them in. */
declare const BUILD: string;
declare const FILES: readonly string[];

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  addEventListener(name: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(name: 'fetch', listener: (event: Fetching) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
}
// TypeScript knows the globals of a page, not those of a worker.
const worker = globalThis as unknown as Worker;

const PREFIX = 'wasbeheer.build.';
const OWN = PREFIX + BUILD;
const PAGE = '/';
/** Builds whose files are kept: this one, and the one before it. */
const BUILDS = 2;
/** What a proxy answers while the server is stopped, as for a new version. */
const GATEWAY = [502, 503, 504];
/** How long the worker waits for a page that is cached too. */
const PAGE_LIMIT_MS = 4_000;

const matching = { ignoreVary: true, ignoreSearch: true };

/** A file whose name is the same in each build: the browser may still have that of the build before. */
const unstale = (name: string) => (name.startsWith('/assets/') ? name : new Request(name, { cache: 'no-cache' }));

const install = async () => {
  // Going back to an earlier build makes that the newest again: caches are listed as they were made.
  await caches.delete(OWN);
  const cache = await caches.open(OWN);
  try {
    await cache.addAll([new Request(PAGE, { cache: 'reload' }), ...FILES.map(unstale)]);
  } catch (error) {
    await caches.delete(OWN);
    throw error;
  }
  await worker.skipWaiting();
};

const keptPage = async (build = OWN) => (await caches.open(build)).match(PAGE, matching);

const activate = async () => {
  const builds = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  let kept = 1;
  // A later one may be coming in. One without its page broke off: it does not take the place of a whole one.
  for (const build of builds.slice(0, builds.indexOf(OWN)).reverse())
    if (kept < BUILDS && (await keptPage(build))) kept += 1;
    else await caches.delete(build);
  await worker.clients.claim();
};

const page = async (request: Request): Promise<Response> => {
  const kept = await keptPage().catch(() => undefined);
  if (!kept) return fetch(request);
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), PAGE_LIMIT_MS));
  const fresh = fetch(request).then(
    (answer) => (GATEWAY.includes(answer.status) ? kept : answer),
    () => kept,
  );
  return Promise.race([fresh, late]);
};

/** Of its own build first: icons and the manifest have the same names in each. */
const keptFile = async (request: Request) =>
  (await (await caches.open(OWN)).match(request, matching)) ?? caches.match(request, matching);

/** A cache that cannot be read, as a full disk may leave it, takes nothing away from who has a network. */
const file = async (request: Request): Promise<Response> =>
  (await keptFile(request).catch(() => undefined)) ?? fetch(request);

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && (pathname === PAGE || pathname === '/index.html'))
    event.respondWith(page(request));
  else if (FILES.includes(pathname) || pathname.startsWith('/assets/')) event.respondWith(file(request));
});
