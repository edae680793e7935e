import { Session } from '../../v2/entities/session';
import { createListeners } from '../listeners';
import { REFUSED_KEY, SESSION_KEY } from './isSessionStored';

/** The session as login answered it, and the typed user name, to sign in again after it has expired. */
interface StoredSession extends Session {
  username?: string;
}

/** There is no other copy of the token. When the browser refuses storage, the session lasts as long as the page. */
let unstored: string | null = null;
const kept = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/**
 * The text whose token the server refused when this page opened, or one before it: here it is no session, also without a
 * network. It stays stored, because other tabs have work in it, over which they ask to sign in again.
 */
let refused = kept(REFUSED_KEY);
const { notify, subscribe } = createListeners();

/** A storage without room still has the session before it. */
const stored = (): string | null => unstored ?? kept(SESSION_KEY);

const read = (): string | null => {
  const text = stored();
  return text === refused ? null : text;
};

const write = (text: string | null) => {
  unstored = null;
  refused = null;
  try {
    localStorage.removeItem(REFUSED_KEY);
    if (text === null) localStorage.removeItem(SESSION_KEY);
    else localStorage.setItem(SESSION_KEY, text);
  } catch {
    unstored = text;
  }
  notify();
};

const parsed = (text: string | null): StoredSession | null => {
  try {
    if (text === null) return null;
    const stored = JSON.parse(text);
    const session = Session.parse(stored);
    return typeof stored.username === 'string' ? { ...session, username: stored.username } : session;
  } catch {
    return null;
  }
};

// The same text gives the same object, because React compares by identity.
let seen: { text: string | null; session: StoredSession | null } = { text: null, session: null };

// Another tab signed in or out, or the page returns from the browser's page cache, which gets no storage events.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key === SESSION_KEY || key === null) notify();
  });
  window.addEventListener('pageshow', notify);
}

export const tokenStore = {
  get: (): StoredSession | null => {
    const text = read();
    if (text !== seen.text) seen = { text, session: parsed(text) };
    return seen.session;
  },
  token: (): string | null => tokenStore.get()?.API_token ?? null,
  /** 0 when nobody is signed in. */
  userId: (): number => tokenStore.get()?.userId ?? 0,
  /**
   * Of this user alone, until the session ends: what goes on here after that is done by nobody, also when the same user
   * signs in again.
   */
  tokenOf: (userId: number) => {
    let isOver = false;
    const token = () => {
      isOver ||= tokenStore.get()?.userId !== userId;
      return isOver ? null : tokenStore.token();
    };
    subscribe(token);
    return token;
  },
  set: (session: StoredSession) => write(JSON.stringify(session)),
  clear: () => write(null),
  refuse: () => {
    refused = stored();
    try {
      localStorage.setItem(REFUSED_KEY, refused ?? '');
    } catch {
      // Refused for this page alone.
    }
    notify();
  },
  /** Calls the listener after every change, also from another tab. Returns the unsubscribe function. */
  subscribe,
};
