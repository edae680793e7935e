/**
 * Loads the first screen's code in parallel with the app's. Derives it from file names: `#/` is home's page,
 * `#/products/overview` the list in the folder products. In its own chunk, so that new screens do not slow down the
 * login.
 */

/** Without those whose address does not begin with their folder. */
const screens = import.meta.glob([
  '../pages/*/*Page.tsx',
  '../resources/*/*List.tsx',
  '!../pages/{productOrder,push}/*',
  '!../resources/waterreports/*',
]);

/** Pages of a customer that are opened at the customer: `#/customers/dashboard/3`. */
const OF_A_CUSTOMER: Readonly<Record<string, string>> = {
  dashboard: 'customerDashboard',
  report: 'visitReport',
  usage: 'usage',
};

const folderOf = (hash: string): string | undefined => {
  const [, folder, screen = ''] = hash.split(/[/?]/);
  if (!folder) return 'home';
  if (screen === 'overview') return folder;
  return folder === 'customers' ? OF_A_CUSTOMER[screen] : undefined;
};

/** A failure is ignored: the route loads it again, and reports it. */
const ignore = () => undefined;

export const preloadScreen = (hash: string) => {
  const folder = folderOf(hash);
  // Home has all its texts.
  if (folder !== 'home') import('../../i18n/laterMessages').catch(ignore);
  for (const [path, load] of Object.entries(screens)) if (path.split('/')[2] === folder) load().catch(ignore);
};
