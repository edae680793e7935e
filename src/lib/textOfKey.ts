export type Translate = (key: string, options?: Record<string, unknown>) => string;

const KEY = /^[\w-]+(\.[\w-]+)+$/;

/**
 * The text of a key; `otherwise` for a key that may have none. Other text is returned unchanged when no
 * values come with it, because polyglot would interpret '%{_}' and '||||' in a server's message. In development a missing text is an error.
 */
export const textOfKey = (
  translate: Translate,
  key: string,
  otherwise?: string,
  options: Record<string, unknown> = {},
): string => {
  if (otherwise !== undefined) return translate(key, { ...options, _: '' }) || otherwise;
  if (KEY.test(key)) return translate(key, options);
  const { _: text = key, ...values } = options;
  return Object.keys(values).length > 0 ? translate(key, { _: text, ...values }) : String(text);
};
