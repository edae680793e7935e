import { Session } from '../v2/entities/session';

/**
 * The truth about being signed in, for every tab of this browser: the session as login answered it,
 * in local storage. Nothing else keeps a copy of the token.
 */
const KEY = 'wasbeheer.session';

/** Where the browser refuses storage, the session lasts as long as the page. */
let unstored: string | null = null;
const listeners = new Set<() => void>();

const read = (): string | null => {
  try {
    return localStorage.getItem(KEY) ?? unstored;
  } catch {
    return unstored;
  }
};

const write = (text: string | null) => {
  unstored = null;
  try {
    if (text === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, text);
  } catch {
    unstored = text;
  }
  tell();
};

const parsed = (text: string | null): Session | null => {
  try {
    return text === null ? null : Session.parse(JSON.parse(text));
  } catch {
    return null;
  }
};

// The same text is the same object: what React compares.
let seen: { text: string | null; session: Session | null } = { text: null, session: null };

const tell = () => {
  for (const listener of [...listeners]) listener();
};

// Another tab signed in or out; or this page comes back from the browser's page cache, which hears no storage events.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) tell();
  });
  window.addEventListener('pageshow', tell);
}

export const tokenStore = {
  get: (): Session | null => {
    const text = read();
    if (text !== seen.text) seen = { text, session: parsed(text) };
    return seen.session;
  },
  token: (): string | null => tokenStore.get()?.API_token ?? null,
  set: (session: Session) => write(JSON.stringify(session)),
  clear: () => write(null),
  /** Called after every change, also one made in another tab. Gives back how to stop. */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
