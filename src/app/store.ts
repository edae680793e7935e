import { localStorageStore, type Store } from 'ra-core';
import { STORE_NAME } from './preferredMode';

/** What outlives signing out: light or dark, chosen columns, saved searches. */
const PREFERENCES = /^(theme$|preferences\.)|\.(savedQueries|datatable)/;

/**
 * react-admin's memory in this browser. Signing out forgets where someone was and what they looked for, which is
 * no business of the next person at this computer, and keeps how people like their screens.
 */
export const createStore = (): Store => {
  const store = localStorageStore(undefined, STORE_NAME);
  return {
    ...store,
    reset: () => {
      for (const key of Object.keys(store.listItems?.() ?? {})) if (!PREFERENCES.test(key)) store.removeItem(key);
    },
  };
};
