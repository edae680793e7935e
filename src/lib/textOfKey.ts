type Translate = (key: string, options?: Record<string, unknown>) => string;

/** The text of a key; `otherwise`, letter by letter, for a key that may have none. */
export const textOfKey = (
  translate: Translate,
  key: string,
  otherwise?: string,
  options: Record<string, unknown> = {},
): string => (otherwise === undefined ? translate(key, options) : translate(key, { ...options, _: '' }) || otherwise);
