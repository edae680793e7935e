import { isSessionStored } from '../lib/session/isSessionStored';

/**
 * The page's first script, which runs before the rest of the entry has arrived: with a stored session, the code of the
 * app and of its screen comes in together with the entry, not after it.
 */
export const loadApp = () => import('./App');

const ignore = () => undefined;

/**
 * Loads the app, and the screen at this hash. The contract comes before the app, which needs it: in pieces the page
 * answers in between. A failure is ignored: all are loaded again, which reports it.
 */
export const loadAhead = (hash: string): void => {
  import('../v2/endpoints').catch(ignore);
  loadApp().catch(ignore);
  import('./preload').then(({ preloadScreen }) => preloadScreen(hash), ignore);
};

if (isSessionStored()) loadAhead(window.location.hash);
