type Translate = (key: string, options?: Record<string, unknown>) => string;

/**
 * The text of a key; what has none is shown letter by letter. Given to the translator as its default it would be read
 * as a text with places to fill in: '%{_}' or '||||' in a server's reason are no such thing.
 */
export const textOfKey = (
  translate: Translate,
  key: string,
  otherwise: string = key,
  options: Record<string, unknown> = {},
): string => translate(key, { ...options, _: '' }) || otherwise;
