/**
 * The code of the first screen, fetched beside the app's own instead of after it. Goes by the names of files:
 * `#/` is home's page, `#/products/overview` the list of the folder products, `#/statistics/overview` that page.
 * A chunk of its own: the list of screens grows, what the login waits for does not.
 */
const screens = import.meta.glob(['../pages/*/*Page.tsx', '../resources/*/*List.tsx']);

export const preloadScreen = (hash: string) => {
  const [, folder, screen] = hash.split(/[/?]/);
  if (folder && screen !== 'overview') return;
  for (const [path, load] of Object.entries(screens)) {
    // A screen that did not come is asked for again by its route, which says so.
    if (path.split('/')[2] === (folder || 'home')) load().catch(() => undefined);
  }
};
