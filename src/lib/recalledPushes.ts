/**
 * The key, in react-admin's store, of the pushes that were called back and stand in no field: the server no longer has
 * their text.
 */
export const RECALLED_KEY = 'push.recalled';
