import type { Mode } from './palette';

/** Light or dark before react-admin is loaded: the user's stored choice, else the system's preference. */

/** react-admin's store keeps the choice below this prefix, as JSON. */
export const STORE_NAME = 'wasbeheer';
const CHOICE = `RaStore${STORE_NAME}.theme`;

export const preferredMode = (): Mode => {
  const chosen = stored();
  if (chosen === '"dark"' || chosen === '"light"') return chosen === '"dark"' ? 'dark' : 'light';
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};

const stored = () => {
  try {
    return localStorage.getItem(CHOICE);
  } catch {
    return null;
  }
};
