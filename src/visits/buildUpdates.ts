/** The service worker of the page: registers it, and tells when the page is older than the newest build. */

const PREFIX = 'wasbeheer.build.';
const LOOK_EVERY_MS = 60 * 60 * 1000;

/** The scripts that this page began with: each build has others. */
const ownScripts = (): (string | null)[] =>
  Array.from(document.querySelectorAll('script[type=module][src]'), (script) => script.getAttribute('src'));

/**
 * True when this browser has cached a newer build than the page's. A page in no cache was reloaded past the worker, and
 * is the newest. A cached build without a page was interrupted.
 */
const isOutdated = async (): Promise<boolean> => {
  const builds = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  let hasNewer = false;
  for (const build of builds.reverse()) {
    const html = await (await (await caches.open(build)).match('/'))?.text();
    if (html === undefined) continue;
    if (ownScripts().every((script) => html.includes(`"${script}"`))) return hasNewer;
    hasNewer = true;
  }
  return false;
};

/**
 * Calls `onOutdated` when a newer build is there. Reloads nothing: a form may be open. Returns the release. A browser
 * that refuses the worker, or a page that is served without one, works as before.
 */
export const followBuilds = (onOutdated: () => void): (() => void) => {
  const { serviceWorker } = navigator;
  if (import.meta.env.DEV) {
    // Removes the worker of a production build that was served at this address.
    void serviceWorker.getRegistrations().then((all) => Promise.all(all.map((one) => one.unregister())));
    return () => undefined;
  }
  let registration: ServiceWorkerRegistration | undefined;
  const look = () => {
    if (document.visibilityState === 'visible') registration?.update().catch(() => undefined);
  };
  const compare = () => {
    isOutdated().then(
      (outdated) => outdated && onOutdated(),
      () => undefined,
    );
  };
  serviceWorker.register('/sw.js', { updateViaCache: 'none' }).then(
    (registered) => {
      registration = registered;
      compare();
    },
    () => undefined,
  );
  serviceWorker.addEventListener('controllerchange', compare);
  document.addEventListener('visibilitychange', look);
  const looking = setInterval(look, LOOK_EVERY_MS);
  return () => {
    serviceWorker.removeEventListener('controllerchange', compare);
    document.removeEventListener('visibilitychange', look);
    clearInterval(looking);
  };
};
