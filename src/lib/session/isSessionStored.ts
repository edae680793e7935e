/** Where this browser keeps the session, for all tabs. In a file of its own, because the page's first script asks. */
export const SESSION_KEY = 'wasbeheer.session';
/** What stood there when the server refused its token: no session for a page that is loaded later. */
export const REFUSED_KEY = 'wasbeheer.refused';

export const isSessionStored = (): boolean => {
  try {
    const session = localStorage.getItem(SESSION_KEY);
    return session !== null && session !== localStorage.getItem(REFUSED_KEY);
  } catch {
    // Where the browser refuses site data the very name throws. ra-core asks for it outside a try; without it, it uses memory.
    Object.defineProperty(window, 'localStorage', { value: null });
    return false;
  }
};
