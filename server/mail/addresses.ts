/** Checks e-mail addresses by their form. */

const PART = '[^\\s@,;:<>"()\\[\\]\\\\]+';
const EMAIL = new RegExp(`^${PART}@${PART}\\.${PART}$`);

export const isEmail = (text: string): boolean => EMAIL.test(text);

/** The addresses in a text, separated by commas. Empty when one is wrong, so that no mail reaches only some. */
export const recipientsOf = (text: string): string[] => {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parts.every(isEmail) ? [...new Set(parts)] : [];
};
