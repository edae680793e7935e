/**
 * Loads the first screen's code in parallel with the app's. Derives it from file names: `#/` is home's page,
 * `#/products/overview` the list in the folder products. In its own chunk, so that new screens do not slow down the
 * login.
 */
const screens = import.meta.glob(['../pages/*/*Page.tsx', '../resources/*/*List.tsx']);

export const preloadScreen = (hash: string) => {
  const [, folder, screen] = hash.split(/[/?]/);
  if (folder && screen !== 'overview') return;
  for (const [path, load] of Object.entries(screens)) {
    // Ignored: the route loads it again, and reports a failure.
    if (path.split('/')[2] === (folder || 'home')) load().catch(() => undefined);
  }
};
