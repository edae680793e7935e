/** Where this browser keeps the session, for all tabs. In a file of its own, because the page's first script asks. */
export const SESSION_KEY = 'wasbeheer.session';

export const isSessionStored = (): boolean => {
  try {
    return localStorage.getItem(SESSION_KEY) !== null;
  } catch {
    // Where the browser refuses site data the very name throws. ra-core asks for it outside a try; without it, it uses memory.
    Object.defineProperty(window, 'localStorage', { value: null });
    return false;
  }
};
