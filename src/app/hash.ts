/** The hash route outside the router. */

/** Goes there in place of the present entry of the history; a router that runs hears of it. */
export const goTo = (path: string) => window.location.replace(`#${path}`);

export const whenHashChanges = (listener: () => void): (() => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};
