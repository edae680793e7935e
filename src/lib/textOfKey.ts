type Translate = (key: string, options?: Record<string, unknown>) => string;

const KEY = /^[\w-]+(\.[\w-]+)+$/;

/**
 * The text of a key; `otherwise` for a key that may have none. Other text is returned unchanged, because polyglot would
 * interpret '%{_}' and '||||' in a server's message. In development a missing text is an error.
 */
export const textOfKey = (
  translate: Translate,
  key: string,
  otherwise?: string,
  options: Record<string, unknown> = {},
): string => {
  if (otherwise !== undefined) return translate(key, { ...options, _: '' }) || otherwise;
  return KEY.test(key) ? translate(key, options) : key;
};
